"""What the page looks up: games with their modules and options, and clauses, in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from rockworker.registry import LEVELS, definition_of, game_names
from rockworker.server.app import create_app
from rockworker.server.config import Settings
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts
from tests.server.harness import migrated_database


@pytest.fixture
def client(tmp_path: Path) -> TestClient:  # type: ignore[type-arg]
    """A server."""
    return TestClient(create_app(Settings(database=migrated_database(tmp_path))))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_modules_and_options_have_names_in_every_language(client: TestClient, game: str, lang: str) -> None:  # type: ignore[type-arg]
    """And every option says what it may be."""
    with client:
        listed = {each["name"]: each for each in client.get(f"/api/v1/games?lang={lang}").json()}
    found = {"modules": listed[game]["modules"], "options": listed[game]["options"]}
    assert tuple(module["name"] for module in found["modules"]) == definition_of(game).module_names
    assert all(entry["label"] and entry["about"] for kind in found.values() for entry in kind)
    defaults = {option["name"]: option["default"] for option in found["options"]}
    assert defaults == {name: getattr(definition_of(game).options_type(), name) for name in defaults}
    assert all(not option["values"] or option["default"] in option["values"] for option in found["options"])


def test_the_rules_about_what_is_asked(client: TestClient) -> None:  # type: ignore[type-arg]
    """A prompt leads to the sections that bear on it, with their rulings; without a prompt all are there."""
    with client:
        auction = client.get("/api/v1/games/rockwell/rules?prompt=auction").json()
        everything = client.get("/api/v1/games/rockwell/rules?lang=de").json()
    assert [section["id"] for section in auction] == ["RW-AUC"]
    assert auction[0]["clauses"][1]["rulings"][0]["id"] == "AMB-01"
    assert len(everything) > 20


def test_a_clause(client: TestClient) -> None:  # type: ignore[type-arg]
    """By its id, in the language asked for; an unknown one is a typed 404."""
    with client:
        english = client.get("/api/v1/rules/RW-EXT-15").json()
        french = client.get("/api/v1/rules/RW-EXT-15?lang=fr").json()
        unknown = client.get("/api/v1/rules/RW-NONE-1")
    assert english["game"] == "rockwell"
    assert english["text"] != french["text"]
    assert unknown.status_code == 404
    assert unknown.json()["error"] == "no-such-clause"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed_with_all_that_a_page_needs(client: TestClient, lang: str) -> None:  # type: ignore[type-arg]
    """Title and a line about it, modules and options in words, bots, drawing and lesson: the page knows no game."""
    with client:
        found = {game["name"]: game for game in client.get(f"/api/v1/games?lang={lang}").json()}
    rockwell = found["rockwell"]
    assert (rockwell["title"], rockwell["drawing"], rockwell["bots"]) == ("Rockwell", "rockwell", [*LEVELS])
    assert [level["bot"] for level in rockwell["levels"]] == rockwell["bots"]
    assert rockwell["suggested"] == "greedy"
    assert all(level["label"] and level["about"] for level in rockwell["levels"])
    assert rockwell["about"] == Texts.of(definition_of("rockwell"), lang).about("game-title")
    assert rockwell["terms"]["score-total"] == Texts.of(definition_of("rockwell"), lang).term("score-total")
    assert rockwell["can_be_reviewed"]
    assert found["clockworker"]["lesson"] == {"players": 2, "bots": {"1": "apprentice"}, "seed": "1c", "options": {}}
    assert found["rockwell"]["lesson"]["options"] == {"turn_limit": 4}


def test_a_bare_game_can_be_listed_looked_up_and_drawn(client: TestClient, pebbles: str) -> None:  # type: ignore[type-arg]
    """Without titles, rulebook and pieces: its own names have to do, its rulebook is empty, and so are its pieces."""
    with client:
        found = next(game for game in client.get("/api/v1/games").json() if game["name"] == pebbles)
        rules = client.get(f"/api/v1/games/{pebbles}/rules?lang=fr")
        clause = client.get("/api/v1/rules/RW-EXT-15")
        key = client.post("/api/v1/guests", json={"name": "Ann"}).json()["key"]
        client.cookies.clear()
        client.headers["Authorization"] = f"Bearer {key}"
        table = client.post("/api/v1/tables", json={"game": pebbles, "players": 2}).json()
        pieces = client.get(f"/api/v1/tables/{table['id']}/pieces")
    assert (found["title"], found["about"], found["drawing"], found["lesson"]) == ("Pebbles", "", "generic", None)
    assert [module["label"] for module in found["modules"]] == ["Rich", "Poor"]
    assert (found["bots"], found["suggested"], found["can_be_reviewed"]) == (["random"], "random", False)
    assert (rules.status_code, rules.json()) == (200, [])
    assert clause.status_code == 200
    assert pieces.json() == {"pieces": {}, "labels": {}}


def signed_in(client: TestClient) -> None:  # type: ignore[type-arg]
    """Calls as a guest from now on."""
    key = client.post("/api/v1/guests", json={"name": "Ann"}).json()["key"]
    client.headers["Authorization"] = f"Bearer {key}"


FILE = '[about]\nname = "Attic"\n[companies.3]\nsafety = [1800, 2500, 3000]\n'


def test_a_component_file_is_checked_and_played_with(client: TestClient) -> None:  # type: ignore[type-arg]
    """What it changes is counted; its numbers open a table whose entry names the set."""
    with client:
        signed_in(client)
        checked = client.post("/api/v1/games/rockwell/components", json={"name": "mine.toml", "text": FILE})
        wish = {"game": "rockwell", "players": 3, "components": checked.json()["components"]}
        table = client.post("/api/v1/tables", json=wish)
        pieces = client.get(f"/api/v1/tables/{table.json()['id']}/pieces")
    assert checked.status_code == 200
    found = checked.json()
    assert (found["flaws"], found["differences"], found["about"]["name"]) == ([], 1, "Attic")
    assert 0 < found["reconstructed"] < found["total"]
    assert (table.json()["own_components"], table.json()["set_name"]) == (True, "Attic")
    assert "1800" in pieces.text


@pytest.mark.parametrize(
    ("text", "lang", "words"),
    [
        ("[start]\ncash = -1\n", "en", "line 2, at start.cash"),
        ("[start]\ncash = -1\n", "fr", "ligne 2, à la clé start.cash"),
        ("", "de", "leer"),
        ("a = = 1", "en", "can’t be read as TOML"),
        ("x = " + "[" * 5000, "en", "TOML"),
    ],
)
def test_a_flawed_component_file_is_told_in_words(client: TestClient, text: str, lang: str, words: str) -> None:  # type: ignore[type-arg]
    """By line and key, in the reader's language; there is nothing to open a table with."""
    with client:
        signed_in(client)
        answer = client.post(f"/api/v1/games/rockwell/components?lang={lang}", json={"name": "mine.toml", "text": text})
    assert answer.status_code == 200
    assert words in answer.json()["flaws"][0]
    assert answer.json()["components"] == {}


def test_a_component_file_has_bounds(client: TestClient) -> None:  # type: ignore[type-arg]
    """Not too long, not for a game that does not exist, not told to be something else."""
    with client:
        signed_in(client)
        long = client.post("/api/v1/games/rockwell/components", json={"name": "x", "text": "#" * 200_001})
        unknown = client.post("/api/v1/games/chess/components", json={"name": "x", "text": "a = 1"})
        wrong = client.post("/api/v1/games/rockwell/components", json={"name": "x", "text": 1})
    assert [answer.status_code for answer in (long, unknown, wrong)] == [400, 400, 400]
