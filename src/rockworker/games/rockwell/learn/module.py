"""What a module adds to words and vectors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rockworker.engine.offers import Action
from rockworker.learn.section import Section
from rockworker.learn.words import Meaning


@dataclass(frozen=True)
class ModuleEncoding:
    """What a module adds for programs that learn."""

    kinds: Mapping[str, Meaning] = field(default_factory=dict)
    """By kind of value: how it is said."""
    fields: Mapping[tuple[type[Action], str], Meaning] = field(default_factory=dict)
    """By field of an action: how it is said, where not as its kind."""
    sections: tuple[Section, ...] = ()
    """Its part of the vector."""
