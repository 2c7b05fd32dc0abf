"""How strong bots are, from who was before whom: ratings on Elo's scale, with 95 % intervals.

Ratings are those that make the results most likely (Bradley and Terry), so that the order of the games does not matter.
Intervals come from the same games with weights drawn anew for the deals (Rubin's Bayesian bootstrap): games of one deal
are alike, and stay together. What is imagined beside them has weights by chance, too, so that a bot that has won all of
its games, or has played one deal, has an interval with a width: for two bots and deals of one game it is Jeffreys's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, log, log10, pi, sqrt
from typing import Final

import msgspec

from rockworker.engine.chance import Rng

ELO: Final = 400.0
"""Ten times as likely to win: so many points more."""
MIDDLE: Final = 1000.0
"""The rating of the bot that the others are measured by."""
Z: Final = 1.96
STUDENT: Final = (12.706, 4.303, 3.182, 2.776)
"""What stands for it where there are two numbers, three …"""
DRAWS: Final = 0.5
"""Imagined victories of every two bots over each other: without them, a bot that never loses would be infinitely
strong."""
LEAST: Final = 1e-6
"""The least weight."""
FINE: Final = 1 << 32
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
    rated = _fitted([(1.0, deal) for deal in deals], measure, lambda: DRAWS)
    chance = Rng(1)
    samples = []
    for _ in range(RESAMPLES):
        weighed = [(-log(_part(chance)), deal) for deal in deals]
        samples.append(_fitted(weighed, measure, lambda: _half_gamma(chance)))
    return {bot: _interval(value, [sample[bot] for sample in samples]) for bot, value in rated.items()}


def _part(chance: Rng) -> float:
    """Any number between 0 and 1, but neither of them."""
    return (chance.below(FINE) + 0.5) / FINE


def _half_gamma(chance: Rng) -> float:
    """A weight of Gamma's distribution with the shape ½, which is half a squared normal deviate; its mean is ½."""
    return max(LEAST, -log(_part(chance)) * cos(2 * pi * _part(chance)) ** 2)


def share(points: float, games: int) -> Interval:
    """The part of the games that was won, by Wilson's interval; draws count for a part."""
    won, spread = points / games, Z * Z / games
    middle = (won + spread / 2) / (1 + spread)
    around = Z * sqrt(won * (1 - won) / games + spread / 4 / games) / (1 + spread)
    return Interval(won, max(0.0, middle - around), min(1.0, middle + around))


def mean(numbers: Sequence[float]) -> Interval:
    """The mean of numbers, by their spread; of few numbers with Student's distribution."""
    middle = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return Interval(middle, middle, middle)
    error = sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))
    around = error * _student(len(numbers) - 1)
    return Interval(middle, middle - around, middle + around)


def _student(freedom: int) -> float:
    """How many standard errors lie on either side; after the first ones by Cornish and Fisher's expansion."""
    more = STUDENT[freedom - 1 : freedom]
    return more[0] if more else Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def _interval(value: float, samples: Sequence[float]) -> Interval:
    ordered = sorted(samples)
    cut = int(len(ordered) * 0.025)
    return Interval(value, min(value, ordered[cut]), max(value, ordered[-1 - cut]))


Weighed = tuple[float, Sequence[Duel]]
"""How much a deal counts, and its duels."""


def _fitted(deals: Iterable[Weighed], measure: str, imagined: Callable[[], float]) -> dict[str, float]:
    """The most likely ratings, by minorisation and maximisation (Hunter 2004)."""
    points, met = _counted(deals, imagined)
    strength = dict.fromkeys(points, 1.0)
    for _ in range(ROUNDS):
        for bot in strength:
            rivals = [(strength[other], times) for (one, other), times in met.items() if one == bot]
            strength[bot] = points[bot] / sum(times / (strength[bot] + theirs) for theirs, times in rivals)
    level = strength.get(measure, 1.0)
    return {bot: MIDDLE + ELO * log10(value / level) for bot, value in strength.items()}


def _counted(
    deals: Iterable[Weighed], imagined: Callable[[], float]
) -> tuple[dict[str, float], dict[tuple[str, str], float]]:
    """Points by bot; duels by pair, both ways. Each pair begins with imagined victories of both."""
    points: dict[str, float] = {}
    met: dict[tuple[str, str], float] = {}

    def add(one: str, other: str, won: float, lost: float) -> None:
        for a, b, part in ((one, other, won), (other, one, lost)):
            met[a, b] = met.get((a, b), 0.0) + won + lost
            points[a] = points.get(a, 0.0) + part

    for weight, deal in deals:
        for one, other, got in deal:
            if (one, other) not in met:
                add(one, other, imagined(), imagined())
            add(one, other, weight * got, weight * (1 - got))
    return points, met
