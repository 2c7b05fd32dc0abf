"""What a module may add to the table in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from rockworker.games.rockwell.view import RockwellView
from rockworker.text.texts import Texts


@dataclass(frozen=True, kw_only=True)
class ModuleTerminal:
    """A module's part of the drawing. What its functions are given is the module's own view."""

    focus: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By prompt: the panels that bear on the decision."""
    phases: Mapping[str, str] = field(default_factory=dict)
    """By prompt: the term for the phase in which it is asked."""
    line: Callable[[Any, Texts], Text] | None = None
    """A line below the table."""
    marks: Callable[[Any], Sequence[tuple[int, str]]] | None = None
    """What stands on intersections (circle × 16 + number, clockwise)."""


def parts(texts: Texts) -> list[ModuleTerminal]:
    """What the modules in play add."""
    return [module.terminal() for module in texts.rules.modules if module.terminal]


def lines(view: RockwellView, texts: Texts) -> list[Text]:
    """The modules' lines."""
    return [part.line(seen, texts) for seen, part in _seen(view, texts) if part.line]


def marks(view: RockwellView, texts: Texts) -> list[tuple[int, str]]:
    """The modules' marks on intersections."""
    return [mark for seen, part in _seen(view, texts) if part.marks for mark in part.marks(seen)]


def _seen(view: RockwellView, texts: Texts) -> list[tuple[Any, ModuleTerminal]]:
    """The modules' views, each with the part that draws it."""
    modules = [module for module in texts.rules.modules if module.terminal]
    return [(view.modules.get(module.name), module.terminal()) for module in modules]
