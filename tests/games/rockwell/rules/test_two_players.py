"""RW-2P: the game for two, with AI's crews."""

from __future__ import annotations

import pytest

from rockworker.engine.errors import NoSuchPlayer, NotYourTurn
from rockworker.engine.inside import inside
from rockworker.games.rockwell.actions import BuildShaft, Drill, Pass, PlaceVicePresident, RaiseSafety
from rockworker.games.rockwell.board import CENTRE, ENTRANCE, neighbours
from rockworker.games.rockwell.events import (
    EndConditionMet,
    RoundStarted,
    SafetyRaised,
    ShaftBuilt,
    TurnEnded,
    TurnStarted,
)
from rockworker.games.rockwell.frames.auction import Auction
from rockworker.games.rockwell.frames.drilling import DrillingRounds
from rockworker.games.rockwell.frames.turn import drill, put_back
from rockworker.games.rockwell.modules.two_players.module import AiMove, AiUpgrade
from rockworker.games.rockwell.modules.two_players.records import AiMoved, AiRaised, MoveAi, RaiseAi
from tests.games.rockwell.rules.test_end import bonuses
from tests.games.rockwell.rules.test_three_players import rich_workshop
from tests.games.rockwell.table import GREEN, RED, Table, crew, place

AI = 2


def duel() -> Table:
    """A game for two in which Green is first in Control order and Red in Management order."""
    t = Table(2)
    t.state.control[:] = [GREEN, RED]
    t.state.management[:] = [RED, GREEN]
    return t


def ai_on(t: Table, *places: tuple[str, int]) -> None:
    """AI's crews stand there with these powers."""
    for number, (name, power) in enumerate(places):
        t.put(AI, number, name, power)


def ai_moves(t: Table) -> Table:
    """AI is to move at the end of the first round."""
    return t.go_to(drill, DrillingRounds(1, 0), AiMove())


def choices(t: Table) -> set[tuple[int, int]]:
    """What the decider may choose: crew and destination."""
    return {
        (which, to)
        for offer in t.game.offers(GREEN)
        if offer.action is MoveAi
        for which in offer.axis("crew")
        for to in offer.axis("to")
    }


def moved(t: Table) -> AiMoved:
    """AI's move, if nobody had to decide."""
    (event,) = t.gained(inside(t.game).take_events(), AiMoved)
    assert isinstance(event, AiMoved)
    return event


# Set-up


@pytest.mark.rule("RW-2P-01")
def test_the_boards_have_their_face_for_two() -> None:
    """Four slots, two, three; the company's prices are those of its other face."""
    rules = Table(2).rules
    assert [len(slots) for slots in rules.board_slots] == [4, 2, 3]
    assert rules.company == rules.components.companies["2"] != Table(4).rules.company


@pytest.mark.rule("RW-2P-02", "RW-2P-04")
def test_ai_starts_with_a_crew_of_power_one_on_each_entrance() -> None:
    """Four crews beside those of the players."""
    crews = Table(2).view(None).crews
    assert [(c.owner, c.at, c.power) for c in crews[8:]] == [(AI, ENTRANCE + n, 1) for n in range(4)]
    assert len(crews) == 12


@pytest.mark.rule("RW-2P-03")
def test_ai_has_crews_and_nothing_else() -> None:
    """No company, no Vice Presidents, no place in any order, no decision."""
    t = Table(2)
    assert [company.player for company in t.view(None).companies] == [RED, GREEN]
    asked = set()
    placed = 0
    while t.state.turn < 3:
        asked |= set(t.game.actors)
        player = t.game.actors[0]
        placed += sum(type(e).__name__ == "VicePresidentPlaced" for e in t.do(player, t.quiet(player)))
        assert AI not in t.state.slots
    assert asked == {RED, GREEN}
    assert placed == 8
    assert sorted(t.state.management) == sorted(t.state.control) == [RED, GREEN]
    with pytest.raises(NoSuchPlayer):
        t.game.apply(AI, Pass())


# AI's moves


@pytest.mark.rule("RW-2P-05")
def test_ai_moves_after_each_round_four_times_a_turn() -> None:
    """Once between any two rounds and once after the last."""
    t = duel()
    t.start_step(drill)
    events = [*inside(t.game).take_events(), *t.quietly(lambda: t.is_asked(AiUpgrade))]
    order = [type(event) for event in events if type(event) in (RoundStarted, AiMoved)]
    assert order == [RoundStarted, AiMoved] * 4


@pytest.mark.rule("RW-2P-06", "RW-2P-07", "RW-2P-15")
def test_ai_moves_one_space_never_onto_a_border_and_never_stays() -> None:
    """Among the tied crews' nearest goals nothing else is offered."""
    t = duel()
    ai_on(t, ("B1", 1), ("B3", 1), ("B5", 1), ("B7", 1))
    ai_moves(t)
    for which, to in choices(t):
        assert to in neighbours(t.state.crew_at[which])
    t.refused(GREEN, MoveAi(crew(AI), place("B1")), "RW-2P-15")
    t.refused(GREEN, MoveAi(crew(AI), place("B1/B2")), "RW-2P-07")
    t.refused(GREEN, MoveAi(crew(AI), place("B3")), "RW-2P-06")
    t.refused(GREEN, MoveAi(crew(AI), place("E1")), "RW-2P-06")
    t.refused(GREEN, Pass(), "RW-2P-15")


@pytest.mark.rule("RW-2P-08")
def test_crews_not_at_work_go_first() -> None:
    """One on an entrance and one on a revealed tile before the stronger and shallower others."""
    t = duel()
    t.reveal("C1")
    ai_on(t, ("A2", 4), ("C1", 2), ("B4", 3), ("B6", 3))
    assert moved_crew(t) == {crew(AI, 1)}
    t = duel()
    ai_on(t, ("A2", 4), ("B1", 2), ("E3", 1), ("B6", 3))
    assert moved_crew(t) == {crew(AI, 2)}
    t = duel()
    ai_on(t, ("A2", 2), ("B1", 2), ("E3", 1), ("E4", 1))
    ai_moves(t)
    t.refused(GREEN, MoveAi(crew(AI), neighbours(place("A2"))[0]), "RW-2P-08")


def moved_crew(t: Table) -> set[int]:
    """Which of AI's crews may move or has moved."""
    ai_moves(t)
    return {which for which, _ in choices(t)} or {moved(t).crew}


@pytest.mark.rule("RW-2P-09")
def test_then_the_strongest() -> None:
    """Two on revealed tiles: power 2 before power 1, though it is deeper."""
    t = duel()
    t.reveal("A1", "C1")
    ai_on(t, ("A1", 1), ("C1", 2), ("B4", 3), ("B6", 3))
    assert moved_crew(t) == {crew(AI, 1)}
    t = duel()
    t.reveal("A1", "C1", "C4")
    ai_on(t, ("A1", 1), ("C1", 2), ("C4", 2), ("B6", 3))
    ai_moves(t)
    t.refused(GREEN, MoveAi(crew(AI), place("A2")), "RW-2P-09")


@pytest.mark.rule("RW-2P-10")
def test_then_the_furthest_from_the_centre() -> None:
    """Equal power: an entrance before A, A before C."""
    t = duel()
    t.reveal("A1", "C1")
    ai_on(t, ("A1", 1), ("C1", 1), ("E3", 1), ("B6", 3))
    assert moved_crew(t) == {crew(AI, 2)}
    t = duel()
    t.reveal("A1", "C1")
    ai_on(t, ("A1", 1), ("C1", 1), ("B4", 3), ("B6", 3))
    assert moved_crew(t) == {crew(AI, 0)}
    t = duel()
    t.reveal("A1", "A5", "C1")
    ai_on(t, ("A1", 1), ("A5", 1), ("C1", 1), ("B6", 3))
    ai_moves(t)
    t.refused(GREEN, MoveAi(crew(AI, 2), place("C2")), "RW-2P-10")


@pytest.mark.rule("RW-2P-11")
def test_then_the_first_in_control_order_decides_which_and_where() -> None:
    """At the start all four tie: Green chooses a crew; its goal stays the nearest to extraction (DISC-31, AMB-54)."""
    t = ai_moves(duel())
    assert t.game.actors == (GREEN,)
    assert {which for which, _ in choices(t)} == {8, 9, 10, 11}
    for which, to in choices(t):
        faced = [2 * (which - 8), 2 * (which - 8) + 1]
        assert to in faced
        assert t.rules.powers[t.state.tiles[to]] == 3
    with pytest.raises(NotYourTurn):
        t.game.apply(RED, MoveAi(*min(choices(t))))
    which, to = max(choices(t))
    events = t.do(GREEN, MoveAi(which, to))
    assert t.gained(events, AiMoved) == [AiMoved(GREEN, which, ENTRANCE + which - 8, to)]
    assert t.state.crew_at[which] == to


@pytest.mark.rule("RW-2P-12")
def test_with_all_at_work_all_are_candidates() -> None:
    """None on an entrance or a revealed tile: the strongest of all moves."""
    t = duel()
    ai_on(t, ("A1", 1), ("B1", 1), ("C4", 2), ("D6", 1))
    assert moved_crew(t) == {crew(AI, 2)}


@pytest.mark.rule("RW-2P-13")
def test_the_goal_is_the_tile_with_the_least_missing_power() -> None:
    """From an entrance: A 3 before A 4; with power 2 on the A 4 tile, that one; nobody is asked."""
    for help_power in (0, 2):
        t = duel()
        ai_on(t, ("E1", 2), ("E2", 1), ("E3", 1), ("E4", 1))
        faced = (place("A1"), place("A2"))
        easy = min(faced, key=lambda tile: t.rules.powers[t.state.tiles[tile]])
        hard = next(tile for tile in faced if tile != easy)
        if help_power:
            t.put(RED, 0, hard, help_power)
        ai_moves(t)
        assert moved(t) == AiMoved(-1, crew(AI), place("E1"), hard if help_power else easy)


@pytest.mark.rule("RW-2P-14")
def test_ties_of_destination_are_decided_too() -> None:
    """One crew must move, two tiles lack the same: Green chooses between them."""
    t = duel()
    ai_on(t, ("B4", 2), ("B1", 1), ("B2", 1), ("B6", 1))
    lateral = [tile for tile in neighbours(place("B4")) if tile // 8 == 1]
    outward = [tile for tile in neighbours(place("B4")) if tile // 8 == 0]
    t.reveal(*outward)
    ai_moves(t)
    powers = {t.rules.powers[t.state.tiles[tile]] for tile in lateral}
    assert len(powers) == 1
    assert choices(t) == {(crew(AI), tile) for tile in lateral}
    t.refused(GREEN, MoveAi(crew(AI), next(n for n in neighbours(place("B4")) if n // 8 == 2)), "RW-2P-13")
    t.refused(GREEN, MoveAi(crew(AI), outward[0]), "RW-2P-13")
    t.refused(GREEN, MoveAi(crew(RED), lateral[0]), "RW-2P-05")
    t.do(GREEN, MoveAi(crew(AI), lateral[1]))
    assert t.state.crew_at[crew(AI)] == lateral[1]


# AI grows


@pytest.mark.rule("RW-2P-16", "RW-END-02")
def test_the_leftmost_in_management_order_raises_a_crew_after_every_turn() -> None:
    """Red chooses, after everything was put back and before the next auction (DISC-32)."""
    t = duel()
    t.put(RED, 0, "C1", die=2)
    t.start_step(put_back)
    before = inside(t.game).take_events()
    assert t.gained(before, TurnEnded)
    assert t.is_asked(AiUpgrade)
    assert t.game.actors == (RED,)
    assert t.state.dice == 3
    t.refused(RED, RaiseAi(crew(GREEN)), "RW-2P-16")
    t.refused(RED, Pass(), "RW-2P-16")
    events = t.do(RED, RaiseAi(crew(AI, 3)))
    assert events == [AiRaised(RED, crew(AI, 3), 2), TurnStarted(2)]
    assert t.state.crew_power[8:] == [1, 1, 1, 2]
    assert t.is_asked(Auction)


@pytest.mark.rule("RW-2P-16")
def test_a_crew_of_power_four_is_not_raised_and_with_four_of_them_nobody_is_asked() -> None:
    """The step is skipped when AI can grow no more (AMB-56); with one crew left to grow it settles itself."""
    t = duel()
    ai_on(t, ("E1", 4), ("E2", 4), ("E3", 3), ("E4", 3))
    t.start_step(put_back)
    assert t.game.offers(RED)[0].axis("crew") == (crew(AI, 2), crew(AI, 3))
    t.refused(RED, RaiseAi(crew(AI)), "RW-IMP-07")
    t.do(RED, RaiseAi(crew(AI, 3)))
    for raised in ([AiRaised(RED, crew(AI, 2), 4)], []):
        inside(t.game).take_events()
        t.start_step(put_back)
        assert t.is_asked(Auction)
        assert t.gained(inside(t.game).take_events(), AiRaised) == raised


def test_version_1_asks_even_where_there_is_one_answer() -> None:
    """Its saves have the answer in their logs."""
    t = Table(2, rules_version=1)
    t.state.management[:] = [RED, GREEN]
    ai_on(t, ("E1", 4), ("E2", 4), ("E3", 4), ("E4", 3))
    t.start_step(put_back)
    assert t.game.offers(RED)[0].axis("crew") == (crew(AI, 3),)
    assert AiRaised(RED, crew(AI, 3), 4) in t.do(RED, RaiseAi(crew(AI, 3)))


@pytest.mark.rule("RW-2P-16")
def test_no_upgrade_once_the_game_ends() -> None:
    """The end condition is met: scoring, no further question (AMB-47, AMB-56)."""
    t = duel()
    t.state.ending = "centre"
    t.start_step(put_back)
    assert t.game.is_over
    assert not t.gained(inside(t.game).take_events(), AiRaised)


# Numbers


@pytest.mark.rule("RW-2P-17")
def test_safety_is_dearer() -> None:
    """Each level costs more than with four."""
    t = rich_workshop(2)
    events = [t.do(RED, RaiseSafety())[0] for _ in range(3)]
    prices = [event.price for event in events if isinstance(event, SafetyRaised)]
    assert len(prices) == 3
    assert all(more > less for more, less in zip(prices, (1500, 2000, 2500), strict=True))


@pytest.mark.rule("RW-2P-18")
def test_mineshafts_are_dearer() -> None:
    """Each one costs more than with four."""
    t = rich_workshop(2)
    events = [t.do(RED, BuildShaft(place(tile)))[0] for tile in ("B1", "B2", "B8")]
    prices = [event.price for event in events if isinstance(event, ShaftBuilt)]
    assert len(prices) == 3
    assert all(more > less for more, less in zip(prices, (1500, 2000, 2500), strict=True))


@pytest.mark.rule("RW-2P-19")
def test_the_first_and_third_tile_of_each_pile() -> None:
    """4 2, 5 3, 6 4."""
    rows = {1: (4, 2), 2: (5, 3), 3: (6, 4)}
    assert Table(2).rules.achievement_tiles == tuple(rows[row] for row in (1, 1, 1, 2, 2, 2, 3, 3, 3))


@pytest.mark.rule("RW-2P-20")
def test_both_players_in_the_centre_end_the_game() -> None:
    """One alone does not, not even with two crews."""
    t = duel()
    for player, number, ends in ((RED, 0, False), (RED, 1, False), (GREEN, 0, True)):
        which = t.put(player, number, "D1")
        events = t.drilling_turn(player).do(player, Drill(which, CENTRE))
        assert bool(t.gained(events, EndConditionMet)) is ends


@pytest.mark.rule("RW-2P-22")
@pytest.mark.parametrize(("amounts", "points"), [((3, 1), [2, 0]), ((1, 3), [0, 2]), ((2, 2), [2, 2])])
def test_two_for_the_leader_and_for_both_in_a_tie(amounts: tuple[int, int], points: list[int]) -> None:
    """In every ranking."""
    for holding in ("zinc", "copper", "silver", "gold", "cash"):
        t = Table(2)
        for player, amount in zip((RED, GREEN), amounts, strict=True):
            cubes = [amount if holding == name else 0 for name in ("zinc", "copper", "silver", "gold")]
            t.own(player, (cubes[0], cubes[1], cubes[2], cubes[3]), amount * 100 if holding == "cash" else 0)
        assert bonuses(t, holding) == points


@pytest.mark.rule("RW-2P-23")
def test_everything_else_runs_as_with_more() -> None:
    """A turn has the same steps: auction, placement, insurance, four rounds, exchange, workshop."""
    prompts = {}
    for players in (2, 4):
        t = Table(players)
        seen = []
        while t.state.turn == 1:
            seen.append(type(t.state.stack[-1]).__name__)
            player = t.game.actors[0]
            offer = t.game.offers(player)[0]
            t.do(player, offer[offer.size() - 1] if offer.action is PlaceVicePresident else t.quiet(player))
        prompts[players] = list(dict.fromkeys(name for name in seen if not name.startswith("Ai")))
    steps = ["Auction", "PlaceVicePresidents", "BuyInsurance", "DrillingTurn", "Market", "Workshop"]
    assert prompts == {2: steps, 4: steps}
