"""RW-INS: Phase I, step 1."""

from __future__ import annotations

import msgspec
import pytest

from rockworker.engine.events import ChoiceSealed, Event, seen_by
from rockworker.games.rockwell.actions import Drill, Insure, UseInsurance
from rockworker.games.rockwell.events import (
    ControlOrdered,
    CubesLost,
    InsuranceTaken,
    InsuranceUsed,
    RoundStarted,
    ShaftPaid,
    ShareReceived,
)
from rockworker.games.rockwell.frames.turn import go_on_or_end, offer_insurance, place_vice_presidents
from rockworker.games.rockwell.state import Cubes
from tests.games.rockwell.moves import (
    NO_INSURANCE,
    all_offered,
    asked,
    idle,
    insure,
    not_asked,
    offered,
    only,
    play_idly,
    refuse,
    seen,
    touching,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table


def insurance(players: int = 4) -> Table:
    """Phase I begins."""
    return Table(players).start_step(offer_insurance)


@pytest.mark.rule("RW-INS-01", "RW-DRILL-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_phase_i_has_four_steps_and_the_pawn_goes_right(players: int) -> None:
    """Insurance 1, order 2, rounds 3–6, active mineshafts 7; beside the track before and after."""
    t = Table(players)
    t.reveal("D1")
    t.shaft(RED, "D1")
    t.start_step(place_vice_presidents)
    assert seen(t).track == 0
    track: list[int] = []
    happened: list[Event] = []
    while asked(t) not in ("ai-upgrade", "auction"):
        if not track or track[-1] != seen(t).track:
            track.append(seen(t).track)
        player = t.game.actors[0]
        happened += t.do(player, idle(t.game, player))
    assert track == [0, 1, 3, 4, 5, 6, 7]
    assert seen(t).track == 0
    steps = [event for event in happened if type(event) in (ControlOrdered, RoundStarted, ShaftPaid)]
    assert [type(event) for event in steps] == [ControlOrdered, *[RoundStarted] * 4, ShaftPaid]


@pytest.mark.rule("RW-INS-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_may_take_insurance(players: int) -> None:
    """With or without a Vice President on Board I."""
    t = insurance(players)
    t.vice_presidents({RED: [0]})
    assert t.game.actors == tuple(range(players))
    assert all(t.may(player, Insure(1, 1, 1, 0)) for player in range(players))


@pytest.mark.rule("RW-INS-03", "RW-INS-05")
def test_one_cube_of_any_type_for_one_tile() -> None:
    """2 Zn 1 Cu 1 Ag become four tiles; the cubes go to the supply."""
    t = insurance()
    t.own(GREEN, (0, 0, 0, 4))
    supply = t.state.supply[:]
    events = insure(t, {RED: (2, 1, 1, 0), GREEN: (0, 0, 0, 3)})
    taken = {event.player: (event.cubes, event.tiles) for event in t.gained(events, InsuranceTaken)}
    assert taken == {RED: ((2, 1, 1, 0), 4), GREEN: ((0, 0, 0, 3), 3)}
    assert (t.stock(RED), seen(t, RED).companies[RED].insurance) == ((1, 1, 0, 0), 4)
    assert (t.stock(GREEN), seen(t, GREEN).companies[GREEN].insurance) == ((0, 0, 0, 1), 3)
    assert t.state.supply == [supply[0] + 2, supply[1] + 1, supply[2] + 1, supply[3] + 3]


@pytest.mark.rule("RW-INS-04")
def test_from_nothing_to_the_whole_stock() -> None:
    """4·3·2·1 choices from 3 Zn 2 Cu 1 Ag; nothing and everything are among them."""
    choices = all_offered(insurance(), RED, Insure)
    assert len(choices) == 24
    assert {NO_INSURANCE, Insure(3, 2, 1, 0)} <= set(choices)
    t = insurance()
    insure(t, {RED: (3, 2, 1, 0)})
    assert (t.stock(RED), seen(t, RED).companies[RED].insurance) == ((0, 0, 0, 0), 6)
    assert (t.stock(GREEN), seen(t, GREEN).companies[GREEN].insurance) == ((3, 2, 1, 0), 0)


@pytest.mark.rule("RW-INS-04")
@pytest.mark.parametrize("too_much", [Insure(4, 0, 0, 0), Insure(0, 3, 0, 0), Insure(0, 0, 2, 0), Insure(0, 0, 0, 1)])
def test_nobody_converts_more_than_he_owns(too_much: Insure) -> None:
    """Of any type."""
    refuse(insurance(), RED, too_much, "RW-INS-04")


@pytest.mark.rule("RW-INS-06")
def test_insurance_tiles_are_hidden() -> None:
    """Others and spectators don't see how many a player has, nor a choice before all have chosen."""
    t, twin = insurance(), insurance()
    high, low = t.do(RED, Insure(3, 2, 1, 0)), twin.do(RED, NO_INSURANCE)
    for viewer in (None, GREEN, WHITE):
        assert seen_by(high, viewer) == seen_by(low, viewer) == [ChoiceSealed(RED, None)]
        assert msgspec.json.encode(seen(t, viewer)) == msgspec.json.encode(seen(twin, viewer))
    insure(t, {})
    assert seen(t, RED).companies[RED].insurance == 6
    for viewer in (None, GREEN, WHITE):
        assert seen(t, viewer).companies[RED].insurance is None


def danger(insured: int, use: int) -> Table:
    """Red, power 3, drills a tile alone: share 1 Zn 1 Cu 2 Ag 2 Au, with danger."""
    t = Table()
    tile = t.tile("A", 3)
    t.next_card(tile, (1, 1, 2, 2), danger=True)
    t.own(RED, (5, 5, 5, 5))
    t.state.insurance[RED] = insured
    mover = t.put(RED, 0, sorted(touching(tile))[0], power=3)
    t.drilling_turn(RED).do(RED, Drill(mover, tile))
    if insured:
        t.do(RED, UseInsurance(use))
    return t


@pytest.mark.rule("RW-INS-07")
@pytest.mark.parametrize(("use", "kept"), [(0, (6, 6, 6, 5)), (1, (6, 6, 7, 5)), (2, (6, 6, 7, 6)), (3, (6, 6, 7, 7))])
def test_a_tile_cancels_one_lost_cube_and_changes_no_type(use: int, kept: Cubes) -> None:
    """DISC-08: danger takes the most valuable cubes; insurance only makes them fewer, nothing is degraded."""
    t = danger(insured=4, use=use)
    assert t.stock(RED) == kept
    assert seen(t, RED).companies[RED].insurance == 4 - use


@pytest.mark.rule("RW-INS-07")
def test_insurance_serves_only_where_danger_strikes() -> None:
    """Without danger nobody is asked, and the tiles are kept."""
    t = Table()
    tile = t.tile("A", 3)
    t.next_card(tile, (1, 1, 2, 2))
    t.state.insurance[RED] = 4
    mover = t.put(RED, 0, sorted(touching(tile))[0], power=3)
    events = t.drilling_turn(RED).do(RED, Drill(mover, tile))
    assert only(events, ShareReceived).cubes == (1, 1, 2, 2)
    assert not t.gained(events, InsuranceUsed)
    assert not t.gained(events, CubesLost)
    assert UseInsurance not in offered(t, t.game.actors[0])
    assert t.state.insurance[RED] == 4


@pytest.mark.rule("RW-INS-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_insurance_is_offered_once_a_turn_before_the_rounds(players: int) -> None:
    """DISC-09: not before each round."""
    t = Table(players)
    asked_for = []
    while seen(t).turn < 3:
        if asked(t) == "buy-insurance" and len(t.game.actors) == players:
            asked_for.append((seen(t).turn, seen(t).track))
        player = t.game.actors[0]
        t.do(player, idle(t.game, player))
    assert asked_for == [(1, 1), (2, 1)]


@pytest.mark.rule("RW-INS-08")
def test_each_player_chooses_once() -> None:
    """Who has chosen is not asked again; later in the turn the choice is closed."""
    t = insurance()
    t.do(RED, Insure(1, 0, 0, 0))
    not_asked(t, RED, Insure(1, 0, 0, 0))
    insure(t, {})
    (first,) = t.game.actors
    refuse(t, first, Insure(1, 0, 0, 0), "RW-DRILL-02")


@pytest.mark.rule("RW-INS-09")
def test_unused_insurance_stays_for_later_turns() -> None:
    """AMB-33: nothing returns the tiles at the end of the turn; new ones are added to them."""
    t = insurance()
    insure(t, {RED: (2, 0, 0, 0)})
    turn = seen(t).turn
    play_idly(t, lambda t: seen(t).turn == turn + 2)
    assert seen(t, RED).companies[RED].insurance == 2
    play_idly(t, lambda t: asked(t) == "buy-insurance")
    insure(t, {RED: (1, 2, 0, 0)})
    assert seen(t, RED).companies[RED].insurance == 5


@pytest.mark.rule("RW-INS-10")
def test_insurance_is_never_turned_back_into_cubes() -> None:
    """No action of a whole turn without danger touches the tiles."""
    t = insurance()
    insure(t, {RED: (3, 2, 1, 0)})
    kinds = set()
    while asked(t) != "auction":
        (player,) = t.game.actors
        kinds |= offered(t, player)
        t.do(player, idle(t.game, player))
    assert UseInsurance not in kinds
    assert (t.stock(RED), t.state.insurance[RED]) == ((0, 0, 0, 0), 6)


@pytest.mark.rule("RW-INS-10")
def test_insurance_scores_nothing() -> None:
    """Neither prestige nor a place in a ranking nor a tie-break."""
    results = []
    for tiles in (0, 30):
        t = Table()
        t.own(PURPLE, cash=2000)
        t.state.insurance[RED] = tiles
        t.state.ending = "centre"
        t.start_step(go_on_or_end)
        results.append([(score.total, score.rank, score.parts) for score in t.game.scores])
    assert results[0] == results[1]
    assert len(results[0]) == 4
