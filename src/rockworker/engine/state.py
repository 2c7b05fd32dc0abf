"""Records that can change: states, frames, and what expansions add to a state."""

from __future__ import annotations

from typing import Any, Self, dataclass_transform

from rockworker.engine.records import complete, fields_of, values_of


@dataclass_transform()
class Copyable:  # noqa: PLW1641 - it changes, and mypy takes classes without hashes for unhashable themselves
    """A record that can change, with a constructor, a `copy` and a `plain` made from its fields. They may be plain
    values, lists, dicts and sets of plain values, and other copyable records."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        complete(cls)

    def copy(self) -> Self:
        """A copy that shares nothing which may change."""
        raise NotImplementedError

    def plain(self) -> dict[str, Any]:
        """By field: its value, with dicts for records. Lists in it are the record's own: it is for writing, at once."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        values = values_of(type(self))
        return values(self) == values(other)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), values_of(type(self))(self)

    def __repr__(self) -> str:
        values = zip(fields_of(type(self)), values_of(type(self))(self), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in values])})"
