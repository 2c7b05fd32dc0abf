"""RW-DRILL: drilling rounds and movement."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import BuildShaft, CarryDie, Drill, Hire, Pass
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.events import (
    AchievementGained,
    CentreReached,
    CrewMoved,
    CrewStayed,
    DieReturned,
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
    destinations,
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


@pytest.mark.rule("RW-DRILL-05", "RW-DRILL-06", "RW-DRILL-11")
@pytest.mark.parametrize("at", ["A1", "A8", "B1", "B5", "C3", "C8", "D1", "D8"])
@pytest.mark.parametrize("revealed", [False, True])
def test_to_any_adjacent_tile_revealed_or_not(at: str, revealed: bool) -> None:
    """AMB-05: lateral, inward and outward alike; neither the old nor the new tile need be drilled."""
    t = Table()
    if revealed:
        t.reveal(*range(32))
    mover = t.put(RED, 0, at)
    t.drilling_turn(RED)
    assert destinations(t, mover) - {CENTRE} == {place(at), *touching(place(at))}
    for tile in sorted(touching(place(at))):
        twin = t.game.copy()
        events = twin.apply(RED, Drill(mover, tile))
        assert events[0] == CrewMoved(RED, mover, place(at), tile)
        assert twin.play.state.crew_at[mover] == tile


@pytest.mark.rule("RW-DRILL-05", "RW-DRILL-11")
@pytest.mark.parametrize("to", ["B3", "B7", "A3", "A8", "C3", "C8", "D1", "B5"])
def test_no_further_than_an_adjacent_tile(to: str) -> None:
    """From B1 neither two steps aside nor a stratum skipped."""
    t, mover = turn("B1")
    refuse(t, RED, Drill(mover, place(to)), "RW-DRILL-05")


@pytest.mark.rule("RW-DRILL-05")
@pytest.mark.parametrize("to", [-1, 69, 1000])
def test_there_are_no_other_places(to: int) -> None:
    """A number that is no place is refused like any place out of reach."""
    t, mover = turn("B1")
    refuse(t, RED, Drill(mover, to), "RW-DRILL-05")


@pytest.mark.rule("RW-DRILL-07", "RW-DRILL-14")
def test_from_stratum_d_into_the_centre() -> None:
    """The crew ends its journey and is out of the game; its owner gains the achievement."""
    t, mover = turn("D4")
    events = t.do(RED, Drill(mover, CENTRE))
    assert kinds(events)[:2] == [CrewMoved, CentreReached]
    assert only(events, AchievementGained) == AchievementGained(RED, 8, 6)
    assert seen(t).crews[mover].at == CENTRE
    assert all(mover != action.crew for action in all_offered(t.drilling_turn(RED), RED, Drill))


@pytest.mark.rule("RW-DRILL-07")
def test_from_stratum_c_the_centre_is_too_far() -> None:
    """Without Mobility 3."""
    t, mover = turn("C1", mobility=2)
    refuse(t, RED, Drill(mover, CENTRE), "RW-DRILL-07")


@pytest.mark.rule("RW-DRILL-08")
@pytest.mark.parametrize("at", ["E2", "A1", "C4", "D8", "B2/B3"])
def test_a_crew_may_stay_where_it_is(at: str) -> None:
    """Staying is the move; AMB-08: it is also how a player passes."""
    t, active = turn(at)
    assert t.do(RED, Drill(active, place(at)))[0] == CrewStayed(RED, active, place(at))
    assert seen(t).crews[active].at == place(at)
    assert RED not in t.game.actors


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


@pytest.mark.rule("RW-DRILL-09")
@pytest.mark.parametrize(("at", "faced"), [("E1", "A1 A2"), ("E2", "A3 A4"), ("E3", "A5 A6"), ("E4", "A7 A8")])
@pytest.mark.parametrize("mobility", [0, 1, 2])
def test_from_an_entrance_to_one_of_the_two_tiles_that_it_faces(at: str, faced: str, mobility: int) -> None:
    """AMB-10: or it stays; Mobility 1 and 2 don't help from an entrance."""
    t, mover = turn(at, mobility=mobility)
    assert destinations(t, mover) == {place(at), *(place(name) for name in faced.split())}


@pytest.mark.rule("RW-DRILL-09")
def test_each_crew_enters_on_its_own_first_move() -> None:
    """DISC-10: not only on the first move of the game; a late crew enters by its own entrance, too."""
    t = Table()
    for number in (0, 1, 2):
        t.put(RED, number, "C5")
    late = crew(RED, 3)
    t.drilling_turn(RED, 2)
    assert destinations(t, late) == {place("E4"), place("A7"), place("A8")}
    refuse(t, RED, Drill(late, place("A1")), "RW-DRILL-09")
    refuse(t, RED, Drill(late, place("B7")), "RW-DRILL-09")
    t.do(RED, Drill(late, place("A7")))
    assert seen(t).crews[late].at == place("A7")


@pytest.mark.rule("RW-DRILL-09", "RW-IMP-17")
def test_with_mobility_3_an_entrance_is_the_first_of_two_steps() -> None:
    """AMB-10: entrance, A, and on to a neighbour or a border of that tile."""
    t, mover = turn("E1", mobility=3)
    two_steps = {to for tile in ("A1", "A2") for to in touching(place(tile))}
    borders = {place("A8/A1"), place("A1/A2"), place("A2/A3")}
    assert destinations(t, mover) == {place("E1"), place("A1"), place("A2")} | two_steps | borders
    refuse(t, RED, Drill(mover, place("A4")), "RW-DRILL-09")


@pytest.mark.rule("RW-DRILL-09")
def test_a_crew_on_an_entrance_is_not_in_play() -> None:
    """AMB-10: it may be active and stay, but neither hire nor bribe, nor does it help to place a mineshaft."""
    t, active = turn("E1")
    t.vice_presidents({RED: [HIRING[0]], GREEN: [BRIBERY[0]]})
    t.own(RED, cash=9000)
    stay(t, active)
    assert RED not in t.game.actors
    t = Table()
    t.vice_presidents({RED: [BRIBERY[0]]})
    t.put(GREEN, 0, "A1")
    stay(t.drilling_turn(RED), crew(RED))
    assert RED not in t.game.actors
    t.workshop({RED: 1})
    assert not all_offered(t, RED, BuildShaft)


@pytest.mark.rule("RW-DRILL-10")
def test_only_the_active_crew_moves() -> None:
    """One crew changes its place in a drilling turn, and then no other may be named."""
    t = Table()
    t.vice_presidents({RED: [HIRING[0]]})
    mover, other = t.put(RED, 0, "B1"), t.put(RED, 1, "B5")
    before = [one.at for one in seen(t).crews]
    t.drilling_turn(RED).do(RED, Drill(mover, place("B2")))
    after = [one.at for one in seen(t).crews]
    assert [n for n in range(16) if before[n] != after[n]] == [mover]
    refuse(t, RED, Drill(other, place("B6")), "RW-DRILL-10")
    refuse(t, RED, Drill(mover, place("B3")), "RW-DRILL-12")


@pytest.mark.rule("RW-DRILL-11", "RW-IMP-15")
def test_mobility_1_adds_the_second_tile_on_either_side() -> None:
    """And nothing else: no second tile inward or outward. The jump is not there without the improvement."""
    for mobility, jumps in ((0, set()), (1, {place("C8"), place("C4")})):
        t, mover = turn("C2", mobility=mobility)
        assert destinations(t, mover) - {place("C2")} - touching(place("C2")) == jumps


@pytest.mark.rule("RW-DRILL-11")
def test_a_tile_that_is_only_crossed_is_not_occupied() -> None:
    """AMB-06: a jump of two, or the first of two steps, starts no extraction on the way; where it ends, it does."""
    for mobility in (1, 3):
        t = Table()
        middle = t.tile("A", 3)
        near, far = sorted(touching(middle) & set(range(8)))
        t.put(GREEN, 0, middle, power=2)
        t.state.mobility[RED] = mobility
        mover = t.put(RED, 0, near)
        t.drilling_turn(RED)
        assert TileDrilled not in kinds(t.do(RED, Drill(mover, far)))
        assert not seen(t).tiles[middle].revealed
        t.drilling_turn(RED)
        assert only(t.do(RED, Drill(mover, middle)), TileDrilled).tile == middle


@pytest.mark.rule("RW-DRILL-11", "RW-IMP-17")
def test_mobility_3_is_two_basic_steps_and_does_not_multiply() -> None:
    """AMB-07: two steps in any directions, or one; never two jumps of two."""
    t, mover = turn("B1", mobility=3)
    tiles = {to for to in destinations(t, mover) if to < 32}
    one_step = touching(place("B1"))
    assert tiles == {place("B1")} | one_step | {to for tile in one_step for to in touching(tile)}
    refuse(t, RED, Drill(mover, place("B4")), "RW-DRILL-05")
    refuse(t, RED, Drill(mover, place("B5")), "RW-DRILL-05")
    t, mover = turn("C1", mobility=3)
    t.do(RED, Drill(mover, CENTRE))
    assert seen(t).crews[mover].at == CENTRE


@pytest.mark.rule("RW-DRILL-12")
@pytest.mark.parametrize("to", ["B1", "B2"])
def test_after_the_move_or_the_stay_comes_the_advantage(to: str) -> None:
    """Whoever has one is asked; with the active crew only."""
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
    """The next player is on turn at once."""
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


@pytest.mark.rule("RW-DRILL-14")
def test_a_crew_in_the_centre_gives_power_to_no_tile() -> None:
    """It counts nowhere any more, and leaves its old tile."""
    t, mover = turn("D1", power=4)
    assert seen(t).tiles[place("D1")].power == 4
    t.do(RED, Drill(mover, CENTRE))
    assert {tile.power for tile in seen(t).tiles} == {0}


@pytest.mark.rule("RW-DRILL-15", "RW-SUB-14")
def test_a_die_of_a_crew_that_enters_the_centre_returns() -> None:
    """AMB-13: by itself and without a fee; nobody is asked."""
    t, mover = turn("D1", die=3)
    assert seen(t).dice == 2
    events = t.do(RED, Drill(mover, CENTRE))
    assert only(events, DieReturned) == DieReturned(RED, mover)
    assert (seen(t).dice, t.state.cash[RED]) == (3, 3000)
    assert seen(t).crews[mover].die == 0
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
def test_an_advantage_belongs_to_whoever_has_the_slot(slot: int) -> None:
    """Another player's slot gives nothing."""
    t = Table()
    t.vice_presidents({GREEN: [slot]})
    t.put(GREEN, 0, "B2")
    stay(t.drilling_turn(RED), t.put(RED, 0, "B1"))
    assert RED not in t.game.actors
    assert not bribes(t, RED)
