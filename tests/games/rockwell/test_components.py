"""Rockwell's numbers: what the rulebook fixes, and what ours are besides."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rockworker.components.numbers import Numbers
from rockworker.components.overlay import read
from rockworker.components.provenance import SOURCES, provenance
from rockworker.engine.errors import BadComponents
from rockworker.games.rockwell import components
from rockworker.games.rockwell.components import FILE, Components, load
from rockworker.games.rockwell.modules.diamonds.components import DiamondsData

OURS = load()
PILES = tuple(sorted({card.pile for card in OURS.cards}))


def value(cubes: tuple[int, ...]) -> int:
    """What cubes are worth at the base game's prices."""
    return sum(number * price for number, price in zip(cubes, OURS.prices, strict=True))


def pile(number: int) -> list[components.Card]:
    return [card for card in OURS.cards if card.pile == number]


# --- What the rulebook fixes ---------------------------------------------------------------------------------------


@pytest.mark.rule("RW-SETUP-02", "RW-GEO-01")
def test_eight_tiles_for_each_stratum() -> None:
    """There are 32 tiles, eight for each stratum, and each stratum is harder than the one above."""
    strata = {letter: [tile.power for tile in OURS.tiles if tile.stratum == letter] for letter in "ABCD"}
    assert [len(powers) for powers in strata.values()] == [8, 8, 8, 8]
    assert all(max(strata[a]) < min(strata[b]) for a, b in ("AB", "BC", "CD"))


@pytest.mark.rule("RW-EX-01", "RW-EX-05", "RW-EX-09")
def test_the_tiles_of_the_examples_exist() -> None:
    """The rulebook draws A tiles of power 3, B tiles of power 5 and C tiles of power 7."""
    fronts = {(tile.stratum, tile.power) for tile in OURS.tiles}
    assert {("A", 3), ("B", 5), ("C", 7)} <= fronts


@pytest.mark.rule("RW-SETUP-08")
def test_eight_piles_of_six_cards() -> None:
    """48 Extraction cards in eight piles; the pile of a tile is its required power."""
    assert Counter(card.pile for card in OURS.cards) == dict.fromkeys(PILES, 6)
    assert len(PILES) == 8
    assert all(tile.pile == tile.power for tile in OURS.tiles)


@pytest.mark.rule("RW-EX-05", "RW-EX-06", "RW-EX-07", "RW-EX-08", "RW-EX-09", "RW-EX-10")
def test_both_known_cards_are_there_and_safe() -> None:
    """Pile 7 holds 3 copper, 5 silver, 4 gold, pile 3 holds 7 zinc, 4 copper; no example mentions Danger on them."""
    assert components.Card(pile=7, cubes=(0, 3, 5, 4)) in OURS.cards
    assert components.Card(pile=3, cubes=(7, 4, 0, 0)) in OURS.cards


@pytest.mark.rule("RW-EXT-11")
def test_every_card_leaves_a_remainder() -> None:
    """Two, three or four sharers can never divide a card of ours evenly (so the French and German books)."""
    for card in OURS.cards:
        for sharers in (2, 3, 4):
            assert any(number % sharers for number in card.cubes), card


@pytest.mark.rule("RW-EXT-28")
def test_deeper_is_richer_yet_every_pile_has_a_poor_card() -> None:
    """The piles' mean values rise with their number; one card of each is worth less than half of the mean."""
    means = [sum(value(card.cubes) for card in pile(number)) / 6 for number in PILES]
    assert means == sorted(set(means))
    for number, mean in zip(PILES, means, strict=True):
        poorest, second = sorted(value(card.cubes) for card in pile(number))[:2]
        assert poorest < mean / 2 < second


@pytest.mark.rule("RW-DNG-01")
def test_two_cards_of_each_pile_are_dangerous() -> None:
    """Danger is on two cards of each pile, never on the poorest."""
    for number in PILES:
        poorest = min(pile(number), key=lambda card: value(card.cubes))
        assert sum(card.danger for card in pile(number)) == 2
        assert not poorest.danger


@pytest.mark.rule("RW-SHAFT-13")
def test_every_tile_back_brings_an_income() -> None:
    """Each of the 32 backs shows resources, dearer ones in deeper strata."""
    incomes = [value(tile.income) for tile in OURS.tiles]
    assert all(incomes)
    means = [sum(incomes[first : first + 8]) for first in (0, 8, 16, 24)]
    assert means == sorted(set(means))


@pytest.mark.rule("RW-SETUP-18", "RW-SETUP-19")
def test_starting_stock() -> None:
    """3 zinc, 2 copper, 1 silver, no gold, and $3,000."""
    assert (OURS.start.cubes, OURS.start.cash) == ((3, 2, 1, 0), 3000)


@pytest.mark.rule("RW-MKT-01")
def test_prices() -> None:
    """A cube of zinc costs $400, copper $600, silver $800, gold $1,000."""
    assert OURS.prices == (400, 600, 800, 1000)


@pytest.mark.rule("RW-SETUP-09", "RW-SETUP-10", "RW-DRILL-01", "RW-SUB-03", "RW-DNG-09")
def test_board_i() -> None:
    """Three Bribery tiles, three dice, four rounds; subcontractors' fees; what safety saves."""
    drilling = OURS.drilling
    assert (drilling.bribery_tiles, drilling.dice, drilling.rounds) == (3, 3, 4)
    assert drilling.hiring_fees == (1000, 1500, 2000, 2500)
    assert drilling.safety_cuts == (1, 3)


@pytest.mark.rule("RW-VP-08", "RW-VP-09", "RW-VP-11", "RW-EX-28")
def test_slots() -> None:
    """Board I: two slots for bribery, two for subcontracting. Board II: four actions, then three. Board III: a slot
    for each player, and one with three actions."""
    for players, boards in OURS.boards.items():
        assert boards.control_centre == ("bribery", "bribery", "subcontracting", "subcontracting")
        assert boards.exchange[:2] == (4, 3)
        assert len(boards.exchange) == max(2, int(players) - 1)
        assert len(boards.workshop) >= int(players)
        assert 3 in boards.workshop


@pytest.mark.rule("RW-IMP-06", "RW-IMP-11", "RW-IMP-13", "RW-SHAFT-02")
def test_prices_on_the_company_board() -> None:
    """Power for 1,500, 2,500, 3,500; safety, mobility and mineshafts for 1,500, 2,000, 2,500."""
    company = OURS.companies["4"]
    assert company.power == (1500, 2500, 3500)
    assert company.safety == company.mobility == company.mineshafts == (1500, 2000, 2500)


@pytest.mark.rule("RW-3P-01", "RW-3P-02", "RW-3P-03", "RW-2P-01", "RW-2P-17", "RW-2P-18")
@pytest.mark.parametrize("players", ["3", "2"])
def test_safety_and_mineshafts_are_dearer_with_fewer_players(players: Any) -> None:
    """With two or three players safety and mineshafts cost more, level by level; power costs the same."""
    four, fewer = OURS.companies["4"], OURS.companies[players]
    assert all(a < b for a, b in zip(four.safety, fewer.safety, strict=True))
    assert all(a < b for a, b in zip(four.mineshafts, fewer.mineshafts, strict=True))
    assert fewer.power == four.power


@pytest.mark.rule("RW-DEL-06", "RW-SETUP-15", "RW-EX-16")
def test_deliveries() -> None:
    """28 delivery tiles, dearer from tile to tile of a pile; six zinc bring two prestige."""
    assert sum(len(deliveries.costs) for deliveries in OURS.deliveries) == 28
    for deliveries in OURS.deliveries:
        values = [value(cost) for cost in deliveries.costs]
        assert values == sorted(set(values))
    zinc = OURS.deliveries[0]
    assert (zinc.costs[0], zinc.prestige[0]) == ((6, 0, 0, 0), 2)


@pytest.mark.rule("RW-SETUP-26", "RW-ACH-01", "RW-ACH-07")
def test_achievement_tiles() -> None:
    """Nine piles in three rows: 4 to 1, 5 to 2 and 6 to 3 prestige."""
    assert [(a.row, a.prestige) for a in OURS.achievements] == [
        (row, (row + 3, row + 2, row + 1, row)) for row in (1, 2, 3) for _ in range(3)
    ]


@pytest.mark.rule(*(f"RW-ACH-{n:02}" for n in range(8, 17)))
def test_criteria_of_the_achievements() -> None:
    """The nine criteria, row by row."""
    criteria = [(a.cubes, a.cards, a.crews, a.power, a.depth) for a in OURS.achievements]
    none = (0, 0, 0, 0)
    assert criteria == [
        ((8, 8, 0, 0), 0, 0, 0, 0),
        (none, 6, 0, 0, 0),
        ((0, 0, 10, 0), 0, 0, 0, 0),
        (none, 0, 3, 2, 0),
        ((0, 0, 0, 12), 0, 0, 0, 0),
        (none, 0, 4, 0, 3),
        ((6, 6, 6, 6), 0, 0, 0, 0),
        (none, 0, 2, 4, 0),
        (none, 0, 1, 0, 5),
    ]


@pytest.mark.rule("RW-END-03", "RW-END-04", "RW-END-07", "RW-END-10")
def test_end_of_a_four_player_game() -> None:
    """Three players in the centre or six achievements; 3, 2, 1 and 0 points by rank; all four tiles of a pile."""
    ending = OURS.endings["4"]
    assert (ending.centre_players, ending.achievements) == (3, 6)
    assert (ending.bonus, ending.achievement_tiles) == ((3, 2, 1, 0), (1, 2, 3, 4))


@pytest.mark.rule("RW-3P-04", "RW-3P-05", "RW-3P-06", "RW-3P-07")
def test_end_of_a_three_player_game() -> None:
    """Two players in the centre or six achievements; 2, 1 and 0 points; the three best tiles of a pile."""
    ending = OURS.endings["3"]
    assert (ending.centre_players, ending.achievements) == (2, 6)
    assert (ending.bonus, ending.achievement_tiles) == ((2, 1, 0), (1, 2, 3))


@pytest.mark.rule("RW-2P-19", "RW-2P-20", "RW-2P-21", "RW-2P-22", "RW-EX-18")
def test_end_of_a_two_player_game() -> None:
    """Both players in the centre or six achievements; 2 and 0 points; the first and the third tile of a pile."""
    ending = OURS.endings["2"]
    assert (ending.centre_players, ending.achievements) == (2, 6)
    assert (ending.bonus, ending.achievement_tiles) == ((2, 0), (1, 3))


# --- The expansions' numbers ---------------------------------------------------------------------------------------


@pytest.mark.rule("FM-02", "FM-03", "FM-23", "FM-27", "RW-EX-24", "RW-EX-25")
def test_price_tracks() -> None:
    """Start 500, 600, 700, 800; steps of 100 for each five cubes; copper crashes at 300, silver booms at 1,400."""
    market = OURS.modules.fluctuating_market
    assert (market.start, market.notch, market.group) == ((500, 600, 700, 800), 100, 5)
    assert (market.minimum[1], market.maximum[2]) == (300, 1400)
    for start, low, high in zip(market.start, market.minimum, market.maximum, strict=True):
        assert (low, high) == (start // 200 * 100, start * 2)


@pytest.mark.rule("FM-01", "FM-05")
def test_the_deck_of_64() -> None:
    """Two Speculation cards for each pile beside the 48 resource cards."""
    market = OURS.modules.fluctuating_market
    assert market.speculations == (2,) * 8
    assert len(OURS.cards) + sum(market.speculations) == 64


@pytest.mark.rule("DIA-01", "DIA-02", "EXP-01")
def test_diamonds_and_explosions() -> None:
    """One of each for each pile; deeper diamonds are worth more, and all can be halved without coins."""
    amounts = OURS.modules.diamonds.amounts
    assert [len(cards) for cards in amounts] == [1] * 8
    assert list(amounts) == sorted(amounts)
    assert all(cash % 200 == 0 for cards in amounts for cash in cards)
    assert OURS.modules.explosions.cards == (1,) * 8


@pytest.mark.rule("SUP-11", "SUP-12", "RW-EX-26", "RW-EX-27")
def test_symbols_of_the_pawns() -> None:
    """Each card moves the Superintendent 3–6 and the Supervisor 1–2 the other way, in each pile as often clockwise
    as not; both known cards exist."""
    moves = OURS.modules.inspectors.moves
    for cards in moves:
        assert sum(1 if large > 0 else -1 for large, _ in cards) == 0
        for large, small in cards:
            assert abs(large) in (3, 4, 5, 6)
            assert abs(small) in (1, 2)
            assert large * small < 0
    assert {(6, -2), (-6, 1)} <= {move for cards in moves for move in cards}


def test_moves_follow_the_cards() -> None:
    """A card's move is found by its pile and its place among the pile's cards, in whatever order cards are listed."""
    inspectors = OURS.modules.inspectors
    assert inspectors.by_card(OURS.cards) == tuple(move for cards in inspectors.moves for move in cards)
    turned = sorted(OURS.cards, key=lambda card: -card.pile)
    assert inspectors.by_card(tuple(turned))[:6] == inspectors.moves[7]


# --- Sources -------------------------------------------------------------------------------------------------------


def test_every_number_says_where_it_comes_from() -> None:
    """Each number of our files is the rulebook's, derived or reconstructed; the box's are for owners."""
    files = sorted(components.FILE.parents[1].rglob("components.toml"))
    assert {file.parent.name for file in files} == {
        "data",
        "fluctuating_market",
        "diamonds",
        "explosions",
        "inspectors",
    }
    for file in files:
        assert {source for _, source in provenance(read(file))} <= set(SOURCES) - {"box"}, file


def test_the_rulebooks_numbers_are_marked_as_such() -> None:
    """Both known cards, the known delivery and the prices are the rulebook's; the other cards are reconstructed."""
    sources = dict(provenance(read(components.FILE)))
    known = [n for n, card in enumerate(OURS.cards) if sources[f"cards[{n}].cubes[0]"] == "rulebook"]
    assert [OURS.cards[n].cubes for n in known] == [(7, 4, 0, 0), (0, 3, 5, 4)]
    assert sources["deliveries[0].costs[0][0]"] == "rulebook"
    assert sources["deliveries[0].costs[1][0]"] == "reconstructed"
    assert sources["prices[3]"] == "rulebook"


def test_a_number_of_ours_without_source_is_refused(tmp_path: Path) -> None:
    """Our own files can't be loaded if a number does not say where it comes from."""
    ours = tmp_path / "components.toml"
    ours.write_text(DiamondsData.file.read_text(encoding="utf-8").replace("source =", "# source ="), encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        Numbers(Components, (FILE, ours), lambda _: iter(())).raw()
    assert caught.value.details["where"] == "modules.diamonds.amounts[0][0]"
    assert caught.value.details["reason"] == "no-source"
