"""From offers to an action: a numbered list where there are few, else value by value.

Works for any game: offers are boxes of actions, and every path through their axes ends at a legal action.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rockworker.cli.arguments import MOST_DIGITS
from rockworker.engine.offers import Action, Axis, Offer, enumerate_all, fields_of, size
from rockworker.engine.semantics import kinds_of
from rockworker.text.terminal import Terminal
from rockworker.text.texts import Texts

FEW = 9
"""Up to this many actions are shown as one list."""
NUMBERS = frozenset({"count", "money", "power", "level"})
"""Kinds whose values are entered as they are; all others are chosen from a list."""
BACK = "b"
YES = frozenset({"y", "yes", "o", "oui", "j", "ja"})
"""In any of our languages: fingers have habits."""
REST = "."
"""An answer that takes the defaults of everything still to be asked."""


class Back(Exception):
    """The player wants the question before this one."""


@dataclass
class Choice:
    """A line of a list: what it stands for, its words, and what is worth knowing about it."""

    value: Any
    label: str
    hint: str


@dataclass
class Dialogue:
    """Asks one player for one decision."""

    terminal: Terminal
    view: Any
    texts: Texts
    words: Texts
    ask: Callable[[str], str]
    """Asks a question and returns the answer; it carries out commands (help, log …) itself."""
    say: Callable[[str], None]
    show: Callable[[Sequence[Choice]], None]

    def __post_init__(self) -> None:
        self._given: list[str] = []
        """Answers given in advance, on one line."""

    def choose(self, offers: Sequence[Offer]) -> Action:
        """One of the offered actions."""
        while True:
            self._given.clear()
            try:
                return self._choose(offers)
            except Back:
                self.say(self.words.term("nothing-before"))

    def _choose(self, offers: Sequence[Offer]) -> Action:
        if size(offers) <= FEW:
            return self._pick(self._actions(offers))  # type: ignore[no-any-return]
        kinds = list(dict.fromkeys(offer.action for offer in offers))
        if len(kinds) == 1:
            return self._form(kinds[0], offers)
        while True:
            kind = self._pick([self._kind(one) for one in kinds])
            try:
                return self._form(kind, [offer for offer in offers if offer.action is kind])
            except Back:
                self._given.clear()

    # Lists

    def _actions(self, offers: Sequence[Offer]) -> list[Choice]:
        return [Choice(action, self.texts.action(action), self._about(action)) for action in enumerate_all(offers)]

    def _about(self, action: Action) -> str:
        kind = type(action)
        hints = [self._hint(kind, field, getattr(action, field)) for field in fields_of(kind)]
        return ", ".join(part for part in (*hints, self._hint(kind, None, action)) if part)

    def _kind(self, kind: type[Action]) -> Choice:
        return Choice(kind, self.texts.action(kind), self._hint(kind, None, None))

    def _hint(self, kind: type[Action], field: str | None, value: Any) -> str:
        return self.terminal.hint(self.view, self.texts, kind, field, value)

    def _pick(self, choices: Sequence[Choice], question: str | None = None) -> Any:
        """One of a list, by its number or by its words."""
        if not self._given:
            self.show(choices)
        allowed = self.texts.allowed("count", range(1, len(choices) + 1))
        question = question or self.words.term("your-choice")
        while True:
            answer = self._answer(f"{question} {allowed}", "1" if len(choices) == 1 else "")
            found = [choice for n, choice in enumerate(choices, 1) if answer in (str(n), choice.label.lower())]
            if len(found) == 1:
                return found[0].value
            self._refuse(allowed)

    # Value by value

    def _form(self, kind: type[Action], offers: Sequence[Offer]) -> Action:
        """All values of one kind of action. Where they are numbers, the whole form is shown first."""
        meanings = kinds_of(kind)
        fields = fields_of(kind)
        if len(fields) > 1 and len(offers) == 1 and NUMBERS.issuperset(meanings.values()):
            axes = zip(fields, offers[0].axes, strict=True)
            self.say(", ".join(self._span(kind, field, axis) for field, axis in axes))
        return self._fill(kind, offers, [], 0)

    def _fill(self, kind: type[Action], offers: Sequence[Offer], values: list[Any], asked: int) -> Action:
        """Asks for the remaining fields; `Back` leads to the field before."""
        place = len(values)
        if place == len(fields_of(kind)):
            return self._confirmed(kind(*values), asked)
        field, axis = fields_of(kind)[place], union([offer.axes[place] for offer in offers])
        clear = len(axis) == 1 and not (self._given and kinds_of(kind)[field] in NUMBERS)
        while True:
            value = axis[0] if clear else self._value(kind, field, axis)
            fitting = [offer for offer in offers if value in offer.axes[place]]
            try:
                return self._fill(kind, fitting, [*values, value], asked + (not clear))
            except Back:
                self._given.clear()
                if clear:
                    raise

    def _value(self, kind: type[Action], field: str, axis: Axis) -> Any:
        label, meaning = self.texts.field(kind, field), kinds_of(kind)[field]
        if meaning in NUMBERS:
            return self._number(self._span(kind, field, axis), self.texts.allowed(meaning, axis), axis)
        choices = [Choice(v, self.texts.kind(meaning, v), self._hint(kind, field, v)) for v in axis]
        return self._pick(choices, label)

    def _span(self, kind: type[Action], field: str, axis: Axis) -> str:
        """`Money $0–$3,000 (in steps of $100)`."""
        return f"{self.texts.field(kind, field)} {self.texts.allowed(kinds_of(kind)[field], axis)}"

    def _number(self, question: str, allowed: str, axis: Axis) -> int:
        while True:
            answer = self._answer(question, "0" if 0 in axis else "")
            if answer.isdecimal() and len(answer) <= MOST_DIGITS and int(answer) in axis:
                return int(answer)
            self._refuse(allowed)

    def _confirmed(self, action: Action, asked: int) -> Action:
        """What was put together from several answers is read out before it counts."""
        if asked > 1:
            self.say(self.texts.action(action))
            self._given.clear()
            key = self.words.term("yes-key")
            while self._answer(self.words.term("all-right"), key) not in YES:
                self._refuse(f"{key}, {BACK}")
        return action

    # Answers

    def _answer(self, question: str, default: str) -> str:
        """An answer given in advance, or what the player says now; nothing said means the default."""
        if not self._given:
            shown = f" [{default}]" if default.isdecimal() else ""
            said = self.ask(question + shown).lower()
            # Labels may have blanks in them; several numbers on a line are several answers.
            self._given = said.split() if said.replace(" ", "").isdecimal() else [said]
        if self._given[0] == REST and default:
            return default
        answer = self._given.pop(0)
        if answer == BACK:
            raise Back
        return answer or default

    def _refuse(self, allowed: str) -> None:
        self._given.clear()
        self.say(self.words.term("not-possible", allowed=allowed))


def union(axes: Sequence[Axis]) -> Axis:
    """All values of several axes, in order."""
    if len(axes) == 1:
        return axes[0]
    return tuple(dict.fromkeys(value for axis in axes for value in axis))
