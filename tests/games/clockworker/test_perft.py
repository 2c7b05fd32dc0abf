"""Counts of the ways in which fixed openings can go on, as chess programs count moves to guard their generators.

Where a number can be worked out without the engine, its test does so."""

from __future__ import annotations

import pytest

from rockworker.engine.offers import enumerate_all, size
from rockworker.games.clockworker.actions import Recharge, Repair
from tests.games.clockworker.table import GOD, LOCOMOTIVE, SYNCHRONISATION, Table
from tests.games.perft import perft


@pytest.mark.parametrize("version", [1, 2])
def test_synchronised_distribution(version: int) -> None:
    """3 robots on 4 empty slots in any way: 4 + 6 + 4, or Recharge. The next player can only recharge; since the second
    version of the rules that is not asked for."""
    t = Table(2, rules_version=version)
    t.repaired(0, SYNCHRONISATION)
    t.staff(0, [])
    t.own(0, "3W")
    t.own(1, "")
    t.staff(1, [])
    t.act(0)
    assert perft(t.game, 1) == 14 + 1
    if version == 1:
        assert perft(t.game, 2) == 15 * 1
    t.do(Recharge())
    assert t.player == (1 if version == 1 else 0)


def test_locomotive_distribution() -> None:
    """2 robots on two factories of 3 slots: each alone in 2 ways, or one on each, in either order; or stop."""
    t = Table(2)
    t.repaired(0, LOCOMOTIVE)
    t.build(0, "ember-seam-drill")
    t.build(0, "moss-seam-drill")
    t.staff(0, [1, 2, 3, 4])
    t.own(0, "2W")
    t.act(0)
    distributions = [action for action in enumerate_all(t.game.offers(0)) if hasattr(action, "slots")]
    assert len(distributions) == 2 * 2
    followed = 0
    for action in distributions:
        twin = t.game.copy()
        twin.apply(0, action)
        followed += size(twin.offers(0)) if twin.actors == (0,) else 1
    assert followed == 2 * (2 + 1)  # after one robot: one more there, or stop; after two robots the turn is over


@pytest.mark.parametrize(("gold", "ways"), [("", 1), ("O", 4), ("2O", 10), ("6O", 27), ("9O", 27)])
def test_ways_to_pay(gold: str, ways: int) -> None:
    """2R 2G 2B with all colours at hand: the ways to spread some gold over three colours, two each at most."""
    t = Table(2)
    t.own(0, f"2R 2G 2B {gold}".strip())
    t.act(0).do(Repair(GOD))
    at_most = len(gold) and int(gold[:-1] or 1)
    spreads = [(r, g, b) for r in range(3) for g in range(3) for b in range(3) if r + g + b <= at_most]
    assert len(spreads) == ways
    assert (size(t.game.offers(0)) if t.player == 0 else 1) == ways


@pytest.mark.parametrize(
    ("players", "counts"),
    [(2, [8, 44, 301, 2176]), (3, [8, 44, 292, 1783]), (4, [8, 44, 292, 1756])],
)
def test_openings(players: int, counts: list[int]) -> None:
    """The number of openings of one to four steps after a fixed deal of the catalogue's set."""
    game = Table(players).game
    assert [perft(game, depth) for depth in range(1, 5)] == counts
