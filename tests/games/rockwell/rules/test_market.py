"""RW-MKT: Phase II, the market."""

from __future__ import annotations

import pytest

from rockworker.engine.errors import NotYourTurn
from rockworker.engine.inside import inside
from rockworker.games.rockwell.actions import Buy, Pass, RaiseSafety, Sell
from rockworker.games.rockwell.events import CubesBought, CubesSold, VicePresidentReturned
from rockworker.games.rockwell.frames.auction import Auction
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.frames.turn import trade
from rockworker.games.rockwell.state import BOARD_II, COPPER, GOLD, SILVER, ZINC
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table

EXCHANGE = 4
"""The first slot of Board II."""


def traders(*players: int, stock: tuple[int, int, int, int] = (5, 5, 5, 5), cash: int = 10_000) -> Table:
    """Players in this order on Board II, each with some cubes and money."""
    t = Table()
    for player in players:
        t.own(player, stock, cash)
    return t.market({player: number for number, player in enumerate(players, 1)})


@pytest.mark.rule("RW-MKT-01")
@pytest.mark.parametrize(("resource", "price"), [(ZINC, 400), (COPPER, 600), (SILVER, 800), (GOLD, 1000)])
def test_prices_are_fixed_and_the_same_both_ways(resource: int, price: int) -> None:
    """Red buys two, Green sells two; prices stand as before."""
    t = traders(RED, GREEN)
    t.do(RED, Buy(resource, 2))
    t.do(GREEN, Sell(resource, 2))
    assert t.state.cash[RED] == 10_000 - 2 * price
    assert t.state.cash[GREEN] == 10_000 + 2 * price
    assert t.state.prices == [400, 600, 800, 1000]


@pytest.mark.rule("RW-MKT-02", "RW-MKT-03")
def test_players_act_in_slot_order_one_action_each_round_and_round() -> None:
    """White in slot 1, Purple in slot 2, Red in slot 3, whatever the other orders say (AMB-40)."""
    t = traders(WHITE, PURPLE, RED)
    actors = []
    for resource in (ZINC, COPPER):
        for _ in range(3):
            (player,) = t.game.actors
            actors.append(player)
            t.do(player, Sell(resource, 1))
    assert actors == [WHITE, PURPLE, RED] * 2
    assert GREEN not in t.game.actors


@pytest.mark.rule("RW-MKT-02")
def test_nobody_acts_out_of_turn() -> None:
    """Purple's turn comes after White's."""
    t = traders(WHITE, PURPLE)
    before = t.encoded()
    assert not t.may(PURPLE, Sell(ZINC, 1))
    with pytest.raises(NotYourTurn):
        t.game.apply(PURPLE, Sell(ZINC, 1))
    assert t.encoded() == before


@pytest.mark.rule("RW-MKT-04")
def test_the_slot_limits_the_actions() -> None:
    """Four in slot 1, three in slot 2, two in slot 3; then the Vice President is home."""
    t = traders(WHITE, PURPLE, RED)
    done = dict.fromkeys((WHITE, PURPLE, RED), 0)
    homes = []
    while t.is_asked(Market):
        (player,) = t.game.actors
        events = t.do(player, Sell(done[player], 1))
        done[player] += 1
        homes += t.gained(events, VicePresidentReturned)
    assert done == {WHITE: 4, PURPLE: 3, RED: 2}
    assert homes == [VicePresidentReturned(player, BOARD_II, 0) for player in (RED, PURPLE, WHITE)]


@pytest.mark.rule("RW-MKT-05")
def test_one_action_is_one_trade_of_one_type() -> None:
    """After a sale of zinc the turn passes on; nothing else can be done here but trade."""
    t = traders(RED, GREEN)
    t.refused(RED, RaiseSafety(), "RW-MKT-05")
    t.refused(RED, Sell(4, 1), "RW-MKT-05")
    t.refused(RED, Buy(-1, 1), "RW-MKT-05")
    t.do(RED, Sell(ZINC, 5))
    assert t.stock(RED) == (0, 5, 5, 5)
    assert t.game.actors == (GREEN,)


@pytest.mark.rule("RW-MKT-06", "RW-MKT-12")
def test_any_quantity_from_one_to_all() -> None:
    """Of five copper: 1–5 may be sold, and 1–16 bought for $10,000."""
    t = traders(RED)
    sizes = {
        offer.action: list(offer.axis("amount"))
        for offer in t.game.offers(RED)
        if offer.action is not Pass and offer.axis("resource") == (COPPER,)
    }
    assert sizes == {Sell: [1, 2, 3, 4, 5], Buy: list(range(1, 17))}
    t.refused(RED, Sell(COPPER, 0), "RW-MKT-06")
    t.refused(RED, Buy(COPPER, 0), "RW-MKT-06")
    t.refused(RED, Sell(COPPER, -1), "RW-MKT-06")


@pytest.mark.rule("RW-MKT-07")
@pytest.mark.parametrize("first", [Buy, Sell])
@pytest.mark.parametrize("second", [Buy, Sell])
def test_one_transaction_per_type_and_phase(first: type[Buy | Sell], second: type[Buy | Sell]) -> None:
    """After a purchase or a sale of silver neither is possible again, not even the same (DISC-39)."""
    t = traders(RED)
    t.do(RED, first(SILVER, 2))
    t.refused(RED, second(SILVER, 1), "RW-MKT-07")
    assert t.may(RED, second(GOLD, 1))


@pytest.mark.rule("RW-MKT-07")
def test_the_others_may_still_trade_the_type() -> None:
    """The limit holds for each player alone."""
    t = traders(RED, GREEN)
    t.do(RED, Sell(SILVER, 2))
    assert t.may(GREEN, Sell(SILVER, 2))
    assert t.view(None).traded == ((SILVER,), (), (), ())


@pytest.mark.rule("RW-MKT-08")
def test_buying_pays_the_bank_and_takes_from_the_supply() -> None:
    """Three gold for $3,000."""
    t = traders(RED)
    bank, supply = t.state.bank, list(t.state.supply)
    events = t.do(RED, Buy(GOLD, 3))
    assert t.gained(events, CubesBought) == [CubesBought(RED, GOLD, 3, 3000)]
    assert (t.stock(RED), t.state.cash[RED]) == ((5, 5, 5, 8), 7000)
    assert t.state.bank == bank + 3000
    assert t.state.supply == [*supply[:3], supply[3] - 3]
    assert t.view(GREEN).companies[RED].cubes is None


@pytest.mark.rule("RW-MKT-09")
def test_selling_returns_cubes_and_is_paid_by_the_bank() -> None:
    """Four zinc for $1,600."""
    t = traders(RED)
    bank, supply = t.state.bank, list(t.state.supply)
    events = t.do(RED, Sell(ZINC, 4))
    assert t.gained(events, CubesSold) == [CubesSold(RED, ZINC, 4, 1600)]
    assert (t.stock(RED), t.state.cash[RED]) == ((1, 5, 5, 5), 11_600)
    assert t.state.bank == bank - 1600
    assert t.state.supply == [supply[0] + 4, *supply[1:]]


@pytest.mark.rule("RW-MKT-10", "RW-VP-12")
def test_declining_is_final_for_the_phase() -> None:
    """Red passes on the second action: the Vice President goes home, three actions are lost (AMB-41)."""
    t = traders(RED, GREEN)
    t.do(RED, Sell(ZINC, 1))
    t.do(GREEN, Sell(ZINC, 1))
    events = t.do(RED, Pass())
    assert t.gained(events, VicePresidentReturned) == [VicePresidentReturned(RED, BOARD_II, 3)]
    acted = []
    while t.is_asked(Market):
        (player,) = t.game.actors
        acted.append(player)
        t.do(player, Sell(len(acted), 1))
    assert acted == [GREEN, GREEN]


@pytest.mark.rule("RW-MKT-11")
def test_the_next_phase_two_starts_afresh() -> None:
    """Gold sold in one turn may be bought in the next."""
    t = Table()
    t.own(RED, (0, 0, 0, 3), 5000)
    t.vice_presidents({RED: [EXCHANGE]})
    t.start_step(trade)
    t.do(RED, Sell(GOLD, 1))
    t.quietly(lambda: t.is_asked(Auction))
    t.quietly(lambda: t.state.turn == 2 and not t.is_asked(Auction))
    t.vice_presidents({RED: [EXCHANGE]})
    t.start_step(trade)
    assert t.game.actors == (RED,)
    assert t.view(None).traded == ((), (), (), ())
    assert t.may(RED, Buy(GOLD, 1))
    assert t.may(RED, Sell(GOLD, 1))


@pytest.mark.rule("RW-MKT-12")
def test_no_credit() -> None:
    """With $2,399 … in hundreds: $2,300 five zinc are payable, six are not; with two silver three can't be sold."""
    t = traders(RED, stock=(0, 0, 2, 0), cash=2300)
    assert t.may(RED, Buy(ZINC, 5))
    t.refused(RED, Buy(ZINC, 6), "RW-MKT-12")
    assert t.may(RED, Sell(SILVER, 2))
    t.refused(RED, Sell(SILVER, 3), "RW-MKT-12")
    t.refused(RED, Sell(GOLD, 1), "RW-MKT-12")


@pytest.mark.rule("RW-MKT-12")
def test_a_refusal_names_the_value_that_is_wrong() -> None:
    """Three of two silver: the amount is at fault, not the resource."""
    t = traders(RED, stock=(4, 0, 2, 0), cash=0)
    refusal = t.refused(RED, Sell(SILVER, 3))
    assert (refusal.details["field"], refusal.details["value"], refusal.details["allowed"]) == ("amount", "3", "1–2")


@pytest.mark.rule("RW-VP-07")
def test_who_can_do_nothing_goes_home_unasked() -> None:
    """Red has neither cubes nor money (AMB-41); Green acts."""
    t = Table()
    t.own(RED, (0, 0, 0, 0), 0)
    t.market({RED: 1, GREEN: 2})
    assert inside(t.game).take_events() == [VicePresidentReturned(RED, BOARD_II, 4)]
    assert t.game.actors == (GREEN,)
    assert t.state.actions[BOARD_II * 4 + RED] == 0


@pytest.mark.parametrize("amount", [1.0, True, "1", None, [1]])
def test_strange_values_are_malformed(amount: object) -> None:
    """A float, a bool, a text, nothing, a list: a typed error and an untouched state."""
    t = traders(RED)
    t.malformed(RED, Sell(ZINC, amount))  # type: ignore[arg-type]
    t.malformed(RED, Buy(amount, 1))  # type: ignore[arg-type]


@pytest.mark.parametrize("amount", [10**40, -(10**40)])
def test_huge_values_are_refused(amount: int) -> None:
    """Whole numbers, but none that is offered."""
    t = traders(RED)
    t.refused(RED, Sell(ZINC, amount))
    t.refused(RED, Buy(amount, 1))
