"""Fluent's patterns, ready to be said: texts, variables, cases that a variable decides on, and other messages.

Almost all messages are made of these. Fluent itself takes ten times as long to say one, and so has only those that want
more: numbers with fractions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from fluent.runtime.resolver import SelectExpression, VariableReference
from fluent.syntax.ast import Identifier, MessageReference, Placeable, StringLiteral, TextElement

from rockworker.text.messages import Messages

MOST_NUMBERS: Final = 1000
"""Numbers whose case is remembered."""


class ForFluent(Exception):
    """Only Fluent can say it."""


class Cases:
    """Sentences of which a variable decides which one is said."""

    def __init__(self, found: SelectExpression, messages: Messages) -> None:
        self._plural = messages.plural
        self._variants = [(_key(each.key), Sentence(each.value, messages)) for each in found.variants]
        self._default = next(
            said for each, (_, said) in zip(found.variants, self._variants, strict=True) if each.default
        )
        self._has_numbers = any(type(key) is not str for key, _ in self._variants)
        self._of: dict[int, Sentence] = {}

    def of(self, value: Any) -> Sentence:
        """The one for a word or a whole number."""
        if type(value) is str and not self._has_numbers:
            return next((said for key, said in self._variants if key == value), self._default)
        if type(value) is not int:
            raise ForFluent
        found = self._of.get(value)
        if found is None:
            if len(self._of) >= MOST_NUMBERS:
                self._of.clear()
            found = self._of[value] = self._of_number(value)
        return found

    def _of_number(self, value: int) -> Sentence:
        keys = (value, self._plural(value))
        return next((said for key, said in self._variants if key in keys), self._default)

    @property
    def variables(self) -> set[str]:
        """All that its sentences need."""
        return {name for _, said in self._variants for name in said.variables}


Part = tuple[str, str, Cases | None]
"""A text; or the name of a variable, and perhaps the cases that it decides on."""


class Sentence:
    """A pattern. ForFluent if it has parts that are not for us."""

    __slots__ = ("_parts", "variables")

    def __init__(self, pattern: Any, messages: Messages) -> None:
        elements = getattr(pattern, "elements", (pattern,))
        self._parts = [part for element in elements for part in _parts(element, messages)]
        self.variables = {name for _, name, _ in self._parts if name}
        """The variables that it may need."""
        for _, _, cases in self._parts:
            self.variables |= cases.variables if cases else set()

    def needs(self, field: str) -> bool:
        """Whether a field of a record, or a part of it, is one of its variables."""
        return any(variable == field or variable.startswith(f"{field}-") for variable in self.variables)

    def say(self, variables: Mapping[str, Any], number: Callable[[int], str]) -> str:
        """With variables that are words and whole numbers; ForFluent, if others are wanted, or one is missing."""
        said: list[str] = []
        self._write(variables, number, said)
        return "".join(said)

    def _write(self, variables: Mapping[str, Any], number: Callable[[int], str], said: list[str]) -> None:
        for text, name, cases in self._parts:
            if not name:
                said.append(text)
                continue
            value = variables.get(name)
            if cases:
                cases.of(value)._write(variables, number, said)
            elif type(value) is str:
                said.append(value)
            elif type(value) is int:
                said.append(number(value))
            else:
                raise ForFluent


class Plan(NamedTuple):
    """How a kind of record is told."""

    message: str
    fields: tuple[tuple[str, str], ...]
    """Those that the message needs, with their kinds."""
    more: Callable[[Any, Any], Mapping[str, Any]] | None
    """Makes variables of a whole record."""
    sentence: Sentence | None = None
    """The message, where we can say it ourselves."""


def _parts(element: Any, messages: Messages) -> list[Part]:
    inner = element.expression if isinstance(element, Placeable) else element
    if isinstance(inner, TextElement):
        return [(inner.value, "", None)]
    if isinstance(inner, StringLiteral):
        return [(inner.parse()["value"], "", None)]
    if isinstance(inner, VariableReference):
        return [("", inner.id.name, None)]
    if isinstance(inner, SelectExpression) and isinstance(inner.selector, VariableReference):
        return [("", inner.selector.id.name, Cases(inner, messages))]
    if isinstance(inner, MessageReference) and not inner.attribute and messages.has_message(inner.id.name):
        return Sentence(messages.get_message(inner.id.name).value, messages)._parts
    raise ForFluent


def _key(key: Any) -> str | float:
    """A word, or a number."""
    found: str | float = key.name if isinstance(key, Identifier) else key.value
    return found
