"""RW-VP: placing Vice Presidents, and what their slots give."""

from __future__ import annotations

from typing import Any

import pytest

from rockworker.games.rockwell import components
from rockworker.games.rockwell.actions import (
    Bribe,
    Buy,
    Drill,
    Hire,
    Insure,
    Pass,
    PlaceVicePresident,
    RaiseSafety,
    Sell,
)
from rockworker.games.rockwell.events import (
    ShaftPaid,
    VicePresidentPlaced,
    VicePresidentReturned,
    VicePresidentStuck,
)
from rockworker.games.rockwell.frames.turn import drill, pay_shafts, place_vice_presidents, trade, work
from rockworker.games.rockwell.state import BOARD_II, BOARD_III
from tests.games.rockwell.moves import (
    BRIBERY,
    HIRING,
    all_offered,
    asked,
    insure,
    not_asked,
    offered,
    only,
    own_numbers,
    place_all,
    powers,
    refuse,
    seen,
    slot,
    stay,
)
from tests.games.rockwell.table import GREEN, NOBODY, PURPLE, RED, WHITE, Table, place


def placement(*order: int, **arguments: Any) -> Table:
    """Placement begins in this Management order."""
    order = order or (RED, GREEN, PURPLE, WHITE)
    t = Table(len(order), **arguments)
    t.state.management = list(order)
    return t.start_step(place_vice_presidents)


@pytest.mark.rule("RW-VP-01", "RW-VP-02")
@pytest.mark.parametrize("order", [(WHITE, RED, PURPLE, GREEN), (GREEN, PURPLE, RED), (GREEN, RED)])
def test_one_vice_president_at_a_time_in_management_order_twice_around(order: tuple[int, ...]) -> None:
    """AMB-03: the second pass runs in the same order, not in reverse."""
    t = placement(*order)
    asked_players = []
    while asked(t) == "place-vice-presidents":
        (player,) = t.game.actors
        asked_players.append(player)
        (event,) = t.do(player, all_offered(t, player, PlaceVicePresident)[0])
        assert event == VicePresidentPlaced(player, event.slot)  # type: ignore[attr-defined]
    assert asked_players == [*order, *order]
    assert all(seen(t).slots.count(player) == 2 for player in order)


@pytest.mark.rule("RW-VP-01")
def test_nobody_places_out_of_order() -> None:
    """Only the player whose turn it is may place."""
    t = placement(GREEN, RED, PURPLE, WHITE)
    not_asked(t, RED, PlaceVicePresident(0))
    t.do(GREEN, PlaceVicePresident(0))
    not_asked(t, GREEN, PlaceVicePresident(5))
    assert t.game.actors == (RED,)


@pytest.mark.rule("RW-VP-03")
@pytest.mark.parametrize(("players", "slots"), [(4, 4 + 3 + 4), (3, 4 + 2 + 3), (2, 4 + 2 + 3)])
def test_the_first_vice_president_may_go_to_any_slot_of_any_board(players: int, slots: int) -> None:
    """All slots of the three boards are free and offered."""
    t = placement(*range(players))
    assert {action.slot for action in all_offered(t, RED, PlaceVicePresident)} == set(range(slots))


@pytest.mark.rule("RW-VP-03")
@pytest.mark.parametrize("nowhere", [-1, 11, 99])
def test_there_are_no_other_slots(nowhere: int) -> None:
    """A Vice President goes to a slot of a board."""
    refuse(placement(), RED, PlaceVicePresident(nowhere), "RW-VP-03")


@pytest.mark.rule("RW-VP-03")
def test_placing_is_compulsory() -> None:
    """AMB-04: nobody keeps a Vice President at home while a slot is free."""
    t = placement()
    assert offered(t, RED) == {PlaceVicePresident}
    refuse(t, RED, Pass(), "RW-VP-01")


@pytest.mark.rule("RW-VP-04")
def test_a_slot_holds_one_vice_president() -> None:
    """A taken slot is not free for anybody else."""
    t = placement()
    t.do(RED, PlaceVicePresident(slot(t, "II", 1)))
    refuse(t, GREEN, PlaceVicePresident(slot(t, "II", 1)), "RW-VP-04")
    assert t.may(GREEN, PlaceVicePresident(slot(t, "II", 2)))


@pytest.mark.rule("RW-VP-05", "RW-VP-10")
@pytest.mark.parametrize(("board", "others"), [("I", ("II", "III")), ("II", ("I", "III")), ("III", ("I", "II"))])
def test_nobody_has_both_vice_presidents_on_one_board(board: str, others: tuple[str, str]) -> None:
    """The second one may go to the two other boards only; so no one has Bribery and Subcontracting together."""
    t = placement(RED, GREEN)
    t.do(RED, PlaceVicePresident(slot(t, board, 1)))
    t.do(GREEN, PlaceVicePresident(slot(t, others[0], 1)))
    refuse(t, RED, PlaceVicePresident(slot(t, board, 2)), "RW-VP-05")
    boards = {t.rules.slots[action.slot].board for action in all_offered(t, RED, PlaceVicePresident)}
    assert boards == {("I", "II", "III").index(other) for other in others}


@pytest.mark.rule("RW-VP-10")
def test_bribery_or_subcontracting_never_both() -> None:
    """A player with one of them may not take a slot of the other."""
    for first, second in ((BRIBERY[0], HIRING[0]), (HIRING[1], BRIBERY[1])):
        t = placement(RED, GREEN)
        t.do(RED, PlaceVicePresident(first))
        t.do(GREEN, PlaceVicePresident(slot(t, "II", 1)))
        refuse(t, RED, PlaceVicePresident(second), "RW-VP-05")


@pytest.mark.rule("RW-VP-03", "RW-VP-05")
def test_a_vice_president_without_a_legal_slot_stays_at_home() -> None:
    """AMB-04: with 4/3/3 slots the last player can be stuck; then the game goes on without this placement."""
    boards = {**components.raw()["boards"]}
    boards["4"] = {**boards["4"], "workshop": [4, 3, 2]}
    t = placement(RED, GREEN, PURPLE, WHITE, components=own_numbers(boards=boards))
    one, two, three = ([slot(t, board, n) for n in (1, 2, 3)] for board in ("I", "II", "III"))
    first = zip((RED, GREEN, PURPLE, WHITE), (two[0], two[1], two[2], one[0]), strict=True)
    second = zip((RED, GREEN, PURPLE), three, strict=True)
    events = []
    for player, number in (*first, *second):
        events = t.do(player, PlaceVicePresident(number))
    assert only(events, VicePresidentStuck).player == WHITE
    assert seen(t).slots.count(WHITE) == 1
    assert asked(t) == "buy-insurance"


@pytest.mark.rule("RW-VP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_our_boards_nobody_is_ever_stuck(players: int) -> None:
    """AMB-04: Board III has a slot for everybody, so even the worst placements leave one."""
    t = placement(*range(players))
    assert len(t.rules.board_slots[BOARD_III]) >= players
    for picks in ("first", "last"):
        t = placement(*range(players))
        for _ in range(2 * players):
            (player,) = t.game.actors
            choices = all_offered(t, player, PlaceVicePresident)
            t.do(player, choices[0] if picks == "first" else choices[-1])
        assert asked(t) == "buy-insurance"
        assert sum(owner != NOBODY for owner in seen(t).slots) == 2 * players


@pytest.mark.rule("RW-VP-06")
def test_without_a_vice_president_on_board_i_a_player_takes_part_in_all_of_phase_i() -> None:
    """Insurance, the drilling order, a drilling turn in each round and mineshaft income."""
    t = placement(RED, GREEN)
    t.reveal("B1")
    t.shaft(RED, "B1")
    place_all(t, {RED: (slot(t, "II", 1), slot(t, "III", 1)), GREEN: (slot(t, "I", 1), slot(t, "II", 2))})
    assert t.may(RED, Insure(1, 0, 0, 0))
    insure(t, {RED: (1, 0, 0, 0)})
    assert seen(t).control == (GREEN, RED)
    turns = 0
    while asked(t) != "market":
        (player,) = t.game.actors
        turns += asked(t) == "drilling-turn-move" and player == RED
        events = t.do(player, next(iter(t.game.offers(player)[0])))
    assert turns == 4
    assert [event.player for event in t.gained(events, ShaftPaid)] == [RED]


@pytest.mark.rule("RW-VP-07")
def test_only_owners_of_vice_presidents_there_act_in_phases_ii_and_iii() -> None:
    """Nobody else is asked, however rich."""
    t = Table()
    t.market({GREEN: 1, WHITE: 3})
    actors = set()
    while asked(t) == "market":
        (player,) = t.game.actors
        actors.add(player)
        not_asked(t, RED, Sell(0, 1))
        t.do(player, Pass())
    assert actors == {GREEN, WHITE}
    t = Table()
    t.workshop({PURPLE: 2})
    assert t.game.actors == (PURPLE,)
    not_asked(t, RED, RaiseSafety())
    t.do(PURPLE, Pass())
    assert asked(t) == "auction"


@pytest.mark.rule("RW-VP-07")
@pytest.mark.parametrize(
    ("step", "next_prompt"), [(trade, "auction"), (work, "auction"), (drill, "drilling-turn-move")]
)
def test_a_phase_without_vice_presidents_is_over_at_once(step: Any, next_prompt: str) -> None:
    """Boards II and III without any: nobody acts. The drilling rounds need none."""
    assert asked(Table().start_step(step)) == next_prompt


def advantage_of(board_i_slot: int, players: int) -> set[type[Any]]:
    """What a player with this slot of Board I may do after staying in place beside an opponent."""
    t = Table(players)
    t.vice_presidents({RED: [board_i_slot]})
    active = t.put(RED, 0, "B1")
    t.put(GREEN, 0, "B2")
    stay(t.drilling_turn(RED), active)
    return offered(t, RED)


@pytest.mark.rule("RW-VP-08", "RW-VP-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_slots_1_and_2_of_board_i_give_bribery_3_and_4_subcontracting(players: int) -> None:
    """With any number of players."""
    assert [advantage_of(number, players) for number in range(4)] == [
        {Bribe, Pass},
        {Bribe, Pass},
        {Hire, Pass},
        {Hire, Pass},
    ]


@pytest.mark.rule("RW-VP-11")
@pytest.mark.parametrize(
    ("players", "exchange", "workshop"), [(4, (4, 3, 2), (4, 3, 3, 2)), (3, (4, 3), (4, 3, 2)), (2, (4, 3), (4, 3, 2))]
)
def test_the_slot_says_how_many_actions_a_vice_president_has(
    players: int, exchange: tuple[int, ...], workshop: tuple[int, ...]
) -> None:
    """Seen right after the placement, and spent one by one."""
    for board, actions in (("II", exchange), ("III", workshop)):
        for number, count in enumerate(actions, start=1):
            t = placement(*range(players))
            t.do(RED, PlaceVicePresident(slot(t, board, number)))
            company = seen(t).companies[RED]
            left = (company.exchange_actions, company.workshop_actions)
            assert left == ((count, 0) if board == "II" else (0, count))


@pytest.mark.rule("RW-VP-11", "RW-VP-12")
def test_a_vice_president_goes_home_right_after_the_last_action() -> None:
    """Slot 3 of Board II: two trades, then the Vice President is home and nothing was forgone."""
    t = Table()
    t.market({RED: 3})
    assert VicePresidentReturned not in {type(event) for event in t.do(RED, Sell(0, 1))}
    assert seen(t).companies[RED].exchange_actions == 1
    events = t.do(RED, Sell(1, 1))
    assert only(events, VicePresidentReturned) == VicePresidentReturned(RED, BOARD_II, 0)
    assert seen(t).companies[RED].exchange_actions == 0
    assert asked(t) == "auction"


@pytest.mark.rule("RW-VP-12")
def test_a_vice_president_goes_home_when_an_action_is_declined() -> None:
    """AMB-41: all remaining actions are lost, and the owner is not asked again in this phase."""
    t = Table()
    t.market({RED: 1, GREEN: 2})
    t.do(RED, Sell(0, 1))
    t.do(GREEN, Buy(0, 1))
    events = t.do(RED, Pass())
    assert only(events, VicePresidentReturned) == VicePresidentReturned(RED, BOARD_II, 3)
    assert seen(t).companies[RED].exchange_actions == 0
    t.do(GREEN, Buy(1, 1))
    assert t.game.actors == (GREEN,)
    not_asked(t, RED, Sell(1, 1))
    t = Table()
    t.workshop({RED: 1})
    t.do(RED, RaiseSafety())
    assert only(t.do(RED, Pass()), VicePresidentReturned) == VicePresidentReturned(RED, BOARD_III, 3)


@pytest.mark.rule("RW-VP-13")
def test_vice_presidents_on_board_i_stay_until_the_end_of_the_turn() -> None:
    """Through all rounds and Phases II and III; then all come home."""
    t = Table()
    t.vice_presidents({RED: [HIRING[0]], GREEN: [BRIBERY[1]]})
    t.put(RED, 0, "A1")
    t.put(GREEN, 0, "A2")
    t.market({PURPLE: 1})
    t.vice_presidents({PURPLE: [slot(t, "III", 1)]})
    t.drilling_turn(t.state.control[0])
    prompts = set()
    while asked(t) != "auction":
        prompts.add(asked(t))
        assert (seen(t).slots[HIRING[0]], seen(t).slots[BRIBERY[1]]) == (RED, GREEN)
        (player,) = t.game.actors
        t.do(player, t.game.offers(player)[-1][0])
    assert {"drilling-turn-move", "market", "workshop"} <= prompts
    assert set(seen(t).slots) == {NOBODY}


@pytest.mark.rule("RW-VP-13", "RW-VP-08")
def test_the_advantage_lasts_for_all_four_rounds() -> None:
    """A subcontractor may be hired in round 4 as well as in round 1."""
    for round_number in range(4):
        t = Table()
        t.vice_presidents({RED: [HIRING[0]]})
        active = t.put(RED, 0, "A1")
        t.drilling_turn(RED, round_number).do(RED, Drill(active, place("A1")))
        assert powers(t, RED, Hire) == {1}


@pytest.mark.rule("RW-VP-06")
def test_mineshafts_pay_owners_without_any_vice_president() -> None:
    """Step 4 asks for none."""
    t = Table()
    t.reveal("B1")
    t.shaft(WHITE, "B1")
    before = t.stock(WHITE)
    t.start_step(pay_shafts)
    income = seen(t).tiles[place("B1")].income
    assert income is not None
    assert t.stock(WHITE) == tuple(had + more for had, more in zip(before, income, strict=True))
