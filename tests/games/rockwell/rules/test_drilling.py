"""RW-DRILL: drilling rounds, turns and advantages (see also test_movement)."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import CarryDie, Drill, Hire, Pass
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.events import (
    RoundStarted,
    TileDrilled,
)
from rockworker.games.rockwell.frames.turn import drill
from tests.games.rockwell.moves import (
    BRIBERY,
    HIRING,
    all_offered,
    asked,
    bribes,
    idle,
    insure,
    kinds,
    not_asked,
    offered,
    only,
    play_idly,
    powers,
    refuse,
    seen,
    stay,
    touching,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place

COUNTS = (2, 3, 4)


def turn(at: int | str = "B1", mobility: int = 0, power: int = 1, die: int = 0) -> tuple[Table, int]:
    """Red's drilling turn with a crew on this place."""
    t = Table()
    active = t.put(RED, 0, at, power=power, die=die)
    t.state.mobility[RED] = mobility
    return t.drilling_turn(RED), active


@pytest.mark.rule("RW-DRILL-01", "RW-DRILL-02")
@pytest.mark.parametrize("players", COUNTS)
def test_four_rounds_with_one_turn_for_everybody_in_control_order(players: int) -> None:
    """Neither more nor fewer, with any number of players."""
    t = Table(players)
    t.state.control = list(reversed(range(players)))
    t.start_step(drill)
    turns: list[int] = []
    rounds: list[int] = []
    while asked(t) != "auction":
        (player,) = t.game.actors
        if asked(t) == "drilling-turn-move":
            turns.append(player)
        rounds += [event.round for event in t.gained(t.do(player, idle(t.game, player)), RoundStarted)]
    assert rounds == [1, 2, 3, 4]
    assert turns == list(reversed(range(players))) * 4


@pytest.mark.rule("RW-DRILL-02")
def test_nobody_plays_out_of_turn_or_twice() -> None:
    """After a player's turn the next one in Control order plays."""
    t = Table()
    t.state.control = [GREEN, WHITE, RED, PURPLE]
    t.start_step(drill)
    not_asked(t, RED, Drill(crew(RED), place("A1")))
    stay(t, crew(GREEN))
    not_asked(t, GREEN, Drill(crew(GREEN), place("A1")))
    assert t.game.actors == (WHITE,)


@pytest.mark.rule("RW-DRILL-03")
def test_any_of_the_own_crews_may_be_made_active() -> None:
    """All four, wherever they are: on an entrance, on a drilled tile, on another one, on a border."""
    t = Table()
    t.reveal("C5")
    for number, at in enumerate(("E1", "C5", "D2", "B1/B2")):
        t.put(RED, number, at)
    t.drilling_turn(RED)
    assert {action.crew for action in all_offered(t, RED, Drill)} == {crew(RED, n) for n in range(4)}


@pytest.mark.rule("RW-DRILL-03")
@pytest.mark.parametrize("players", COUNTS)
def test_nobody_moves_crews_of_others(players: int) -> None:
    """Neither another player's nor AI's, nor crews that don't exist."""
    t = Table(players)
    t.drilling_turn(RED)
    for other in (-1, *range(4, 16), 99):
        refuse(t, RED, Drill(other, place("A1")), "RW-DRILL-03")


@pytest.mark.rule("RW-DRILL-03", "RW-DRILL-14")
def test_a_crew_in_the_centre_can_not_be_active() -> None:
    """It has left the game, and can't even stay."""
    t = Table()
    gone = t.put(RED, 0, "X")
    t.drilling_turn(RED)
    assert {action.crew for action in all_offered(t, RED, Drill)} == {crew(RED, n) for n in (1, 2, 3)}
    refuse(t, RED, Drill(gone, place("D1")), "RW-DRILL-14")
    refuse(t, RED, Drill(gone, CENTRE), "RW-DRILL-14")


@pytest.mark.rule("RW-DRILL-04")
def test_the_same_crew_may_be_active_in_every_round() -> None:
    """One crew walks A, B, C, D in the four rounds of a turn."""
    t = Table(3)
    t.state.control = [RED, GREEN, PURPLE]
    t.start_step(drill)
    for to in ("A1", "B1", "C1", "D1"):
        t.do(RED, Drill(crew(RED), place(to)))
        stay(t, crew(GREEN))
        stay(t, crew(PURPLE))
    assert seen(t).crews[crew(RED)].at == place("D1")


@pytest.mark.rule("RW-DRILL-08", "RW-DRILL-03")
def test_a_player_must_name_a_crew() -> None:
    """AMB-08: there is no other way to pass a drilling turn."""
    t, _ = turn()
    assert offered(t, RED) == {Drill}
    refuse(t, RED, Pass(), "RW-DRILL-08")


@pytest.mark.rule("RW-DRILL-02", "RW-DRILL-14")
def test_a_player_without_crews_skips_drilling_turns_and_nothing_else() -> None:
    """AMB-08: all four crews in the centre; insurance, placement and the other phases go on."""
    t = Table()
    t.state.control = [RED, GREEN, PURPLE, WHITE]
    for number in range(4):
        t.put(RED, number, "X")
    t.start_step(drill)
    assert t.game.actors == (GREEN,)
    drilled: list[int] = []
    while asked(t) == "drilling-turn-move":
        drilled += t.game.actors
        stay(t, crew(t.game.actors[0]))
    assert drilled == [GREEN, PURPLE, WHITE] * 4
    assert RED in t.game.actors
    play_idly(t, lambda t: asked(t) == "buy-insurance")
    assert RED in t.game.actors
    assert seen(t).slots.count(RED) == 2
    insure(t, {})


@pytest.mark.rule("RW-DRILL-12")
@pytest.mark.parametrize("to", ["B1", "B2"])
def test_after_the_move_or_the_stay_comes_the_advantage(to: str) -> None:
    """A player who has one is asked; with the active crew only."""
    t = Table()
    t.vice_presidents({RED: [HIRING[0]]})
    active = t.put(RED, 0, "B1")
    t.put(RED, 1, "D5")
    t.own(RED, cash=9000)
    t.drilling_turn(RED)
    assert Hire not in offered(t, RED)
    t.do(RED, Drill(active, place(to)))
    assert offered(t, RED) == {Hire, Pass}
    assert powers(t, RED, Hire) == {1, 2}
    t.do(RED, Hire(2))
    assert [one.die for one in seen(t).crews[:2]] == [2, 0]


@pytest.mark.rule("RW-DRILL-12")
def test_without_an_advantage_the_turn_is_over_after_the_move() -> None:
    """It is the next player's turn at once."""
    t, mover = turn("B1")
    t.state.control = [RED, WHITE, GREEN, PURPLE]
    t.drilling_turn(RED).do(RED, Drill(mover, place("B2")))
    assert t.game.actors == (WHITE,)


@pytest.mark.rule("RW-DRILL-13")
@pytest.mark.parametrize("slot", [BRIBERY[0], HIRING[0]])
def test_an_advantage_may_be_declined(slot: int) -> None:
    """Nothing is spent then."""
    t = Table()
    t.vice_presidents({RED: [slot]})
    t.put(GREEN, 0, "B2")
    stay(t.drilling_turn(RED), t.put(RED, 0, "B1"))
    assert Pass in offered(t, RED)
    assert t.do(RED, Pass()) == []
    assert RED not in t.game.actors
    assert (seen(t).dice, seen(t).bribery_tiles, t.state.cash[RED]) == (3, 3, 3000)


@pytest.mark.rule("RW-DRILL-14")
def test_a_crew_in_the_centre_uses_no_advantage() -> None:
    """It has left the game: the turn is over."""
    t, mover = turn("D1")
    t.vice_presidents({RED: [HIRING[0]]})
    t.own(RED, cash=9000)
    t.do(RED, Drill(mover, CENTRE))
    assert RED not in t.game.actors


@pytest.mark.rule("RW-DRILL-16")
@pytest.mark.parametrize("players", COUNTS)
def test_after_an_extraction_the_next_player_in_control_order_plays(players: int) -> None:
    """The round goes on where it was interrupted."""
    t = Table(players)
    t.state.control = list(reversed(range(players)))
    tile = t.tile("A", 3)
    mover = t.put(GREEN, 0, sorted(touching(tile))[0], power=3)
    events = t.drilling_turn(GREEN).do(GREEN, Drill(mover, tile))
    assert only(events, TileDrilled).trigger == GREEN
    assert t.game.actors == (RED,)
    assert seen(t).control == tuple(reversed(range(players)))


def ready_by_moving(slot: int) -> tuple[Table, int, int]:
    """Red, who has this slot, can start an extraction by moving in."""
    t = Table()
    t.vice_presidents({RED: [slot]})
    t.own(RED, cash=9000)
    tile = t.tile("B", 5)
    t.put(GREEN, 0, tile, power=4)
    start, beside = sorted(touching(tile))[:2]
    t.put(PURPLE, 0, beside)
    return t.drilling_turn(RED), t.put(RED, 0, start), tile


@pytest.mark.rule("RW-DRILL-16", "RW-DRILL-12")
@pytest.mark.parametrize("slot", [BRIBERY[0], HIRING[0]])
def test_an_extraction_by_moving_ends_the_turn_before_the_advantage(slot: int) -> None:
    """AMB-09: thresholds are checked right after the move; neither a hire nor a bribe comes in between or after."""
    t, mover, tile = ready_by_moving(slot)
    events = t.do(RED, Drill(mover, tile))
    assert only(events, TileDrilled).tile == tile
    assert RED not in t.game.actors
    assert (seen(t).dice, seen(t).bribery_tiles) == (3, 3)


@pytest.mark.rule("RW-DRILL-16", "RW-DRILL-12")
def test_if_the_move_starts_nothing_the_advantage_is_checked_again() -> None:
    """AMB-09: the hire after the move brings the tile to its power and ends the turn."""
    t = Table()
    t.vice_presidents({RED: [HIRING[0]]})
    tile = t.tile("B", 5)
    t.put(GREEN, 0, tile, power=3)
    mover = t.put(RED, 0, sorted(touching(tile))[0])
    assert TileDrilled not in kinds(t.drilling_turn(RED).do(RED, Drill(mover, tile)))
    assert offered(t, RED) == {Hire, Pass}
    assert only(t.do(RED, Hire(1)), TileDrilled).trigger == RED
    assert RED not in t.game.actors


@pytest.mark.rule("RW-DRILL-16", "RW-SUB-12")
def test_a_die_taken_along_counts_on_arrival() -> None:
    """AMB-09: crew 1 and die 2 reach power 5 with Green's 2; left behind, the die does not count."""
    for power, drilled in ((2, True), (1, False), (0, False)):
        t = Table()
        t.vice_presidents({RED: [HIRING[0]]})
        tile = t.tile("B", 5)
        t.put(GREEN, 0, tile, power=2)
        mover = t.put(RED, 0, sorted(touching(tile) & set(range(8, 16)))[0], die=1)
        assert TileDrilled not in kinds(t.drilling_turn(RED).do(RED, Drill(mover, tile)))
        assert asked(t) == "drilling-turn-carry-die"
        assert (TileDrilled in kinds(t.do(RED, CarryDie(power)))) is drilled


@pytest.mark.rule("RW-DRILL-17")
def test_the_round_pawn_advances_when_everybody_has_played() -> None:
    """Not before; after round 4 it goes to the active mineshafts."""
    t = Table()
    t.vice_presidents({RED: [4]})
    t.start_step(drill)
    track = []
    while asked(t) == "drilling-turn-move":
        track.append(seen(t).track)
        stay(t, crew(t.game.actors[0]))
    assert track == [3] * 4 + [4] * 4 + [5] * 4 + [6] * 4
    assert (asked(t), seen(t).track) == ("market", 7)


@pytest.mark.rule("RW-DRILL-12")
@pytest.mark.parametrize("slot", [*BRIBERY, *HIRING])
def test_an_advantage_belongs_to_the_player_on_the_slot(slot: int) -> None:
    """Another player's slot gives nothing."""
    t = Table()
    t.vice_presidents({GREEN: [slot]})
    t.put(GREEN, 0, "B2")
    stay(t.drilling_turn(RED), t.put(RED, 0, "B1"))
    assert RED not in t.game.actors
    assert not bribes(t, RED)
