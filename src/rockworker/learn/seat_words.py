"""What the words of a game mean to one seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rockworker.engine.offers import Action, Axis, Offer
from rockworker.learn.words import BASE, Number, Words

MOST_KEPT: Final = 1 << 12
"""Numbers in digits, for each field."""
NO_WORD: Final = -1
COMPILED: Final = False
"""True in the source that is compiled (`tools.compiled`)."""


class Kind:
    """An action's type in words."""

    def __init__(self, words: Words, action: type[Action], viewer: int, players: int) -> None:
        self.action = action
        bare = words.bare(action)
        self.bare: int = NO_WORD if bare is None else bare
        """The word that names it and nothing else, where there is one."""
        self.codes: list[dict[Any, int]] = []
        """By field: the word for each value; none for numbers."""
        self.places: list[vec[i64]] = []
        """The same as a list, if all values are whole numbers: those below 0 count from its end. Else empty."""
        self.units: list[int] = []
        """By field: the unit of its numbers; 0 for fields with few values."""
        self.numbers: list[dict[Axis, Digits]] = []
        """By field: numbers of which nothing is said yet, by what they may be."""
        for number, meaning in enumerate(words.meanings(action)):
            self.numbers.append({})
            if isinstance(meaning, Number):
                self.codes.append({})
                self.places.append(vec[i64]())
                self.units.append(meaning.unit)
                continue
            meant = enumerate(meaning.values(viewer, players), words.first_of(action, number))
            self.codes.append({value: word for word, value in meant if value is not None})
            self.places.append(_by_place(self.codes[number]))
            self.units.append(0)
        self.first: vec[i64] = self.places[0] if self.places else vec[i64]()
        """For the first field, of which every decision is asked."""

    def add(self, field: int, offer: Offer, found: vec[i64], count: i64) -> i64:
        """Adds the words for a field with few values to those that are found already, none of them twice. Returns how
        many there are then."""
        places = self.places[field] if field else self.first
        axis, before = offer.axes[field], count
        if len(places) and isinstance(axis, tuple):  # compiled code needs neither an iterator for it nor a dict
            for value in axis:
                place: i64 = value
                word = places[place if place >= 0 else place + len(places)]
                if not before or not is_among(word, found, before):  # an offer has none twice
                    found[count] = word
                    count += 1
            return count
        codes = self.codes[field]
        for value in axis:
            other: i64 = codes[value]
            if not is_among(other, found, before):
                found[count] = other
                count += 1
        return count


class Meaning:
    """What a word means at the beginning of an action, or for one of its fields."""

    def __init__(self, kind: Kind, value: Any, *, is_bare: bool) -> None:
        self.kind = kind
        self.value = value
        self.is_bare = is_bare
        """Whether it names the action and nothing else."""
        self.action: Action | None = None
        """All that is to say, if this word says it."""
        if len(kind.units) == (0 if is_bare else 1):
            self.action = kind.action() if is_bare else kind.action(value)


class SeatWords:
    """All words of a game, as a seat understands them."""

    def __init__(self, words: Words, viewer: int, players: int) -> None:
        self.kinds: dict[type[Action], Kind] = {a: Kind(words, a, viewer, players) for a in words.actions}
        meanings: list[Meaning | None] = [None] * len(words)
        self.digits: list[int] = list(words.digits)
        for kind in self.kinds.values():
            if kind.bare != NO_WORD:
                meanings[kind.bare] = Meaning(kind, None, is_bare=True)
            for codes in kind.codes:
                for value, word in codes.items():
                    meanings[word] = Meaning(kind, value, is_bare=False)
        self.meanings = meanings
        """By word; digits have no such meaning."""
        self.room: vec[i64] = vec[i64]([0] * len(words))
        """For as many words as there are."""

    def naming(self, action: Action) -> tuple[int, ...]:
        """The words that name an action; its numbers are left out."""
        kind, fields = self.kinds[type(action)], type(action).__struct_fields__
        named = [codes[getattr(action, fields[number])] for number, codes in enumerate(kind.codes) if codes]
        return tuple(named) if kind.bare == NO_WORD else (kind.bare, *named)

    def digit(self, place: int, digit: int) -> int:
        """The word for a digit at a place, of which the lowest is 0."""
        digits = self.digits
        return digits[place if place < len(digits) else len(digits) - 1] + digit

    def number(self, kind: Kind, field: int, axis: Axis) -> Digits:
        """A number out of several, of which nothing is said yet."""
        known = kind.numbers[field]
        found = known.get(axis)
        if found is None:
            if len(known) >= MOST_KEPT:
                known.clear()
            left = [value // kind.units[field] for value in axis]
            found = Digits(self, left, len(str(max(left))))
            known[axis] = found
        return found


class Digits:
    """A number under way. Digits that can be said in one way only are taken as said."""

    def __init__(self, seat: SeatWords, left: list[int], places: int) -> None:
        self._seat = seat
        self.left = left
        """What the number can still become, in units."""
        self.places = places
        """How many digits are still to be said."""
        self._next: dict[int, Digits] = {}
        words: list[int] = []
        while self.places and len(words) < 2:
            words = [seat.digit(self.places - 1, digit) for digit in self._possible()]
            if len(words) == 1:
                self.places -= 1
        self.words: vec[i64] = as_vec(words)
        """The digits that can be said now, in rising order."""
        power = int(BASE**self.places)
        self.said: int = self.left[0] // power * power
        """What is said of the number so far, in units, with zeros for the digits to come."""

    def _possible(self) -> list[int]:
        power = int(BASE ** (self.places - 1))
        return sorted({number // power % BASE for number in self.left})

    def word_for(self, number: int) -> int:
        """The next word on the way to a number, in units."""
        return self._seat.digit(self.places - 1, number // int(BASE ** (self.places - 1)) % BASE)

    def after(self, word: int) -> Digits:
        """The number after one more digit."""
        found = self._next.get(word)
        if found is None:
            digit, power = word - self._seat.digit(self.places - 1, 0), int(BASE ** (self.places - 1))
            left = [number for number in self.left if number // power % BASE == digit]
            found = Digits(self._seat, left, self.places - 1)
            self._next[word] = found
        return found


def is_among(wanted: i64, words: vec[i64], count: i64) -> bool:
    """Whether a word is one of the first of several."""
    if not COMPILED:
        return count > 0 and wanted in words[:count]
    place: i64 = 0
    while place < count:
        if words[place] == wanted:
            return True
        place += 1
    return False


def as_vec(words: list[int]) -> vec[i64]:
    """Words as compiled code reads them quickly."""
    found = vec[i64]()
    for word in words:
        found = append(found, word)
    return found


def _by_place(codes: dict[Any, int]) -> vec[i64]:
    """Words by their values, if these are whole numbers."""
    if not codes or not all([type(value) is int for value in codes]):
        return as_vec([])
    lowest, highest = min(codes), max(codes)
    found = [NO_WORD] * (highest + 1 - min(lowest, 0))
    for value, word in codes.items():
        found[value] = word
    return as_vec(found)


def union(offers: Sequence[Offer], field: int) -> Axis:
    """The values of a field in several offers, in rising order."""
    if len(offers) == 1:
        return offers[0].axes[field]
    return tuple(sorted({value for offer in offers for value in offer.axes[field]}))


@cache
def words_at(words: Words, viewer: int, players: int) -> SeatWords:
    """What the words of a game mean to one seat."""
    return SeatWords(words, viewer, players)
