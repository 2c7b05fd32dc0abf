"""Rockwell's standing answers, by the clauses that they rest on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rockworker.engine.chance import Rng, below
from rockworker.engine.frames import NOBODY
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.engine.standing import Given, bearing_on, given, names_in
from rockworker.games.rockwell.actions import Bid, Bribe, Drill, Hire, Insure, Pass, UseInsurance
from rockworker.games.rockwell.board import TILES
from rockworker.games.rockwell.frames.drilling import TRACK_ROUNDS
from rockworker.games.rockwell.modules.inspectors.records import PushPawn
from rockworker.registry import definition_of
from tests.games.rockwell.moves import BRIBERY, HIRING, stay
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, place

EXPANSIONS = definition_of("rockwell").module_names
LAST = 3
"""The last of the four drilling rounds."""


def hirer(at: str = "B1", round_number: int = LAST, drilled: tuple[str, ...] = ("B1",), **arguments: int) -> Table:
    """Red has Subcontracting; the active crew has stayed, and Red drills last."""
    t = Table(**arguments)
    t.vice_presidents({RED: [HIRING[0]]})
    t.own(RED, cash=9000)
    t.reveal(*drilled)
    active = t.put(RED, 0, at)
    t.state.control = [GREEN, PURPLE, WHITE, RED]
    t.state.track = TRACK_ROUNDS + round_number
    stay(t.drilling_turn(RED, round_number), active)
    return t


def answer(t: Table, *names: str, player: int = RED) -> Action | None:
    """What these standing answers give."""
    found = given(t.game, player, names)
    return found.action if found else None


# Hiring


@pytest.mark.rule("RW-SUB-10", "RW-SUB-16")
def test_a_hire_on_drilled_tiles_in_the_last_round_is_useless() -> None:
    """The die would count nowhere before it goes back. A crew on a border counts on both tiles."""
    assert answer(hirer(), "pass-for-me") == Pass()
    assert answer(hirer("B1/B2", drilled=("B1", "B2")), "pass-for-me") == Pass()
    assert answer(hirer("B1/B2", drilled=("B1",)), "pass-for-me") is None
    assert answer(hirer(drilled=()), "pass-for-me") is None


@pytest.mark.rule("RW-SUB-12")
def test_a_hire_is_useful_as_long_as_the_die_can_be_taken_along() -> None:
    """Which is up to the last round but one."""
    assert answer(hirer(round_number=LAST - 1), "pass-for-me") is None
    assert answer(hirer(round_number=LAST - 1), "hire-where-undrilled") == Pass()


@pytest.mark.rule("RW-SUB-09", "RW-BRIBE-13")
@pytest.mark.parametrize("slot", [BRIBERY[0], BRIBERY[1], HIRING[1]])
def test_a_hire_is_useful_as_long_as_somebody_follows_who_has_an_advantage(slot: int) -> None:
    """The die might be missing to them, or keep them from bribing the crew. Those before are done."""
    t = hirer()
    t.vice_presidents({WHITE: [slot]})
    assert answer(t, "pass-for-me") == Pass()
    t.state.control = [GREEN, PURPLE, RED, WHITE]
    assert answer(t, "pass-for-me") is None
    assert answer(t, "hire-where-undrilled") == Pass()


def test_hiring_where_something_is_still_to_be_drilled_is_asked() -> None:
    """Both answers are about hires only: on an undrilled tile they say nothing."""
    t = hirer(drilled=())
    assert bearing_on(t.game, RED) == ()
    assert given(t.game, RED, names_in(t.game)) is None
    assert bearing_on(hirer().game, RED) == ("pass-for-me", "hire-where-undrilled")


# Bribing


def briber(power: int, target_at: str = "B2") -> Table:
    """Red has Bribery and a crew of power 1 on B1; Green stands beside it."""
    t = Table()
    t.vice_presidents({RED: [BRIBERY[0]]})
    active = t.put(RED, 0, "B1")
    t.put(GREEN, 0, target_at, power=power)
    stay(t.drilling_turn(RED), active)
    return t


@pytest.mark.rule("RW-BRIBE-18", "RW-BRIBE-19")
def test_a_bribe_that_drills_nothing_is_passed_over() -> None:
    """By those who said so; it is never useless in itself."""
    needed = briber(1).view(RED).tiles[place("B1")].required_power
    weak, strong = briber(needed - 2), briber(needed - 1)
    assert answer(weak, "bribe-to-drill") == Pass()
    assert answer(weak, "pass-for-me") is None
    assert answer(strong, "bribe-to-drill") is None
    strong.do(RED, Bribe(GREEN * 4, place("B1")))
    assert strong.state.revealed >> place("B1") & 1
    weak.do(RED, Bribe(GREEN * 4, place("B1")))
    assert not weak.state.revealed


def test_of_several_crews_those_are_left_that_drill() -> None:
    """With one strong and one weak neighbour the player is asked, but of the strong one."""
    t = briber(4)
    t.put(WHITE, 0, "B8", power=1)
    t.game._settle()
    needed = t.view(RED).tiles[place("B1")].required_power
    assert 2 < needed <= 5
    assert bearing_on(t.game, RED) == ("bribe-to-drill",)
    assert answer(t, "bribe-to-drill") is None


def test_a_crew_on_the_border_counts_there_already() -> None:
    """Its arrival brings no power, however strong it is."""
    needed = briber(1).view(RED).tiles[place("B1")].required_power
    t = briber(needed - 2, target_at="B1/B2")
    assert t.view(RED).tiles[place("B1")].power == needed - 1
    assert answer(t, "bribe-to-drill") == Pass()


# Insurance


@pytest.mark.rule("RW-INS-02")
def test_insuring_nothing_keeps_all_cubes() -> None:
    """Whether there are any or not: so it tells nothing of them."""
    for cubes in ((0, 0, 0, 0), (3, 0, 2, 1)):
        t = Table()
        t.own(RED, cubes)
        t.quietly(lambda t=t: t.game.prompt == "buy-insurance")  # type: ignore[misc]
        assert given(t.game, RED, ("insure-nothing",)) == Given(Insure(0, 0, 0, 0), ("insure-nothing",))


@pytest.mark.rule("RW-DNG-11", "RW-DNG-13")
@pytest.mark.parametrize(("insurance", "used"), [(1, 1), (4, 4), (6, 4)])
def test_losses_are_covered_as_far_as_insurance_goes(insurance: int, used: int) -> None:
    """Red has power 4 on the tile, and a share of four cubes."""
    t = Table()
    t.state.insurance[RED] = insurance
    t.extract(t.tile("C", 7), (0, 0, 4, 4), {GREEN: 3, RED: 4}, trigger=RED, danger=True)
    assert answer(t, "cover-losses") == UseInsurance(used)


# Pawns


def test_answers_work_together() -> None:
    """Neither hiring nor pushing is wanted: each alone leaves the other to be asked."""
    t = Table(modules=("inspectors",))
    t.vice_presidents({RED: [HIRING[0], t.rules.board_slots[2][0]]})
    t.own(RED, cash=9000)
    t.reveal("B1")
    stay(t.drilling_turn(RED), t.put(RED, 0, "B1"))
    assert {offer.action for offer in t.game.offers(RED)} == {Hire, PushPawn, Pass}
    assert answer(t, "hire-where-undrilled") is None
    assert answer(t, "push-nothing") is None
    both = given(t.game, RED, ("push-nothing", "hire-where-undrilled"))
    assert both == Given(Pass(), ("hire-where-undrilled", "push-nothing"))


# A pass only where nothing is missed


def positions(players: int, modules: tuple[str, ...], count: int) -> Iterator[Table]:
    """Random positions late in the drilling rounds, in which somebody with Subcontracting is asked for it. Others may
    follow, and have an advantage, too."""
    chance = Rng(players)
    for seed in range(count):
        t = Table(players, seed, modules=modules)
        order = list(range(players))
        t.state.control = [order.pop(below(chance, len(order))) for _ in range(players)]
        t.reveal(*{below(chance, TILES) for _ in range(24)})
        for player in range(players):
            t.own(player, (2, 2, 1, 1), cash=9000)
            for number in range(4):
                t.put(player, number, below(chance, TILES), power=1)
        hiring, other = t.state.control[below(chance, players)], below(chance, players)
        if other != hiring:
            t.vice_presidents({other: [below(chance, len(t.rules.slots))]})
        t.vice_presidents({hiring: [next(slot for slot in HIRING if t.state.slots[slot] < 0)]})
        round_number = LAST - (not below(chance, 4))
        t.state.track = TRACK_ROUNDS + round_number
        t.drilling_turn(hiring, round_number)
        t.game.apply(hiring, Drill(hiring * 4, t.state.crew_at[hiring * 4]))
        yield t


def anything(game: Game, player: int, chance: Rng) -> Action:
    """A random action: the kind first, so that passing is as likely as anything else."""
    offers = game.offers(player)
    offer = offers[below(chance, len(offers))]
    return offer[0 if offer.action is Bid else below(chance, len(offer))]


def end_of_turn(game: Game, turn: int, chance: Rng) -> list[tuple[int, Action]]:
    """Plays on at random until the turn is over; the moves."""
    moves = []
    while game.actors and inside(game).state.turn == turn:
        player = game.actors[0]
        moves.append((player, anything(game, player, chance)))
        game.apply(*moves[-1])
    return moves


def hired_for_nothing(game: Game, player: int) -> Game:
    """The game after a hire whose fee was paid back."""
    twin = game.copy()
    before = inside(twin).state.cash[player]
    twin.apply(player, Hire(1))
    state = inside(twin).state
    state.bank -= before - state.cash[player]
    state.cash[player] = before
    inside(twin).asked = NOBODY
    return twin


@pytest.mark.parametrize("modules", [(), EXPANSIONS], ids=["base", "expansions"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hire_that_is_passed_over_would_have_changed_nothing(players: int, modules: tuple[str, ...]) -> None:
    """Whatever everybody does in the rest of the turn, the same can be done after a hire (its fee apart), and the turn
    ends in the very same position. Nothing but hires is passed over."""
    found = 0
    for t in positions(players, modules, 80):
        game, player = t.game, t.game.actors[0]
        if given(game, player, ("pass-for-me",)) is None:
            continue
        found += 1
        assert {offer.action for offer in game.offers(player)} == {Hire, Pass}
        passed, hired = game.copy(), hired_for_nothing(game, player)
        passed.apply(player, Pass())
        for mover, action in end_of_turn(passed, t.state.turn, Rng(found)):
            hired.apply(mover, action)
        assert inside(hired).state == inside(passed).state
    assert found > 5
