"""The ways to distribute robots to the slots of factories."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import TypeAlias

from rockworker.engine.offers import Offer
from rockworker.games.clockworker.actions import Distribute

Ways: TypeAlias = tuple[tuple[Offer | None, ...], ...]
"""By factory, then by its occupied slots as bits: the ways to put robots there, if there are any."""


@lru_cache(maxsize=64)
def ways_to_distribute(full: tuple[int, ...], any_slot: bool, robots: int) -> Ways:
    """All ways to put up to a number of robots on each factory. Options don't matter, so all rules share them."""
    ways = []
    for factory, slots in enumerate(full):
        choices = [slot_choices(slots & ~occupied, robots, any_slot) for occupied in range(slots + 1)]
        ways.append(tuple([distribution(factory, chosen) if chosen else None for chosen in choices]))
    return tuple(ways)


@cache
def distribution(factory: int, choices: tuple[int, ...]) -> Offer:
    """Robots go to some slots of a factory. Equal offers are interned, to stay in the processor's cache."""
    return Offer(Distribute, (factory,), choices).at_hand()


@cache
def slot_choices(empty: int, robots: int, any_slot: bool) -> tuple[int, ...]:
    """The sets of empty slots (bits) that may take up to a number of robots: from the top, or any."""
    slots = slots_of(empty)
    counts = range(1, min(robots, len(slots)) + 1)
    if any_slot:
        return tuple(bits_of(chosen) for count in counts for chosen in combinations(slots, count))
    return tuple(bits_of(slots[:count]) for count in counts)


@cache
def slots_of(bits: int) -> tuple[int, ...]:
    """Slot numbers from the top."""
    return tuple(number for number in range(1, bits.bit_length() + 1) if bits >> number - 1 & 1)


def bits_of(slots: Sequence[int]) -> int:
    """Slot numbers as bits."""
    return sum([1 << number - 1 for number in slots])
