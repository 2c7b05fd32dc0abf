"""What the page looks up: games with their modules and options, and clauses, in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from rockworker.registry import definition_of, game_names
from rockworker.server.app import create_app
from rockworker.server.config import Settings
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts


@pytest.fixture
def client(tmp_path: Path) -> TestClient:  # type: ignore[type-arg]
    """A server."""
    return TestClient(create_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'test.db'}")))


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
    assert (rockwell["title"], rockwell["drawing"], rockwell["bots"]) == ("Rockwell", "rockwell", ["random", "greedy"])
    assert rockwell["about"] == Texts.of(definition_of("rockwell"), lang).about("game-title")
    assert rockwell["terms"]["score-total"] == Texts.of(definition_of("rockwell"), lang).term("score-total")
    assert found["clockworker"]["lesson"] == {"players": 2, "bots": {"1": "random"}, "seed": "21"}


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
    assert found["bots"] == ["random"]
    assert (rules.status_code, rules.json()) == (200, [])
    assert clause.status_code == 200
    assert pieces.json() == {"pieces": {}, "labels": {}}
