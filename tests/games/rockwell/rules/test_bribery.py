"""RW-BRIBE: moving an opposing crew onto the active crew's tile."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import Bribe, Drill
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.events import (
    CrewBribed,
)
from rockworker.games.rockwell.modules.two_players.records import AiMoved
from tests.games.rockwell.moves import (
    BRIBERY,
    asked,
    bribes,
    not_asked,
    only,
    play_idly,
    refuse,
    seen,
    stay,
    touching,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place


def briber(at: int | str = "B1", players: int = 4, slot: int = BRIBERY[0], power: int = 1) -> tuple[Table, int]:
    """Red has Bribery, and a crew to be made active."""
    t = Table(players)
    t.vice_presidents({RED: [slot]})
    return t, t.put(RED, 0, at, power=power)


def after_staying(t: Table, active: int) -> Table:
    """Red's drilling turn, the active crew has stayed."""
    stay(t.drilling_turn(RED), active)
    return t


@pytest.mark.rule("RW-BRIBE-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("slot", "allowed"), [(0, True), (1, True), (2, False), (3, False)])
def test_needs_a_vice_president_on_slot_1_or_2(players: int, slot: int, allowed: bool) -> None:
    """Slots 3 and 4 give another advantage."""
    t, active = briber(players=players, slot=slot)
    target = t.put(GREEN, 0, "B2")
    after_staying(t, active)
    assert t.may(RED, Bribe(target, place("B1"))) is allowed
    if not allowed:
        refuse(t, RED, Bribe(target, place("B1")), "RW-BRIBE-01")


@pytest.mark.rule("RW-BRIBE-01")
def test_without_any_vice_president_on_board_i_nobody_bribes() -> None:
    """The turn is over after the move."""
    t = Table()
    target = t.put(GREEN, 0, "B2")
    t.state.control = [RED, WHITE, GREEN, PURPLE]
    after_staying(t, t.put(RED, 0, "B1"))
    not_asked(t, RED, Bribe(target, place("B1")))


@pytest.mark.rule("RW-BRIBE-02")
def test_only_after_the_active_crew_has_moved_or_stayed() -> None:
    """Before that the player must name a crew; afterwards the tile of arrival counts, not the one left."""
    t, active = briber("B1")
    near, far = t.put(GREEN, 0, "B2"), t.put(GREEN, 1, "B4")
    t.drilling_turn(RED)
    refuse(t, RED, Bribe(near, place("B1")), "RW-BRIBE-02")
    t.do(RED, Drill(active, place("C2")))
    assert bribes(t, RED) == {(near, place("C2"))}
    refuse(t, RED, Bribe(near, place("B1")), "RW-BRIBE-03")
    refuse(t, RED, Bribe(far, place("C2")), "RW-BRIBE-05")


@pytest.mark.rule("RW-BRIBE-02")
def test_only_on_the_own_drilling_turn() -> None:
    """While another player drills, the briber is not asked."""
    t, _ = briber("B1")
    target = t.put(GREEN, 0, "B2")
    t.drilling_turn(PURPLE)
    not_asked(t, RED, Bribe(target, place("B1")))


@pytest.mark.rule("RW-BRIBE-03", "RW-BRIBE-15")
def test_the_target_is_moved_onto_the_tile_of_the_active_crew() -> None:
    """It costs a Bribery tile and no money; nobody else moves."""
    t, active = briber("B1")
    target = t.put(GREEN, 0, "B2", power=2)
    before = [one.at for one in seen(t).crews]
    events = after_staying(t, active).do(RED, Bribe(target, place("B1")))
    assert only(events, CrewBribed) == CrewBribed(RED, GREEN, target, place("B2"), place("B1"), 0)
    after = [one.at for one in seen(t).crews]
    assert [n for n in range(16) if before[n] != after[n]] == [target]
    assert after[target] == place("B1")
    assert seen(t).tiles[place("B1")].power == 3
    assert (t.state.cash[RED], t.state.cash[GREEN], seen(t).bribery_tiles) == (3000, 3000, 2)


@pytest.mark.rule("RW-BRIBE-03")
def test_the_target_comes_to_no_other_tile() -> None:
    """Not to a second own crew, nor to any other neighbour."""
    t, active = briber("B1")
    t.put(RED, 1, "B3")
    target = t.put(GREEN, 0, "B2")
    after_staying(t, active)
    refuse(t, RED, Bribe(target, place("B3")), "RW-BRIBE-03")
    refuse(t, RED, Bribe(99, place("B1")), "RW-BRIBE-03")
    assert bribes(t, RED) == {(target, place("B1"))}


@pytest.mark.rule("RW-BRIBE-04")
def test_nobody_is_bribed_onto_a_revealed_tile() -> None:
    """The destination must not be drilled yet."""
    t, active = briber("B1")
    target = t.put(GREEN, 0, "B2")
    t.reveal("B1")
    t.put(RED, 1, "C5")
    t.put(GREEN, 1, "C6")
    after_staying(t, active)
    assert RED not in t.game.actors
    assert seen(t).crews[target].at == place("B2")


@pytest.mark.rule("RW-BRIBE-04")
def test_a_straddler_bribes_to_its_unrevealed_side_only() -> None:
    """AMB-17: of the two tiles, the drilled one is no destination."""
    t, active = briber("B1/B2")
    target = t.put(GREEN, 0, "C2")
    t.reveal("B1")
    after_staying(t, active)
    assert bribes(t, RED) == {(target, place("B2"))}
    refuse(t, RED, Bribe(target, place("B1")), "RW-BRIBE-04")


@pytest.mark.rule("RW-BRIBE-04", "RW-BRIBE-08")
def test_nobody_is_bribed_onto_an_entrance() -> None:
    """AMB-10: a crew that stays on an entrance has no terrain to bribe to."""
    t, active = briber("E1")
    t.put(GREEN, 0, "A1")
    after_staying(t, active)
    assert RED not in t.game.actors


@pytest.mark.rule("RW-BRIBE-05")
def test_only_from_adjacent_tiles() -> None:
    """Every neighbour of the tile, lateral, outward and inward; neither further away nor the same tile."""
    t, active = briber("C3")
    targets = {}
    for tile in range(32):
        t.put(GREEN, 0, tile)
        after_staying(t, active)
        targets[tile] = (crew(GREEN), place("C3")) in bribes(t, RED)
    assert {tile for tile, found in targets.items() if found} == touching(place("C3"))


@pytest.mark.rule("RW-BRIBE-05")
@pytest.mark.parametrize("at", ["C3", "C5", "A1", "D6"])
def test_bribing_from_elsewhere_is_refused(at: str) -> None:
    """Also from the tile of the active crew itself."""
    t, active = briber("C3")
    t.put(PURPLE, 0, "C4")
    target = t.put(GREEN, 0, at)
    refuse(after_staying(t, active), RED, Bribe(target, place("C3")), "RW-BRIBE-05")


@pytest.mark.rule("RW-BRIBE-06")
@pytest.mark.parametrize("revealed", [False, True])
def test_the_target_may_come_from_a_revealed_tile_or_not(revealed: bool) -> None:
    """DISC-12: only the destination must be unrevealed."""
    t, active = briber("B1")
    target = t.put(GREEN, 0, "B2")
    if revealed:
        t.reveal("B2")
    after_staying(t, active).do(RED, Bribe(target, place("B1")))
    assert seen(t).crews[target].at == place("B1")


@pytest.mark.rule("RW-BRIBE-07")
def test_own_crews_can_not_be_bribed() -> None:
    """Wherever they stand."""
    t, active = briber("B1")
    own = t.put(RED, 1, "B2")
    other = t.put(GREEN, 0, "B2")
    after_staying(t, active)
    assert bribes(t, RED) == {(other, place("B1"))}
    refuse(t, RED, Bribe(own, place("B1")), "RW-BRIBE-07")
    refuse(t, RED, Bribe(active, place("B1")), "RW-BRIBE-07")


@pytest.mark.rule("RW-BRIBE-07", "RW-BRIBE-03")
def test_crews_of_ai_can_be_bribed() -> None:
    """AMB-57: with two players they are opposing crews like others."""
    t, active = briber("B1", players=2)
    ai = 2
    target = t.put(ai, 0, "B2")
    events = after_staying(t, active).do(RED, Bribe(target, place("B1")))
    assert only(events, CrewBribed).owner == ai
    assert seen(t).crews[target].at == place("B1")
    assert not t.gained(events, AiMoved)


@pytest.mark.rule("RW-BRIBE-08")
def test_crews_on_entrances_can_not_be_bribed() -> None:
    """Though the tile lies right before the entrance."""
    t, active = briber("A1")
    t.put(PURPLE, 0, "A2")
    after_staying(t, active)
    assert seen(t).crews[crew(GREEN, 0)].at == place("E1")
    refuse(t, RED, Bribe(crew(GREEN, 0), place("A1")), "RW-BRIBE-08")


@pytest.mark.rule("RW-BRIBE-09")
def test_nobody_is_bribed_into_the_centre_or_out_of_it() -> None:
    """DISC-13: a crew that enters the centre has no advantage left; one that is there is out of the game."""
    t, active = briber("D1")
    t.put(GREEN, 0, "D2")
    t.drilling_turn(RED).do(RED, Drill(active, CENTRE))
    assert RED not in t.game.actors
    t, active = briber("D1")
    near, gone = t.put(GREEN, 0, "D2"), t.put(GREEN, 1, "X")
    after_staying(t, active)
    refuse(t, RED, Bribe(near, CENTRE), "RW-BRIBE-09")
    refuse(t, RED, Bribe(gone, place("D1")), "RW-BRIBE-09")


@pytest.mark.rule("RW-BRIBE-10", "RW-BRIBE-11")
def test_three_bribery_tiles_are_shared_by_all() -> None:
    """DISC-30: each bribe takes one of three; then nobody bribes until the next turn."""
    t = Table()
    t.vice_presidents({RED: [BRIBERY[0]], GREEN: [BRIBERY[1]]})
    t.state.control = [RED, GREEN, PURPLE, WHITE]
    red, green, victim = t.put(RED, 0, "C1"), t.put(GREEN, 0, "C3"), t.put(PURPLE, 0, "C2")
    left = []
    for player, active, home in ((RED, red, "C1"), (GREEN, green, "C3"), (RED, red, "C1")):
        t.put(PURPLE, 0, "C2")
        stay(t.drilling_turn(player), active)
        t.do(player, Bribe(victim, place(home)))
        left.append(seen(t).bribery_tiles)
    assert left == [2, 1, 0]
    t.put(PURPLE, 0, "C2")
    stay(t.drilling_turn(GREEN), green)
    assert GREEN not in t.game.actors
    play_idly(t, lambda t: asked(t) == "auction")
    assert seen(t).bribery_tiles == 3


@pytest.mark.rule("RW-BRIBE-12", "RW-BRIBE-02")
def test_one_bribe_in_each_round() -> None:
    """After a bribe that starts nothing the turn is over, though another target stands by; next round again."""
    t, active = briber("C1")
    t.state.control = [RED, GREEN, PURPLE, WHITE]
    one, two = t.put(GREEN, 0, "C2"), t.put(GREEN, 1, "C8")
    after_staying(t, active).do(RED, Bribe(one, place("C1")))
    assert t.game.actors == (GREEN,)
    not_asked(t, RED, Bribe(two, place("C1")))
    for player in (GREEN, PURPLE, WHITE):
        stay(t, crew(player, 3))
    stay(t, active)
    t.do(RED, Bribe(two, place("C1")))
    assert seen(t).bribery_tiles == 1


@pytest.mark.rule("RW-BRIBE-16")
@pytest.mark.parametrize("to", ["B1", "B2"])
def test_the_active_crew_need_not_have_moved(to: str) -> None:
    """A bribe follows a stay as well as a move."""
    t, active = briber("B1")
    target = t.put(GREEN, 0, "C2")
    t.drilling_turn(RED).do(RED, Drill(active, place(to)))
    assert bribes(t, RED) == {(target, place(to))}


@pytest.mark.rule("RW-BRIBE-03", "RW-BRIBE-05")
def test_a_straddling_briber_picks_one_of_its_two_tiles() -> None:
    """AMB-17a: the target must be next to the tile that is picked, and arrives on it, not on the border."""
    t, active = briber("C1/C2")
    both, left = t.put(GREEN, 0, "B1"), t.put(PURPLE, 0, "C8")
    after_staying(t, active)
    assert bribes(t, RED) == {(both, place("C1")), (both, place("C2")), (left, place("C1"))}
    refuse(t, RED, Bribe(left, place("C2")), "RW-BRIBE-05")
    t.do(RED, Bribe(both, place("C2")))
    assert [seen(t).crews[one].at for one in (active, both)] == [place("C1/C2"), place("C2")]


@pytest.mark.rule("RW-BRIBE-05")
def test_a_straddling_target_stands_on_both_tiles() -> None:
    """AMB-17b: it can be bribed by a neighbour of either, and also be pulled off the border onto one of them."""
    for at, found in (("C3", True), ("C8", True), ("C1", True), ("C2", True), ("D1", True), ("C4", False)):
        t, active = briber(at)
        t.put(PURPLE, 0, "C5")
        target = t.put(GREEN, 0, "C1/C2")
        after_staying(t, active)
        assert ((target, place(at)) in bribes(t, RED)) is found
        if found:
            t.do(RED, Bribe(target, place(at)))
            assert seen(t).crews[target].at == place(at)
