"""The Superintendent and the Supervisor: what they forbid, what they allow, and what their leaving sets off."""

from __future__ import annotations

import pytest

from rockworker.engine.events import Event
from rockworker.engine.inside import inside
from rockworker.games.rockwell.actions import ChooseTile, Drill, Hire, RaisePower, UseInsurance
from rockworker.games.rockwell.board import neighbours
from rockworker.games.rockwell.events import (
    BootyShared,
    CardKept,
    CardRemoved,
    CrewRelocated,
    CubesReturned,
    DangerStruck,
    RemainderReceived,
    ShareReceived,
    TileDrilled,
)
from rockworker.games.rockwell.modules.inspectors.module import SUPERINTENDENT, SUPERVISOR
from rockworker.games.rockwell.modules.inspectors.records import PawnMoved, PushPawn
from rockworker.games.rockwell.modules.two_players.module import goals
from rockworker.games.rockwell.state import BOARD_II, NOBODY
from tests.games.rockwell.modules.stage import (
    AI,
    INSPECTORS,
    NONE,
    booty,
    gather,
    intersection,
    names,
    only,
    pawns_of,
    places_on,
    seen,
    set_pawns,
    tiles_at,
    tip,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place

HERE = intersection("A/B", 3)
"""Where A2, B1 and B2 meet."""
FAR = intersection("A/B", 11)
"""Where A6, B5 and B6 meet."""


def watched(superintendent: int = FAR, supervisor: int = FAR + 2, players: int = 4) -> Table:
    """A table with the pawns on these intersections, where nobody owns a cube."""
    t = Table(players, modules=[INSPECTORS])
    for player in range(players):
        t.own(player, NONE)
    set_pawns(t, superintendent, supervisor)
    return t


def required(t: Table, tile: int) -> int:
    """The power printed on a tile."""
    return t.rules.powers[t.state.tiles[tile]]


def aims(t: Table, crew: int) -> tuple[int, ...]:
    """Where AI may move a crew."""
    return goals(inside(t.game), crew)


def push_away(t: Table, pawn: int = SUPERINTENDENT, steps: int = 3) -> list[Event]:
    """White, who has no crew around, gives up an action on Board II to push a pawn away."""
    places_on(t, BOARD_II, [WHITE])
    t.drilling_turn(WHITE)
    return t.do(WHITE, PushPawn(pawn, steps, BOARD_II))


# What they do


@pytest.mark.rule("SUP-02", "SUP-03", "SUP-05")
def test_each_pawn_occupies_three_tiles() -> None:
    """Everybody sees it: three tiles can't be extracted, three others need one power more, and no other."""
    t = watched(HERE, FAR)
    assert tiles_at(HERE) == (place("A2"), place("B1"), place("B2"))
    for tile, view in enumerate(seen(t).tiles):
        assert view.extractable == (tile not in tiles_at(HERE))
        assert view.required_power == view.printed_power + (tile in tiles_at(FAR))


@pytest.mark.rule("SUP-03")
@pytest.mark.parametrize("tile", ["A2", "B1", "B2"])
def test_no_extraction_under_the_superintendent(tile: str) -> None:
    """Eight power on a tile that needs six at most: Red moves in, nothing happens, and Red's turn goes on with the
    advantage (AMB-09)."""
    t = watched(superintendent=HERE)
    t.vice_presidents({RED: [t.rules.hiring_slots[0]]})
    events = tip(t, place(tile), {RED: 4, GREEN: 4}, booty((3, 0, 0, 0)))
    assert names(events) == ["CrewMoved"]
    assert not seen(t).tiles[place(tile)].revealed
    assert t.game.actors == (RED,)
    events = t.do(RED, Hire(1))
    assert not t.gained(events, TileDrilled)


@pytest.mark.rule("SUP-03")
def test_next_to_the_superintendent_everything_is_as_ever() -> None:
    """A3 touches none of the Superintendent's corners."""
    t = watched(superintendent=HERE)
    events = tip(t, place("A4"), {RED: 4, GREEN: 1}, booty((3, 0, 0, 0)))
    assert only(events, TileDrilled).tile == place("A4")


@pytest.mark.rule("SUP-03")
def test_no_upgrade_extracts_under_the_superintendent() -> None:
    """Phase III: the crew is raised to the tile's power, and the tile stays closed."""
    t = watched(superintendent=HERE)
    t.put(RED, 0, "A2", power=3)
    t.own(RED, cash=10_000)
    t.workshop({RED: 1})
    events = t.do(RED, RaisePower(crew(RED)))
    assert not t.gained(events, TileDrilled)


@pytest.mark.rule("SUP-05")
def test_the_supervisor_asks_for_one_power_more() -> None:
    """As many as printed are not enough; with one more the tile is extracted as usual, by its trigger."""
    t = watched(supervisor=HERE)
    need = required(t, place("A2"))
    events = tip(t, place("A2"), {RED: 1, GREEN: need - 1}, booty((3, 0, 0, 0)))
    assert not t.gained(events, TileDrilled)
    events = tip(t, place("A2"), {RED: 1, GREEN: need}, booty((3, 0, 0, 0)))
    assert only(events, TileDrilled).trigger == RED
    assert only(events, CardKept).player == RED
    assert only(events, RemainderReceived).player == GREEN


@pytest.mark.rule("SUP-06")
@pytest.mark.parametrize(("supervisor", "struck"), [(HERE, []), (FAR, [RED, GREEN])])
def test_danger_is_ignored_under_the_supervisor(supervisor: int, struck: list[int]) -> None:
    """AMB-83: judged before the pawns move: the card's symbols take the pawn away afterwards."""
    t = watched(superintendent=intersection("A/B", 7), supervisor=supervisor)
    events = tip(t, place("A2"), {RED: 1, GREEN: 4}, booty((8, 0, 0, 0), danger=True, symbols=(4, -2)))
    assert [danger.player for danger in t.gained(events, DangerStruck)] == struck
    assert seen(t).tiles[place("A2")].revealed
    assert pawns_of(t)[SUPERVISOR] == supervisor - 2


@pytest.mark.rule("SUP-06")
def test_under_the_supervisor_no_insurance_is_asked_for() -> None:
    """Where there is no danger, nobody must choose."""
    t = watched(supervisor=HERE)
    t.state.insurance[RED] = 3
    tip(t, place("A2"), {RED: 1, GREEN: 4}, booty((8, 0, 0, 0), danger=True))
    assert not t.may(RED, UseInsurance(0))
    assert t.state.insurance[RED] == 3


@pytest.mark.rule("SUP-03", "SUP-05")
def test_both_pawns_on_one_tile() -> None:
    """AMB-83: A2 lies at A/B 3 and at A/B 2: blocked by one, one power more because of the other. With the
    Superintendent gone one more is still needed."""
    t = watched(HERE, intersection("A/B", 2))
    need = required(t, place("A2"))
    t.put(RED, 0, "A2", power=need if need < 4 else 4)
    view = seen(t).tiles[place("A2")]
    assert (view.extractable, view.required_power) == (False, need + 1)
    events = push_away(t)
    assert not t.gained(events, TileDrilled)
    assert seen(t).tiles[place("A2")].extractable


# Leaving


@pytest.mark.rule("SUP-04", "SUP-08", "SUP-09")
def test_when_the_superintendent_leaves_a_ready_tile_is_extracted_at_once() -> None:
    """Nobody takes the credit: the event names no trigger, and the card leaves the game (DISC-24)."""
    t = watched(superintendent=HERE)
    gather(t, place("A2"), {RED: 1, GREEN: 3})
    t.next_cards(place("A2"), booty((5, 0, 0, 0)))
    events = push_away(t)
    assert only(events, TileDrilled).trigger == NOBODY
    assert only(events, CardRemoved).tile == place("A2")
    assert not t.gained(events, CardKept)
    assert [seen(t).companies[player].cards for player in range(4)] == [0, 0, 0, 0]
    assert (t.stock(RED), t.stock(GREEN)) == ((2, 0, 0, 0), (3, 0, 0, 0))


@pytest.mark.rule("SUP-07", "SUP-08", "SUP-09")
def test_when_the_supervisor_leaves_the_old_power_is_enough_again() -> None:
    """The printed power is there: extracted at once, without credit, and dangerous again."""
    t = watched(supervisor=HERE)
    need = required(t, place("A2"))
    gather(t, place("A2"), {GREEN: need - 1, RED: 1})
    t.next_cards(place("A2"), booty((8, 0, 0, 0), danger=True))
    events = push_away(t, SUPERVISOR)
    assert only(events, TileDrilled).trigger == NOBODY
    assert [danger.player for danger in t.gained(events, DangerStruck)] == [RED, GREEN]
    assert only(events, CardRemoved)


@pytest.mark.rule("SUP-07")
def test_with_too_little_power_nothing_happens_when_he_leaves() -> None:
    """The requirement returns to the printed number, which is not reached."""
    t = watched(supervisor=HERE)
    t.put(RED, 0, "A2", power=2)
    events = push_away(t, SUPERVISOR)
    assert not t.gained(events, TileDrilled)
    assert seen(t).tiles[place("A2")].required_power == required(t, place("A2"))


@pytest.mark.rule("SUP-10")
def test_without_a_trigger_the_remainder_goes_by_mineshaft_then_power() -> None:
    """Criterion 1: White's mineshaft. Criterion 2: Green, the strongest."""
    for shaft, receiver in ((WHITE, WHITE), (NOBODY, GREEN)):
        t = watched(superintendent=HERE)
        if shaft != NOBODY:
            t.shaft(shaft, "A2")
        gather(t, place("A2"), {RED: 1, GREEN: 3})
        t.next_cards(place("A2"), booty((5, 0, 0, 0)))
        assert only(push_away(t), RemainderReceived) == RemainderReceived(receiver, (1, 0, 0, 0))


@pytest.mark.rule("SUP-10")
def test_without_a_trigger_a_tie_sends_the_remainder_to_the_supply() -> None:
    """DISC-24: criterion 3 has nobody to name; not even White, who pushed. The shares are paid."""
    t = watched(superintendent=HERE)
    gather(t, place("A2"), {RED: 2, GREEN: 2})
    t.next_cards(place("A2"), booty((5, 0, 0, 0)))
    events = push_away(t)
    assert not t.gained(events, RemainderReceived)
    assert only(events, CubesReturned).cubes == (1, 0, 0, 0)
    assert t.gained(events, ShareReceived) == [ShareReceived(RED, (2, 0, 0, 0)), ShareReceived(GREEN, (2, 0, 0, 0))]


@pytest.mark.rule("SUP-04")
def test_a_tile_touched_before_and_after_was_not_left() -> None:
    """AMB-77: from A/B 3 to 4 A2 stays under the pawn, B1 does not; only start and end matter, not what is passed."""
    t = watched(superintendent=HERE)
    t.put(RED, 0, "A2", power=4)
    for number in range(2):
        t.put(PURPLE, number, "B1", power=4)
    t.next_cards(place("B1"), booty())
    events = push_away(t, steps=1)
    assert [drilled.tile for drilled in t.gained(events, TileDrilled)] == [place("B1")]
    assert not seen(t).tiles[place("A2")].extractable


@pytest.mark.rule("SUP-04", "SUP-08", "SUP-11")
def test_pawns_moved_by_a_card_set_off_extractions_without_credit() -> None:
    """Red drills A5 and keeps its card; its symbols take the Superintendent off A2, which Green fills: a second
    extraction, nobody's; then the next player is on turn (AMB-09)."""
    t = watched(superintendent=HERE)
    t.state.control[:] = [RED, GREEN, PURPLE, WHITE]
    t.put(GREEN, 1, "A2", power=4)
    t.next_cards(place("A2"), booty((4, 0, 0, 0)))
    events = tip(t, place("A5"), {RED: 4, GREEN: 1}, booty((2, 0, 0, 0), symbols=(3, -1)))
    drilled = [(e.tile, e.trigger) for e in t.gained(events, TileDrilled)]
    assert drilled == [(place("A5"), RED), (place("A2"), NOBODY)]
    assert seen(t).companies[RED].cards == 1
    assert t.game.actors == (GREEN,)


@pytest.mark.rule("SUP-04", "SUP-11")
def test_several_ready_tiles_go_from_outside_in_each_with_its_own_pawn_moves() -> None:
    """AMB-23, AMB-78: A2, then B1, then B2; the pawns move after each one, before the next is looked at."""
    t = watched(superintendent=HERE)
    fill_all_three(t)
    for tile, symbols in (("A2", (0, 1)), ("B1", (0, -1)), ("B2", (0, 1))):
        t.next_cards(place(tile), booty(symbols=symbols))
    events = push_away(t)
    told = [e.tile if isinstance(e, TileDrilled) else "pawn" for e in events if isinstance(e, TileDrilled | PawnMoved)]
    assert told == ["pawn", place("A2"), "pawn", "pawn", place("B1"), "pawn", "pawn", place("B2"), "pawn", "pawn"]


@pytest.mark.rule("SUP-04", "SUP-11")
def test_a_pawn_that_comes_back_blocks_the_rest() -> None:
    """AMB-78: the card of A2 brings the Superintendent back to the same place: B1 and B2 stay closed."""
    t = watched(superintendent=HERE)
    fill_all_three(t)
    t.next_cards(place("A2"), booty(symbols=(-3, 1)))
    events = push_away(t)
    assert [drilled.tile for drilled in t.gained(events, TileDrilled)] == [place("A2")]
    assert pawns_of(t)[SUPERINTENDENT] == HERE


def fill_all_three(t: Table) -> None:
    """Enough power on A2, B1 and B2, each by another owner."""
    t.put(RED, 0, "A2", power=4)
    for owner, tile in ((GREEN, "B1"), (PURPLE, "B2")):
        for number in range(2):
            t.put(owner, number, tile, power=4)


# Straddling crews


@pytest.mark.rule("SUP-03", "SUP-04")
def test_a_straddling_crew_drills_the_tile_that_is_free() -> None:
    """A2 is blocked, A1 is not: Red on the border of both drills A1 without being asked."""
    t = watched(superintendent=HERE)
    t.state.mobility[RED] = 2
    red = t.put(RED, 0, "A1", power=4)
    t.drilling_turn(RED)
    events = t.do(RED, Drill(red, place("A1/A2")))
    assert only(events, TileDrilled).tile == place("A1")
    assert seen(t).crews[red].at == place("A1")


@pytest.mark.rule("SUP-04", "SUP-08")
def test_a_straddling_crew_serves_the_first_of_two_freed_tiles() -> None:
    """B1 and B2 both have enough power with Red's straddling crew. The Superintendent leaves: B1 is drilled, the crew
    moves onto it, and B2 is not ready any more. Nobody chooses (AMB-23)."""
    t = watched(superintendent=HERE)
    t.put(RED, 0, "B1/B2", power=4)
    t.put(GREEN, 0, "B1", power=2)
    t.put(PURPLE, 0, "B2", power=2)
    events = push_away(t)
    assert [drilled.tile for drilled in t.gained(events, TileDrilled)] == [place("B1")]
    assert only(events, CrewRelocated).tile == place("B1")
    assert only(events, BootyShared).sharers == (RED, GREEN)


@pytest.mark.rule("SUP-08")
def test_the_trigger_chooses_only_among_what_the_own_crew_has_tipped() -> None:
    """AMB-19: Red's straddler tips A6 and A7, Red chooses A7; A6 is then short of power again, though the pawns move
    in between."""
    t = watched(superintendent=HERE, supervisor=intersection("A/B", 5))
    t.state.mobility[RED] = 2
    red = t.put(RED, 0, "A6", power=4)
    for tile in ("A6", "A7"):
        t.next_cards(place(tile), booty(symbols=(3, -1)))
    t.drilling_turn(RED)
    t.do(RED, Drill(red, place("A6/A7")))
    events = t.do(RED, ChooseTile(place("A7")))
    assert [drilled.tile for drilled in t.gained(events, TileDrilled)] == [place("A7")]


# AI


@pytest.mark.rule("SUP-03", "SUP-05")
def test_ai_keeps_away_from_the_superintendent_and_counts_the_supervisor() -> None:
    """AMB-84: AI's missing power has the Supervisor's +1 in it, and blocked tiles are chosen only if there is no
    other undrilled one."""
    t = watched(players=2)
    ai = t.put(AI, 0, "A3")
    t.reveal(*[tile for tile in neighbours(place("A3")) if tile not in (place("A2"), place("A4"))])
    need = required(t, place("A2"))
    gather(t, place("A2"), {RED: need - 2})
    gather(t, place("A4"), {GREEN: need - 2})
    assert required(t, place("A4")) == need
    assert aims(t, ai) == (place("A2"), place("A4"))
    set_pawns(t, intersection("A/B", 2), FAR)
    assert aims(t, ai) == (place("A4"),)
    set_pawns(t, FAR, intersection("A/B", 2))
    assert aims(t, ai) == (place("A4"),)
    set_pawns(t, intersection("A/B", 2), FAR)
    t.reveal("A4")
    assert aims(t, ai) == (place("A2"),)


@pytest.mark.rule("SUP-08", "SUP-11")
def test_the_pawns_move_after_ais_extraction_too() -> None:
    """AI triggers, so nobody gets the card; the pawns move by its symbols all the same."""
    t = watched(players=2)
    t.state.control[:] = [GREEN, RED]
    tile = place("A2")
    t.put(RED, 0, tile, power=required(t, tile) - 1)
    for number, at in enumerate(("A3", "D1", "D1", "D1")):
        t.put(AI, number, at)
    t.reveal("A3")
    t.next_cards(tile, booty(symbols=(3, -1)))
    t.drilling_turn(RED)
    events = t.do(RED, Drill(crew(RED), tile))
    assert only(events, TileDrilled).trigger == AI
    assert only(events, CardRemoved).tile == tile
    assert pawns_of(t) == (FAR + 3, FAR + 1)
