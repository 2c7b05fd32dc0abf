"""A text form for actions, so that tests, logs and records of games are one-liners.

An action is its name in kebab-case followed by its fields: `sell zinc 7`. A game says, for each kind of value (see
`engine.semantics`), in which `Form` it is written and read. Fields that belong together, such as four numbers of cubes,
may be written as one list, which goes before the rest.

Reading is strict: a text that `write` would not have written raises `NotationError`, which says what was expected.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rockworker.engine.errors import Expected, shown
from rockworker.engine.frozen import Sealed, frozen
from rockworker.engine.names import kebab
from rockworker.engine.offers import Action, fields_of
from rockworker.engine.semantics import kinds_of

NUMBER: Final = re.compile("0|[1-9][0-9]*")
NONE: Final = "-"
MOST_DIGITS: Final = 18
"""No game counts that far, and Python refuses to read very long numbers."""


class NotationError(ValueError):
    """A text that is no notation, and what was expected in its place."""

    def __init__(self, text: str, expected: str, **variables: str | int) -> None:
        super().__init__(f"'{shown(text)}': {expected.replace('-', ' ')}")
        self.text = text
        self.expected = Expected(expected, variables)


class Form(NamedTuple):
    """How a value is written and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


class Notation(Sealed):
    """Writes and reads a game's actions."""

    __slots__ = ("_forms", "_lists", "_otherwise", "kinds")

    def __init__(
        self,
        actions: Iterable[type[Action]],
        forms: Mapping[str, Form],
        lists: Mapping[tuple[str, ...], Form] | None = None,
        otherwise: Form | None = None,
    ) -> None:
        self.kinds: Mapping[str, type[Action]] = frozen({kebab(action.__name__): action for action in actions})
        """By name: the kinds of actions."""
        self._forms = {"count": WHOLE_NUMBER, **forms}
        """By kind of value."""
        self._lists = lists or {}
        """By names of fields, with which an action begins: how they are written together."""
        self._otherwise = otherwise
        """The form of values of other kinds; None: there are none."""

    def write(self, action: Action) -> str:
        """An action on one line."""
        kind = type(action)
        listed, single = self._parts(kind)
        words = [kebab(kind.__name__)]
        if listed:
            words.append(self._lists[listed].write([getattr(action, name) for name in listed]))
        kinds = kinds_of(kind)
        return " ".join(words + [self._form(kinds[name]).write(getattr(action, name)) for name in single])

    def read(self, text: str) -> Action:
        """The action that `write` wrote."""
        name, *words = text.split(" ")
        action = self.kinds.get(name)
        if action is None:
            raise NotationError(name, "expected-one-of", words=", ".join(self.kinds))
        listed, single = self._parts(action)
        cut = max(len(words) - len(single), 0) if listed else 0
        values = self._lists[listed].read(" ".join(words[:cut])) if listed else ()
        if len(words) - cut != len(single):
            raise NotationError(text, "expected-values", name=name, count=len(single))
        forms = [self._form(kinds_of(action)[field]) for field in single]
        return action(*values, *[form.read(word) for form, word in zip(forms, words[cut:], strict=True)])

    def _form(self, kind: str) -> Form:
        return self._forms[kind] if self._otherwise is None else self._forms.get(kind, self._otherwise)

    def _parts(self, action: type[Action]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The fields that are written as one list (perhaps none), and the others."""
        fields = fields_of(action)
        listed = next((names for names in self._lists if fields[: len(names)] == names), ())
        return listed, fields[len(listed) :]


def _read_number(text: str) -> int:
    if not NUMBER.fullmatch(text) or len(text) > MOST_DIGITS:
        raise NotationError(text, "expected-whole-number")
    return int(text)


def _write_plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace(" ", "\\u0020")


def _read_plain(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise NotationError(text, "expected-json") from None


PLAIN_DATA: Final = Form(_write_plain, _read_plain)
"""For values that a game has no form for. Blanks stand only between values."""
WHOLE_NUMBER: Final = Form(str, _read_number)


def one_of(*words: str, first: int = 0) -> Form:
    """Words for the numbers from `first` on."""

    def read(text: str) -> int:
        if text not in words:
            raise NotationError(text, "expected-one-of", words=", ".join(words))
        return words.index(text) + first

    return Form(lambda value: words[value - first], read)


def prefixed(prefix: str, first: int = 1) -> Form:
    """A letter and a number: `S4`. `first` is the number that stands for 0."""

    def read(text: str) -> int:
        number = text.removeprefix(prefix)
        if number == text or not NUMBER.fullmatch(number) or len(number) > MOST_DIGITS or int(number) < first:
            raise NotationError(text, "expected-number-like", example=f"{prefix}{first + 4}")
        return int(number) - first

    return Form(lambda value: f"{prefix}{value + first}", read)


def counted(letters: str, expected: str) -> Form:
    """Several numbers, each with its letter: `2Z 1G`; those that are 0 are left out, and `-` stands for none at all.
    `expected` names the message about a text that is something else."""

    def write(counts: Sequence[int]) -> str:
        return " ".join(f"{count}{letter}" for count, letter in zip(counts, letters, strict=True) if count) or NONE

    def read(text: str) -> tuple[int, ...]:
        found = [re.fullmatch(f"([1-9][0-9]{{,{MOST_DIGITS - 1}}})([{letters}])", word) for word in text.split(" ")]
        by_letter = {match[2]: int(match[1]) for match in found if match}
        counts = tuple(by_letter.get(letter, 0) for letter in letters)
        if write(counts) != text:
            raise NotationError(text, expected)
        return counts

    return Form(write, read)
