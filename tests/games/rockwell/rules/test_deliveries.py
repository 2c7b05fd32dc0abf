"""RW-DEL: deliveries."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import Deliver
from rockworker.games.rockwell.events import DeliveryMade
from rockworker.games.rockwell.state import BOARD_III
from tests.games.rockwell.table import GREEN, RED, Table

PLENTY = (40, 40, 40, 40)
ZINC_PILE, GOLD_PILE = 0, 3


def supplier() -> Table:
    """Red acts in the workshop with plenty of cubes."""
    t = Table()
    t.own(RED, PLENTY)
    return t.workshop({RED: 1})


@pytest.mark.rule("RW-DEL-01")
def test_a_delivery_is_a_workshop_action_and_buys_one_tile() -> None:
    """Not on Board II; one action, one tile."""
    t = Table()
    t.own(RED, PLENTY)
    t.market({RED: 1})
    t.refused(RED, Deliver(ZINC_PILE))
    t = supplier()
    t.do(RED, Deliver(ZINC_PILE))
    assert t.state.deliveries[RED] == sum(t.state.delivery_piles) == 1
    assert t.state.actions[BOARD_III * 4 + RED] == 3


@pytest.mark.rule("RW-DEL-02", "RW-DEL-03")
@pytest.mark.parametrize("pile", range(7))
def test_the_tile_costs_its_cubes_and_brings_its_prestige(pile: int) -> None:
    """The cubes go to the supply, no money flows."""
    t = supplier()
    tile = t.rules.components.deliveries[pile]
    supply, cash = list(t.state.supply), t.state.cash[RED]
    events = t.do(RED, Deliver(pile))
    cost, prestige = tile.costs[0], tile.prestige[0]
    assert events == [DeliveryMade(RED, pile, cost, prestige)]
    assert t.stock(RED) == tuple(40 - n for n in cost)
    assert t.state.supply == [s + n for s, n in zip(supply, cost, strict=True)]
    assert t.state.delivery_prestige[RED] == prestige > 0
    assert t.state.cash[RED] == cash


@pytest.mark.rule("RW-DEL-02")
def test_every_cube_of_the_cost_must_be_there() -> None:
    """One cube short of any pile's top tile: not offered."""
    t = supplier()
    for pile, tile in enumerate(t.rules.components.deliveries):
        cost = tile.costs[0]
        for resource in (r for r in range(4) if cost[r]):
            short = [n - (r == resource) for r, n in enumerate(cost)]
            t.own(RED, (short[0], short[1], short[2], short[3]))
            t.game._settle()
            t.refused(RED, Deliver(pile), "RW-DEL-02")
        t.own(RED, cost)
        t.game._settle()
        assert t.may(RED, Deliver(pile))


@pytest.mark.rule("RW-DEL-04")
def test_only_the_top_tile_can_be_bought_and_costs_rise() -> None:
    """Four purchases from the gold pile cost more and more; the view shows the top only."""
    t = supplier()
    costs = []
    for _ in range(4):
        top = t.view(GREEN).deliveries[GOLD_PILE]
        (event,) = t.gained(t.do(RED, Deliver(GOLD_PILE)), DeliveryMade)
        assert event.cubes == top.cubes
        costs.append(sum(event.cubes))
    assert costs == sorted(set(costs))


@pytest.mark.rule("RW-DEL-05")
def test_bought_tiles_are_hidden() -> None:
    """Others see neither how many nor what they are worth; the owner does; with open stocks all do."""
    for open_stocks in (False, True):
        t = Table(options={"open_stocks": open_stocks})
        t.own(RED, PLENTY)
        t.workshop({RED: 1}).do(RED, Deliver(ZINC_PILE))
        own = t.view(RED).companies[RED]
        assert (own.deliveries, own.delivery_prestige) == (1, 2)
        for viewer in (GREEN, None):
            other = t.view(viewer).companies[RED]
            assert (other.deliveries, other.delivery_prestige) == ((1, 2) if open_stocks else (None, None))


@pytest.mark.rule("RW-DEL-06")
def test_there_are_28_tiles() -> None:
    """Each with a cost and a prestige."""
    piles = Table().rules.components.deliveries
    assert sum(len(pile.costs) for pile in piles) == sum(len(pile.prestige) for pile in piles) == 28


@pytest.mark.rule("RW-DEL-07")
def test_an_empty_pile_offers_nothing() -> None:
    """After four zinc deliveries the pile is gone; a pile that does not exist is refused too."""
    t = supplier()
    t.state.delivery_piles[ZINC_PILE] = 4
    t.state.deliveries[GREEN], t.state.delivery_prestige[GREEN] = 4, 8
    t.game._settle()
    t.refused(RED, Deliver(ZINC_PILE), "RW-DEL-07")
    for missing in (-1, 7, 10**20):
        t.refused(RED, Deliver(missing), "RW-DEL-04")
    shown = t.view(RED).deliveries[ZINC_PILE]
    assert (shown.left, shown.cubes, shown.prestige) == (0, None, None)
