"""Who meets whom in a round of a tournament. Pure: players are numbers, and None is a bye.

Swiss pairings are a matching of greatest weight, by networkx. The libraries that are made for Swiss tournaments speak
chess (report files, colours) or come as native code for some systems only; the matching is the hard part of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import networkx

Pair = tuple[int, int | None]
BYE: Final = -1
NEVER: Final = 1_000_000
"""What a second meeting, or a second bye, costs: more than all differences of points together."""


def rounds_of(players: int) -> int:
    """How many rounds it takes until all have met."""
    return players - 1 + players % 2


def round_robin(players: Sequence[int], number: int) -> list[Pair]:
    """A round (from 1) of all against all: one stays, the others turn around. Who is first changes."""
    wheel = [*players, *([BYE] if len(players) % 2 else [])]
    turn = (number - 1) % (len(wheel) - 1)
    seats = [wheel[0], *wheel[1:][turn:], *wheel[1:][:turn]]
    half = len(seats) // 2
    pairs = list(zip(seats[:half], reversed(seats[half:]), strict=True))
    return [_pair(a, b) if number % 2 else _pair(b, a) for a, b in pairs]


def swiss(points: Mapping[int, int], met: Collection[frozenset[int]], byes: Collection[int]) -> list[Pair]:
    """Equals meet, nobody twice if that can be; the weakest who had none has a bye. Points are counted in halves."""
    players = [*points, *([BYE] if len(points) % 2 else [])]
    graph: networkx.Graph[int] = networkx.Graph()
    for at, first in enumerate(players):
        for second in players[at + 1 :]:
            graph.add_edge(first, second, weight=-_cost(points, met, byes, first, second))
    found = [sorted(pair, key=players.index) for pair in networkx.max_weight_matching(graph, maxcardinality=True)]
    return [_pair(first, second) for first, second in sorted(found, key=lambda pair: players.index(pair[0]))]


def _cost(
    points: Mapping[int, int], met: Collection[frozenset[int]], byes: Collection[int], first: int, second: int
) -> int:
    if second == BYE:
        return points[first] ** 2 + (NEVER if first in byes else 0)
    again = NEVER if frozenset((first, second)) in met else 0
    return (points[first] - points[second]) ** 2 + again


def _pair(first: int, second: int) -> Pair:
    return (second, None) if first == BYE else (first, None if second == BYE else second)
