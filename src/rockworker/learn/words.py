"""The words of a game: one list of numbered choices, out of which every action is said step by step.

An action is said field by field. A field with few values has a word for each of them; a number is said digit by digit,
from its highest place down, so that no number is too large. Word 0 says nothing: it is for seats that must wait.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from rockworker.engine.offers import Action, fields_of
from rockworker.engine.semantics import kinds_of

if TYPE_CHECKING:
    from rockworker.learn.seat_words import SeatWords

WAIT: Final = 0
"""The word of a seat that has nothing to say while others decide."""
PLACES: Final = ("ones", "tens", "more")
"""The digits of numbers; `more` says every digit above the tens, one after another."""
BASE: Final = 10
MOST_WORDS: Final = 512


@dataclass(frozen=True)
class Few:
    """A field with few values, each with a word of its own."""

    names: tuple[str, ...]
    """Of the words, in their order."""
    values: Callable[[int, int], Sequence[Any]]
    """For a viewer among a number of players: what each word means there; None where it means nothing."""


@dataclass(frozen=True)
class Number:
    """A field of numbers from 0 on, all multiples of a unit."""

    unit: int = 1


Meaning = Few | Number


def few(values: Sequence[Any], names: Sequence[str] | None = None) -> Few:
    """Values that mean the same to every viewer."""
    fixed = tuple(values)
    return Few(tuple(names or map(str, fixed)), lambda viewer, players: fixed)


@dataclass(frozen=True)
class Words:
    """All words of a game. Made once for a game; `at` has what they mean to one seat."""

    actions: tuple[type[Action], ...]
    kinds: Mapping[str, Meaning]
    """By kind of value (`engine.semantics`): how fields of this kind are said."""
    fields: Mapping[tuple[type[Action], str], Meaning] = field(default_factory=dict)
    """Fields that are said otherwise than their kind."""

    def __post_init__(self) -> None:
        if len(self) > MOST_WORDS:
            raise ValueError(f"{len(self)} words, more than {MOST_WORDS}")

    def __hash__(self) -> int:
        return id(self)

    def __len__(self) -> int:
        return len(self.names)

    def meanings(self, action: type[Action]) -> tuple[Meaning, ...]:
        """How each field of an action is said."""
        kinds = kinds_of(action)
        return tuple(self.fields.get((action, name)) or self.kinds[kinds[name]] for name in fields_of(action))

    @property
    def names(self) -> tuple[str, ...]:
        """All words by name, in their order."""
        return _laid_out(self).names

    def first_of(self, action: type[Action], field: int) -> int:
        """The first word of a field with few values."""
        return _laid_out(self).starts[action, field]

    def bare(self, action: type[Action]) -> int | None:
        """The word that names an action and nothing else: of actions that have no field, or begin with a number."""
        return _laid_out(self).bare.get(action)

    @property
    def digits(self) -> tuple[int, ...]:
        """The words of the digit 0 at each place: ones, tens, more."""
        return _laid_out(self).digits

    def at(self, viewer: int, players: int) -> SeatWords:
        """What the words mean to one seat."""
        from rockworker.learn.seat_words import words_at

        return words_at(self, viewer, players)


@dataclass(frozen=True)
class _Layout:
    names: tuple[str, ...]
    bare: dict[type[Action], int]
    starts: dict[tuple[type[Action], int], int]
    digits: tuple[int, ...]


@cache
def _laid_out(words: Words) -> _Layout:
    names = ["wait"]
    bare: dict[type[Action], int] = {}
    starts: dict[tuple[type[Action], int], int] = {}
    for action in words.actions:
        meanings = words.meanings(action)
        if not meanings or isinstance(meanings[0], Number):
            bare[action] = len(names)
            names.append(action.__name__)
        for number, (name, meaning) in enumerate(zip(fields_of(action), meanings, strict=True)):
            if isinstance(meaning, Few):
                starts[action, number] = len(names)
                names += [f"{action.__name__}.{name}={value}" for value in meaning.names]
    digits = tuple(len(names) + BASE * place for place in range(len(PLACES)))
    names += [f"{place}={digit}" for place in PLACES for digit in range(BASE)]
    return _Layout(tuple(names), bare, starts, digits)
