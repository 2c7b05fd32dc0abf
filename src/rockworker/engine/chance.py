"""The RNG: one integer in the game state, cheap to copy, the same on every machine.

Games draw from a hash: SHAKE-128 of the state gives the next state and as many draws as are wanted, so that a whole
shuffle takes one call of the standard library. Games of the first rules versions, and bots, draw from splitmix64. A
state has 64 bits and tells which generator it belongs to: those of the hash are negative, those of splitmix64 are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_128
from struct import unpack_from
from typing import Any, Final, Protocol

from mypy_extensions import i64

COMPILED: Final = False
"""True in the source that is compiled (`tools.compiled`)."""
_MASK: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15
_ABOVE: Final = 1 << 64
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB
_HASH: Final = -1 << 63
"""The sign of every state of the hash."""
_STATE_SIZE: Final = 8
_WORD_BITS: Final = 32


class HasRng(Protocol):
    """Anything that carries the state of an RNG: a game's state, or a bot."""

    rng: int


class Rng:
    """A standalone RNG for bots, tests, benchmarks: `Rng(7)` draws from splitmix64."""

    def __init__(self, rng: int) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.rng,)

    def below(self, n: int) -> int:
        """A fair draw from 0 .. n-1."""
        return below(self, n)


def below(holder: HasRng, n: int) -> int:
    """A fair draw from 0 .. n-1 (draws that would favour small numbers are thrown away)."""
    if not 0 < n <= _MASK:
        return _below_huge(holder, n)
    draw = next64(holder)
    if draw > _MASK - n:  # only here can it lie beyond the last whole run of n
        limit = (1 << 64) - (1 << 64) % n
        while draw >= limit:
            draw = next64(holder)
    return draw % n


def seeded(seed: int, *, splitmix: bool = False) -> Rng:
    """A game's RNG at its start; all of a seed's 256 bits matter."""
    if not splitmix:
        return Rng(_hash_state(shake_128(seed.to_bytes(32, "little")).digest(_STATE_SIZE)))
    chance = Rng(0)
    for word in range(4):
        chance.rng ^= seed >> 64 * word & _MASK
        chance.below(1 << 64)
    return chance


def fork(holder: HasRng) -> int:
    """The state of another RNG of the same generator, drawn from this one."""
    state = next64(holder)
    return _HASH | state >> 1 if holder.rng < 0 else state


def next64(holder: HasRng) -> int:
    """The next 64 random bits; advances the holder's RNG."""
    if holder.rng < 0:
        high, low = _words(holder, 2)
        return high << _WORD_BITS | low
    holder.rng = state = (holder.rng + _GOLDEN) & _MASK
    return _mixed_natively(state) if COMPILED else _mixed(state)


def _mixed(z: int) -> int:
    """Splitmix64's mixing of a state."""
    z = ((z ^ (z >> 30)) * _FIRST) & _MASK
    z = ((z ^ (z >> 27)) * _SECOND) & _MASK
    return z ^ (z >> 31)


def _mixed_natively(state: int) -> int:
    """The same in numbers of the machine, whose products lose what is above 64 bits. Besides being quicker, that can't
    be interrupted: where Python multiplies large numbers it looks for Ctrl-C, which compiled code takes for a lack of
    memory, and the process dies."""
    z: i64 = state - _ABOVE if state >= _ABOVE >> 1 else state
    z = (z ^ (z >> 30 & (1 << 34) - 1)) * (_FIRST - _ABOVE)
    z = (z ^ (z >> 27 & (1 << 37) - 1)) * (_SECOND - _ABOVE)
    z ^= z >> 31 & (1 << 33) - 1
    mixed: int = z
    return mixed if mixed >= 0 else mixed + _ABOVE


def shuffle(holder: HasRng, items: list[Any]) -> None:
    """Shuffles a list in place (Fisher and Yates)."""
    shuffle_each(holder, (items,))


def shuffle_each(holder: HasRng, lists: Sequence[list[Any]]) -> None:
    """Shuffles several lists, each in itself: quicker than one by one, since a hash is asked once for all of them."""
    if holder.rng >= 0:
        for items in lists:
            _shuffle_by_splitmix(holder, items)
        return
    words = _words(holder, sum([len(items) for items in lists]))
    first = 0
    for items in lists:
        _shuffle_by_words(holder, items, words, first)
        first += len(items)


def _shuffle_by_splitmix(holder: HasRng, items: list[Any]) -> None:
    for i in range(len(items) - 1, 0, -1):
        j = below(holder, i + 1)
        items[i], items[j] = items[j], items[i]


def _shuffle_by_words(holder: HasRng, items: list[Any], words: tuple[int, ...], first: int) -> None:
    """Shuffles with the words from the first on."""
    surely_fair = (1 << _WORD_BITS) - len(items)
    for i in range(len(items) - 1, 0, -1):
        word = words[first + i]
        j = word % (i + 1) if word < surely_fair else _fair(holder, word, i + 1)
        items[i], items[j] = items[j], items[i]


def _fair(holder: HasRng, word: int, n: int) -> int:
    """A draw from n with this word, unless it lies beyond the last whole run of n and would favour small numbers."""
    return word % n if word < (1 << _WORD_BITS) - (1 << _WORD_BITS) % n else below(holder, n)


def _words(holder: HasRng, count: int) -> tuple[int, ...]:
    """The next draws of 32 bits from a hash, all from one call."""
    digest = shake_128(holder.rng.to_bytes(_STATE_SIZE, "little", signed=True)).digest(_STATE_SIZE + 4 * count)
    holder.rng = _hash_state(digest[:_STATE_SIZE])
    return unpack_from(f"<{count}I", digest, _STATE_SIZE)


def _hash_state(digest: bytes) -> int:
    return _HASH | int.from_bytes(digest, "little") >> 1


def _below_huge(holder: HasRng, n: int) -> int:
    if n < 1:
        raise ValueError(f"cannot draw from {n} possibilities")
    words = (n.bit_length() + 63) // 64
    limit = (1 << 64 * words) - (1 << 64 * words) % n
    while True:
        draw = 0
        for _ in range(words):
            draw = draw << 64 | next64(holder)
        if draw < limit:
            return draw % n
