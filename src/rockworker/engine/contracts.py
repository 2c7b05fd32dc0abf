"""Forgotten hooks fail when a class is defined, not when they are first called.

A class that declares an abstract method of its own is meant to be completed by its subclasses; any other class must
have everything that its bases ask for. (Python's `abc` would wait until the class is instantiated, and its metaclass
makes every `isinstance` slower; mypy understands `abstractmethod` without it.)
"""

from __future__ import annotations

from collections.abc import Sequence


def is_abstract(kind: type) -> bool:
    """Whether a class declares hooks that its subclasses are to fill in."""
    return any(_is_hook(value) for value in vars(kind).values())


def unfilled_hooks(kind: type) -> list[str]:
    """The abstract methods that neither a class nor its bases implement."""
    return [name for name in dir(kind) if _is_hook(getattr(kind, name, None))]


def require_hooks(kind: type, attributes: Sequence[str] = ()) -> None:
    """Refuses a class that lacks abstract methods of its bases, or one of these class attributes."""
    if is_abstract(kind):
        return
    missing = [*(name for name in attributes if not hasattr(kind, name)), *unfilled_hooks(kind)]
    if missing:
        raise TypeError(f"{kind.__module__}.{kind.__qualname__} lacks {', '.join(missing)}")


def _is_hook(value: object) -> bool:
    return bool(getattr(value, "__isabstractmethod__", False))
