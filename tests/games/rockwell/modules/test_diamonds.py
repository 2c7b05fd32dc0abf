"""Diamonds: cash for the priority player and the trigger."""

from __future__ import annotations

import pytest

from rockworker.engine.events import Event
from rockworker.games.rockwell.events import CardDrawn, CardKept, RemainderReceived
from rockworker.games.rockwell.modules.diamonds.records import DiamondDrawn, DiamondPaid
from rockworker.games.rockwell.modules.explosions.records import ChooseEntrance
from rockworker.games.rockwell.modules.fluctuating_market.records import Speculate
from rockworker.games.rockwell.modules.inspectors.module import SUPERINTENDENT
from rockworker.games.rockwell.modules.inspectors.records import PushPawn
from rockworker.games.rockwell.modules.two_players.records import RaiseAi
from rockworker.games.rockwell.state import BOARD_II, NOBODY
from tests.games.rockwell.modules.stage import (
    AI,
    DIAMONDS,
    EXPLOSION,
    EXPLOSIONS,
    GOLD,
    INSPECTORS,
    MARKET,
    SPECULATION,
    ZINC,
    booty,
    diamond,
    end_of_turn,
    faces,
    gather,
    hire_alone,
    intersection,
    names,
    only,
    pile_of,
    places_on,
    seen,
    set_pawns,
    tip,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place


def paid(events: list[Event]) -> dict[int, int]:
    """By player: the cash from Diamonds."""
    return {event.player: event.amount for event in events if isinstance(event, DiamondPaid)}


def tip_diamond(powers: dict[int, int], amount: int = 2000, players: int = 4, shaft: int = NOBODY) -> dict[int, int]:
    """Red triggers an extraction on an A tile with these powers; whom a Diamond pays, and how much."""
    t = Table(players, modules=[DIAMONDS])
    tile = t.tile("A", 3)
    if shaft != NOBODY:
        t.shaft(shaft, tile)
    cash = t.state.cash[:]
    events = tip(t, tile, powers, diamond(amount), booty())
    gains = paid(events)
    assert [own - had for own, had in zip(t.state.cash, cash, strict=True)] == [gains.get(p, 0) for p in range(players)]
    return gains


@pytest.mark.rule("DIA-01")
def test_each_diamond_is_in_the_pile_of_its_number() -> None:
    """One in each of eight piles, made out for that pile, with cash on it; none without the module."""
    t = Table(modules=[DIAMONDS])
    assert seen(t).piles == (7,) * 8
    for number, pile in zip(t.rules.pile_numbers, t.state.piles, strict=True):
        (card,) = [t.rules.cards[n] for n in pile if t.rules.cards[n].face == "diamond"]
        assert card.pile == number
        assert card.amount > 0


@pytest.mark.rule("DIA-02")
def test_priority_player_and_trigger_share_the_cash() -> None:
    """Green (2) is the strongest, Red (1) triggers: $1,000 each of $2,000; Purple, a mere sharer, gets nothing."""
    assert tip_diamond({RED: 1, GREEN: 2}) == {GREEN: 1000, RED: 1000}
    assert tip_diamond({RED: 1, GREEN: 2, PURPLE: 1}) == {GREEN: 1000, RED: 1000}


@pytest.mark.rule("DIA-02")
def test_one_who_is_both_takes_all() -> None:
    """AMB-68: Red triggers and is the strongest, or breaks a tie as the trigger."""
    assert tip_diamond({RED: 2, GREEN: 1}) == {RED: 2000}
    assert tip_diamond({RED: 1, GREEN: 1, PURPLE: 1}) == {RED: 2000}


@pytest.mark.rule("DIA-02")
def test_a_mineshaft_owner_without_a_crew_is_paid_as_priority_player() -> None:
    """AMB-68: White has only a mineshaft there, and gets the priority player's half."""
    assert tip_diamond({RED: 1, GREEN: 2}, shaft=WHITE) == {WHITE: 1000, RED: 1000}
    assert tip_diamond({RED: 1, GREEN: 2}, shaft=RED) == {RED: 2000}


@pytest.mark.rule("DIA-02")
@pytest.mark.parametrize(
    ("amount", "first", "second"), [(1500, 800, 700), (100, 100, 0), (300, 200, 100), (19_900, 10_000, 9900)]
)
def test_the_odd_hundred_goes_to_the_priority_player(amount: int, first: int, second: int) -> None:
    """AMB-69: halves in full hundreds."""
    expected = {GREEN: first, RED: second} if second else {GREEN: first}
    assert tip_diamond({RED: 1, GREEN: 2}, amount) == expected


@pytest.mark.rule("DIA-02")
def test_ais_half_stays_in_the_bank() -> None:
    """AMB-68: AI is the strongest: Red, the trigger, gets one half; the other is paid to nobody, with the odd hundred
    that the priority player would have got (OURS-03)."""
    assert tip_diamond({RED: 1, AI: 2}, players=2) == {RED: 1000}
    assert tip_diamond({RED: 1, AI: 2}, amount=1500, players=2) == {RED: 700}


@pytest.mark.rule("DIA-02")
@pytest.mark.parametrize(("green", "ai", "expected"), [(2, 1, {GREEN: 1000}), (1, 2, {})])
def test_ai_as_the_trigger_takes_nothing_home(green: int, ai: int, expected: dict[int, int]) -> None:
    """AMB-68: AI's upgrade triggers it. As the strongest with 3 against 2 Green gets half; if AI is the strongest
    as well, or breaks the tie, nobody gets anything."""
    t = Table(2, modules=[DIAMONDS])
    tile = t.tile("B", 5)
    t.next_cards(tile, diamond(), booty())
    gather(t, tile, {GREEN: green + 1, AI: ai})
    end_of_turn(t)
    events = t.do(t.state.management[0], RaiseAi(crew(AI)))
    assert only(events, DiamondDrawn).amount == 2000
    assert paid(events) == expected


@pytest.mark.rule("DIA-02")
def test_without_a_trigger_the_priority_player_takes_all() -> None:
    """AMB-68: a pawn leaves, nobody has credit: Green as the strongest takes the whole amount."""
    assert pushed_free({GREEN: 3, PURPLE: 1}) == {GREEN: 2000}


@pytest.mark.rule("DIA-02")
def test_without_trigger_and_priority_player_the_bank_keeps_it() -> None:
    """AMB-68: a pawn leaves and the strongest are tied."""
    assert pushed_free({GREEN: 2, PURPLE: 2}) == {}


def pushed_free(powers: dict[int, int]) -> dict[int, int]:
    """Red pushes the Superintendent off a tile with these powers; whom a Diamond pays, and how much."""
    t = Table(modules=[DIAMONDS, INSPECTORS])
    tile = place("A2")
    places_on(t, BOARD_II, [RED])
    gather(t, tile, powers)
    t.next_cards(tile, diamond(), booty())
    set_pawns(t, intersection("A/B", 3), intersection("A/B", 11))
    t.drilling_turn(RED)
    events = t.do(RED, PushPawn(SUPERINTENDENT, 3, BOARD_II))
    assert only(events, DiamondDrawn).amount == 2000
    return paid(events)


@pytest.mark.rule("DIA-02", "DIA-05")
def test_with_nobody_left_the_trigger_takes_all() -> None:
    """OURS-02: the only crew was blown away before, so there is no priority player; Red still has the credit."""
    t = Table(modules=[DIAMONDS, EXPLOSIONS])
    hire_alone(t, t.tile("A", 3), EXPLOSION, EXPLOSION, diamond(), booty((1, 0, 0, 0)))
    events = t.do(RED, ChooseEntrance(place("E1")))
    assert paid(events) == {RED: 2000}
    assert not t.gained(events, RemainderReceived)
    assert only(events, CardKept).player == RED


@pytest.mark.rule("DIA-02", "DIA-05")
@pytest.mark.parametrize(("diamond_first", "expected"), [(True, {RED: 2000}), (False, {GREEN: 1000, RED: 1000})])
def test_priority_is_judged_when_the_diamond_is_drawn(diamond_first: bool, expected: dict[int, int]) -> None:
    """AMB-70: Red and Green are tied at 2, so Red, the trigger, has priority. An Explosion makes Green the stronger:
    it counts if it came before the Diamond; afterwards it reopens nothing, but the remainder goes to Green."""
    t = Table(modules=[DIAMONDS, EXPLOSIONS])
    specials = (diamond(), EXPLOSION) if diamond_first else (EXPLOSION, diamond())
    events = tip(t, t.tile("A", 4), {RED: 2, GREEN: 2}, *specials, booty((3, 0, 0, 0)))
    assert paid(events) == expected
    assert only(events, RemainderReceived).player == GREEN


@pytest.mark.rule("DIA-03", "DIA-04")
def test_the_diamond_is_discarded_and_drawing_goes_on_from_the_same_pile() -> None:
    """Both cards are gone from the tile's pile, no other pile has changed, and the Diamond is nobody's card."""
    t = Table(modules=[DIAMONDS])
    tile = t.tile("B", 5)
    piles = t.state.piles[:]
    events = tip(t, tile, {RED: 1, GREEN: 4}, diamond(), booty((3, 0, 0, 0)))
    assert names(events)[2:5] == ["DiamondDrawn", "DiamondPaid", "DiamondPaid"]
    assert only(events, CardDrawn).cubes == (3, 0, 0, 0)
    assert t.state.piles == piles
    assert only(events, CardKept).cards == 1


@pytest.mark.rule("DIA-05")
def test_explosion_and_speculation_on_the_way_are_resolved() -> None:
    """DISC-21: after a Diamond the two others do their work before the resource card comes."""
    t = Table(modules=[MARKET, DIAMONDS, EXPLOSIONS])
    t.state.management.sort()
    events = tip(t, t.tile("A", 4), {RED: 2, GREEN: 2}, diamond(), EXPLOSION, SPECULATION, booty((3, 0, 0, 0)))
    assert t.state.crew_power[crew(RED)] == 1
    events += t.do(RED, Speculate(GOLD, ZINC))
    drawn = [name for name in names(events) if name.endswith("Drawn")]
    assert drawn == ["DiamondDrawn", "ExplosionDrawn", "SpeculationDrawn", "CardDrawn"]


@pytest.mark.rule("DIA-06")
def test_a_second_diamond_is_set_aside_and_shuffled_back() -> None:
    """It pays nothing now and lies in the pile again afterwards; the first one does not."""
    t = Table(modules=[DIAMONDS])
    tile = t.tile("A", 3)
    had = faces(t, tile).count("diamond")
    events = tip(t, tile, {RED: 1, GREEN: 2}, diamond(2000), diamond(4000), booty((3, 0, 0, 0)))
    first = len(t.rules.cards) - 3
    assert paid(events) == {GREEN: 1000, RED: 1000}
    assert len(t.gained(events, DiamondDrawn)) == 1
    assert faces(t, tile).count("diamond") == had + 1
    assert first + 1 in pile_of(t, tile)
    assert first not in pile_of(t, tile)


@pytest.mark.rule("DIA-06")
def test_the_next_extraction_may_pay_a_diamond_again() -> None:
    """One per extraction, not one per game."""
    t = Table(modules=[DIAMONDS])
    for skip in (0, 1):
        events = tip(t, t.tile("A", 3, skip), {RED: 1, GREEN: 2}, diamond(), booty())
        assert paid(events) == {GREEN: 1000, RED: 1000}
