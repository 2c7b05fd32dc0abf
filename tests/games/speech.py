"""What a game has to say, for the tests that all games' texts must pass."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rockworker.engine.definition import Definition
from rockworker.engine.frames import Frame
from rockworker.engine.names import kebab
from rockworker.text.texts import Texts


@dataclass(frozen=True)
class Speech:
    """A game's texts, and values of every kind to fill them with."""

    definition: Definition[Any, Any]
    samples: Mapping[str, Sequence[Any]]
    """By kind: values, of which only the first may be empty, where the kind is in `may_be_empty`."""
    at_table: Callable[[str], Texts]
    """A language at a table with names and rules."""
    headings: Sequence[str]
    score_parts: Sequence[str]
    may_be_empty: Sequence[str]
    stages: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By frame: the questions that it asks, where it asks several."""

    @property
    def prompts(self) -> list[str]:
        """The questions of all frames that ask a player something."""
        asking = [frame for frame in self.definition.frame_types if frame.take is not Frame.take]
        names = [(kebab(frame.__name__), self.stages.get(frame.__name__)) for frame in asking]
        return [f"{name}-{stage}" if stage else name for name, stages in names for stage in stages or ("",)]


def plain(text: str) -> str:
    """A text with plain spaces."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")
