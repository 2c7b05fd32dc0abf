"""The Fluctuating Market: its deck and prices, how trade moves them, and where else they count."""

from __future__ import annotations

import pytest

import rockworker
from rockworker.games.rockwell.actions import Bid, Buy, Pass, Sell
from rockworker.games.rockwell.events import BidRevealed, CubesBought, CubesSold, ManagementOrdered, TurnStarted
from rockworker.games.rockwell.frames.turn import open_auction
from rockworker.games.rockwell.modules.fluctuating_market.records import PriceFell, PriceReset, PriceRose
from rockworker.games.rockwell.state import Cubes
from tests.games.rockwell.modules.stage import (
    COPPER,
    GOLD,
    MARKET,
    NONE,
    SILVER,
    ZINC,
    actions_left,
    only,
    refused,
    seen,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, Table

BLUE = GREEN
"""The examples' second colour."""


def sold(t: Table) -> Cubes:
    """The cubes on the centre tile, as everybody sees them."""
    cubes: Cubes = seen(t).modules[MARKET].sold
    return cubes


def phase_two(slots: dict[int, int]) -> Table:
    """Phase II of a rich table at starting prices."""
    t = Table(modules=[MARKET])
    for player in range(4):
        t.own(player, (20, 20, 20, 20), cash=50_000)
    return t.market(slots)


# The deck and the starting prices


@pytest.mark.rule("FM-01", "FM-04", "FM-05")
def test_the_new_deck_has_two_speculations_in_each_of_eight_piles() -> None:
    """64 cards in eight face-down piles of eight, two Speculations in each; the base game has 48."""
    t = Table(modules=[MARKET])
    assert seen(t).piles == (8,) * 8
    for pile in t.state.piles:
        assert [t.rules.cards[number].face for number in pile].count("speculation") == 2
    assert seen(Table()).piles == (6,) * 8


@pytest.mark.rule("FM-04")
def test_the_piles_are_shuffled_as_ever() -> None:
    """Speculations lie anywhere in their pile: no place is theirs in every game."""
    places = set()
    for seed in range(12):
        t = Table(seed=seed, modules=[MARKET])
        places |= {n for n, card in enumerate(t.state.piles[0]) if t.rules.cards[card].face == "speculation"}
    assert len(places) > 4


@pytest.mark.rule("FM-01", "FM-02")
def test_the_new_board_ii_starts_with_its_own_prices() -> None:
    """Zn $500, Cu $600, Ag $700, Au $800; the tracks and the centre tile are open to all. The base game's differ."""
    t = Table(modules=[MARKET])
    assert seen(t).prices == (500, 600, 700, 800)
    assert seen(t).modules[MARKET].start == (500, 600, 700, 800)
    assert sold(t) == NONE
    assert seen(Table()).prices == (400, 600, 800, 1000)
    assert MARKET not in seen(Table()).modules


# Buying


@pytest.mark.rule("FM-03", "FM-22", "FM-23", "RW-EX-21")
@pytest.mark.parametrize(("amount", "price"), [(4, 500), (5, 600), (7, 600), (10, 700)])
def test_a_purchase_raises_the_price_a_notch_per_full_group_of_five(amount: int, price: int) -> None:
    """7 Zn: one notch up; 10 Zn: two; 4 Zn: none. All are paid at the price before."""
    t = phase_two({RED: 1})
    events = t.do(RED, Buy(ZINC, amount))
    assert only(events, CubesBought) == CubesBought(RED, ZINC, amount, amount * 500)
    assert t.state.cash[RED] == 50_000 - amount * 500
    assert seen(t).prices == (price, 600, 700, 800)
    assert t.gained(events, PriceRose) == ([PriceRose(ZINC, price)] if price > 500 else [])


@pytest.mark.rule("FM-24")
def test_bought_cubes_go_to_the_stock_and_do_not_add_up() -> None:
    """4 Zn and 4 Zn by two players move nothing, though they are eight; none of them lie on the centre tile."""
    t = phase_two({RED: 1, BLUE: 2})
    for player in (RED, BLUE):
        t.do(player, Buy(ZINC, 4))
        assert t.stock(player) == (24, 20, 20, 20)
    assert seen(t).prices[ZINC] == 500
    assert sold(t) == NONE


@pytest.mark.rule("FM-23", "FM-27")
def test_purchases_do_not_use_up_what_was_sold() -> None:
    """3 Zn lie on the centre tile; a purchase of 4 leaves them there, and 2 more sold make a group."""
    t = phase_two({RED: 1, BLUE: 2, PURPLE: 3})
    t.do(RED, Sell(ZINC, 3))
    t.do(BLUE, Buy(ZINC, 4))
    assert sold(t) == (3, 0, 0, 0)
    t.do(PURPLE, Sell(ZINC, 2))
    assert (seen(t).prices[ZINC], sold(t)) == (400, NONE)


# Selling


@pytest.mark.rule("FM-25", "FM-27", "FM-28", "RW-EX-22")
def test_a_sale_lowers_the_price_a_notch_per_full_group_of_five() -> None:
    """13 Ag at $700: 10 go to the supply, two notches down to $500, 3 stay on the centre tile (DISC-23: a sale)."""
    t = phase_two({RED: 1})
    events = t.do(RED, Sell(SILVER, 13))
    assert only(events, CubesSold) == CubesSold(RED, SILVER, 13, 9100)
    assert t.state.cash[RED] == 50_000 + 13 * 700
    assert only(events, PriceFell) == PriceFell(SILVER, 500)
    assert seen(t).prices == (500, 600, 500, 800)
    assert sold(t) == (0, 0, 3, 0)


@pytest.mark.rule("FM-26", "FM-28")
def test_sold_cubes_add_up_over_all_players_type_by_type() -> None:
    """4 Zn by Red and 3 Cu by Blue move nothing; 1 Zn more by Purple completes the zinc group alone."""
    t = phase_two({RED: 1, BLUE: 2, PURPLE: 3})
    t.do(RED, Sell(ZINC, 4))
    t.do(BLUE, Sell(COPPER, 3))
    assert (seen(t).prices, sold(t)) == ((500, 600, 700, 800), (4, 3, 0, 0))
    t.do(PURPLE, Sell(ZINC, 1))
    assert (seen(t).prices, sold(t)) == ((400, 600, 700, 800), (0, 3, 0, 0))


@pytest.mark.rule("FM-29")
def test_the_centre_tile_is_cleared_at_the_end_of_phase_ii() -> None:
    """4 Zn left on it do not wait for the next turn's sales."""
    t = phase_two({RED: 1})
    t.do(RED, Sell(ZINC, 4))
    assert sold(t) == (4, 0, 0, 0)
    events = t.do(RED, Pass())
    assert only(events, TurnStarted).turn == 2
    assert sold(t) == NONE
    t.market({BLUE: 1})
    t.do(BLUE, Sell(ZINC, 1))
    assert (seen(t).prices[ZINC], sold(t)) == (500, (1, 0, 0, 0))


@pytest.mark.rule("FM-22", "FM-23", "FM-25", "FM-26", "FM-27", "FM-28", "FM-29", "FM-40", "RW-EX-23")
def test_a_complete_phase_ii() -> None:
    """The sheet's own Phase II, step by step, with all its numbers (DISC-38: the last zinc cube goes, too)."""
    t = Table(modules=[MARKET])
    t.own(RED, (10, 0, 10, 0), cash=0)
    t.own(BLUE, (4, 0, 0, 0), cash=10_000)
    t.market({RED: 1, BLUE: 2})

    t.do(RED, Sell(ZINC, 7))
    assert (t.state.cash[RED], seen(t).prices[ZINC], sold(t)) == (3500, 400, (2, 0, 0, 0))
    t.do(BLUE, Sell(ZINC, 4))
    assert (t.state.cash[BLUE], seen(t).prices[ZINC], sold(t)) == (11_600, 300, (1, 0, 0, 0))
    t.do(RED, Sell(SILVER, 10))
    assert (t.state.cash[RED], seen(t).prices[SILVER], sold(t)) == (10_500, 500, (1, 0, 0, 0))
    t.do(BLUE, Buy(GOLD, 6))
    assert (t.state.cash[BLUE], seen(t).prices[GOLD]) == (6800, 900)
    assert actions_left(t, RED)[0] == 2
    t.do(RED, Pass())
    assert actions_left(t, RED)[0] == 0
    events = t.do(BLUE, Buy(COPPER, 4))

    assert t.state.cash[:2] == [10_500, 4400]
    assert (t.stock(RED), t.stock(BLUE)) == ((3, 0, 0, 0), (0, 4, 0, 6))
    assert (seen(t).prices, sold(t)) == ((300, 600, 500, 900), NONE)
    assert not t.gained(events, PriceReset)


@pytest.mark.rule("FM-40")
def test_the_rest_of_phase_ii_is_as_ever() -> None:
    """One transaction per type, slots from the left, four actions on slot 1, and passing is final."""
    t = phase_two({BLUE: 2, RED: 1})
    assert t.game.actors == (RED,)
    t.do(RED, Sell(ZINC, 1))
    t.do(BLUE, Pass())
    refused(t, RED, Sell(ZINC, 1), "RW-MKT-07")
    refused(t, RED, Buy(ZINC, 1), "RW-MKT-07")
    for resource in (COPPER, SILVER, GOLD):
        assert t.game.actors == (RED,)
        t.do(RED, Sell(resource, 1))
    assert seen(t).prompts[-1] == "auction"


# Elsewhere


@pytest.mark.rule("FM-39")
def test_bids_are_worth_what_the_cubes_cost_now() -> None:
    """One gold at $900 beats one silver at $800; with silver at $1,000 it is the other way round."""
    for prices, order in (((500, 600, 800, 900), (BLUE, RED)), ((500, 600, 1000, 900), (RED, BLUE))):
        t = Table(modules=[MARKET])
        t.state.prices[:] = prices
        for player in (RED, BLUE):
            t.own(player, (0, 0, 1, 1))
        t.start_step(open_auction)
        bids = {RED: Bid(0, 0, 1, 0, 0), BLUE: Bid(0, 0, 0, 1, 0)}
        events = [e for p in range(4) for e in t.do(p, bids.get(p, Bid(0, 0, 0, 0, 0)))]
        assert [bid.value for bid in t.gained(events, BidRevealed)[:2]] == list(prices[2:])
        assert only(events, ManagementOrdered).order[:2] == order


@pytest.mark.rule("FM-01")
def test_a_saved_game_carries_the_market() -> None:
    """Prices and centre tile come back from a save and from a stored state."""
    t = phase_two({RED: 1})
    t.do(RED, Sell(SILVER, 13))
    stored = t.game.codec.state_from_json(t.game.codec.state_to_json(t.state))
    assert stored == t.state
    twin = t.game.copy()
    twin.apply(RED, Buy(GOLD, 10))
    assert (seen(t).prices, sold(t)) == ((500, 600, 500, 800), (0, 0, 3, 0))

    game = rockworker.new("rockwell", players=2, seed=3, modules=[MARKET])
    game.apply(game.actors[0], Bid(1, 0, 0, 0, 0))
    again = rockworker.load(game.save())
    assert again.view(0) == game.view(0)
    assert again.header.modules == (MARKET,)
