"""Owners' component files: export, overlay, and every way in which a set of numbers can be unplayable."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rockworker.components.overlay import read
from rockworker.components.provenance import provenance
from rockworker.engine.errors import BadComponents
from rockworker.games.rockwell.components import NUMBERS, Components, load, raw

OURS = load()


def test_export_can_be_checked_and_loaded(tmp_path: Path) -> None:
    """What we export has no flaw and is what we play with; it explains itself and names its sources."""
    path = tmp_path / "mine.toml"
    NUMBERS.export(path)
    assert NUMBERS.check(path) == []
    assert load(path) == OURS
    assert path.read_text(encoding="utf-8") == NUMBERS.exported()
    assert NUMBERS.exported().count("\n#") > 30
    assert {source for _, source in provenance(read(path))} == {"rulebook", "derived", "reconstructed"}


def test_numbers_survive_a_saves_header(tmp_path: Path) -> None:
    """The plain data of a file goes through JSON and comes back as the same components."""
    path = tmp_path / "mine.toml"
    path.write_text('[start]\ncash = 2500\nsource = "box"\n', encoding="utf-8")
    again = json.loads(json.dumps(raw(path)))
    assert load(again) == load(path)
    assert load(again).start.cash == 2500
    assert '"source"' not in json.dumps(again)


def test_what_an_owner_leaves_out_stays_ours(tmp_path: Path) -> None:
    """A file may hold a single table, of the base game or of a module; all player counts stay playable."""
    path = tmp_path / "mine.toml"
    path.write_text("[boards.4]\nworkshop = [3, 3, 2, 2]\n[modules.explosions]\ncards = [2,1,1,1,1,1,1,0]\n")
    mine = load(path)
    assert mine.boards["4"].workshop == (3, 3, 2, 2)
    assert mine.boards["4"].exchange == OURS.boards["4"].exchange
    assert mine.boards["3"] == OURS.boards["3"]
    assert mine.modules.explosions.cards[0] == 2
    assert mine.modules.diamonds == OURS.modules.diamonds
    assert mine.cards == OURS.cards


def test_other_pile_numbers_are_welcome() -> None:
    """A box whose tiles need 2 to 9 has piles 2 to 9; modules follow, since they count piles from the first."""
    tables = raw()
    for thing in tables["tiles"] + tables["cards"]:
        thing["pile"] -= 1
    for tile in tables["tiles"]:
        tile["power"] -= 1
    assert sorted({card.pile for card in load(tables).cards}) == [2, 3, 4, 5, 6, 7, 8, 9]


def test_reading_gives_fresh_data_each_time() -> None:
    """A caller who changes the plain data changes nobody else's."""
    raw()["tiles"][0]["power"] = 99
    assert raw()["tiles"][0]["power"] == 3


def test_a_file_with_several_flaws_is_told_all_of_them(tmp_path: Path) -> None:
    """`check` lists every flaw; `load` stops at the first. Both name file, key and reason."""
    path = tmp_path / "mine.toml"
    path.write_text('prices = [400, 600, 800, 1050]\n[start]\ncash = "much"\n[drilling]\ndies = 3\n')
    flaws = [(error.details["where"], error.details["reason"]) for error in NUMBERS.check(path)]
    assert flaws == [
        ("start.cash", "wrong-type"),
        ("prices[3]", "not-a-multiple"),
        ("drilling.dies", "unknown-key-near"),
    ]
    assert {error.details["file"] for error in NUMBERS.check(path)} == {str(path)}
    with pytest.raises(BadComponents) as caught:
        load(path)
    assert caught.value.details == NUMBERS.check(path)[0].details


def test_a_file_that_cannot_be_read_is_its_own_flaw(tmp_path: Path) -> None:
    """`check` reports a missing file like any other flaw."""
    (error,) = NUMBERS.check(tmp_path / "none.toml")
    assert error.details["reason"] == "unreadable"


Change = Callable[[dict[str, Any]], None]


def put(*path: str | int, to: Any) -> Change:
    """Changes one value of the plain data."""

    def change(tables: Any) -> None:
        for key in path[:-1]:
            tables = tables[key]
        tables[path[-1]] = to

    return change


def drop(*path: str | int) -> Change:
    """Removes one value of the plain data."""

    def change(tables: Any) -> None:
        for key in path[:-1]:
            tables = tables[key]
        del tables[path[-1]]

    return change


def all_powers(stratum: str, power: int) -> Change:
    def change(tables: dict[str, Any]) -> None:
        for tile in tables["tiles"]:
            if tile["stratum"] == stratum:
                tile["power"] = power

    return change


BAD: list[tuple[Change, str, str]] = [
    (put("tiles", 0, "stratum", to="B"), "tiles.stratum", "wrong-count"),
    (put("tiles", 0, "stratum", to="E"), "tiles[0].stratum", "not-one-of"),
    (put("tiles", 0, "powr", to=3), "tiles[0].powr", "unknown-key-near"),
    (put("tiles", 0, "power", to=0), "tiles[0].power", "too-small"),
    (put("tiles", 0, "pile", to=2), "tiles[0].pile", "not-one-of"),
    (put("tiles", 0, "power", to=4), "tiles", "no-layout"),
    (all_powers("D", 6), "tiles.power", "not-above"),
    (put("cards", 12, "cubes", to=[0, 0, 0, 0]), "cards[12].cubes", "empty"),
    (put("cards", 12, "cubes", to=[1, 2, 3]), "cards[12].cubes", "wrong-length"),
    (put("cards", 12, "face", to="joker"), "cards[12].face", "not-one-of"),
    (put("cards", 12, "amount", to=5), "cards[12]", "not-allowed"),
    (put("cards", 12, "symbols", to=[6, -2]), "cards[12]", "not-allowed"),
    (drop("cards", 12), "cards", "wrong-length"),
    (put("cards", 12, "pile", to=30), "cards.pile", "wrong-count"),
    (put("prices", to=[400, 800, 600, 1000]), "prices[2]", "not-rising"),
    (put("prices", to=[0, 600, 800, 1000]), "prices[0]", "not-rising"),
    (put("prices", to=[400, 600, 800, 1050]), "prices[3]", "not-a-multiple"),
    (put("start", "cubes", to=[3, 2, 1]), "start.cubes", "wrong-length"),
    (put("start", "cash", to=-100), "start.cash", "too-small"),
    (put("drilling", "hiring_fees", to=[1000, 1500, 1500, 2500]), "drilling.hiring_fees[2]", "not-rising"),
    (put("drilling", "safety_cuts", to=[3, 1]), "drilling.safety_cuts[1]", "not-rising"),
    (put("boards", "4", "exchange", to=[]), "boards.4.exchange", "empty"),
    (put("boards", "3", "workshop", to=[4, 0]), "boards.3.workshop[1]", "too-small"),
    (put("boards", "2", "control_centre", to=["bribery"]), "boards.2.control_centre", "lacks"),
    (put("boards", "2", "control_centre", to=["bribing"]), "boards.2.control_centre[0]", "not-one-of"),
    (put("boards", "5", to={}), "boards.5", "unknown-key"),
    (put("companies", "3", "safety", to=[2000, 2000, 3000]), "companies.3.safety[1]", "not-rising"),
    (drop("tiles", 0, "power"), "tiles[0].power", "missing-key"),
    (drop("deliveries", 0), "deliveries.costs", "wrong-count"),
    (put("deliveries", 1, "key", to="zinc"), "deliveries[1].key", "used-twice"),
    (put("deliveries", 1, "prestige", to=[2, 2]), "deliveries[1].prestige", "wrong-length"),
    (put("deliveries", 1, "costs", 2, to=[0, 5, 0, 0]), "deliveries[1].costs[2]", "not-rising"),
    (put("deliveries", 1, "costs", 0, to=[0, 0, 0, 0]), "deliveries[1].costs[0]", "not-rising"),
    (drop("achievements", 8), "achievements.row", "wrong-count"),
    (put("achievements", 1, "key", to="zinc-copper"), "achievements[1].key", "used-twice"),
    (put("achievements", 0, "prestige", to=[4, 3, 3, 1]), "achievements[0].prestige", "not-falling"),
    (put("achievements", 0, "cards", to=6), "achievements[0]", "exactly-one"),
    (put("achievements", 8, "depth", to=0), "achievements[8]", "lacks"),
    (put("achievements", 8, "depth", to=6), "achievements[8].depth", "too-large"),
    (put("achievements", 8, "row", to=4), "achievements[8].row", "too-large"),
    (put("endings", "4", "bonus", to=[3, 2, 1]), "endings.4.bonus", "wrong-length"),
    (put("endings", "4", "bonus", to=[1, 2, 3, 4]), "endings.4.bonus", "not-falling"),
    (put("endings", "3", "achievement_tiles", to=[1, 3, 2]), "endings.3.achievement_tiles[2]", "not-rising"),
    (put("endings", "2", "centre_players", to=3), "endings.2.centre_players", "too-large"),
    (put("endings", "2", "achievements", to=10), "endings.2.achievements", "too-large"),
    (put("modules", "diamond", to={}), "modules.diamond", "unknown-key-near"),
    (put("modules", to=3), "modules", "wrong-type"),
    (put("modules", "fluctuating_market", "notch", to=0), "modules.fluctuating_market.notch", "too-small"),
    (put("modules", "fluctuating_market", "notch", to=300), "modules.fluctuating_market.maximum[0]", "off-step"),
    (put("modules", "fluctuating_market", "start", 2, to=300), "modules.fluctuating_market.start[2]", "not-between"),
    (
        put("modules", "fluctuating_market", "speculations", to=[2]),
        "modules.fluctuating_market.speculations",
        "wrong-length",
    ),
    (put("modules", "diamonds", "amounts", 3, to=[2000, 0]), "modules.diamonds.amounts[3][1]", "too-small"),
    (put("modules", "diamonds", "amounts", 3, to=[250]), "modules.diamonds.amounts[3][0]", "not-a-multiple"),
    (put("modules", "explosions", "cards", to=[1] * 7), "modules.explosions.cards", "wrong-length"),
    (put("modules", "explosions", "cards", 0, to=-1), "modules.explosions.cards[0]", "too-small"),
    (put("modules", "inspectors", "moves", 2, 5, to=[1, 2]), "modules.inspectors.moves[2][5]", "not-larger"),
    (put("modules", "inspectors", "moves", 2, 5, to=[4, 0]), "modules.inspectors.moves[2][5]", "not-larger"),
    (drop("modules", "inspectors", "moves", 2, 5), "modules.inspectors.moves[2]", "wrong-length"),
    (drop("modules", "inspectors", "moves", 2), "modules.inspectors.moves", "wrong-length"),
]


@pytest.mark.parametrize(("change", "where", "reason"), BAD, ids=[f"{where} {reason}" for _, where, reason in BAD])
def test_a_set_that_cannot_be_played_is_refused(change: Change, where: str, reason: str) -> None:
    """Every condition on the numbers is checked at load; the error names the key and the reason."""
    tables = raw()
    change(tables)
    assert (where, reason) in [(error.details["where"], error.details["reason"]) for error in NUMBERS.check(tables)]
    with pytest.raises(BadComponents):
        load(tables)


def test_a_pile_must_outlast_its_tiles() -> None:
    """Each pile has at least as many cards as tiles draw from it."""
    tables = raw()
    for card in tables["cards"][:3]:
        card["pile"] = 4
    (error,) = [e for e in NUMBERS.check(tables) if e.details["reason"] == "too-few"]
    assert (error.details["found"], error.details["wanted"]) == ("3: 3", "4")


@pytest.mark.rule("RW-SETUP-04")
def test_tiles_that_cannot_be_laid_are_refused_quickly() -> None:
    """Five equal tiles in a ring of eight, or two neighbouring rings of the same two powers, admit no layout."""
    tables = raw()
    for n, tile in enumerate(tables["tiles"]):
        tile["power"] = n % 2 + 3 if tile["stratum"] in "AB" else tile["power"]
    assert "no-layout" in [error.details["reason"] for error in NUMBERS.check(tables)]


def test_ours_is_loaded_once() -> None:
    """Our own numbers are read and checked once in a process."""
    assert load() is load()
    assert isinstance(load(), Components)
