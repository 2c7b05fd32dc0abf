"""How strong bots are, from who was before whom: ratings on Elo's scale, with 95 % intervals.

Ratings are those that make the results most likely (Bradley and Terry), so that the order of the games does not matter.
Intervals come from the same games with deals drawn anew (a bootstrap): games of one deal are alike, and stay together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log10, sqrt
from typing import Final

import msgspec

from rockworker.engine.chance import Rng

ELO: Final = 400.0
"""Ten times as likely to win: so many points more."""
MIDDLE: Final = 1000.0
"""The rating of the bot that the others are measured by."""
Z: Final = 1.96
DRAWS: Final = 0.5
"""Imagined draws of every two bots: without them, a bot that never loses would be infinitely strong."""
ROUNDS: Final = 60
RESAMPLES: Final = 200

Duel = tuple[str, str, float]
"""Two bots at a table, and what the first got of the point between them: 1, ½ or 0."""


class Interval(msgspec.Struct, frozen=True):
    """A number, and where it lies with a certainty of 95 %."""

    value: float
    low: float
    high: float


def duels(bots: Sequence[str], ranks: Sequence[int]) -> list[Duel]:
    """What one game tells about every two different bots at its table."""
    seats = list(zip(bots, ranks, strict=True))
    pairs = [(one, other) for n, one in enumerate(seats) for other in seats[n + 1 :] if one[0] != other[0]]
    return [(a, b, 0.5 if rank_a == rank_b else float(rank_a < rank_b)) for (a, rank_a), (b, rank_b) in pairs]


def ratings(deals: Sequence[Sequence[Duel]], measure: str) -> dict[str, Interval]:
    """By bot: its rating. `deals` has the duels of the games of each deal; `measure` is rated 1000."""
    rated = _fitted((duel for deal in deals for duel in deal), measure)
    chance = Rng(1)
    samples = []
    for _ in range(RESAMPLES):
        drawn = [deals[chance.below(len(deals))] for _ in deals]
        samples.append(_fitted([duel for deal in drawn for duel in deal], measure))
    return {bot: _interval(value, [sample.get(bot, value) for sample in samples]) for bot, value in rated.items()}


def share(points: float, games: int) -> Interval:
    """The part of the games that was won, by Wilson's interval; draws count for a part."""
    won, spread = points / games, Z * Z / games
    middle = (won + spread / 2) / (1 + spread)
    around = Z * sqrt(won * (1 - won) / games + spread / 4 / games) / (1 + spread)
    return Interval(won, max(0.0, middle - around), min(1.0, middle + around))


def mean(numbers: Sequence[float]) -> Interval:
    """The mean of numbers, by their spread."""
    middle = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return Interval(middle, middle, middle)
    error = sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))
    return Interval(middle, middle - Z * error, middle + Z * error)


def _interval(value: float, samples: Sequence[float]) -> Interval:
    ordered = sorted(samples)
    cut = int(len(ordered) * 0.025)
    return Interval(value, min(value, ordered[cut]), max(value, ordered[-1 - cut]))


def _fitted(found: Iterable[Duel], measure: str) -> dict[str, float]:
    """The most likely ratings, by minorisation and maximisation (Hunter 2004)."""
    points, met = _counted(found)
    strength = dict.fromkeys(points, 1.0)
    for _ in range(ROUNDS):
        for bot in strength:
            rivals = [(strength[other], times) for (one, other), times in met.items() if one == bot]
            strength[bot] = points[bot] / sum(times / (strength[bot] + theirs) for theirs, times in rivals)
    level = strength.get(measure, 1.0)
    return {bot: MIDDLE + ELO * log10(value / level) for bot, value in strength.items()}


def _counted(found: Iterable[Duel]) -> tuple[dict[str, float], dict[tuple[str, str], float]]:
    """Points by bot; duels by pair, both ways."""
    points: dict[str, float] = {}
    met: dict[tuple[str, str], float] = {}
    for one, other, got in found:
        for a, b, part in ((one, other, got), (other, one, 1 - got)):
            if (a, b) not in met:
                met[a, b] = 2 * DRAWS
                points[a] = points.get(a, 0.0) + DRAWS
            met[a, b] += 1
            points[a] += part
    return points, met
