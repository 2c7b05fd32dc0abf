"""The component numbers: what the rulebook's text demands of them, and owners' own files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rockworker
from rockworker.components.overlay import read
from rockworker.components.provenance import missing_sources, provenance
from rockworker.engine.errors import BadComponents
from rockworker.engine.inside import inside
from rockworker.games.clockworker.components import FILE, NUMBERS, load, raw
from rockworker.games.clockworker.resources import GEAR, ROBOT, parse_bundle

OURS = load()

Change = Callable[[dict[str, Any]], Any]


def flaws(change: Change) -> set[tuple[str, str]]:
    """Where and why our numbers are refused after a change."""
    tables = raw()
    change(tables)
    return {(error.details["where"], error.details["reason"]) for error in NUMBERS.check(tables)}


def artifact(tables: dict[str, Any], key: str) -> dict[str, Any]:
    """An artifact's table."""
    found: dict[str, Any] = next(card for card in tables["artifacts"] if card["key"] == key)
    return found


def all_slots(tables: dict[str, Any], letter: str, other: str) -> None:
    """Replaces a kind by another one in all slots."""
    for card in (tables["starting_factory"], *tables["factories"]):
        card["slots"] = [slot.replace(letter, other) for slot in card["slots"]]


def test_our_numbers_have_no_flaw_and_all_have_sources() -> None:
    """Every number says whether the rulebook states it, it was derived, or it is our own."""
    assert NUMBERS.check(FILE) == []
    tables = read(FILE)
    assert list(missing_sources(tables)) == []
    sources = dict(provenance(tables))
    assert set(sources.values()) == {"rulebook", "derived", "reconstructed"}
    assert sources["setup.recharge"] == "rulebook"
    assert sources["factories[0].cost"] == "reconstructed"
    assert sources["artifacts[4].points"] == "reconstructed"
    assert sources["artifacts[0].effect.points"] == "rulebook"


@pytest.mark.rule("CW-CON-01")
def test_constraint_number_of_cards() -> None:
    """4 + 40 factories, 12 × 2 + 4 artifacts, each name once."""
    assert 4 + 40 + sum(card.copies for card in OURS.artifacts) == 72
    assert flaws(lambda t: t["factories"].pop(20)) == {("factories", "wrong-count")}
    assert ("starting_factory.copies", "wrong-count") in flaws(lambda t: t["starting_factory"].update(copies=5))
    assert flaws(lambda t: t["artifacts"][4].update(copies=1)) == {("artifacts[4].copies", "wrong-count")}
    assert ("artifacts", "lacks") in flaws(lambda t: t["artifacts"].pop(5))
    assert ("artifacts[5].key", "not-one-of") in flaws(lambda t: t["artifacts"][5].update(key="teapot"))
    assert ("factories.key", "used-twice") in flaws(lambda t: t["factories"][0].update(key="scrap-mint"))
    assert ("artifacts.key", "used-twice") in flaws(lambda t: t["artifacts"].append(t["artifacts"][5]))


@pytest.mark.rule("CW-CON-02")
def test_constraint_archives_and_fin() -> None:
    """20 archives, or 19 where FIN is counted among them (CW-AMB-02); FIN beneath the 10th, 8th, 6th."""
    assert flaws(lambda t: t["archives"].pop()) == set()
    assert ("archives", "not-between") in flaws(lambda t: [t["archives"].pop(), t["archives"].pop()])
    assert ("archives", "not-between") in flaws(lambda t: t["archives"].append({**t["archives"][0], "key": "more"}))
    assert ("archives.key", "used-twice") in flaws(lambda t: t["archives"][0].update(key=t["archives"][1]["key"]))
    assert flaws(lambda t: t["setup"]["fin_beneath"].update({"3": 9})) == {("setup.fin_beneath.3", "wrong-count")}


@pytest.mark.rule("CW-CON-03")
def test_constraint_factory_prices() -> None:
    """Prices are above 0, and something is affordable with 3 gears and the first recovered slot."""
    assert flaws(lambda t: t["factories"][0].update(cost=0)) == {("factories[0].cost", "too-small")}
    assert ("factories.cost", "too-large") in flaws(lambda t: [card.update(cost=6) for card in t["factories"]])
    assert min(card.cost for card in OURS.factories) <= 3 + parse_bundle(OURS.starting_factory.slots[0])[0]


@pytest.mark.rule("CW-CON-04")
def test_constraint_five_slots() -> None:
    """Some factory has 5 slots, two have 10 together, none has more than can be drawn."""
    short = flaws(lambda t: [card.update(slots=card["slots"][:4]) for card in t["factories"]])
    assert short == {("factories.slots", "lacks"), ("factories.slots", "too-few")}
    assert ("factories[3].slots", "not-between") in flaws(lambda t: t["factories"][3].update(slots=["C"] * 9))
    assert ("factories[3].slots", "not-between") in flaws(lambda t: t["factories"][3].update(slots=[]))


@pytest.mark.rule("CW-CON-05")
def test_constraint_starting_factory() -> None:
    """At most 4 slots, so that robots are left over."""
    assert len(OURS.starting_factory.slots) <= 4
    five = flaws(lambda t: t["starting_factory"].update(slots=["C"] * 5))
    assert ("starting_factory.slots", "not-between") in five


@pytest.mark.rule("CW-CON-06")
def test_constraint_slots_may_give_several_units() -> None:
    """Some do; a slot of mixed kinds is possible, too."""
    assert ("factories.slots", "lacks") in flaws(lambda t: all_slots(t, "2", ""))
    assert flaws(lambda t: t["factories"][0].update(slots=["C R", "2G", "W"])) == set()


@pytest.mark.rule("CW-CON-07")
@pytest.mark.parametrize("letter", "CRGBOW")
def test_constraint_all_kinds_can_be_had(letter: str) -> None:
    """Gears, blocks of all four colours and robots come from slots."""
    assert ("factories.slots", "lacks") in flaws(lambda t: all_slots(t, letter, "R" if letter == "C" else "C"))


@pytest.mark.rule("CW-CON-08")
def test_constraint_artifact_costs() -> None:
    """One artifact costs R 2G B; the others may ask for anything but points. Ours are all blocks."""
    assert flaws(lambda t: t["artifacts"][2].update(cost="2R 3C W O")) == set()
    assert ("artifacts[2].cost", "not-allowed") in flaws(lambda t: t["artifacts"][2].update(cost="2R P"))
    assert not any(parse_bundle(card.cost)[kind] for card in OURS.artifacts for kind in (GEAR, ROBOT))
    assert ("artifacts.cost", "lacks") in flaws(lambda t: artifact(t, "duplication-device").update(cost="R G B"))


@pytest.mark.rule("CW-CON-09")
def test_constraint_archive_costs() -> None:
    """Gears, blocks and robots in any mixture; points buy nothing, and nothing is free."""
    assert flaws(lambda t: t["archives"][0].update(cost="2C R W O")) == set()
    for wrong in ("2P", "", "free", "12R"):
        assert flaws(lambda t, cost=wrong: t["archives"][0].update(cost=cost)) == {  # type: ignore[misc]
            ("archives[0].cost", "not-allowed")
        }


@pytest.mark.rule("CW-CON-10")
def test_constraint_printed_points() -> None:
    """Artifacts and archives print points, factories neither print nor give any."""
    assert flaws(lambda t: t["factories"][0].update(points=1)) == {("factories[0].points", "unknown-key")}
    assert flaws(lambda t: t["factories"][0].update(slots=["P"])) == {("factories[0].slots[0]", "not-allowed")}
    assert flaws(lambda t: t["archives"][0].update(points=0)) == {("archives[0].points", "too-small")}
    assert flaws(lambda t: t["artifacts"][0].update(points=0)) == set()


@pytest.mark.rule("CW-CON-11")
def test_constraint_gears() -> None:
    """Recharge 2, Kit 5, Vending 2 for 1, Duplication 1 for 1, and the gears of the seats."""
    assert flaws(lambda t: t["setup"].update(recharge=3)) == {("setup.recharge", "wrong-count")}
    assert flaws(lambda t: t["setup"].update(robots=7)) == {("setup.robots", "wrong-count")}
    assert flaws(lambda t: t["setup"]["gears"].update({"4": [3, 3, 3, 3]})) == {("setup.gears.4", "not-allowed")}
    for key, change in (
        ("emergency-kit", {"gain": "4C"}),
        ("vending-machine", {"amount": 3}),
        ("duplication-device", {"amount": 2}),
    ):
        ((where, reason),) = flaws(lambda t, k=key, c=change: artifact(t, k)["effect"].update(c))  # type: ignore[misc]
        assert where.endswith(".effect")
        assert reason == "not-allowed"


@pytest.mark.rule("CW-CON-12")
def test_constraint_points_of_effects() -> None:
    """2 per artifact, 3 per factory, 3 per archive, 10 for 12 cards, 6 per pair, 1 per factory, 1 per robot."""
    effects = {card.key: card.effect for card in OURS.artifacts}
    for key, points in (
        ("mechanical-god", 10), ("rescue-ship", 1), ("robotic-government", 1), ("toward-a-new-world", 6),
    ):  # fmt: skip
        assert effects[key].points == points  # type: ignore[union-attr]
    for key, gain in (("extended-memory", "2P"), ("advertising-megaphone", "3P"), ("emotion-study-system", "3P")):
        assert effects[key].gain == gain  # type: ignore[union-attr]
        assert flaws(lambda t, k=key: artifact(t, k)["effect"].update(gain="9P"))  # type: ignore[misc]


@pytest.mark.rule("CW-CON-13")
def test_constraint_stock() -> None:
    """The box holds the starting robots and the blocks of any price; beyond that it is no limit."""
    assert ("stock.robots", "too-small") in flaws(lambda t: t["stock"].update(robots=20))
    assert ("stock.blocks", "too-small") in flaws(lambda t: t["stock"].update(blocks=3))
    stock = OURS.stock
    assert (stock.blocks, stock.robots, stock.gears, stock.points) == (20, 50, 240, 240)


@pytest.mark.rule("CW-CON-14")
def test_constraint_both_ends_can_come() -> None:
    """FIN comes before the archives run out, and there are cards enough for twelve."""
    assert ("setup.fin_beneath.4", "too-large") in flaws(lambda t: t["setup"]["fin_beneath"].update({"4": 12}))
    assert len(OURS.factories) + 1 >= 12


@pytest.mark.rule("CW-CON-15")
def test_constraint_two_player_icon() -> None:
    """Two players use some cards, not all, and enough for a row."""
    assert 0 < sum(card.two_players for card in OURS.factories) < 40

    def everything(tables: dict[str, Any]) -> None:
        for card in tables["factories"]:
            card["two_players"] = True
        for card in tables["artifacts"]:
            card["copies_for_two"] = card["copies"]

    assert flaws(everything) == {("factories.two_players", "too-large")}
    few = flaws(lambda t: [card.update(two_players=False) for card in t["factories"]])
    assert few == {("factories.two_players", "too-few")}
    more = flaws(lambda t: t["artifacts"][0].update(copies_for_two=2))
    assert more == {("artifacts[0].copies_for_two", "too-large")}


def test_export_can_be_checked_and_loaded(tmp_path: Path) -> None:
    """What we export has no flaw and is what we play with; it explains itself."""
    path = tmp_path / "mine.toml"
    NUMBERS.export(path)
    assert NUMBERS.check(path) == []
    assert load(path) == OURS
    assert path.read_text(encoding="utf-8") == NUMBERS.exported()
    assert NUMBERS.exported().startswith("# Clockworker")


def test_an_owner_can_play_with_own_numbers(tmp_path: Path) -> None:
    """A file may hold a single table; the rest is ours, and a save carries it along."""
    path = tmp_path / "mine.toml"
    path.write_text('[starting_factory]\nslots = ["2C", "C", "R", "W"]\nsource = "box"\n', encoding="utf-8")
    game = rockworker.new("clockworker", players=2, seed=3, components=path)
    player = game.actors[0]
    assert inside(game).state.holdings[player][0] == 4 + 2
    again = rockworker.load(game.save())
    assert inside(again).state == inside(game).state
    assert json.loads(game.save())["header"]["components"]["starting_factory"]["slots"][0] == "2C"


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("setup = 3", "setup", "wrong-type"),
        ("[setup]\nrecharges = 2", "setup.recharges", "unknown-key-near"),
        ('[starting_factory]\nslots = ["2X"]', "starting_factory.slots[0]", "not-allowed"),
        ("[starting_factory]\nsource = 'hearsay'", "starting_factory.source", "not-one-of"),
        ("this is no toml", "–", "not-toml"),
    ],
)
def test_bad_files_name_file_key_and_reason(tmp_path: Path, text: str, where: str, reason: str) -> None:
    """A flaw is told with the file, the key and the reason."""
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents) as refused:
        rockworker.new("clockworker", components=path)
    details = refused.value.details
    assert (details["file"], details["where"], details["reason"]) == (str(path), where, reason)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    """No traceback of the operating system."""
    with pytest.raises(BadComponents) as refused:
        rockworker.new("clockworker", components=tmp_path / "none.toml")
    assert refused.value.details["reason"] == "unreadable"
    assert NUMBERS.check(tmp_path / "none.toml")[0].details["reason"] == "unreadable"
