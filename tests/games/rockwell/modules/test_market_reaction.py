"""The Fluctuating Market reacts to an extraction: what is left over makes one price rise."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import LoseCubes
from rockworker.games.rockwell.events import BootyShared, CubesLost, CubesReturned, RemainderReceived
from rockworker.games.rockwell.modules.explosions.records import ChooseEntrance
from rockworker.games.rockwell.modules.fluctuating_market.records import PriceRose
from rockworker.games.rockwell.state import Cubes
from tests.games.rockwell.modules.stage import (
    AI,
    COPPER,
    EXPLOSION,
    EXPLOSIONS,
    GOLD,
    MARKET,
    NONE,
    SILVER,
    ZINC,
    booty,
    hire_alone,
    names,
    only,
    seen,
    tip,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, Table, place


def react(cubes: Cubes, prices: Cubes = (500, 600, 700, 800), sharers: int = 2) -> tuple[Table, list[PriceRose]]:
    """An extraction of these cubes at these prices; the price changes that it causes."""
    t = Table(modules=[MARKET])
    t.state.prices[:] = prices
    powers = {RED: 1, GREEN: 2} if sharers == 2 else {RED: 1, GREEN: 1, PURPLE: 1}
    return t, t.gained(tip(t, t.tile("A", 3), powers, booty(cubes)), PriceRose)


@pytest.mark.rule("FM-19", "RW-EX-19")
def test_the_scarcest_type_of_the_remainder_rises() -> None:
    """A remainder of 2 Zn, 1 Cu and 2 Ag among three sharers: copper rises one notch, the others stay."""
    t, rises = react((5, 4, 2, 0), sharers=3)
    assert rises == [PriceRose(COPPER, 700)]
    assert seen(t).prices == (500, 700, 700, 800)


@pytest.mark.rule("FM-19")
def test_types_without_a_cube_in_the_remainder_do_not_count() -> None:
    """DISC-22: 2 Zn and no Cu, Ag or Au left over: zinc rises, not one of which nothing is there."""
    t, rises = react((2, 3, 0, 6), sharers=3)
    assert rises == [PriceRose(ZINC, 600)]
    assert seen(t).prices == (600, 600, 700, 800)


@pytest.mark.rule("FM-18")
def test_only_the_remainder_is_looked_at() -> None:
    """1 Zn left of 9, 1 Cu left of 3 and no gold left of 2: the shares do not matter. Zinc, being cheaper, rises,
    though it is the commonest on the card."""
    _, rises = react((9, 3, 0, 2))
    assert rises == [PriceRose(ZINC, 600)]


@pytest.mark.rule("FM-20", "RW-EX-20")
def test_of_tied_types_the_cheapest_rises() -> None:
    """Cu ($800) and Au ($700) tied with one cube each: gold rises to $800, copper stays (2 Zn are not the fewest)."""
    t, rises = react((5, 1, 0, 4), prices=(500, 800, 900, 700), sharers=3)
    assert rises == [PriceRose(GOLD, 800)]
    assert seen(t).prices == (500, 800, 900, 800)


@pytest.mark.rule("FM-21")
def test_nothing_rises_when_price_is_tied_too() -> None:
    """Cu and Au tied with one cube each at $700 each; silver is dearer: nothing moves."""
    t, rises = react((0, 1, 3, 5), prices=(500, 700, 900, 700))
    assert rises == []
    assert seen(t).prices == (500, 700, 900, 700)


@pytest.mark.rule("FM-21")
def test_a_tie_for_price_counts_only_among_the_fewest() -> None:
    """Cu and Au cost the same, but only one copper and two gold are left over: copper rises."""
    _, rises = react((0, 1, 0, 2), prices=(500, 700, 900, 700), sharers=3)
    assert rises == [PriceRose(COPPER, 800)]


@pytest.mark.rule("FM-19")
def test_an_empty_remainder_moves_nothing() -> None:
    """AMB-27: six zinc among two leave nothing; the market does not react."""
    _, rises = react((6, 0, 0, 0))
    assert rises == []


@pytest.mark.rule("FM-17")
def test_the_market_reacts_after_the_split_and_before_anybody_takes_anything() -> None:
    """Booty shared, then the price, then shares and remainder."""
    t = Table(modules=[MARKET])
    events = tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, booty((3, 0, 0, 0)))
    assert names(events)[:9] == [
        "CrewMoved",
        "TileDrilled",
        "CardDrawn",
        "BootyShared",
        "PriceRose",
        "ShareReceived",
        "ShareReceived",
        "RemainderReceived",
        "CardKept",
    ]
    assert only(events, RemainderReceived).player == GREEN


@pytest.mark.rule("FM-17")
def test_danger_goes_by_the_price_after_the_reaction() -> None:
    """AMB-30: silver rises from $700 to $800, level with gold: Red chooses; one notch up, and silver is lost; one less,
    and it is gold. The cubes lost play no part in the reaction (AMB-62)."""
    for silver, choices in ((600, [(0, 0, 0, 1)]), (700, [(0, 0, 0, 1), (0, 0, 1, 0)]), (800, [(0, 0, 1, 0)])):
        t = Table(modules=[MARKET])
        t.state.prices[SILVER] = silver
        t.state.safety[GREEN] = 3
        events = tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, booty((0, 0, 3, 2), danger=True))
        assert seen(t).prices[SILVER] == silver + 100
        if len(choices) > 1:
            assert [list(offer) for offer in t.game.offers(RED)] == [[LoseCubes(*cubes)] for cubes in choices]
            events += t.do(RED, LoseCubes(*choices[-1]))
        assert t.gained(events, CubesLost) == [CubesLost(RED, choices[-1])]


@pytest.mark.rule("FM-31")
def test_a_frozen_type_gives_way_to_no_other() -> None:
    """AMB-62: one silver is the fewest, but silver is frozen: nothing rises, not even the next scarcest."""
    t, rises = react((2, 0, 1, 0), prices=(500, 600, 1400, 800), sharers=3)
    assert rises == []
    assert seen(t).prices == (500, 600, 1400, 800)


@pytest.mark.rule("FM-17", "FM-19")
def test_a_remainder_that_nobody_gets_counts_as_well() -> None:
    """AMB-62: the only crew is blown away, everything goes to the supply, and the market still reacts."""
    t = Table(modules=[MARKET, EXPLOSIONS])
    tile = t.tile("A", 3)
    hire_alone(t, tile, EXPLOSION, EXPLOSION, booty((4, 1, 0, 0)))
    events = t.do(RED, ChooseEntrance(place("E1")))
    assert only(events, BootyShared) == BootyShared(tile, (), NONE, (4, 1, 0, 0))
    assert only(events, PriceRose) == PriceRose(COPPER, 700)
    assert only(events, CubesReturned).cubes == (4, 1, 0, 0)


@pytest.mark.rule("FM-17", "FM-19")
def test_ais_remainder_counts_as_well() -> None:
    """AMB-52: AI is the strongest, its remainder goes to the supply, and copper rises."""
    t = Table(2, modules=[MARKET])
    t.own(RED, NONE)
    events = tip(t, t.tile("A", 3), {RED: 1, AI: 2}, booty((2, 3, 0, 0)))
    assert only(events, BootyShared).remainder == (0, 1, 0, 0)
    assert only(events, CubesReturned).cubes == (1, 2, 0, 0), "AI's share and the remainder"
    assert only(events, PriceRose) == PriceRose(COPPER, 700)
    assert t.stock(RED) == (1, 1, 0, 0)
