"""RW-AUC: sealed bids for the Management order."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from rockworker.engine.events import ChoiceSealed, seen_by
from rockworker.games.rockwell.actions import Bid, Pass
from rockworker.games.rockwell.events import BidRevealed, ManagementOrdered
from rockworker.games.rockwell.frames.turn import open_auction
from tests.games.rockwell.moves import NO_BID, all_offered, asked, bid, kinds, not_asked, only, play_idly, refuse, seen
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table

COUNTS = (2, 3, 4)


def auction(order: Sequence[int] = (RED, GREEN, PURPLE, WHITE)) -> Table:
    """An auction with this Management order before it."""
    t = Table(len(order))
    t.state.management = list(order)
    return t


@pytest.mark.rule("RW-AUC-01")
@pytest.mark.parametrize("players", COUNTS)
def test_every_turn_opens_with_one_auction_of_all_players(players: int) -> None:
    """People only: with two players, AI does not bid."""
    t = Table(players)
    for turn in (1, 2, 3):
        assert (seen(t).turn, asked(t)) == (turn, "auction")
        assert t.game.actors == tuple(range(players))
        events = bid(t, {})
        assert kinds(events).count(BidRevealed) == players
        play_idly(t, lambda t, turn=turn: seen(t).turn > turn)  # type: ignore[misc]


@pytest.mark.rule("RW-AUC-02")
def test_any_combination_of_cubes_and_money_may_be_bid() -> None:
    """AMB-01: nothing at all is a bid too. From 3 Zn 2 Cu 1 Ag 0 Au $300 there are 4·3·2·1·4 bids."""
    t = auction()
    t.own(RED, cash=300)
    bids = all_offered(t, RED, Bid)
    assert len(bids) == 4 * 3 * 2 * 1 * 4
    assert {NO_BID, Bid(3, 2, 1, 0, 300), Bid(0, 0, 1, 0, 0), Bid(0, 0, 0, 0, 200)} <= set(bids)


@pytest.mark.rule("RW-AUC-02", "RW-AUC-03")
def test_bids_are_secret_until_the_last_one_is_in() -> None:
    """The others see that a bid was made, not what it is; nothing leaves the stock yet."""
    t, twin = auction(), auction()
    high, low = t.do(RED, Bid(3, 2, 1, 0, 3000)), twin.do(RED, NO_BID)
    for viewer in (None, GREEN, PURPLE, WHITE):
        assert seen_by(high, viewer) == seen_by(low, viewer) == [ChoiceSealed(RED, None)]
        assert msgspec.json.encode(seen(t, viewer)) == msgspec.json.encode(seen(twin, viewer))
    assert seen(t, RED).sealed == {"type": "bid", "zinc": 3, "copper": 2, "silver": 1, "gold": 0, "cash": 3000}
    assert (t.stock(RED), t.state.cash[RED]) == ((3, 2, 1, 0), 3000)


@pytest.mark.rule("RW-AUC-03")
def test_all_bids_are_revealed_at_once_with_all_they_hold() -> None:
    """Only the last bid shows anything, and then it shows everybody's."""
    t = auction()
    assert kinds(t.do(GREEN, Bid(1, 0, 0, 0, 0))) == [ChoiceSealed]
    assert kinds(t.do(WHITE, Bid(0, 0, 0, 0, 700))) == [ChoiceSealed]
    assert kinds(t.do(RED, NO_BID)) == [ChoiceSealed]
    events = t.do(PURPLE, Bid(0, 2, 1, 0, 100))
    revealed = {event.player: (event.cubes, event.cash) for event in t.gained(events, BidRevealed)}
    assert revealed == {
        RED: ((0, 0, 0, 0), 0),
        GREEN: ((1, 0, 0, 0), 0),
        PURPLE: ((0, 2, 1, 0), 100),
        WHITE: ((0, 0, 0, 0), 700),
    }


@pytest.mark.rule("RW-AUC-03")
def test_a_bid_can_not_be_taken_back() -> None:
    """AMB-01: a player who has bid is not asked again."""
    t = auction()
    t.do(RED, Bid(0, 0, 0, 0, 1000))
    not_asked(t, RED, NO_BID)
    assert t.game.actors == (GREEN, PURPLE, WHITE)


@pytest.mark.rule("RW-AUC-02")
def test_a_bid_is_compulsory_if_only_of_nothing() -> None:
    """There is no passing: the empty bid is the way to bid nothing."""
    refuse(auction(), RED, Pass(), "RW-AUC-01")


@pytest.mark.rule("RW-AUC-04")
def test_a_bid_is_worth_its_money_and_its_cubes_at_market_prices() -> None:
    """2 Zn 1 Cu 1 Ag and $500 are worth 800 + 600 + 800 + 500 = $2,700; 2 Au are worth $2,000."""
    t = auction()
    t.own(GREEN, (0, 0, 0, 2))
    events = bid(t, {RED: Bid(2, 1, 1, 0, 500), GREEN: Bid(0, 0, 0, 2, 0)})
    values = {event.player: event.value for event in t.gained(events, BidRevealed)}
    assert values == {RED: 2700, GREEN: 2000, PURPLE: 0, WHITE: 0}


@pytest.mark.rule("RW-AUC-04")
def test_a_bid_is_valued_at_the_prices_of_the_moment() -> None:
    """If zinc stood at $700, 3 Zn would beat $2,000."""
    t = auction((GREEN, RED, PURPLE, WHITE))
    t.state.prices[0] = 700
    events = bid(t, {RED: Bid(3, 0, 0, 0, 0), GREEN: Bid(0, 0, 0, 0, 2000)})
    assert [event.value for event in t.gained(events, BidRevealed)][:2] == [2100, 2000]
    assert seen(t).management[:2] == (RED, GREEN)


@pytest.mark.rule("RW-AUC-05")
@pytest.mark.parametrize(
    ("cash", "order"),
    [
        ((100, 200, 300, 400), (WHITE, PURPLE, GREEN, RED)),
        ((400, 100, 200, 300), (RED, WHITE, PURPLE, GREEN)),
        ((0, 3000, 0, 0), (GREEN, RED, PURPLE, WHITE)),
    ],
)
def test_management_goes_from_the_highest_bid_to_the_lowest(cash: tuple[int, ...], order: tuple[int, ...]) -> None:
    """Whatever the order was before."""
    t = auction()
    events = bid(t, {player: Bid(0, 0, 0, 0, money) for player, money in enumerate(cash)})
    assert only(events, ManagementOrdered).order == seen(t).management == order


@pytest.mark.rule("RW-AUC-06")
@pytest.mark.parametrize(
    ("before", "cash", "after"),
    [
        ((WHITE, GREEN, RED, PURPLE), (0, 0, 0, 0), (WHITE, GREEN, RED, PURPLE)),
        ((WHITE, GREEN, RED, PURPLE), (500, 500, 500, 500), (WHITE, GREEN, RED, PURPLE)),
        ((WHITE, GREEN, RED, PURPLE), (800, 0, 800, 0), (RED, PURPLE, WHITE, GREEN)),
        ((PURPLE, WHITE, GREEN, RED), (800, 0, 800, 0), (PURPLE, RED, WHITE, GREEN)),
        ((RED, GREEN, PURPLE), (0, 100, 100), (GREEN, PURPLE, RED)),
        ((GREEN, RED), (300, 300), (GREEN, RED)),
    ],
)
def test_equal_bids_keep_their_order(before: tuple[int, ...], cash: tuple[int, ...], after: tuple[int, ...]) -> None:
    """Among themselves, wherever they end up."""
    t = auction(before)
    bid(t, {player: Bid(0, 0, 0, 0, money) for player, money in enumerate(cash)})
    assert seen(t).management == after


@pytest.mark.rule("RW-AUC-06")
def test_bids_of_equal_worth_tie_whatever_they_are_made_of() -> None:
    """2 Zn and $800 are the same bid."""
    t = auction((PURPLE, RED, GREEN, WHITE))
    bid(t, {RED: Bid(2, 0, 0, 0, 0), GREEN: Bid(0, 0, 0, 0, 800)})
    assert seen(t).management == (RED, GREEN, PURPLE, WHITE)


@pytest.mark.rule("RW-AUC-07")
def test_every_bid_is_lost_to_supply_and_bank() -> None:
    """The winner's and the last one's alike."""
    t = auction()
    supply, bank = t.state.supply[:], t.state.bank
    bid(t, {RED: Bid(3, 1, 1, 0, 2000), WHITE: Bid(1, 0, 0, 0, 100)})
    assert (t.stock(RED), t.state.cash[RED]) == ((0, 1, 0, 0), 1000)
    assert (t.stock(WHITE), t.state.cash[WHITE]) == ((2, 2, 1, 0), 2900)
    assert (t.stock(GREEN), t.state.cash[GREEN]) == ((3, 2, 1, 0), 3000)
    assert t.state.supply == [supply[0] + 4, supply[1] + 1, supply[2] + 1, supply[3]]
    assert t.state.bank == bank + 2100


@pytest.mark.rule("RW-AUC-08")
@pytest.mark.parametrize(
    "too_much", [Bid(4, 0, 0, 0, 0), Bid(0, 3, 0, 0, 0), Bid(0, 0, 2, 0, 0), Bid(0, 0, 0, 1, 0), Bid(0, 0, 0, 0, 3100)]
)
def test_nobody_bids_more_than_he_owns(too_much: Bid) -> None:
    """Of any kind of cube, or of money."""
    refuse(auction(), GREEN, too_much, "RW-AUC-08")


@pytest.mark.rule("RW-AUC-02")
@pytest.mark.parametrize("wrong", [Bid(-1, 0, 0, 0, 0), Bid(0, 0, 0, 0, -100), Bid(0, 0, 0, 0, 150)])
def test_a_bid_is_made_of_whole_cubes_and_whole_notes(wrong: Bid) -> None:
    """Less than nothing can't be bid, nor half a note."""
    refuse(auction(), GREEN, wrong, "RW-AUC-02")


@pytest.mark.rule("RW-AUC-08")
def test_the_limit_is_what_a_player_owns_now() -> None:
    """Not what the player started with."""
    t = auction()
    t.own(RED, (0, 0, 0, 5), cash=0)
    t.start_step(open_auction)
    refuse(t, RED, Bid(1, 0, 0, 0, 0), "RW-AUC-08")
    refuse(t, RED, Bid(0, 0, 0, 0, 100), "RW-AUC-08")
    t.do(RED, Bid(0, 0, 0, 5, 0))


@pytest.mark.rule("RW-AUC-09")
def test_the_auction_leaves_the_control_order_alone() -> None:
    """It is set later, by the Vice Presidents on Board I."""
    t = auction()
    t.state.control = [PURPLE, RED, WHITE, GREEN]
    bid(t, {WHITE: Bid(0, 0, 0, 0, 300), GREEN: Bid(0, 0, 0, 0, 200)})
    assert seen(t).management == (WHITE, GREEN, RED, PURPLE)
    assert seen(t).control == (PURPLE, RED, WHITE, GREEN)
