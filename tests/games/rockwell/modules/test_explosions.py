"""Explosions: the crew that set off an extraction loses power, or goes back to an entrance."""

from __future__ import annotations

import pytest

from rockworker.engine.errors import NotYourTurn
from rockworker.games.rockwell.actions import Drill, Pass
from rockworker.games.rockwell.board import is_entrance
from rockworker.games.rockwell.events import (
    BootyShared,
    CardDrawn,
    CardKept,
    CubesReturned,
    DangerStruck,
    RemainderReceived,
    ShareReceived,
)
from rockworker.games.rockwell.modules.explosions.records import (
    ChooseEntrance,
    CrewBlownBack,
    CrewWeakened,
    ExplosionDrawn,
)
from rockworker.games.rockwell.modules.fluctuating_market.records import Speculate
from tests.games.rockwell.modules.stage import (
    DIAMONDS,
    EXPLOSION,
    EXPLOSIONS,
    GOLD,
    MARKET,
    NONE,
    SPECULATION,
    ZINC,
    booty,
    diamond,
    explosive,
    faces,
    hire_alone,
    names,
    offered,
    only,
    pile_of,
    refused,
    seen,
    tip,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place

ENTRANCES = [place(name) for name in ("E1", "E2", "E3", "E4")]
THREE_CREWS = 3
"""The achievement for three crews that have reached power 2."""


# What it does


@pytest.mark.rule("EXP-01")
def test_each_explosion_is_in_the_pile_of_its_number() -> None:
    """One in each of eight piles, made out for that pile."""
    t = explosive()
    assert seen(t).piles == (7,) * 8
    for number, pile in zip(t.rules.pile_numbers, t.state.piles, strict=True):
        assert [t.rules.cards[n].pile for n in pile if t.rules.cards[n].face == "explosion"] == [number]


@pytest.mark.rule("EXP-02")
def test_the_crew_that_moved_in_loses_one_power() -> None:
    """Red's 3 becomes 2; Green's crew, which stood there, keeps its 1."""
    t = explosive()
    events = tip(t, t.tile("A", 4), {RED: 3, GREEN: 1}, EXPLOSION, booty((3, 0, 0, 0)))
    assert only(events, CrewWeakened) == CrewWeakened(RED, crew(RED), 2)
    crews = seen(t).crews
    assert (crews[crew(RED)].power, crews[crew(GREEN)].power) == (2, 1)
    assert only(events, BootyShared).sharers == (RED, GREEN)


@pytest.mark.rule("EXP-03")
def test_a_crew_of_power_1_goes_back_to_an_entrance_of_its_owners_choice() -> None:
    """All four entrances are open to it, whence it came does not matter; nobody else is asked."""
    t = explosive()
    tile = t.tile("A", 3)
    events = tip(t, tile, {RED: 1, GREEN: 2}, EXPLOSION, booty((4, 0, 0, 0)))
    assert names(events)[-1] == "ExplosionDrawn"
    assert t.game.actors == (RED,)
    assert [action.entrance for action in offered(t, RED, ChooseEntrance)] == ENTRANCES
    refused(t, RED, ChooseEntrance(tile), "EXP-03")
    refused(t, RED, Pass(), "EXP-03")
    with pytest.raises(NotYourTurn):
        t.game.apply(GREEN, ChooseEntrance(ENTRANCES[0]))
    events = t.do(RED, ChooseEntrance(place("E3")))
    assert events[0] == CrewBlownBack(RED, crew(RED), place("E3"))
    assert (seen(t).crews[crew(RED)].at, seen(t).crews[crew(RED)].power) == (place("E3"), 1)


@pytest.mark.rule("EXP-03")
def test_a_crew_blown_back_starts_like_a_new_one() -> None:
    """DISC-10, AMB-10: from the entrance it steps onto one of the two tiles that it faces, or stays."""
    t = explosive()
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, EXPLOSION, booty())
    t.do(RED, ChooseEntrance(place("E3")))
    t.drilling_turn(RED)
    to = {drill.to for drill in offered(t, RED, Drill) if drill.crew == crew(RED)}
    assert to == {place("E3"), place("A5"), place("A6")}


@pytest.mark.rule("EXP-07", "EXP-08")
def test_the_extraction_goes_on_with_who_is_left() -> None:
    """Red is blown away, 2 of 3 power are left: Green alone shares, and Red, who has the credit (AMB-73), gets the
    card only."""
    t = explosive()
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, EXPLOSION, booty((5, 1, 0, 0)))
    events = t.do(RED, ChooseEntrance(place("E1")))
    assert only(events, BootyShared).sharers == (GREEN,)
    assert (t.stock(RED), t.stock(GREEN)) == (NONE, (5, 1, 0, 0))
    assert only(events, CardKept).player == RED


@pytest.mark.rule("EXP-08")
def test_priority_and_danger_go_by_the_powers_after_it() -> None:
    """Red 3 and Green 2: Red would be the stronger. Blown down to 2 they are tied, and against Purple's mineshaft
    neither counts; Danger takes 2 cubes of Red, not 3."""
    t = explosive()
    t.shaft(PURPLE, t.tile("A", 4))
    events = tip(t, t.tile("A", 4), {RED: 3, GREEN: 2}, EXPLOSION, booty((9, 0, 0, 0), danger=True))
    assert t.gained(events, DangerStruck) == [DangerStruck(RED, 2), DangerStruck(GREEN, 2)]
    assert only(events, RemainderReceived).player == PURPLE


@pytest.mark.rule("EXP-07", "EXP-08")
def test_the_stronger_after_the_explosion_has_priority() -> None:
    """Red 2 against Green 2: the tie would go to Red, the trigger. After the explosion Green is the stronger, though
    the tile's 4 are not reached any more."""
    t = explosive()
    events = tip(t, t.tile("A", 4), {RED: 2, GREEN: 2}, EXPLOSION, booty((3, 0, 0, 0)))
    assert only(events, RemainderReceived).player == GREEN
    assert (t.stock(RED), t.stock(GREEN)) == ((1, 0, 0, 0), (2, 0, 0, 0))


@pytest.mark.rule("EXP-08")
def test_the_trigger_breaks_a_tie_even_from_afar() -> None:
    """AMB-73: Red's crew is gone, Green and Purple are tied: Red as the trigger takes the remainder."""
    t = explosive()
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 1, PURPLE: 1}, EXPLOSION, booty((3, 0, 0, 0)))
    events = t.do(RED, ChooseEntrance(place("E1")))
    assert only(events, RemainderReceived) == RemainderReceived(RED, (1, 0, 0, 0))
    assert [share.player for share in t.gained(events, ShareReceived)] == [GREEN, PURPLE]


@pytest.mark.rule("EXP-08")
def test_an_owner_with_another_crew_there_still_shares() -> None:
    """AMB-72: Red's second crew stays on the tile and makes Red a participant with its power."""
    t = explosive()
    tile = t.tile("A", 3)
    t.put(RED, 1, tile)
    tip(t, tile, {RED: 1, GREEN: 1}, EXPLOSION, booty((3, 0, 0, 0)))
    events = t.do(RED, ChooseEntrance(place("E1")))
    assert only(events, BootyShared).sharers == (RED, GREEN)
    assert t.stock(RED) == (2, 0, 0, 0)


@pytest.mark.rule("EXP-07", "EXP-08")
@pytest.mark.parametrize("owner", [None, WHITE])
def test_with_nobody_left_everything_is_remainder(owner: int | None) -> None:
    """AMB-28: it goes to the owner of the mineshaft, else to the supply; Red takes the card all the same.
    AMB-75: the second Explosion here, which our decks do not know, is resolved like the first."""
    t = explosive()
    tile = t.tile("A", 3)
    if owner is not None:
        t.shaft(owner, tile)
    events = hire_alone(t, tile, EXPLOSION, EXPLOSION, booty((4, 1, 0, 0), danger=True))
    assert only(events, CrewWeakened).power == 1
    assert len(t.gained(events, ExplosionDrawn)) == 2
    events = t.do(RED, ChooseEntrance(place("E1")))
    assert only(events, BootyShared) == BootyShared(tile, (), NONE, (4, 1, 0, 0))
    if owner is None:
        assert only(events, CubesReturned).cubes == (4, 1, 0, 0)
    else:
        assert only(events, RemainderReceived) == RemainderReceived(WHITE, (4, 1, 0, 0))
    assert not t.gained(events, DangerStruck)
    assert only(events, CardKept).player == RED


# Drawing on


@pytest.mark.rule("EXP-04")
def test_drawing_goes_on_from_the_same_pile() -> None:
    """Explosion and resource card come from the tile's pile, and the Explosion does not come back (AMB-61)."""
    t = explosive()
    piles = t.state.piles[:]
    events = tip(t, t.tile("A", 4), {RED: 3, GREEN: 1}, EXPLOSION, booty((3, 0, 0, 0)))
    assert only(events, CardDrawn).cubes == (3, 0, 0, 0)
    assert t.state.piles == piles


@pytest.mark.rule("EXP-05", "EXP-06")
def test_other_specials_on_the_way() -> None:
    """DISC-21: Diamond and Speculation are resolved after it; second ones are set aside and shuffled back."""
    t = Table(modules=[MARKET, DIAMONDS, EXPLOSIONS])
    t.state.management.sort()
    tile = t.tile("A", 4)
    had = faces(t, tile)
    cards = (EXPLOSION, SPECULATION, diamond(), diamond(), SPECULATION, booty((3, 0, 0, 0)))
    events = tip(t, tile, {RED: 3, GREEN: 1}, *cards)
    events += t.do(RED, Speculate(GOLD, ZINC))
    assert [name for name in names(events) if name.endswith(("Drawn", "Aside"))] == [
        "ExplosionDrawn",
        "SpeculationDrawn",
        "DiamondDrawn",
        "SpecialSetAside",
        "SpecialSetAside",
        "CardDrawn",
    ]
    assert sorted(faces(t, tile)) == sorted([*had, "diamond", "speculation"])
    first = len(t.rules.cards) - len(cards)
    assert {first + 3, first + 4} <= set(pile_of(t, tile))


@pytest.mark.rule("EXP-03")
def test_a_saved_game_waits_for_the_choice() -> None:
    """Stored in the middle of the choice, the state comes back the same, and copies choose for themselves."""
    t = explosive()
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, EXPLOSION, booty())
    assert t.game.codec.state_from_json(t.game.codec.state_to_json(t.state)) == t.state
    twin = t.game.copy()
    twin.apply(RED, ChooseEntrance(place("E1")))
    assert t.game.actors == (RED,)
    assert not is_entrance(t.state.crew_at[crew(RED)])
    assert seen(t).prompts[-1] == "blown-back"
