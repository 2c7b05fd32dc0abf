"""What can be had for what a player holds: looked up, since every turn asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from rockworker.games.clockworker.payment import block_count, less_one, payable
from rockworker.games.clockworker.resources import GOLD, Bundle


class Wares(msgspec.Struct, frozen=True):
    """What somebody could pay: artifacts as bits, and archives (never iterate them: ask for each tile)."""

    artifacts: int
    archives: frozenset[int]


class Affordable(dict[tuple[int, ...], Wares]):
    """By gears per gold block, units left out of an archive's price, then gears, red, green, blue and gold blocks and
    robots at hand: the wares that these can pay. It is filled as needed.

    Nobody needs more of a kind than the dearest ware costs: the table ends there."""

    def __init__(self, artifacts: Sequence[Bundle], archives: Sequence[Bundle]) -> None:
        self._artifacts = artifacts
        self._archives = archives
        costs = [*artifacts, *archives]
        most = [max(counts) for counts in zip(*costs, strict=True)]
        most[GOLD] = max(block_count(cost) for cost in costs)  # gold may stand in for every block
        self._most = tuple(most)

    def of(self, holdings: Sequence[int], gears_per_gold: int = 0, left_out: int = 0) -> Wares:
        """The wares that a player could pay."""
        gears, red, green, blue, gold, robots, _ = holdings
        most_gears, most_red, most_green, most_blue, most_gold, most_robots, _ = self._most
        if gold > most_gold:
            gold = most_gold
        if gears_per_gold:
            most_gears += gears_per_gold * (most_gold - gold)
        return self[
            gears_per_gold,
            left_out,
            gears if gears < most_gears else most_gears,
            red if red < most_red else most_red,
            green if green < most_green else most_green,
            blue if blue < most_blue else most_blue,
            gold,
            robots if robots < most_robots else most_robots,
        ]

    def __missing__(self, key: tuple[int, ...]) -> Wares:
        price, left_out, *holdings = key
        artifacts = sum([1 << number for number, cost in enumerate(self._artifacts) if payable(cost, holdings, price)])
        archives = [
            number
            for number, cost in enumerate(self._archives)
            for lowered in lowered_prices(cost, left_out)
            if payable(lowered, holdings, price)
        ]
        wares = self[key] = Wares(artifacts, frozenset(archives))
        return wares


@cache
def lowered_prices(cost: Bundle, left_out: int) -> tuple[Bundle, ...]:
    """An archive's price without so many units of one kind or another; where nothing is left out, the price itself."""
    kinds = [kind for kind, count in enumerate(cost) if count] if left_out else [0]
    return tuple(less_one(cost, kind, left_out) for kind in kinds)


@cache
def numbers_of(bits: int) -> tuple[int, ...]:
    """The artifacts of a set of bits, in the order of their numbers."""
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)
