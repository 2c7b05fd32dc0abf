"""The last section of every vector: what a seat has said of its action so far. A view knows nothing of it."""

from __future__ import annotations

from typing import Any, Final

from rockworker.engine.offers import Action, fields_of
from rockworker.learn.decision import Decision
from rockworker.learn.section import Section, pack, part
from rockworker.learn.words import Few, Number, Words

DIGITS: Final = "digits left"
NUMBER: Final = "number"
Key = tuple[type[Action], tuple[Any, ...], tuple[int, ...], int, int]
"""The action's type, what is said of its fields, the words for it, how many digits are left of a number, and what is
said of it."""


class Said:
    """The section for the words of one game."""

    def __init__(self, words: Words) -> None:
        self._words = words
        fields = {DIGITS: "of a number that is being said: n/(n+2)", NUMBER: "what is said of it: n/(n+10)"}
        fields |= dict.fromkeys(self._questions(), "1: this is asked for now")
        self._first_number = len(fields)
        fields |= {f"number {n + 1}": "said for this field of the action: n/(n+10)" for n in range(self._most())}
        self._first_word = len(fields)
        self._kept = {word: place for place, word in enumerate(self._words_kept())}
        fields |= {words.names[word]: "1: it is said, and the action goes on" for word in self._kept}
        self._places = {name: place for place, name in enumerate(fields)}
        self.section = Section("said", fields, lambda seating, view: self.numbers(None))
        self._nothing = pack([0.0] * len(fields))

    def _questions(self) -> list[str]:
        """The fields that may be asked for after the first word."""
        return [
            f"asks {action.__name__}.{name}"
            for action in self._words.actions
            for number, name in enumerate(fields_of(action))
            if number or isinstance(self._words.meanings(action)[0], Number)
        ]

    def _most(self) -> int:
        """How many fields an action has at most, if one of them is a number."""
        meanings = [self._words.meanings(action) for action in self._words.actions]
        return max((len(m) for m in meanings if any(isinstance(one, Number) for one in m)), default=0)

    def _words_kept(self) -> list[int]:
        """Words after which more is to be said: of fields that are not the last one of their action."""
        return [
            self._words.first_of(action, number) + step
            for action in self._words.actions
            for number, meaning in enumerate(self._words.meanings(action)[:-1])
            if isinstance(meaning, Few)
            for step in range(len(meaning.names))
        ]

    def key(self, decision: Decision) -> Key | None:
        """What is said, and what is asked for next; None: nothing is said yet."""
        if not decision.has_begun():
            return None
        kind = decision.kind
        assert kind is not None
        return kind, decision.values, decision.spoken, decision.digits_left, decision.number

    def numbers(self, key: Key | None) -> bytes:
        """The section's numbers."""
        return self._nothing if key is None else self._encode(key)

    def _encode(self, key: Key) -> bytes:
        kind, values, spoken, digits_left, number = key
        numbers = [0.0] * len(self._places)
        numbers[0], numbers[1] = part(digits_left, 2), part(number, 10)
        numbers[self._places[f"asks {kind.__name__}.{fields_of(kind)[len(values)]}"]] = 1.0
        for place, (value, meaning) in enumerate(zip(values, self._words.meanings(kind), strict=False)):
            if isinstance(meaning, Number):
                numbers[self._first_number + place] = part(value // meaning.unit, 10)
        for word in spoken:
            if word in self._kept:
                numbers[self._first_word + self._kept[word]] = 1.0
        return pack(numbers)
