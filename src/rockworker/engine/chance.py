"""The RNG: one integer in the game state (splitmix64), cheap to copy, the same on every machine.

splitmix64's state has 64 bits. A later rules version may bring another generator whose states are larger integers, so
that `below` can tell them apart and old games keep theirs.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


class HasRng(Protocol):
    """Anything that carries the state of an RNG: a game's state, or a bot."""

    rng: int


class Rng(msgspec.Struct):
    """A standalone RNG for bots, tests, benchmarks."""

    rng: int

    def below(self: HasRng, n: int) -> int:
        """A fair draw from 0 .. n-1 (draws that would favour small numbers are thrown away)."""
        if not 0 < n <= _MASK:
            return _below_huge(self, n)
        self.rng = z = (self.rng + _GOLDEN) & _MASK  # `next64` without the call: every draw passes here
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        draw = z ^ (z >> 31)
        if draw > _MASK - n:  # only here can it lie beyond the last whole run of n
            limit = (1 << 64) - (1 << 64) % n
            while draw >= limit:
                draw = next64(self)
        return draw % n


below = Rng.below
"""The same draw from any holder of an RNG state."""


def seeded(seed: int) -> Rng:
    """A game's RNG at its start; all of a seed's 256 bits matter."""
    chance = Rng(0)
    for word in range(4):
        chance.rng ^= seed >> 64 * word & _MASK
        chance.below(1 << 64)
    return chance


def next64(holder: HasRng) -> int:
    """The next 64 random bits; advances the holder's RNG."""
    holder.rng = z = (holder.rng + _GOLDEN) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


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


def shuffle(holder: HasRng, items: list[Any]) -> None:
    """Shuffles a list in place (Fisher and Yates)."""
    for i in range(len(items) - 1, 0, -1):
        j = below(holder, i + 1)
        items[i], items[j] = items[j], items[i]
