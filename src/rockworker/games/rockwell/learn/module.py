"""What a module adds to words and vectors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rockworker.engine.offers import Action
from rockworker.learn.section import Section, pack
from rockworker.learn.words import Meaning


@dataclass(frozen=True)
class ModuleSection:
    """A module's part of the vector: all zeros in games without it."""

    module: str
    name: str
    fields: Mapping[str, str]
    """By name: what a field means."""
    encode: Callable[[Any], bytes]
    """From the module's view: its numbers."""
    items: tuple[str, ...]

    @property
    def nothing(self) -> bytes:
        """Its numbers in games without the module."""
        return pack([0.0] * len(self.fields) * len(self.items))

    @property
    def section(self) -> Section:
        """The same for a whole view."""
        return Section(self.name, self.fields, lambda seating, view: self._seen(view.modules), self.items)

    def _seen(self, modules: Mapping[str, Any]) -> bytes:
        return self.encode(modules[self.module]) if self.module in modules else self.nothing


@dataclass(frozen=True)
class ModuleEncoding:
    """What a module adds for programs that learn."""

    kinds: Mapping[str, Meaning] = field(default_factory=dict)
    """By kind of value: how it is said."""
    fields: Mapping[tuple[type[Action], str], Meaning] = field(default_factory=dict)
    """By field of an action: how it is said, where not as its kind."""
    section: ModuleSection | None = None
