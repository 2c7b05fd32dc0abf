"""A decision under way: an action that is said word by word, out of what is offered.

At every step exactly those words can be said that lead to an offered action. Where only one can be said it is taken as
said, but every decision is asked for at least once.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from rockworker.engine.offers import Action, Axis, Offer
from rockworker.learn.seat_words import NO_WORD, Digits, Kind, SeatWords, is_among, union

NO_WORDS: Final[tuple[int, ...]] = ()
NO_VALUES: Final[tuple[Any, ...]] = ()


class IllegalWord(ValueError):
    """A word that leads to no offered action."""


class Decision:
    """What one seat has said of its action so far, and what it can say next."""

    __slots__ = ("_digits", "_kind", "_offers", "_seat", "action", "answers", "choices", "count", "spoken", "values")

    action: Action | None
    """The action, once all of it is said."""
    choices: vec[i64]
    """Begins with the words that can be said now, in any order."""
    count: i64
    """How many these are; 0 once all is said."""
    values: tuple[Any, ...]
    """The values of the action's first fields, as far as they are said."""
    answers: list[int]
    """The words that were said, digits included: they lead from the beginning to here."""
    spoken: tuple[int, ...]
    """The words that were said or taken as said, without digits."""

    def __init__(self, seat: SeatWords, offers: tuple[Offer, ...]) -> None:
        self.choices = seat.room[:]
        self.ask(seat, offers)

    def ask(self, seat: SeatWords, offers: tuple[Offer, ...]) -> None:
        """Begins another decision."""
        self._seat = seat
        self.answers = []
        self._begin(offers)
        if self.count == 1:
            self._skip()
            if self.has_action():  # nothing to choose: asked once, all the same
                self._begin(offers)

    def _begin(self, offers: tuple[Offer, ...]) -> None:
        self._offers: tuple[Offer, ...] = offers
        self._digits: Digits | None = None
        """The number that is being said."""
        self._kind: Kind | None = None
        """The action's type, once it is settled."""
        self.values = NO_VALUES
        self.spoken = NO_WORDS
        self.action = None
        found, kinds = self.choices, self._seat.kinds
        count: i64 = 0
        kind: Kind | None = None
        for offer in offers:
            if kind is None or kind.action is not offer.action:
                kind = kinds[offer.action]
            if kind.bare == NO_WORD:
                count = kind.add(0, offer, found, count)
            elif not is_among(kind.bare, found, count):
                found[count] = kind.bare
                count += 1
        self.count = count

    @property
    def kind(self) -> type[Action] | None:
        """The action's type, once it is settled."""
        return self._kind.action if self._kind else None

    @property
    def legal(self) -> tuple[int, ...]:
        """The words that can be said now, in rising order; empty once all is said."""
        return tuple(sorted([int(self.choices[place]) for place in range(self.count)]))

    def mark(self, mask: bytearray) -> None:
        """Writes a 1 for each of these words."""
        for place in range(self.count):
            mask[self.choices[place]] = 1

    @property
    def digits_left(self) -> int:
        """How many digits of a number are still to be said; 0: none is being said."""
        return self._digits.places if self._digits else 0

    @property
    def number(self) -> int:
        """What is said of the number so far, in units, with zeros for the digits to come."""
        return self._digits.said if self._digits else 0

    def has_begun(self) -> bool:
        """Whether something is said, and the action goes on."""
        return self._kind is not None and self.action is None

    def has_action(self) -> bool:
        """Whether all is said."""
        return self.action is not None

    def copy(self) -> Decision:
        """A copy to go on with; what is offered is shared, as offers never change."""
        twin = Decision(self._seat, ())
        twin._offers, twin._digits, twin._kind = self._offers, self._digits, self._kind
        twin.choices, twin.count = self.choices[:], self.count
        twin.values, twin.action, twin.spoken, twin.answers = self.values, self.action, self.spoken, self.answers[:]
        return twin

    def say(self, word: int) -> Action | None:
        """Says a word: the action, if it is complete."""
        if not 0 <= word < len(self.choices) or not is_among(word, self.choices, self.count):
            raise IllegalWord(f"word {word} can't be said here, only {', '.join(map(str, self.legal))}")
        self.answers.append(word)
        self._take(word)
        self._skip()
        return self.action

    def word_for(self, action: Action) -> int:
        """The next word on the way to an action that is offered and agrees with what was said."""
        kind, field = self._seat.kinds[type(action)], len(self.values)
        if self._kind is None and kind.bare != NO_WORD:
            return kind.bare
        value = getattr(action, type(action).__struct_fields__[field])
        if self._digits is None:
            return kind.codes[field][value]
        return self._digits.word_for(value // kind.units[field])

    def _skip(self) -> None:
        """Takes as said what is the only thing that can be said."""
        while self.count == 1:
            self._take(int(self.choices[0]))

    def _take(self, word: int) -> None:
        digits = self._digits
        if digits is not None:
            self._count(digits.after(word))
            return
        meaning = self._seat.meanings[word]
        assert meaning is not None
        self.spoken += (word,)
        if self._kind is None:
            self._kind = meaning.kind
            if meaning.action is not None:
                self._complete(meaning.action)
                return
            self._keep_offers_of(meaning.kind.action)
        if not meaning.is_bare:
            self._settle(meaning.kind, meaning.value)
        self._ask(meaning.kind)

    def _complete(self, action: Action) -> None:
        """All is said."""
        self.action, self.count = action, 0

    def _keep_offers_of(self, action: type[Action]) -> None:
        if len(self._offers) > 1:
            self._offers = tuple([offer for offer in self._offers if offer.action is action])

    def _settle(self, kind: Kind, value: Any) -> None:
        """A field has its value: only offers with it stay, if there is more to say."""
        field = len(self.values)
        if field + 1 < len(kind.units) and len(self._offers) > 1:
            self._offers = tuple([offer for offer in self._offers if value in offer.axes[field]])
        self.values += (value,)

    def _ask(self, kind: Kind) -> None:
        """Finds what is to be said next."""
        field = len(self.values)
        if field == len(kind.units):
            self._complete(kind.action(*self.values))
            return
        if kind.units[field]:
            self._ask_number(kind, union(self._offers, field))
            return
        count: i64 = 0
        for offer in self._offers:
            count = kind.add(field, offer, self.choices, count)
        self.count = count

    def _ask_number(self, kind: Kind, axis: Axis) -> None:
        if len(axis) == 1:
            self._settle(kind, axis[0])
            self._ask(kind)
        else:
            self._count(self._seat.number(kind, len(self.values), axis))

    def _count(self, digits: Digits) -> None:
        """A number has one digit more, or it is complete."""
        if digits.places:
            self._digits, self.count = digits, len(digits.words)
            for place, word in enumerate(digits.words):
                self.choices[place] = word
            return
        self._digits = None
        kind = self._kind
        assert kind is not None
        self._settle(kind, digits.left[0] * kind.units[len(self.values)])
        self._ask(kind)
