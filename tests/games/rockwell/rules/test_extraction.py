"""RW-EXT: extraction, sharing, priority."""

from __future__ import annotations

import pytest

from rockworker.games.rockwell.actions import Bribe, ChooseTile, Drill, Hire, Pass, RaisePower, UseInsurance
from rockworker.games.rockwell.board import BORDER, STRATA, neighbours
from rockworker.games.rockwell.events import (
    BootyShared,
    CardDrawn,
    CardKept,
    CrewMoved,
    RemainderReceived,
    ShareReceived,
    TileDrilled,
)
from rockworker.games.rockwell.frames.danger import InsureAgainstDanger
from rockworker.games.rockwell.state import Cubes
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew

BRIBERY_SLOT, HIRING_SLOT = 0, 2


def revealed(t: Table, tile: int) -> bool:
    return bool(t.state.revealed >> tile & 1)


# Threshold


@pytest.mark.rule("RW-EXT-01")
@pytest.mark.parametrize(("power", "drilled"), [(1, False), (2, True), (3, True)])
def test_a_tile_is_extracted_from_its_required_power_on(power: int, drilled: bool) -> None:
    """On B 5 with power 3: one more is too little, two are enough, three as well."""
    t = Table()
    tile = t.tile("B", 5)
    t.put(GREEN, 0, tile, power=3)
    red = t.put(RED, 0, neighbours(tile)[0], power)
    t.drilling_turn(RED).do(RED, Drill(red, tile))
    assert revealed(t, tile) is drilled


@pytest.mark.rule("RW-EXT-02")
def test_all_crews_of_all_owners_and_their_dice_add_up() -> None:
    """1 + 1 (Red), 1 + die 1 (Green) and 1 (White) make 5."""
    t = Table()
    tile = t.tile("B", 5)
    t.put(RED, 0, tile)
    t.put(RED, 1, tile)
    t.put(GREEN, 2, tile, die=1)
    white = t.put(WHITE, 3, neighbours(tile)[0])
    t.drilling_turn(WHITE)
    assert t.view(None).tiles[tile].power == 4
    t.do(WHITE, Drill(white, tile))
    assert revealed(t, tile)


@pytest.mark.rule("RW-EXT-03")
def test_extraction_is_immediate() -> None:
    """The move that reaches the power is answered by the whole extraction; then the next player drills."""
    t = Table()
    t.vice_presidents({RED: [HIRING_SLOT]})
    following = t.state.control[(t.state.control.index(RED) + 1) % 4]
    events = t.extract(t.tile("C", 7), (0, 3, 5, 4), {GREEN: 3, RED: 4}, trigger=RED)
    assert [type(event) for event in events[:3]] == [CrewMoved, TileDrilled, CardDrawn]
    assert t.game.actors == (following,)


@pytest.mark.rule("RW-EXT-03")
def test_extraction_can_be_neither_declined_nor_delayed() -> None:
    """Of two tiles that a straddler makes ready the player chooses one; passing is not offered (AMB-19)."""
    t, straddler, left, right = straddled()
    t.do(RED, Drill(straddler, BORDER + left))
    assert t.game.actors == (RED,)
    assert [offer.action for offer in t.game.offers(RED)] == [ChooseTile]
    t.refused(RED, Pass(), "RW-EXT-03")
    assert t.may(RED, ChooseTile(left))
    assert t.may(RED, ChooseTile(right))


def straddled() -> tuple[Table, int, int, int]:
    """Red's crew of power 2 may step onto the border of A 4 (2 on it) and A 3 (1 on it), and makes both ready."""
    t = Table()
    left = t.tile("A", 4)
    right = neighbours(left)[1]
    t.put(WHITE, 0, left, power=2)
    t.put(GREEN, 0, right, power=1)
    t.state.mobility[RED] = 3
    straddler = t.put(RED, 0, neighbours(left)[2], power=2)
    return t.drilling_turn(RED), straddler, left, right


# Flip and draw


@pytest.mark.rule("RW-EXT-04")
def test_crews_dice_and_shaft_stay_on_the_flipped_tile() -> None:
    """The tile is turned over, and everything on it stays."""
    t = Table()
    tile = t.tile("C", 7)
    t.shaft(PURPLE, tile)
    t.put(WHITE, 1, tile, power=1, die=2)
    t.extract(tile, (0, 3, 5, 4), {GREEN: 2, RED: 2}, trigger=RED)
    assert revealed(t, tile)
    assert [t.state.crew_at[c] for c in (crew(GREEN), crew(RED), crew(WHITE, 1))] == [tile] * 3
    assert t.state.crew_die[crew(WHITE, 1)] == 2
    assert t.state.shafts[tile] == PURPLE
    shown = t.view(None).tiles[tile]
    assert shown.revealed
    assert shown.income == t.rules.incomes[t.state.tiles[tile]]


@pytest.mark.rule("RW-EXT-05")
@pytest.mark.parametrize(("stratum", "power"), [("A", 3), ("A", 4), ("B", 6), ("D", 9)])
def test_one_card_comes_from_the_tiles_own_pile(stratum: str, power: int) -> None:
    """The top card of the pile with the tile's number is drawn, no other."""
    t = Table()
    tile = t.tile(stratum, power)
    before = list(t.state.piles)
    number = t.rules.pile_numbers.index(power)
    top = t.rules.cards[before[number][-1]]
    missing = power - 1
    for number_of_crew in range(3):
        t.put(GREEN, number_of_crew, tile if missing else "E1", power=min(4, missing) or 1)
        missing -= min(4, missing)
    t.put(RED, 0, neighbours(tile)[0])
    t.drilling_turn(RED)
    events = t.do(RED, Drill(crew(RED), tile))
    assert t.gained(events, CardDrawn) == [CardDrawn(tile, top.cubes, top.danger)]
    after = [before[n] if n != number else before[n][:-1] for n in range(8)]
    assert t.state.piles == after


@pytest.mark.rule("RW-EXT-06", "RW-EXT-23")
def test_exactly_the_cards_cubes_are_set_aside_then_handed_out() -> None:
    """While insurance is being asked nobody owns the new cubes; afterwards all but the lost ones are in stocks."""
    t = Table()
    tile = t.tile("C", 7)
    t.state.insurance[GREEN] = 1
    t.own(GREEN, (0, 0, 0, 0))
    events = t.extract(tile, (0, 3, 5, 4), {GREEN: 3, RED: 4}, trigger=RED, danger=True)
    assert t.gained(events, CardDrawn) == [CardDrawn(tile, (0, 3, 5, 4), True)]
    assert t.is_asked(InsureAgainstDanger)
    assert t.stock(RED) == t.stock(GREEN) == (0, 0, 0, 0)
    supply = list(t.state.supply)
    t.do(GREEN, UseInsurance(1))
    # Red: share 1 2 2 less 4 (Au Au Ag Ag), remainder 1 1 0. Green: share 1 2 2 less 2 (Au Au).
    assert t.stock(RED) == (0, 2, 1, 0)
    assert t.stock(GREEN) == (0, 1, 2, 0)
    assert t.state.supply == [supply[0], supply[1] - 3, supply[2] - 3, supply[3]]


# Shares


@pytest.mark.rule("RW-EXT-07")
def test_every_owner_of_a_crew_takes_part_whatever_its_power() -> None:
    """Power 4, 1 and 2: three equal shares."""
    t = Table()
    events = t.extract(t.tile("C", 7), (3, 6, 9, 0), {GREEN: 4, WHITE: 1, RED: 2}, trigger=RED)
    (shared,) = t.gained(events, BootyShared)
    assert (shared.sharers, shared.share, shared.remainder) == ((RED, GREEN, WHITE), (1, 2, 3, 0), (0, 0, 0, 0))
    assert t.stock(RED) == t.stock(GREEN) == t.stock(WHITE) == (1, 2, 3, 0)


@pytest.mark.rule("RW-EXT-07")
def test_several_crews_of_one_owner_are_one_participant() -> None:
    """Red with two crews and Green with one share by two."""
    t = Table()
    tile = t.tile("C", 7)
    t.put(RED, 1, tile, power=2)
    t.extract(tile, (4, 0, 0, 0), {GREEN: 1, RED: 4}, trigger=RED)
    assert (t.stock(RED), t.stock(GREEN)) == ((2, 0, 0, 0), (2, 0, 0, 0))


@pytest.mark.rule("RW-EXT-08", "RW-EXT-22", "RW-SHAFT-16")
def test_a_shaft_alone_gives_the_remainder_but_no_share() -> None:
    """Purple has only a mineshaft: two sharers, Purple gets what is left over."""
    t = Table()
    tile = t.tile("C", 7)
    t.shaft(PURPLE, tile)
    events = t.extract(tile, (0, 3, 5, 4), {GREEN: 3, RED: 4}, trigger=RED)
    assert t.gained(events, BootyShared)[0].sharers == (RED, GREEN)
    assert t.stock(PURPLE) == (0, 1, 1, 0)
    assert t.stock(RED) == t.stock(GREEN) == (0, 1, 2, 2)


@pytest.mark.rule("RW-EXT-09", "RW-EXT-10")
@pytest.mark.parametrize(
    ("sharers", "share", "remainder"),
    [(2, (3, 1, 2, 0), (1, 1, 1, 1)), (3, (2, 1, 1, 0), (1, 0, 2, 1)), (4, (1, 0, 1, 0), (3, 3, 1, 1))],
)
def test_cubes_are_divided_type_by_type(sharers: int, share: Cubes, remainder: Cubes) -> None:
    """7 Zn 3 Cu 5 Ag 1 Au among two, three and four."""
    t = Table()
    powers = {RED: 4, GREEN: 4, WHITE: 1, PURPLE: 1}
    chosen = dict(list(powers.items())[:sharers])
    events = t.extract(t.tile("C", 8), (7, 3, 5, 1), chosen, trigger=RED)
    (shared,) = t.gained(events, BootyShared)
    assert (shared.share, shared.remainder) == (share, remainder)
    for player in chosen:
        assert t.gained(events, ShareReceived).count(ShareReceived(player, share)) == 1


@pytest.mark.rule("RW-EXT-11")
def test_the_remainder_may_be_empty() -> None:
    """4 Ag 2 Au between two: nothing is left, nobody gets a remainder (DISC-11, AMB-27)."""
    t = Table()
    events = t.extract(t.tile("C", 7), (0, 0, 4, 2), {GREEN: 3, RED: 4}, trigger=RED)
    assert t.gained(events, BootyShared)[0].remainder == (0, 0, 0, 0)
    assert not t.gained(events, RemainderReceived)
    assert t.stock(RED) == t.stock(GREEN) == (0, 0, 2, 1)


@pytest.mark.rule("RW-EXT-12")
def test_a_single_participant_takes_all() -> None:
    """One sharer: the share is the whole card."""
    t = Table()
    tile = t.tile("C", 7)
    t.put(RED, 1, tile, power=4)
    events = t.extract(tile, (7, 3, 5, 1), {RED: 3}, trigger=RED)
    (shared,) = t.gained(events, BootyShared)
    assert (shared.share, shared.remainder) == ((7, 3, 5, 1), (0, 0, 0, 0))
    assert t.stock(RED) == (7, 3, 5, 1)


@pytest.mark.rule("RW-EXT-13")
def test_a_share_may_be_zero() -> None:
    """2 Au among three: nobody's share has gold, the stronger takes both."""
    t = Table()
    t.extract(t.tile("C", 7), (3, 0, 0, 2), {GREEN: 4, WHITE: 1, RED: 2}, trigger=RED)
    assert (t.stock(RED), t.stock(GREEN), t.stock(WHITE)) == ((1, 0, 0, 0), (1, 0, 0, 2), (1, 0, 0, 0))


# The priority player


@pytest.mark.rule("RW-EXT-14")
def test_the_whole_remainder_goes_to_one_player() -> None:
    """Remainder 3 Zn 3 Cu 1 Ag 1 Au: Green, alone strongest, takes all of it."""
    t = Table()
    events = t.extract(t.tile("C", 8), (7, 3, 5, 1), {GREEN: 4, WHITE: 1, PURPLE: 1, RED: 3}, trigger=RED)
    assert t.gained(events, RemainderReceived) == [RemainderReceived(GREEN, (3, 3, 1, 1))]


@pytest.mark.rule("RW-EXT-15", "RW-EXT-18")
def test_first_the_owner_of_the_shaft() -> None:
    """Purple's mineshaft beats Green's power and Red's trigger."""
    t = Table()
    tile = t.tile("C", 7)
    t.shaft(PURPLE, tile)
    events = t.extract(tile, (1, 0, 0, 0), {GREEN: 4, RED: 3}, trigger=RED)
    assert t.gained(events, RemainderReceived) == [RemainderReceived(PURPLE, (1, 0, 0, 0))]


@pytest.mark.rule("RW-EXT-16", "RW-EXT-18")
def test_then_the_strictly_strongest_with_dice() -> None:
    """Green's crews 2 + 1 and die 1 beat Red's 3, though Red is the trigger."""
    t = Table()
    tile = t.tile("C", 7)
    t.put(GREEN, 1, tile, power=1, die=1)
    events = t.extract(tile, (1, 0, 0, 0), {GREEN: 2, RED: 3}, trigger=RED)
    assert t.gained(events, RemainderReceived) == [RemainderReceived(GREEN, (1, 0, 0, 0))]


@pytest.mark.rule("RW-EXT-17")
@pytest.mark.parametrize(("powers", "tie"), [({GREEN: 4, RED: 4}, "with"), ({GREEN: 4, PURPLE: 4, RED: 1}, "without")])
def test_a_tie_for_power_goes_to_the_trigger(powers: dict[int, int], tie: str) -> None:
    """Whether or not the trigger is among the strongest."""
    t = Table()
    stratum, power = ("C", 8) if tie == "with" else ("D", 9)
    cubes = (1, 0, 0, 0)
    events = t.extract(t.tile(stratum, power), cubes, powers, trigger=RED)
    assert t.gained(events, RemainderReceived) == [RemainderReceived(RED, cubes)]


@pytest.mark.rule("RW-EXT-19", "RW-EXT-24")
def test_the_active_player_is_the_trigger_and_keeps_the_card() -> None:
    """Red moves in; Green is the priority player; the card is Red's."""
    t = Table()
    tile = t.tile("C", 7)
    events = t.extract(tile, (1, 0, 0, 0), {GREEN: 4, RED: 3}, trigger=RED)
    assert t.gained(events, TileDrilled)[0].trigger == RED
    assert t.gained(events, CardKept) == [CardKept(RED, 1)]
    assert t.gained(events, RemainderReceived)[0].player == GREEN
    assert t.state.cards == [1, 0, 0, 0]


@pytest.mark.rule("RW-EXT-20")
def test_a_hired_die_gives_its_hirer_the_trigger() -> None:
    """Red stays and hires the missing power: Red breaks the tie and keeps the card."""
    t = Table()
    tile = t.tile("C", 7)
    t.next_card(tile, (1, 0, 0, 0))
    t.vice_presidents({RED: [HIRING_SLOT]})
    t.put(GREEN, 0, tile, power=4)
    red = t.put(RED, 0, tile, power=2)
    t.drilling_turn(RED).do(RED, Drill(red, tile))
    events = t.do(RED, Hire(2))
    assert t.gained(events, RemainderReceived) == [RemainderReceived(RED, (1, 0, 0, 0))]
    assert t.gained(events, CardKept) == [CardKept(RED, 1)]


@pytest.mark.rule("RW-EXT-20")
def test_a_bribed_crew_gives_the_briber_the_trigger() -> None:
    """Green's crew tips the tile, but Red bribed it: Red breaks the tie and keeps the card (AMB-26)."""
    t = Table()
    tile = t.tile("A", 3)
    t.next_card(tile, (1, 0, 0, 0))
    t.vice_presidents({RED: [BRIBERY_SLOT]})
    red = t.put(RED, 0, tile)
    t.put(WHITE, 0, tile)
    green = t.put(GREEN, 0, neighbours(tile)[0])
    t.drilling_turn(RED).do(RED, Drill(red, tile))
    events = t.do(RED, Bribe(green, tile))
    assert t.gained(events, TileDrilled)[0].trigger == RED
    assert t.gained(events, RemainderReceived) == [RemainderReceived(RED, (1, 0, 0, 0))]
    assert t.gained(events, CardKept) == [CardKept(RED, 1)]


@pytest.mark.rule("RW-EXT-21")
def test_a_shaft_owner_with_a_crew_gets_share_and_remainder() -> None:
    """Green, the weaker, has crew and mineshaft: half of 4 Zn and the odd copper."""
    t = Table()
    tile = t.tile("C", 7)
    t.shaft(GREEN, tile)
    t.extract(tile, (4, 1, 0, 0), {GREEN: 3, RED: 4}, trigger=RED)
    assert (t.stock(GREEN), t.stock(RED)) == ((2, 1, 0, 0), (2, 0, 0, 0))


# Once and for all


@pytest.mark.rule("RW-EXT-25")
def test_a_tile_is_extracted_only_once() -> None:
    """A crew that joins plenty of power on a drilled tile sets nothing off."""
    t = Table()
    tile = t.tile("A", 3)
    t.reveal(tile)
    t.put(GREEN, 0, tile, power=4)
    red = t.put(RED, 0, neighbours(tile)[0], power=4)
    t.reveal(neighbours(tile)[0])
    piles = list(t.state.piles)
    events = t.drilling_turn(RED).do(RED, Drill(red, tile))
    assert not t.gained(events, TileDrilled)
    assert t.state.piles == piles
    assert revealed(t, tile)


@pytest.mark.rule("RW-EXT-26")
@pytest.mark.parametrize("power", [3, 4])
def test_surplus_power_brings_nothing(power: int) -> None:
    """With 7 or with 8 on C 7: the same shares."""
    t = Table()
    tile = t.tile("C", 7)
    t.extract(tile, (0, 2, 4, 4), {GREEN: 4, RED: power}, trigger=RED)
    assert t.stock(RED) == t.stock(GREEN) == (0, 1, 2, 2)


@pytest.mark.rule("RW-EXT-27", "RW-EXT-19")
def test_extraction_in_phase_three() -> None:
    """A crew's rise tips its tile: the player who paid is the trigger, breaks the tie and keeps the card (AMB-25)."""
    t = Table()
    tile = t.tile("B", 6)
    t.next_card(tile, (1, 0, 0, 0))
    t.empty_stocks()
    t.put(GREEN, 0, tile, power=3)
    red = t.put(RED, 0, tile, power=2)
    events = t.workshop({RED: 1}).do(RED, RaisePower(red))
    assert t.gained(events, TileDrilled)[0].trigger == RED
    assert t.gained(events, RemainderReceived) == [RemainderReceived(RED, (1, 0, 0, 0))]
    assert t.state.cards == [1, 0, 0, 0]


@pytest.mark.rule("RW-EXT-28")
def test_deeper_strata_are_richer_yet_every_stratum_has_poor_cards() -> None:
    """The mean worth of a card grows from stratum to stratum; each has one worth less than half its mean."""
    t = Table()
    worths: dict[str, list[int]] = {letter: [] for letter in STRATA}
    piles = {tile.pile: tile.stratum for tile in t.rules.components.tiles}
    for card in t.rules.cards:
        worths[piles[card.pile]].append(sum(n * p for n, p in zip(card.cubes, t.rules.components.prices, strict=True)))
    means = [sum(worths[letter]) / len(worths[letter]) for letter in STRATA]
    assert means == sorted(set(means))
    for letter, mean in zip(STRATA, means, strict=True):
        assert min(worths[letter]) < mean / 2
