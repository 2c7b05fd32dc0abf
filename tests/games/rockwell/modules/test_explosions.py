"""Explosions: the crew that set off an extraction loses power, or goes back to an entrance."""

from __future__ import annotations

import pytest

from rockworker.core.errors import NotYourTurn
from rockworker.core.events import Event
from rockworker.games.rockwell.actions import Bribe, ChooseTile, Drill, Pass, RaisePower
from rockworker.games.rockwell.board import is_entrance, neighbours
from rockworker.games.rockwell.events import (
    AchievementGained,
    BootyShared,
    CardDrawn,
    CardKept,
    CardRemoved,
    CrewRelocated,
    CubesReturned,
    DangerStruck,
    DieReturned,
    RemainderReceived,
    ShareReceived,
)
from rockworker.games.rockwell.modules.explosions import (
    ChooseEntrance,
    CrewBlownBack,
    CrewWeakened,
    ExplosionDrawn,
)
from rockworker.games.rockwell.modules.fluctuating_market import Speculate
from rockworker.games.rockwell.modules.inspectors import SUPERINTENDENT, PushPawn
from rockworker.games.rockwell.modules.two_players import RaiseAi
from rockworker.games.rockwell.state import BOARD_II
from tests.games.rockwell.modules.stage import (
    AI,
    DIAMONDS,
    EXPLOSION,
    EXPLOSIONS,
    GOLD,
    INSPECTORS,
    MARKET,
    NONE,
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
    offered,
    only,
    pile_of,
    places_on,
    refused,
    seen,
    set_pawns,
    tip,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place

ENTRANCES = [place(name) for name in ("E1", "E2", "E3", "E4")]
THREE_CREWS = 3
"""The achievement for three crews that have reached power 2."""


def table(players: int = 4, *more: str) -> Table:
    """A table with Explosions where nobody owns a cube."""
    t = Table(players, modules=[EXPLOSIONS, *more])
    for player in range(players):
        t.own(player, NONE)
    return t


# What it does


@pytest.mark.rule("EXP-01")
def test_each_explosion_is_in_the_pile_of_its_number() -> None:
    """One in each of eight piles, made out for that pile."""
    t = table()
    assert seen(t).piles == (7,) * 8
    for number, pile in zip(t.rules.pile_numbers, t.state.piles, strict=True):
        assert [t.rules.cards[n].pile for n in pile if t.rules.cards[n].face == "explosion"] == [number]


@pytest.mark.rule("EXP-02")
def test_the_crew_that_moved_in_loses_one_power() -> None:
    """Red's 3 becomes 2; Green's crew, which stood there, keeps its 1."""
    t = table()
    events = tip(t, t.tile("A", 4), {RED: 3, GREEN: 1}, EXPLOSION, booty((3, 0, 0, 0)))
    assert only(events, CrewWeakened) == CrewWeakened(RED, crew(RED), 2)
    crews = seen(t).crews
    assert (crews[crew(RED)].power, crews[crew(GREEN)].power) == (2, 1)
    assert only(events, BootyShared).sharers == (RED, GREEN)


@pytest.mark.rule("EXP-03")
def test_a_crew_of_power_1_goes_back_to_an_entrance_of_its_owners_choice() -> None:
    """All four entrances are open to it, whence it came does not matter; nobody else is asked."""
    t = table()
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
    t = table()
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, EXPLOSION, booty())
    t.do(RED, ChooseEntrance(place("E3")))
    t.drilling_turn(RED)
    to = {drill.to for drill in offered(t, RED, Drill) if drill.crew == crew(RED)}
    assert to == {place("E3"), place("A5"), place("A6")}


@pytest.mark.rule("EXP-07", "EXP-08")
def test_the_extraction_goes_on_with_who_is_left() -> None:
    """Red is blown away, 2 of 3 power are left: Green alone shares, and Red, who has the credit (AMB-73), gets the
    card only."""
    t = table()
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, EXPLOSION, booty((5, 1, 0, 0)))
    events = t.do(RED, ChooseEntrance(place("E1")))
    assert only(events, BootyShared).sharers == (GREEN,)
    assert (t.stock(RED), t.stock(GREEN)) == (NONE, (5, 1, 0, 0))
    assert only(events, CardKept).player == RED


@pytest.mark.rule("EXP-08")
def test_priority_and_danger_go_by_the_powers_after_it() -> None:
    """Red 3 and Green 2: Red would be the stronger. Blown down to 2 they are tied, and against Purple's mineshaft
    neither counts; Danger takes 2 cubes of Red, not 3."""
    t = table()
    t.shaft(PURPLE, t.tile("A", 4))
    events = tip(t, t.tile("A", 4), {RED: 3, GREEN: 2}, EXPLOSION, booty((9, 0, 0, 0), danger=True))
    assert t.gained(events, DangerStruck) == [DangerStruck(RED, 2), DangerStruck(GREEN, 2)]
    assert only(events, RemainderReceived).player == PURPLE


@pytest.mark.rule("EXP-07", "EXP-08")
def test_the_stronger_after_the_explosion_has_priority() -> None:
    """Red 2 against Green 2: the tie would go to Red, the trigger. After the explosion Green is the stronger, though
    the tile's 4 are not reached any more."""
    t = table()
    events = tip(t, t.tile("A", 4), {RED: 2, GREEN: 2}, EXPLOSION, booty((3, 0, 0, 0)))
    assert only(events, RemainderReceived).player == GREEN
    assert (t.stock(RED), t.stock(GREEN)) == ((1, 0, 0, 0), (2, 0, 0, 0))


@pytest.mark.rule("EXP-08")
def test_the_trigger_breaks_a_tie_even_from_afar() -> None:
    """AMB-73: Red's crew is gone, Green and Purple are tied: Red as the trigger takes the remainder."""
    t = table()
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 1, PURPLE: 1}, EXPLOSION, booty((3, 0, 0, 0)))
    events = t.do(RED, ChooseEntrance(place("E1")))
    assert only(events, RemainderReceived) == RemainderReceived(RED, (1, 0, 0, 0))
    assert [share.player for share in t.gained(events, ShareReceived)] == [GREEN, PURPLE]


@pytest.mark.rule("EXP-08")
def test_an_owner_with_another_crew_there_still_shares() -> None:
    """AMB-72: Red's second crew stays on the tile and makes Red a participant with its power."""
    t = table()
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
    t = table()
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


# Which crew


@pytest.mark.rule("EXP-02")
def test_a_hire_without_a_move_blows_up_the_active_crew_not_its_die() -> None:
    """AMB-71, AMB-72: the crew drops from 2 to 1, its subcontractor stays with its power."""
    t = table()
    events = hire_alone(t, t.tile("A", 3), EXPLOSION, booty((4, 0, 0, 0)))
    assert only(events, CrewWeakened) == CrewWeakened(RED, crew(RED), 1)
    assert seen(t).crews[crew(RED)].die == 1
    assert not t.gained(events, DieReturned)
    assert t.stock(RED) == (4, 0, 0, 0)


@pytest.mark.rule("EXP-03")
def test_the_die_of_a_crew_blown_back_returns_to_board_i() -> None:
    """AMB-72: it no longer counts there, and can be hired again."""
    t = table()
    tile = t.tile("A", 3)
    t.put(GREEN, 0, tile)
    dice = seen(t).dice
    hire_alone(t, tile, EXPLOSION, booty((4, 0, 0, 0)), power=1)
    assert seen(t).dice == dice - 1
    events = t.do(RED, ChooseEntrance(place("E1")))
    assert names(events)[:2] == ["DieReturned", "CrewBlownBack"]
    assert seen(t).dice == dice
    assert only(events, BootyShared).sharers == (GREEN,)


def bribe_green(t: Table, power: int) -> list[Event]:
    """Red (power 1) bribes Green's crew, which has a subcontractor, onto an A tile and so triggers an Explosion."""
    tile = t.tile("A", 3)
    t.put(RED, 0, tile)
    green = t.put(GREEN, 0, neighbours(tile)[0], power=power, die=1)
    t.next_cards(tile, EXPLOSION, booty((6, 0, 0, 0)))
    t.vice_presidents({RED: [t.rules.bribery_slots[0]]})
    t.drilling_turn(RED)
    t.do(RED, Drill(crew(RED), tile))
    return t.do(RED, Bribe(green, tile))


@pytest.mark.rule("EXP-02")
def test_a_bribe_blows_up_the_bribed_crew() -> None:
    """AMB-71: its displacement tipped the tile, so Green's crew drops from 2 to 1 and keeps its subcontractor; Red
    has the credit (AMB-26)."""
    t = table()
    events = bribe_green(t, power=2)
    assert only(events, CrewWeakened) == CrewWeakened(GREEN, crew(GREEN), 1)
    assert seen(t).crews[crew(GREEN)].die == 1
    assert only(events, CardKept).player == RED
    assert t.stock(GREEN) == (3, 0, 0, 0)


@pytest.mark.rule("EXP-03")
def test_the_owner_of_a_bribed_crew_says_where_it_goes() -> None:
    """AMB-71, AMB-72: Green is asked in Red's turn; the subcontractor returns to Board I; Red alone shares."""
    t = table()
    bribe_green(t, power=1)
    assert t.game.actors == (GREEN,)
    dice = seen(t).dice
    events = t.do(GREEN, ChooseEntrance(place("E2")))
    assert seen(t).crews[crew(GREEN)].at == place("E2")
    assert seen(t).dice == dice + 1
    assert only(events, DieReturned).owner == GREEN
    assert (t.stock(RED), t.stock(GREEN)) == ((6, 0, 0, 0), NONE)


@pytest.mark.rule("EXP-02", "EXP-03")
def test_an_upgrade_in_phase_iii_blows_up_the_upgraded_crew() -> None:
    """AMB-71: raised from 1 to 2, blown back to 1, in one action; the money is gone. The achievement for three crews
    of power 2 stays (AMB-36), and the crew counts with the highest power it ever had (AMB-74)."""
    t = table()
    tile = t.tile("A", 3)
    t.next_cards(tile, EXPLOSION, booty((4, 0, 0, 0)))
    gather(t, tile, {RED: 1, GREEN: 1})
    for number in (1, 2):
        t.put(RED, number, place("E1"), power=2)
    t.workshop({RED: 1})
    events = t.do(RED, RaisePower(crew(RED)))
    assert only(events, AchievementGained).achievement == THREE_CREWS
    assert only(events, CrewWeakened) == CrewWeakened(RED, crew(RED), 1)
    assert THREE_CREWS in seen(t).companies[RED].achievements


@pytest.mark.rule("EXP-02")
def test_power_once_reached_counts_for_achievements() -> None:
    """AMB-74: two crews have power 2, a third had it before an Explosion. Raising a fourth to 2 is not needed: any
    look finds three that have reached it; what is paid for the next step goes by the power now."""
    t = table()
    tip(t, t.tile("A", 4), {RED: 2, GREEN: 2}, EXPLOSION, booty())
    assert seen(t).crews[crew(RED)].power == 1
    for number in (1, 2):
        t.put(RED, number, place("E1"), power=1)
    t.own(RED, cash=10_000)
    t.workshop({RED: 1})
    t.do(RED, RaisePower(crew(RED, 1)))
    events = t.do(RED, RaisePower(crew(RED, 2)))
    assert only(events, AchievementGained).achievement == THREE_CREWS
    cash = t.state.cash[RED]
    t.do(RED, RaisePower(crew(RED)))
    assert t.state.cash[RED] == cash - 1500


@pytest.mark.rule("EXP-02")
def test_a_straddling_crew_is_moved_onto_the_tile_before_it_explodes() -> None:
    """AMB-21: it relocates to the tile drilled, then loses power there."""
    t = table()
    t.state.mobility[RED] = 2
    red = t.put(RED, 0, "A1", power=4)
    t.next_cards(place("A2"), EXPLOSION, booty((2, 0, 0, 0)))
    t.drilling_turn(RED)
    t.do(RED, Drill(red, place("A1/A2")))
    events = t.do(RED, ChooseTile(place("A2")))
    told = names(events)
    assert told.index("CrewRelocated") < told.index("ExplosionDrawn") < told.index("CrewWeakened")
    assert only(events, CrewRelocated).tile == place("A2")
    assert (seen(t).crews[red].at, seen(t).crews[red].power) == (place("A2"), 3)


@pytest.mark.rule("EXP-02")
def test_a_pawns_leaving_blows_up_nobody() -> None:
    """AMB-71: no crew's displacement caused it: the card is spent, all powers stay."""
    t = table(4, INSPECTORS)
    tile = place("A2")
    gather(t, tile, {GREEN: 3, RED: 1})
    places_on(t, BOARD_II, [RED])
    t.next_cards(tile, EXPLOSION, booty((3, 0, 0, 0)))
    set_pawns(t, intersection("A/B", 3), intersection("A/B", 11))
    t.drilling_turn(RED)
    before = t.state.crew_power[:]
    events = t.do(RED, PushPawn(SUPERINTENDENT, 3, BOARD_II))
    told = names(events)
    assert told[told.index("ExplosionDrawn") + 1] == "CardDrawn"
    assert t.state.crew_power == before
    assert only(events, CardRemoved).tile == tile


# AI


@pytest.mark.rule("EXP-02")
def test_ais_upgraded_crew_is_hit() -> None:
    """AMB-71: raised from 2 to 3 and blown back to 2."""
    t = table(2)
    tile = t.tile("B", 5)
    t.next_cards(tile, EXPLOSION, booty((3, 0, 0, 0)))
    gather(t, tile, {GREEN: 2, AI: 2})
    end_of_turn(t)
    events = t.do(t.state.management[0], RaiseAi(crew(AI)))
    assert only(events, CrewWeakened) == CrewWeakened(AI, crew(AI), 2)


@pytest.mark.rule("EXP-03")
def test_ais_crew_goes_where_the_first_in_control_order_says() -> None:
    """Our ruling: whoever decides AI's ties decides this as well, whoever bribed the crew."""
    t = table(2)
    t.state.control[:] = [GREEN, RED]
    tile = t.tile("A", 3)
    t.put(RED, 0, tile, power=2)
    ai = t.put(AI, 0, neighbours(tile)[0])
    t.next_cards(tile, EXPLOSION, booty((4, 0, 0, 0)))
    t.vice_presidents({RED: [t.rules.bribery_slots[0]]})
    t.drilling_turn(RED)
    t.do(RED, Drill(crew(RED), tile))
    t.do(RED, Bribe(ai, tile))
    assert t.game.actors == (GREEN,)
    events = t.do(GREEN, ChooseEntrance(place("E4")))
    assert events[0] == CrewBlownBack(AI, ai, place("E4"))
    assert only(events, BootyShared).sharers == (RED,)


@pytest.mark.rule("EXP-02", "EXP-03")
def test_ais_own_move_blows_up_the_crew_that_moved() -> None:
    """AMB-71, AMB-53: at the end of a round AI moves in and triggers; its crew goes back, the card leaves the game."""
    t = table(2)
    t.state.control[:] = [GREEN, RED]
    tile = t.tile("A", 3)
    ai = t.put(AI, 0, neighbours(tile)[1])
    for number in (1, 2, 3):
        t.put(AI, number, place("D1"))
    t.reveal(neighbours(tile)[1])
    t.put(RED, 0, tile, power=2)
    t.next_cards(tile, EXPLOSION, booty((4, 0, 0, 0)))
    t.drilling_turn(RED)
    t.do(RED, Drill(crew(RED), tile))
    assert t.game.actors == (GREEN,)
    events = t.do(GREEN, ChooseEntrance(place("E2")))
    assert seen(t).crews[ai].at == place("E2")
    assert only(events, CardRemoved).tile == tile
    assert t.stock(RED) == (4, 0, 0, 0)


# Drawing on


@pytest.mark.rule("EXP-04")
def test_drawing_goes_on_from_the_same_pile() -> None:
    """Explosion and resource card come from the tile's pile, and the Explosion does not come back (AMB-61)."""
    t = table()
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
    t = table()
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, EXPLOSION, booty())
    assert t.game.codec.state_from_json(t.game.codec.state_to_json(t.state)) == t.state
    twin = t.game.copy()
    twin.apply(RED, ChooseEntrance(place("E1")))
    assert t.game.actors == (RED,)
    assert not is_entrance(t.state.crew_at[crew(RED)])
    assert seen(t).prompts[-1] == "blown-back"
