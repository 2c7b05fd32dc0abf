"""A decision under way: an action that is said word by word, out of what is offered.

At every step exactly those words can be said that lead to an offered action. Where only one can be said it is taken as
said, but every decision is asked for at least once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rockworker.engine.offers import Action, Offer
from rockworker.learn.words import BASE, Number, SeatWords


class IllegalWord(ValueError):
    """A word that leads to no offered action."""


class Decision:
    """What one seat has said of its action so far, and what it can say next."""

    __slots__ = (
        "_left", "_offers", "_place", "_unit", "_words", "action", "answers", "kind", "legal", "spoken", "values",
    )  # fmt: skip

    action: Action | None
    """The action, once all of it is said."""
    legal: tuple[int, ...]
    """The words that can be said now, in rising order; empty once all is said."""
    kind: type[Action] | None
    """The action's type, once it is settled."""
    values: tuple[Any, ...]
    """The values of its first fields, as far as they are said."""
    answers: tuple[int, ...]
    """The words that were said, digits included: they lead from the beginning to here."""
    spoken: tuple[int, ...]
    """The words that were said or taken as said, without digits."""

    def __init__(self, words: SeatWords, offers: Sequence[Offer]) -> None:
        self._words = words
        self._offers: Sequence[Offer] = offers
        self.kind = None
        self.values = ()
        self.spoken = ()
        self.answers = ()
        self._place = -1
        """The place of the digit that is asked for; -1: no number is being said."""
        self._unit = 1
        self._left: Sequence[int] = ()
        """What the number can still become, in units."""
        self.action = None
        self.legal = first = self._first_words()
        self._skip()
        if not self.legal:  # nothing to choose: asked once, all the same
            self.kind, self.values, self.spoken, self._place, self.action = None, (), (), -1, None
            self._offers, self.legal = offers, first

    @property
    def digits_left(self) -> int:
        """How many digits of a number are still to be said; 0: none is being said."""
        return self._place + 1

    @property
    def number(self) -> int:
        """What is said of the number so far, in units, with zeros for the digits to come."""
        return self._left[0] // BASE ** (self._place + 1) * BASE ** (self._place + 1) if self._place >= 0 else 0

    def copy(self) -> Decision:
        """A copy to go on with; what is offered is shared, as offers never change."""
        twin = Decision(self._words, ())
        twin._offers, twin._place = self._offers, self._place
        twin._unit, twin._left, twin.action = self._unit, self._left, self.action
        twin.kind, twin.values, twin.legal = self.kind, self.values, self.legal
        twin.spoken, twin.answers = self.spoken, self.answers
        return twin

    def say(self, word: int) -> Action | None:
        """Says a word: the action, if it is complete."""
        if word not in self.legal:
            raise IllegalWord(f"word {word} can't be said here, only {', '.join(map(str, self.legal))}")
        self.answers = (*self.answers, word)
        self._take(word)
        self._skip()
        return self.action

    def word_for(self, action: Action) -> int:
        """The next word on the way to an action that is offered and agrees with what was said."""
        kind = type(action)
        if self.kind is None:
            bare = self._words.bare[kind]
            return self._code(kind, 0, action) if bare is None else bare
        if self._place < 0:
            return self._code(kind, len(self.values), action)
        number = getattr(action, kind.__struct_fields__[len(self.values)]) // self._unit
        return self._digit_word(number // BASE**self._place % BASE)

    def _code(self, kind: type[Action], field: int, action: Action) -> int:
        codes = self._words.codes[kind][field]
        assert codes is not None
        return codes[getattr(action, kind.__struct_fields__[field])]

    def _digit_word(self, digit: int) -> int:
        digits = self._words.digits
        return digits[min(self._place, len(digits) - 1)] + digit

    # What can be said

    def _first_words(self) -> tuple[int, ...]:
        found: set[int] = set()
        bare, codes = self._words.bare, self._words.codes
        for offer in self._offers:
            word = bare[offer.action]
            if word is not None:
                found.add(word)
            else:
                known = codes[offer.action][0]
                assert known is not None
                found.update([known[value] for value in offer.axes[0]])
        return tuple(sorted(found))

    def _few(self, kind: type[Action], field: int, values: Iterable[Any]) -> list[int]:
        codes = self._words.codes[kind][field]
        assert codes is not None
        return [codes[value] for value in values]

    def _skip(self) -> None:
        """Takes as said what is the only thing that can be said."""
        while self.action is None and len(self.legal) == 1:
            self._take(self.legal[0])

    def _take(self, word: int) -> None:
        if self._place >= 0:
            self._take_digit(word)
            return
        self.spoken = (*self.spoken, word)
        kind, value = self._words.values[word]
        if self.kind is None:
            self.kind = kind
            self._offers = [offer for offer in self._offers if offer.action is kind]
        if value is not None:
            self._settle(value)
        self._ask()

    def _settle(self, value: Any) -> None:
        """A field has its value: only offers with it stay."""
        field = len(self.values)
        if len(self._offers) > 1:
            self._offers = [offer for offer in self._offers if value in offer.axes[field]]
        self.values = (*self.values, value)

    def _ask(self) -> None:
        """Finds what is to be said next."""
        kind, field = self.kind, len(self.values)
        assert kind is not None
        meanings = self._words.meanings[kind]
        if field == len(meanings):
            self.action, self.legal = kind(*self.values), ()
            return
        meaning = meanings[field]
        if isinstance(meaning, Number):
            self._ask_number(field, meaning.unit)
        else:
            found = {word for offer in self._offers for word in self._few(kind, field, offer.axes[field])}
            self.legal = tuple(sorted(found))

    def _ask_number(self, field: int, unit: int) -> None:
        axes = [offer.axes[field] for offer in self._offers]
        values = axes[0] if len(axes) == 1 else sorted({value for axis in axes for value in axis})
        self._unit = unit
        self._left = [value // unit for value in values]
        self._place = len(str(max(self._left))) - 1
        self._ask_digit()

    def _ask_digit(self) -> None:
        power = BASE**self._place
        self.legal = tuple([self._digit_word(digit) for digit in sorted({n // power % BASE for n in self._left})])

    def _take_digit(self, word: int) -> None:
        power, digit = BASE**self._place, (word - self._words.digits[0]) % BASE
        self._left = [n for n in self._left if n // power % BASE == digit]
        self._place -= 1
        if self._place >= 0:
            self._ask_digit()
        else:
            self._settle(self._left[0] * self._unit)
            self._ask()
