"""The worked examples of the rulebooks, with the books' numbers."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import Buy, Deliver, Drill, Sell, UseInsurance
from rockworker.games.rockwell.board import neighbours
from rockworker.games.rockwell.events import CubesLost, DeliveryMade, RemainderReceived
from rockworker.games.rockwell.frames.turn import put_back
from rockworker.games.rockwell.state import BOARD_III, GOLD, ZINC, Cubes
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew

CARD_C7: Cubes = (0, 3, 5, 4)


@pytest.mark.rule("RW-EX-03")
def test_the_strongest_has_priority() -> None:
    """No mineshaft, Green alone strongest: Green is the priority player, though Red extracts."""
    t = Table()
    events = t.extract(t.tile("C", 7), CARD_C7, {GREEN: 4, RED: 3}, trigger=RED)
    assert [event.player for event in t.gained(events, RemainderReceived)] == [GREEN]


@pytest.mark.rule("RW-EX-04")
def test_a_tie_goes_to_the_player_who_extracts() -> None:
    """No mineshaft, the strongest tied, Red extracts: Red is the priority player."""
    t = Table()
    events = t.extract(t.tile("C", 8), CARD_C7, {GREEN: 4, RED: 4}, trigger=RED)
    assert [event.player for event in t.gained(events, RemainderReceived)] == [RED]


@pytest.mark.rule("RW-EX-05")
def test_two_sharers_and_the_stronger_takes_the_remainder() -> None:
    """3 Cu 5 Ag 4 Au between Green (3) and Red (4): shares of 1 2 2; the remainder of 1 1 0 goes to Red."""
    t = Table()
    tile = t.tile("C", 7)
    t.next_card(tile, (0, 3, 5, 4))
    t.put(GREEN, 0, tile, power=3)
    red = t.put(RED, 0, neighbours(tile)[0], power=4)
    for player in (RED, GREEN):
        t.own(player, (0, 0, 0, 0))
    t.drilling_turn(RED).do(RED, Drill(red, tile))
    assert t.stock(RED) == (0, 2, 3, 2)
    assert t.stock(GREEN) == (0, 1, 2, 2)
    assert t.state.cards[RED] == 1


@pytest.mark.rule("RW-EX-06")
def test_a_mineshaft_takes_the_remainder_and_no_share() -> None:
    """Red 2, Green 4, Purple 2: 1 1 1 each; White, with a shaft only, gets 2 Ag 1 Au (DISC-25)."""
    t = Table()
    tile = t.tile("C", 7)
    t.shaft(WHITE, tile)
    t.extract(tile, CARD_C7, {GREEN: 4, PURPLE: 2, RED: 2}, trigger=RED)
    assert t.stock(RED) == t.stock(GREEN) == t.stock(PURPLE) == (0, 1, 1, 1)
    assert t.stock(WHITE) == (0, 0, 2, 1)


@pytest.mark.rule("RW-EX-07")
def test_the_weakest_may_have_priority_by_extracting() -> None:
    """Green 2, Red 2, Purple 1 + die 1; White comes with 1 and takes the remainder: 3 Cu 2 Ag 1 Au in all."""
    t = Table()
    tile = t.tile("C", 7)
    t.put(PURPLE, 0, tile, power=1, die=1)
    t.next_card(tile, CARD_C7)
    t.put(GREEN, 0, tile, power=2)
    t.put(RED, 0, tile, power=2)
    assert not t.state.revealed >> tile & 1
    t.put(WHITE, 0, neighbours(tile)[0], power=1)
    t.empty_stocks()
    t.drilling_turn(WHITE)
    assert t.view(None).tiles[tile].power == 6
    t.do(WHITE, Drill(crew(WHITE), tile))
    assert t.stock(GREEN) == t.stock(RED) == t.stock(PURPLE) == (0, 0, 1, 1)
    assert t.stock(WHITE) == (0, 3, 2, 1)


def endangered(insurance: int) -> Table:
    """Red has crews of power 1 and 2 on A 3, alone; the card shows 2 of each and danger."""
    t = Table()
    tile = t.tile("A", 3)
    t.put(RED, 1, tile, power=2)
    t.state.insurance[RED] = insurance
    t.extract(tile, (2, 2, 2, 2), {RED: 1}, trigger=RED, danger=True)
    return t


@pytest.mark.rule("RW-EX-11")
def test_danger_takes_the_three_most_valuable_cubes() -> None:
    """Power 1 + 2, no safety, no insurance: two gold and one silver are lost."""
    assert endangered(insurance=0).stock(RED) == (2, 2, 1, 0)


@pytest.mark.rule("RW-EX-12")
@pytest.mark.parametrize(("tiles", "kept"), [(3, (2, 2, 2, 2)), (2, (2, 2, 2, 1))])
def test_insurance_against_that_danger(tiles: int, kept: Cubes) -> None:
    """Three tiles save all; two leave one cube to lose, the most valuable."""
    t = endangered(insurance=3)
    t.do(RED, UseInsurance(tiles))
    assert t.stock(RED) == kept
    assert t.state.insurance[RED] == 3 - tiles


@pytest.mark.rule("RW-EX-13")
def test_safety_does_not_protect_the_gold() -> None:
    """Red 2 with safety 1 and a share of 1 Ag 1 Au loses the gold."""
    t = Table()
    t.state.safety[RED] = 1
    events = t.extract(t.tile("B", 6), (0, 0, 2, 2), {GREEN: 4, RED: 2}, trigger=RED, danger=True)
    assert CubesLost(RED, (0, 0, 0, 1)) in events
    assert t.stock(RED) == (0, 0, 1, 0)


@pytest.mark.rule("RW-EX-15")
def test_gold_is_not_sold_and_bought_in_one_phase() -> None:
    """Nor bought and sold."""
    for first, second in ((Sell(GOLD, 1), Buy(GOLD, 1)), (Buy(GOLD, 1), Sell(GOLD, 1))):
        t = Table()
        t.own(RED, (0, 0, 0, 5), 5000)
        t.market({RED: 1}).do(RED, first)
        t.refused(RED, second, "RW-MKT-07")


@pytest.mark.rule("RW-EX-16")
def test_six_zinc_for_two_prestige() -> None:
    """One action."""
    t = Table()
    t.own(RED, (6, 0, 0, 0))
    events = t.workshop({RED: 1}).do(RED, Deliver(ZINC))
    assert events[0] == DeliveryMade(RED, ZINC, (6, 0, 0, 0), 2)
    assert t.state.delivery_prestige[RED] == 2
    assert t.state.actions[BOARD_III * 4 + RED] == 3


@pytest.mark.rule("RW-EX-17")
def test_tied_firsts_and_the_third_gets_one() -> None:
    """3, 3, 1, 0."""
    t = Table()
    for player, amount in ((RED, 4), (GREEN, 4), (PURPLE, 2), (WHITE, 1)):
        t.own(player, (amount, 0, 0, 0))
    t.state.ending = "centre"
    t.start_step(put_back)
    assert [score.parts["zinc"] for score in t.game.scores] == [3, 3, 1, 0]


@pytest.mark.rule("RW-EX-18")
def test_two_players_and_the_pile_of_zinc_and_copper() -> None:
    """The tiles worth 4 and 2 (DISC-26)."""
    t = Table(2)
    assert t.rules.achievements[0].cubes == (8, 8, 0, 0)
    for player, prestige in ((RED, 4), (GREEN, 2)):
        t.own(player, (8, 7, 0, 0), 1000)
        t.market({player: 1}).do(player, Buy(1, 1))
        assert t.state.achievement_prestige[player] == prestige
        t.clear_boards()
    assert t.view(None).achievements[0].left == 0
