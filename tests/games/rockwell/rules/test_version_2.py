"""What version 2 of the rules decides differently from version 1, besides equal losses (`test_equal_losses`)."""

from __future__ import annotations

import pytest

from rockworker.engine.inside import inside
from rockworker.games.rockwell.actions import CarryDie, Drill, PlaceVicePresident, RaisePower
from rockworker.games.rockwell.board import DEPTH, neighbours
from rockworker.games.rockwell.events import (
    AchievementGained,
    DieReturned,
    TileDrilled,
    TurnStarted,
    VicePresidentPlaced,
)
from rockworker.games.rockwell.frames.auction import PlaceVicePresidents
from rockworker.games.rockwell.frames.turn import place_vice_presidents, put_back
from rockworker.games.rockwell.modules.two_players.module import AiUpgrade
from rockworker.games.rockwell.modules.two_players.records import AiRaised, RaiseAi
from rockworker.games.rockwell.refusals import PowerOnEntrance
from tests.games.rockwell.moves import own_numbers
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place

SILVERS = 2
"""The achievement of ten silver."""
AI = 2


@pytest.mark.rule("RW-ACH-02", "RW-ACH-17")
@pytest.mark.parametrize(("version", "gained"), [(1, False), (2, True)])
def test_a_start_stock_may_achieve(version: int, gained: bool) -> None:
    """With ten silver in an owner's component numbers: as soon as the game is set up, in Management order."""
    numbers = own_numbers(start={"cash": 3000, "cubes": [0, 0, 10, 0]})
    t = Table(3, components=numbers, rules_version=version)
    tiles = [AchievementGained(player, SILVERS, 4 - n) for n, player in enumerate(t.state.management)]
    assert list(t.game.opening) == (tiles if gained else []) + [TurnStarted(1)]


@pytest.mark.rule("RW-VP-03")
def test_the_last_legal_slot_is_taken_without_a_question() -> None:
    """AMB-04: placing is compulsory, so with one legal slot there is nothing to ask."""
    for version in (1, 2):
        t = Table(rules_version=version)
        t.state.management[:] = [RED, GREEN, PURPLE, WHITE]
        others = {GREEN: [0], PURPLE: [1], WHITE: [2]}
        t.vice_presidents({**others, RED: [t.rules.board_slots[1][0]]})
        free = t.rules.board_slots[2][0]
        for n, owner in enumerate(t.state.slots):
            if owner < 0 and n != free:
                t.state.slots[n] = WHITE
        t.go_to(place_vice_presidents, PlaceVicePresidents(placed=4))
        placed = t.gained(inside(t.game).take_events(), VicePresidentPlaced)
        assert placed == ([VicePresidentPlaced(RED, free)] if version == 2 else [])
        assert t.may(RED, PlaceVicePresident(free)) is (version == 1)


@pytest.mark.rule("RW-SUB-12", "RW-SUB-13")
def test_until_it_is_paid_a_die_is_not_there() -> None:
    """A crew of power 1 with a die of 3 moves from C onto a B tile of 5 that holds 2: a view says 3, not 6 of 5."""
    t = Table()
    tile = t.tile("B", 5)
    t.put(GREEN, 0, tile, power=2)
    outside = next(near for near in neighbours(tile) if DEPTH[near] == 3)
    mover = t.put(RED, 0, outside, die=3)
    t.drilling_turn(RED).do(RED, Drill(mover, tile))
    for viewer in (RED, GREEN, None):
        view = t.view(viewer)
        assert (view.tiles[tile].power, view.tiles[tile].required_power) == (3, 5)
        assert (view.crews[mover].die, view.crews[mover].at) == (0, tile)
    events = t.do(RED, CarryDie(2))
    assert t.gained(events, TileDrilled)
    assert t.view(None).crews[mover].die == 2


@pytest.mark.rule("RW-IMP-08")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_crew_on_an_entrance_reaches_power_3_unless_agreed_otherwise(allowed: bool) -> None:
    """AMB-44: always to power 2; to power 3 by the option, which is on unless players switch it off."""
    t = Table(options={} if allowed else {"entrance_crews_improve": False})
    t.own(RED, cash=20_000)
    weak, strong, inside = t.put(RED, 0, "E1"), t.put(RED, 1, "E2", power=2), t.put(RED, 2, "B1", power=2)
    t.workshop({RED: 1})
    assert t.may(RED, RaisePower(weak))
    assert t.may(RED, RaisePower(inside))
    assert t.may(RED, RaisePower(strong)) is allowed
    if not allowed:
        for cash in (20_000, 2500):
            t.own(RED, cash=cash)
            assert t.refused(RED, RaisePower(strong)).why == PowerOnEntrance("RW-IMP-08", strong, 2)
        t.own(RED, cash=2400)
        t.refused(RED, RaisePower(strong), "RW-IMP-19")


@pytest.mark.rule("RW-2P-16")
def test_the_option_leaves_ais_crews_alone() -> None:
    """AMB-44 is about what players pay for."""
    t = Table(2, options={"entrance_crews_improve": False})
    for number in range(4):
        t.put(AI, number, f"E{number + 1}", power=2)
    t.start_step(put_back)
    assert t.is_asked(AiUpgrade)
    assert AiRaised(t.state.management[0], crew(AI), 3) in t.do(t.state.management[0], RaiseAi(crew(AI)))


# Rulings that were missing


@pytest.mark.rule("RW-ACH-11", "RW-ACH-15")
def test_a_die_never_counts_for_the_power_achievements() -> None:
    """AMB-87: three crews of power 1 with dice, two of power 3 with dice: nothing is attained."""
    t = Table()
    for number, power in enumerate((3, 3, 1)):
        t.put(RED, number, f"D{number + 1}", power=power, die=1)
    t.own(RED, (0, 0, 9, 0))
    inside(t.game).take_events()
    t.put(RED, 3, "D5")
    events = t.drilling_turn(RED).do(RED, Drill(crew(RED, 3), place("D6")))
    assert [event.achievement for event in t.gained(events, AchievementGained)] == []
    assert t.view(None).companies[RED].achievements == ()


@pytest.mark.rule("RW-SUB-15", "RW-IMP-17")
def test_out_and_back_is_staying() -> None:
    """AMB-88: with Mobility 3 the end is where the crew began; its die stays without a new fee."""
    t = Table()
    t.state.mobility[RED] = 3
    cash = t.state.cash[RED]
    stayer = t.put(RED, 0, "C3", die=2)
    t.drilling_turn(RED).do(RED, Drill(stayer, place("C3")))
    assert (t.state.crew_die[stayer], t.state.cash[RED]) == (2, cash)


@pytest.mark.rule("RW-END-02", "RW-SUB-16")
def test_dice_go_back_before_ai_is_improved() -> None:
    """AMB-89: AI's crew is raised to 2 beside Red's crew with a die on a tile of 4: 1 + 2 are too few without it."""
    t = Table(2)
    tile = t.tile("A", 4)
    red, ai = t.put(RED, 0, tile, die=1), t.put(AI, 0, tile)
    t.start_step(put_back)
    returned = t.gained(inside(t.game).take_events(), DieReturned)
    assert returned == [DieReturned(RED, red)]
    assert not t.gained(t.do(t.state.management[0], RaiseAi(ai)), TileDrilled)
    assert t.state.crew_power[ai] == 2


@pytest.mark.rule("RW-SUB-16", "RW-END-02")
def test_every_die_goes_back_to_its_owner() -> None:
    """The log tells whose: Red's second and White's third crew."""
    t = Table()
    first, second = t.put(RED, 1, "B1", die=1), t.put(WHITE, 2, "C1", die=2)
    t.start_step(put_back)
    returned = t.gained(inside(t.game).take_events(), DieReturned)
    assert returned == [DieReturned(RED, first), DieReturned(WHITE, second)]
