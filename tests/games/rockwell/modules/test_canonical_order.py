"""One extraction with all modules on: everything in its order (AMB-22)."""

from __future__ import annotations

import pytest

from rockworker.engine.events import Event
from rockworker.games.rockwell.actions import Drill, RaisePower, UseInsurance
from rockworker.games.rockwell.board import BORDER
from rockworker.games.rockwell.events import (
    AchievementGained,
    BootyShared,
    CardKept,
    CardRemoved,
    CubesLost,
    RemainderReceived,
    TileDrilled,
)
from rockworker.games.rockwell.modules.diamonds.records import DiamondPaid
from rockworker.games.rockwell.modules.fluctuating_market.records import BoomPaid, Speculate
from rockworker.games.rockwell.modules.inspectors.records import PawnMoved
from rockworker.games.rockwell.state import NOBODY
from tests.games.rockwell.modules.stage import (
    ALL,
    EXPLOSION,
    NONE,
    SILVER,
    SPECULATION,
    ZINC,
    booty,
    diamond,
    gather,
    intersection,
    names,
    only,
    pile_of,
    seen,
    set_pawns,
    stand_by,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place

B6 = place("B6")


def full_table() -> tuple[Table, int]:
    """All modules on; A2 and B1 have enough power and wait for the Superintendent to leave. And B6, far from both
    pawns, which needs 5 and has another pile than B1."""
    t = next(t for t in (Table(seed=n, modules=list(ALL)) for n in range(20)) if seen(t).tiles[B6].printed_power == 5)
    t.state.management.sort()
    t.state.control.sort()
    for player in range(4):
        t.own(player, NONE)
    set_pawns(t, intersection("A/B", 3), intersection("A/B", 15))
    t.put(WHITE, 0, "A2", power=4)
    for owner in (GREEN, PURPLE):
        t.put(owner, 1, "B1", power=3)
    for name in ("A2", "B1"):
        t.next_cards(place(name), booty((4, 0, 0, 0), symbols=(1, -1)))
    return t, B6


def the_pawns_extractions(t: Table, events: list[Event]) -> None:
    """What the pawns set off: nobody's, the outer stratum first, each followed by its own pawn moves."""
    told = [event for event in events if isinstance(event, TileDrilled | PawnMoved)]
    drilled = [(event.tile, event.trigger) for event in told if isinstance(event, TileDrilled)]
    assert drilled == [(place("A2"), NOBODY), (place("B1"), NOBODY)]
    assert names(told) == ["TileDrilled", "PawnMoved", "PawnMoved", "TileDrilled", "PawnMoved", "PawnMoved"]
    assert [removed.tile for removed in t.gained(events, CardRemoved)] == [place("A2"), place("B1")]


@pytest.mark.rule("FM-13", "FM-14", "FM-15", "FM-16", "FM-17", "DIA-05", "EXP-05", "SUP-08", "SUP-11")
def test_everything_in_one_extraction() -> None:
    """Flip and relocation; specials as they come, second ones aside; card, split, reaction; Danger and insurance;
    cubes; card; achievements; pawns; then what the pawns set off; then the next player."""
    t, tile = full_table()
    t.put(PURPLE, 0, BORDER + tile)
    t.own(GREEN, (0, 0, 9, 0))
    t.state.insurance[GREEN] = 1
    specials = (SPECULATION, diamond(2000), EXPLOSION, SPECULATION, diamond(4000))
    stand_by(t, tile, {RED: 2, GREEN: 2}, *specials, booty((0, 0, 5, 3), danger=True, symbols=(4, -1)))

    events = t.do(RED, Drill(crew(RED), tile))
    assert names(events) == ["CrewMoved", "TileDrilled", "CrewRelocated", "SpeculationDrawn"]
    assert t.game.actors == (RED,), "the leftmost of those without a Vice President on Board II"

    events = t.do(RED, Speculate(SILVER, ZINC))
    assert names(events) == [
        *("PriceRose", "PriceFell"),
        *("DiamondDrawn", "DiamondPaid"),
        *("ExplosionDrawn", "CrewWeakened"),
        *("SpecialSetAside", "SpecialSetAside"),
        *("CardDrawn", "BootyShared", "PriceRose", "DangerStruck", "DangerStruck", "DangerStruck"),
    ]
    assert t.gained(events, DiamondPaid) == [DiamondPaid(RED, 2000)], "before the Explosion the tie is Red's"
    assert only(events, BootyShared) == BootyShared(tile, (RED, GREEN, PURPLE), (0, 0, 1, 1), (0, 0, 2, 0))
    assert seen(t).prices == (400, 600, 900, 800), "speculation, then the reaction"
    assert t.game.actors == (GREEN,), "who has insurance"

    events = t.do(GREEN, UseInsurance(1))
    ours = events[: names(events).index("TileDrilled")]
    assert names(ours) == [
        *("ChoiceSealed", "InsuranceUsed"),
        *("ShareReceived", "ShareReceived", "ShareReceived", "RemainderReceived"),
        *("CubesLost", "CubesLost", "CubesLost"),
        *("CardKept", "AchievementGained"),
        *("PawnMoved", "PawnMoved"),
    ]
    assert only(ours, RemainderReceived).player == GREEN, "the stronger one after the Explosion"
    assert {lost.cubes for lost in t.gained(ours, CubesLost)} == {(0, 0, 1, 0)}, "silver is the dearest now"
    assert only(ours, CardKept).player == RED
    assert t.stock(GREEN) == (2, 0, 11, 1)
    first = len(t.rules.cards) - len(specials) - 1
    assert {first + 3, first + 4} <= set(pile_of(t, tile)), "the second ones are shuffled back"
    assert not {first, first + 1, first + 2, first + 5} & set(pile_of(t, tile))
    the_pawns_extractions(t, events[len(ours) :])
    assert t.game.actors == (GREEN,), "the next player in Control order"


@pytest.mark.rule("FM-38", "DIA-05", "EXP-05", "SUP-08", "SUP-11")
def test_everything_in_phase_iii() -> None:
    """AMB-63: the reaction's boom is paid inside the reaction, before Danger and hand-out, on stocks owned before; the
    pawns move at the very end, what they set off is nobody's, and then Red's Vice President goes on."""
    t, tile = full_table()
    t.own(GREEN, (0, 0, 5, 0))
    t.own(RED, cash=10_000)
    t.state.prices[SILVER] = 1300
    t.next_cards(tile, EXPLOSION, diamond(2000), booty((0, 0, 4, 0), danger=True, symbols=(4, -1)))
    gather(t, tile, {RED: 1, GREEN: 2, PURPLE: 1})
    t.workshop({RED: 1})
    events = t.do(RED, RaisePower(crew(RED)))
    second = names(events).index("TileDrilled", 2)
    assert names(events[:second]) == [
        *("PowerRaised", "TileDrilled"),
        *("ExplosionDrawn", "CrewWeakened"),
        *("DiamondDrawn", "DiamondPaid", "DiamondPaid"),
        *("CardDrawn", "BootyShared"),
        *("PriceRose", "BoomStarted", "BoomPaid", "PriceReset", "AchievementGained"),
        *("DangerStruck", "DangerStruck", "DangerStruck"),
        *("ShareReceived", "ShareReceived", "ShareReceived", "RemainderReceived"),
        *("CubesLost", "CubesLost", "CubesLost"),
        "CardKept",
        *("PawnMoved", "PawnMoved"),
    ]
    assert only(events, BoomPaid) == BoomPaid(GREEN, SILVER, 5)
    assert only(events, AchievementGained).player == GREEN
    assert t.gained(events, DiamondPaid) == [DiamondPaid(GREEN, 1000), DiamondPaid(RED, 1000)]
    the_pawns_extractions(t, events[second:])
    assert seen(t).prices == (500, 600, 700, 800)
    assert seen(t).prompts[-1] == "workshop"
    assert t.game.actors == (RED,)
