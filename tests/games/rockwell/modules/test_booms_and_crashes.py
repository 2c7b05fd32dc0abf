"""Booms and crashes of the Fluctuating Market: when a price freezes, what is paid, and when."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import Buy, Pass, RaisePower, Sell
from rockworker.games.rockwell.events import (
    AchievementGained,
    BootyShared,
    CubesLost,
    ShareReceived,
    TurnEnded,
    VicePresidentReturned,
)
from rockworker.games.rockwell.modules.fluctuating_market.records import (
    BoomPaid,
    BoomStarted,
    CrashStarted,
    CrashSuffered,
    PriceFell,
    PriceReset,
    PriceRose,
)
from rockworker.games.rockwell.modules.two_players.records import RaiseAi
from rockworker.games.rockwell.state import Cubes
from tests.games.rockwell.modules.stage import (
    AI,
    COPPER,
    GOLD,
    MARKET,
    NONE,
    SILVER,
    ZINC,
    booty,
    end_of_turn,
    gather,
    is_in_workshop,
    names,
    offered,
    only,
    places_on,
    refused,
    seen,
    tip,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew

BLUE = GREEN
"""The examples' second colour."""
ACHIEVEMENT_SILVER = 2
"""Own at least 10 silver."""


def table(prices: Cubes, stocks: dict[int, Cubes], players: int = 4) -> Table:
    """A table at these prices, with these stocks, and money for everybody."""
    t = Table(players, modules=[MARKET])
    t.state.prices[:] = prices
    for player in range(players):
        t.own(player, stocks.get(player, NONE), cash=100_000)
    return t


# Freezing


@pytest.mark.rule("FM-30", "FM-31")
def test_a_price_at_its_maximum_is_frozen_until_the_end_of_phase_ii() -> None:
    """Ag at $1,300, Red buys 5: $1,400, a boom. Blue's sale of 5 and Purple's purchase of 5 move it no more.

    AMB-65: a boomed resource is bought and sold at its maximum, and groups of five still leave the centre tile."""
    t = table((500, 600, 1300, 800), {BLUE: (0, 0, 7, 0)})
    t.market({RED: 1, BLUE: 2, PURPLE: 3})
    events = t.do(RED, Buy(SILVER, 5))
    assert names(events) == ["CubesBought", "PriceRose", "BoomStarted"]
    assert only(events, BoomStarted).resource == SILVER
    assert seen(t).modules[MARKET].moods == ("", "", "boom", "")
    before = t.state.cash[BLUE]
    events = t.do(BLUE, Sell(SILVER, 6))
    assert t.state.cash[BLUE] == before + 6 * 1400
    assert not t.gained(events, PriceFell)
    assert seen(t).modules[MARKET].sold[SILVER] == 1
    before = t.state.cash[PURPLE]
    events = t.do(PURPLE, Buy(SILVER, 5))
    assert t.state.cash[PURPLE] == before - 5 * 1400
    assert not t.gained(events, PriceRose)
    assert seen(t).prices == (500, 600, 1400, 800)


@pytest.mark.rule("FM-30", "FM-31", "FM-35")
def test_a_crashed_resource_can_be_sold_but_not_bought() -> None:
    """Cu at $400, Red sells 5: $300, a crash. Blue may sell at $300, which moves nothing, but nobody may buy."""
    t = table((500, 400, 700, 800), {RED: (0, 5, 0, 0), BLUE: (1, 10, 0, 0)})
    t.market({RED: 1, BLUE: 2})
    events = t.do(RED, Sell(COPPER, 5))
    assert names(events) == ["CubesSold", "PriceFell", "CrashStarted"]
    assert only(events, CrashStarted).resource == COPPER
    assert seen(t).modules[MARKET].moods == ("", "crash", "", "")
    assert {buy.resource for buy in offered(t, BLUE, Buy)} == {ZINC, SILVER, GOLD}
    refused(t, BLUE, Buy(COPPER, 1), "FM-35")
    before = t.state.cash[BLUE]
    events = t.do(BLUE, Sell(COPPER, 5))
    assert t.state.cash[BLUE] == before + 1500
    assert not t.gained(events, PriceFell)
    assert seen(t).prices[COPPER] == 300


@pytest.mark.rule("FM-23", "FM-27", "FM-30")
@pytest.mark.parametrize(("action", "end"), [(Buy(ZINC, 30), 1000), (Sell(ZINC, 30), 200)])
def test_prices_stop_at_their_limits(action: Buy | Sell, end: int) -> None:
    """AMB-64: six notches from $500 end at the limit; those beyond it are lost."""
    t = table((500, 600, 700, 800), {RED: (30, 0, 0, 0)})
    t.market({RED: 1, BLUE: 2})
    t.do(RED, action)
    assert seen(t).prices[ZINC] == end


@pytest.mark.rule("FM-30", "FM-31", "FM-32")
def test_a_boom_in_phase_i_freezes_and_waits_for_the_end_of_phase_ii() -> None:
    """AMB-63: the reaction to an extraction brings silver to $1,400; nobody is paid before Phase II ends, and
    then on the stocks of that moment. A second reaction that would raise it again moves nothing (AMB-62)."""
    t = table((500, 600, 1300, 800), {RED: (0, 0, 2, 0)})
    first, second = t.tile("A", 3), t.tile("A", 3, skip=1)
    places_on(t, 1, [RED])
    events = tip(t, first, {RED: 1, GREEN: 2}, booty((0, 0, 3, 0)))
    assert only(events, BoomStarted).resource == SILVER
    assert not t.gained(events, BoomPaid)
    assert t.stock(RED) == (0, 0, 3, 0)
    events = tip(t, second, {RED: 1, PURPLE: 2}, booty((5, 0, 3, 0)))
    assert only(events, BootyShared).remainder == (1, 0, 1, 0)
    assert seen(t).prices == (600, 600, 1400, 800), "zinc is the cheaper of the two"
    third = t.tile("B", 5)
    events = tip(t, third, {RED: 1, PURPLE: 4}, booty((0, 0, 3, 0)))
    assert not t.gained(events, PriceRose)
    t.market({RED: 1})
    t.do(RED, Sell(SILVER, 1))
    events = t.do(RED, Pass())
    assert BoomPaid(RED, SILVER, 4) in events
    assert t.stock(RED)[SILVER] == 8


# Payment


@pytest.mark.rule("FM-32", "FM-33", "FM-36", "FM-37", "RW-EX-24")
def test_a_boom_doubles_the_stock_of_that_type() -> None:
    """Ag at $1,400: Red's 7 become 14, Blue's 1 becomes 2, a player without any gets none; Ag goes back to $700.

    All of it happens before Phase II is finished, and out of a supply without limit (DISC-40)."""
    t = table((500, 600, 1400, 800), {RED: (3, 3, 7, 3), BLUE: (0, 0, 1, 0), WHITE: (5, 0, 0, 0)})
    t.state.insurance[RED] = 4
    places_on(t, 2, [RED])
    t.market({RED: 1})
    events = t.do(RED, Pass())
    assert t.gained(events, BoomPaid) == [BoomPaid(RED, SILVER, 7), BoomPaid(BLUE, SILVER, 1)]
    assert t.gained(events, PriceReset) == [PriceReset(SILVER, 700)]
    assert [t.stock(player) for player in range(4)] == [(3, 3, 14, 3), (0, 0, 2, 0), NONE, (5, 0, 0, 0)]
    assert seen(t).prices == (500, 600, 700, 800)
    assert is_in_workshop(t)
    assert t.state.insurance[RED] == 4, "insurance tiles are no cubes"


@pytest.mark.rule("FM-33")
def test_a_boom_is_never_short_of_cubes() -> None:
    """300 silver become 600, more than the box holds."""
    t = table((500, 600, 1400, 800), {RED: (0, 0, 300, 0)})
    t.market({RED: 1})
    t.do(RED, Pass())
    assert t.stock(RED)[SILVER] == 600


@pytest.mark.rule("FM-34", "FM-36", "FM-37", "RW-EX-25")
def test_a_crash_takes_half_the_stock_rounded_up() -> None:
    """Cu at $300: Blue returns 5 of 9, Red 1 of 1, Purple 2 of 4; Cu goes back to $600."""
    t = table((500, 300, 700, 800), {RED: (4, 1, 0, 0), BLUE: (0, 9, 0, 0), PURPLE: (0, 4, 0, 0)})
    places_on(t, 2, [RED])
    t.market({RED: 1})
    events = t.do(RED, Pass())
    assert t.gained(events, CrashSuffered) == [
        CrashSuffered(RED, COPPER, 1),
        CrashSuffered(BLUE, COPPER, 5),
        CrashSuffered(PURPLE, COPPER, 2),
    ]
    assert [t.stock(player)[COPPER] for player in range(4)] == [0, 4, 2, 0]
    assert only(events, PriceReset) == PriceReset(COPPER, 600)
    assert is_in_workshop(t)


@pytest.mark.rule("FM-32", "FM-34", "FM-37")
def test_booms_and_crashes_come_together_and_achievements_after_all_of_them() -> None:
    """AMB-66: silver booms and copper crashes. Red has 8 Zn and 8 Cu only before the crash, and 10 Ag only after
    the boom: one look at the end gives the silver achievement alone."""
    t = table((500, 300, 1400, 800), {RED: (8, 8, 5, 0)})
    t.market({RED: 1})
    events = t.do(RED, Pass())
    assert t.stock(RED) == (8, 4, 10, 0)
    assert [(e.player, e.achievement) for e in t.gained(events, AchievementGained)] == [(RED, ACHIEVEMENT_SILVER)]
    last_reset = max(n for n, name in enumerate(names(events)) if name == "PriceReset")
    assert names(events).index("AchievementGained") > last_reset
    assert seen(t).prices == (500, 600, 700, 800)


@pytest.mark.rule("FM-32", "FM-34", "FM-36", "FM-37")
def test_trade_can_cause_both_in_one_phase() -> None:
    """Red's sale crashes copper, Blue's purchase booms gold; both are settled when the last one has passed."""
    t = table((500, 400, 700, 1500), {RED: (0, 8, 0, 2), BLUE: NONE})
    t.market({RED: 1, BLUE: 2})
    t.do(RED, Sell(COPPER, 5))
    events = t.do(BLUE, Buy(GOLD, 5))
    assert not t.gained(events, BoomPaid)
    t.do(RED, Pass())
    events = t.do(BLUE, Pass())
    assert [name for name in names(events) if name in ("BoomPaid", "CrashSuffered", "PriceReset")] == [
        "CrashSuffered",
        "PriceReset",
        "BoomPaid",
        "BoomPaid",
        "PriceReset",
    ]
    assert (t.stock(RED), t.stock(BLUE)) == ((0, 1, 0, 4), (0, 0, 0, 10))
    assert seen(t).prices == (500, 600, 700, 800)


@pytest.mark.rule("FM-37")
def test_it_happens_even_if_nobody_was_on_the_market() -> None:
    """Nobody has a Vice President on Board II: a boom of Phase I is still paid at the end of Phase II."""
    t = table((500, 600, 1400, 800), {RED: (0, 0, 3, 0)})
    places_on(t, 2, [RED])
    t.market({})
    assert is_in_workshop(t)
    assert (t.stock(RED)[SILVER], seen(t).prices[SILVER]) == (6, 700)


# Phase III


@pytest.mark.rule("FM-38")
def test_a_boom_in_phase_iii_is_paid_and_reset_at_once() -> None:
    """AMB-63: inside the reaction, on stocks already owned, not on the cubes of this extraction; achievements are
    looked for; and Danger then goes by the price put back: Red loses gold ($800), not silver ($1,400 before)."""
    t = table((500, 600, 1300, 800), {RED: (0, 0, 7, 0), BLUE: (0, 0, 1, 0)})
    tile = t.tile("A", 3)
    t.next_cards(tile, booty((0, 0, 3, 2), danger=True))
    gather(t, tile, {RED: 1, GREEN: 1})
    t.state.safety[BLUE] = 3
    t.workshop({RED: 1})
    t.state.safety[RED] = 1
    events = t.do(RED, RaisePower(crew(RED)))
    told = names(events)
    assert told[told.index("BootyShared") : told.index("ShareReceived")] == [
        "BootyShared",
        "PriceRose",
        "BoomStarted",
        "BoomPaid",
        "BoomPaid",
        "PriceReset",
        "AchievementGained",
        "DangerStruck",
    ]
    assert t.gained(events, BoomPaid) == [BoomPaid(RED, SILVER, 7), BoomPaid(BLUE, SILVER, 1)]
    assert only(events, CubesLost) == CubesLost(RED, (0, 0, 0, 1))
    assert t.gained(events, ShareReceived)[0].cubes == (0, 0, 1, 1)
    assert (t.stock(RED), t.stock(BLUE)) == ((0, 0, 16, 0), (0, 0, 3, 1))
    assert seen(t).prices == (500, 600, 700, 800)


@pytest.mark.rule("FM-38")
def test_a_boom_by_ais_upgrade_is_paid_at_once() -> None:
    """AI's upgrade comes after everything was put back, still in the same turn: its boom does not wait either."""
    t = table((500, 600, 1300, 800), {RED: (0, 0, 4, 0)}, players=2)
    tile = t.tile("A", 3)
    t.next_cards(tile, booty((0, 0, 3, 0)))
    gather(t, tile, {RED: 1, AI: 1})
    end_of_turn(t)
    events = t.do(t.state.management[0], RaiseAi(crew(AI)))
    assert names(events).index("BoomPaid") < names(events).index("ShareReceived")
    assert t.stock(RED) == (0, 0, 9, 0)
    assert seen(t).prices[SILVER] == 700


@pytest.mark.rule("FM-30", "FM-36")
def test_the_next_turn_starts_with_no_price_frozen() -> None:
    """After the phase a reset price moves again."""
    t = table((500, 600, 1400, 800), {RED: (0, 0, 5, 0)})
    t.market({RED: 1})
    events = t.do(RED, Pass())
    assert only(events, TurnEnded)
    assert only(events, VicePresidentReturned).forgone == 4
    t.market({BLUE: 1})
    t.do(BLUE, Buy(SILVER, 5))
    assert seen(t).prices[SILVER] == 800


@pytest.mark.rule("FM-30", "FM-34")
@pytest.mark.parametrize(
    ("step", "resource", "price"), [("drill", ZINC, 200), ("work", ZINC, 200), ("work", GOLD, 1600)]
)
def test_the_invariants_know_when_a_price_may_be_at_a_limit(step: str, resource: int, price: int) -> None:
    """AMB-67: a crash comes from sales alone, so outside Phase II no price is at its minimum; after Phase II none is
    at its maximum either."""
    t = table((500, 600, 700, 800), {})
    if step == "drill":
        t.drilling_turn(RED)
    else:
        t.workshop({RED: 1})
    t.game.check()
    t.state.prices[resource] = price
    with pytest.raises(AssertionError):
        t.game.check()
