"""How the values of actions, events and errors become words, by what they mean (see `engine.semantics`).

A game has a `Vocabulary`: a function per kind of its own, `(texts, value) -> words`. Words are a string; or a number,
which messages can count with (plurals); or a mapping with the words under `""` and more variables under other names.
For a field `crew` whose words are `{"": "crew 2 (Ann)", "owner": "Ann"}` a message may use `$crew` and `$crew-owner`.
Every whole number comes with its bare value as well, as `$crew-n`, so that a message can tell cases apart. Where
single fields make no good sentence, the vocabulary adds variables for a whole action or event under `records`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import msgspec

from rockworker.engine.codec import Codec

if TYPE_CHECKING:
    from rockworker.text.texts import Texts

Value = str | float
Words = Value | Mapping[str, Value]
"""A value in words; see above."""


@dataclass(frozen=True)
class Vocabulary:
    """How a game's own values become words."""

    kinds: Mapping[str, Callable[[Texts, Any], Words]] = field(default_factory=dict)
    """By kind."""
    records: Mapping[type[msgspec.Struct], Callable[[Texts, Any], Mapping[str, Value]]] = field(default_factory=dict)
    """By action or event: more variables for its message."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "kinds", MappingProxyType(dict(self.kinds)))
        object.__setattr__(self, "records", MappingProxyType(dict(self.records)))

    def over(self, other: Vocabulary) -> Vocabulary:
        """Both, this one first."""
        return Vocabulary({**other.kinds, **self.kinds}, {**other.records, **self.records})


def _count(texts: Texts, value: int) -> Words:
    return value


def _player(texts: Texts, value: int) -> Words:
    return texts.player(value)


def _players(texts: Texts, value: Sequence[int]) -> Words:
    names = [texts.player(player) for player in value]
    return {"": texts.join(names), "order": ", ".join(names), "n": len(names)}


def _choice(texts: Texts, value: dict[str, Any] | None) -> Words:
    """A sealed action, or None where the viewer may not see it."""
    if value is None or texts.definition is None:
        return {"": "", "n": 0}
    return {"": texts.action(Codec.of(texts.definition).action(value)), "n": 1}


def _clause(texts: Texts, value: str) -> Words:
    return value


def _prompt(texts: Texts, value: str) -> Words:
    return texts.prompt(value)


CORE: Final = Vocabulary(
    {
        "count": _count,
        "player": _player,
        "players": _players,
        "choice": _choice,
        "clause": _clause,
        "prompt": _prompt,
    }
)
