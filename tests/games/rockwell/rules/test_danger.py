"""RW-DNG: danger, safety, the use of insurance."""

from __future__ import annotations

from typing import Any

import pytest

from rockworker.games.rockwell.actions import Drill, Pass, UseInsurance
from rockworker.games.rockwell.board import neighbours
from rockworker.games.rockwell.events import CardDrawn, CubesLost, DangerStruck, InsuranceUsed
from rockworker.games.rockwell.frames.danger import InsureAgainstDanger
from rockworker.games.rockwell.frames.turn import put_back
from rockworker.games.rockwell.state import Cubes
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew

RICH: Cubes = (4, 4, 4, 4)
"""Shares of 2 2 2 2 for two."""


def struck(t: Table, powers: dict[int, int] | None = None, cubes: Cubes = RICH, insurance: int = 0) -> list[Any]:
    """Danger strikes Green (3) and Red (4) on C 7; Green has this much insurance."""
    t.state.insurance[GREEN] = insurance
    return t.extract(t.tile("C", 7), cubes, powers or {GREEN: 3, RED: 4}, trigger=RED, danger=True)


@pytest.mark.rule("RW-DNG-01")
def test_some_cards_show_danger_and_only_these_strike() -> None:
    """The deck has cards with and without the symbol; without it nobody loses a cube."""
    t = Table()
    assert {card.danger for card in t.rules.cards} == {True, False}
    events = t.extract(t.tile("C", 7), RICH, {GREEN: 3, RED: 4}, trigger=RED)
    assert not t.gained(events, CardDrawn)[0].danger
    assert not t.gained(events, DangerStruck)
    assert t.stock(RED) == t.stock(GREEN) == (2, 2, 2, 2)


@pytest.mark.rule("RW-DNG-02", "RW-DNG-04")
def test_danger_hits_every_participant_with_the_own_power() -> None:
    """Green loses 3 and Red 4 cubes."""
    t = Table()
    events = struck(t)
    assert t.gained(events, DangerStruck) == [DangerStruck(RED, 4), DangerStruck(GREEN, 3)]
    assert t.stock(RED) == (2, 2, 0, 0)
    assert t.stock(GREEN) == (2, 2, 1, 0)


@pytest.mark.rule("RW-DNG-04")
def test_all_crews_and_dice_on_the_tile_count() -> None:
    """Crews 2 and 1 and a die of 1 lose four cubes; a crew elsewhere does not count."""
    t = Table()
    tile = t.tile("C", 7)
    t.put(GREEN, 1, tile, power=1, die=1)
    t.put(GREEN, 2, t.tile("D", 9), power=4)
    events = struck(t, {GREEN: 2, RED: 3})
    assert t.gained(events, DangerStruck) == [DangerStruck(RED, 3), DangerStruck(GREEN, 4)]


@pytest.mark.rule("RW-DNG-03")
@pytest.mark.parametrize("option", [False, True])
def test_who_has_only_a_shaft_is_not_hit(option: bool) -> None:
    """Purple's remainder stays whole, also where danger takes cubes of a remainder (AMB-29)."""
    t = Table(options={"danger_on_remainder": option})
    t.shaft(PURPLE, t.tile("C", 7))
    events = struck(t, cubes=(5, 5, 5, 5))
    assert PURPLE not in [event.player for event in t.gained(events, DangerStruck)]
    assert t.stock(PURPLE) == (1, 1, 1, 1)


@pytest.mark.rule("RW-DNG-05", "RW-DNG-06")
def test_the_most_valuable_go_first_and_to_the_supply() -> None:
    """Of 1 2 2 1 four are lost: gold, both silvers, one copper."""
    t = Table()
    supply = list(t.state.supply)
    events = struck(t, cubes=(2, 4, 4, 2))
    assert CubesLost(RED, (0, 1, 2, 1)) in events
    assert CubesLost(GREEN, (0, 0, 2, 1)) in events
    assert t.stock(RED) == (1, 1, 0, 0)
    assert t.stock(GREEN) == (1, 2, 0, 0)
    kept = (2, 3, 0, 0)
    started = t.rules.components.start.cubes
    assert t.state.supply == [s + 4 * n - k for s, n, k in zip(supply, started, kept, strict=True)]


@pytest.mark.rule("RW-DNG-07", "RW-DNG-08")
def test_what_was_owned_before_is_never_lost() -> None:
    """Danger 4 against a share of one copper takes that copper, and none of the gold behind the screen (AMB-32)."""
    t = Table()
    tile = t.tile("C", 7)
    t.next_card(tile, (0, 2, 0, 0), danger=True)
    t.put(GREEN, 0, tile, power=3)
    t.own(RED, (0, 0, 0, 5))
    events = _moved_in(t, tile)
    assert t.gained(events, DangerStruck) == [DangerStruck(RED, 1), DangerStruck(GREEN, 1)]
    assert t.stock(RED) == (0, 0, 0, 5)


def _moved_in(t: Table, tile: int) -> list[Any]:
    t.put(RED, 0, neighbours(tile)[0], power=4)
    return t.drilling_turn(RED).do(RED, Drill(crew(RED), tile))


@pytest.mark.rule("RW-DNG-09", "RW-DNG-10", "RW-IMP-12")
@pytest.mark.parametrize(("safety", "loss"), [(0, 4), (1, 3), (2, 1), (3, 0)])
def test_safety_cuts_the_loss_by_itself(safety: int, loss: int) -> None:
    """Levels 1, 2, 3 save one, three and all of four cubes; nobody is asked."""
    t = Table()
    t.state.safety[RED] = safety
    events = struck(t)
    lost = [sum(event.cubes) for event in t.gained(events, CubesLost) if event.player == RED]
    assert lost == ([loss] if loss else [])
    assert not t.is_asked(InsureAgainstDanger)


@pytest.mark.rule("RW-DNG-09")
def test_safety_never_gives_cubes() -> None:
    """Safety 2 against power 1: nothing is lost, nothing gained."""
    t = Table()
    t.state.safety[WHITE] = 2
    t.put(WHITE, 0, t.tile("C", 7), power=1)
    struck(t, {GREEN: 2, RED: 4}, cubes=(3, 3, 3, 3))
    assert t.stock(WHITE) == (1, 1, 1, 1)


@pytest.mark.rule("RW-DNG-10", "RW-DNG-13")
def test_safety_comes_before_insurance() -> None:
    """Power 3 and safety 1 leave two cubes to insure, though Green has five tiles."""
    t = Table()
    t.state.safety[GREEN] = 1
    struck(t, insurance=5)
    assert t.game.actors == (GREEN,)
    assert [list(offer.axis("tiles")) for offer in t.game.offers(GREEN)] == [[0, 1, 2]]
    t.refused(GREEN, UseInsurance(3), "RW-DNG-13")


@pytest.mark.rule("RW-DNG-11", "RW-DNG-12")
@pytest.mark.parametrize(("used", "kept"), [(0, (2, 2, 1, 0)), (1, (2, 2, 2, 0)), (2, (2, 2, 2, 1)), (3, (2, 2, 2, 2))])
def test_each_tile_saves_one_cube_as_the_player_likes(used: int, kept: Cubes) -> None:
    """Of three cubes none, one, two or all are saved; the tiles are discarded."""
    t = Table()
    struck(t, insurance=4)
    events = t.do(GREEN, UseInsurance(used))
    assert t.stock(GREEN) == kept
    assert t.state.insurance[GREEN] == 4 - used
    assert t.gained(events, InsuranceUsed) == ([InsuranceUsed(GREEN, used)] if used else [])


@pytest.mark.rule("RW-DNG-11")
def test_nobody_uses_insurance_that_he_does_not_have() -> None:
    """Two tiles against a loss of three."""
    t = Table()
    struck(t, insurance=2)
    t.refused(GREEN, UseInsurance(3), "RW-DNG-11")
    t.refused(GREEN, UseInsurance(-1), "RW-DNG-12")
    t.refused(GREEN, Pass())


@pytest.mark.rule("RW-DNG-13")
def test_never_more_insurance_than_cubes_of_the_share() -> None:
    """Power 3, a share of two zinc: at most two tiles (AMB-32)."""
    t = Table()
    struck(t, cubes=(4, 0, 0, 0), insurance=5)
    t.refused(GREEN, UseInsurance(3), "RW-DNG-13")
    t.do(GREEN, UseInsurance(2))
    assert (t.stock(GREEN), t.state.insurance[GREEN]) == ((2, 0, 0, 0), 3)


@pytest.mark.rule("RW-DNG-14")
def test_what_is_finally_lost_is_still_the_most_valuable() -> None:
    """Safety 1 and one tile leave one cube to lose: the gold."""
    t = Table()
    t.state.safety[GREEN] = 1
    struck(t, insurance=1)
    events = t.do(GREEN, UseInsurance(1))
    assert CubesLost(GREEN, (0, 0, 0, 1)) in events
    assert t.stock(GREEN) == (2, 2, 2, 1)


# Rulings


@pytest.mark.parametrize(
    ("option", "loss", "red"), [(False, 2, (1, 0, 0, 1)), (True, 4, (0, 0, 0, 0))], ids=["share", "remainder-too"]
)
def test_danger_and_the_remainder(option: bool, loss: int, red: Cubes) -> None:
    """Red's share is 1 Zn 1 Cu, the remainder 1 Zn 1 Au: danger takes the share, by an option all (AMB-29)."""
    t = Table(options={"danger_on_remainder": option})
    events = struck(t, cubes=(3, 2, 0, 1))
    assert DangerStruck(RED, loss) in events
    assert t.stock(RED) == red
    assert t.stock(GREEN) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("prices", "lost"),
    [((400, 600, 800, 1000), (0, 0, 1, 2)), ((900, 600, 800, 700), (2, 0, 1, 0))],
)
def test_most_valuable_means_the_current_price(prices: tuple[int, ...], lost: Cubes) -> None:
    """Prices of the moment rank the cubes (AMB-30)."""
    t = Table()
    t.state.prices[:] = prices
    events = struck(t)
    assert CubesLost(GREEN, lost) in events


def test_all_who_have_a_choice_are_asked_at_once() -> None:
    """Red and Green have insurance and choose in secret; White, struck without insurance, is not asked (AMB-31)."""
    t = Table()
    t.put(WHITE, 0, t.tile("C", 7), power=1)
    t.state.insurance[RED] = 2
    struck(t, {GREEN: 2, RED: 4}, cubes=(3, 3, 3, 3), insurance=1)
    assert t.game.actors == (RED, GREEN)
    first = t.do(GREEN, UseInsurance(1))
    assert not t.gained(first, InsuranceUsed)
    events = t.do(RED, UseInsurance(2))
    assert t.gained(events, InsuranceUsed) == [InsuranceUsed(RED, 2), InsuranceUsed(GREEN, 1)]
    assert (t.stock(RED), t.stock(GREEN), t.stock(WHITE)) == ((1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 1, 0))


def test_nobody_is_asked_without_a_loss() -> None:
    """Full safety: insurance stays where it is and no question comes up (AMB-31)."""
    t = Table()
    t.state.safety[GREEN] = 3
    struck(t, insurance=5)
    assert not t.is_asked(InsureAgainstDanger)
    assert t.state.insurance[GREEN] == 5


@pytest.mark.rule("RW-INS-09")
def test_insurance_stays_for_later_turns() -> None:
    """The end of a turn returns no insurance tile (AMB-33)."""
    t = Table()
    t.state.insurance[GREEN] = 3
    t.start_step(put_back)
    assert t.state.turn == 2
    assert t.state.insurance == [0, 3, 0, 0]
