"""What the page looks up: modules, options and clauses in words; and the page's own files."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar.testing import TestClient

from rockworker.registry import definition_of, game_names
from rockworker.server.app import create_app
from rockworker.server.config import Settings
from rockworker.server.http.static import FOR_EVER, SCREENS
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts


@pytest.fixture
def client(tmp_path: Path) -> TestClient:  # type: ignore[type-arg]
    """A server with a page of two files."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>" + " " * 500, "utf-8")
    (page / "assets" / "index-abc.js").write_text("export {};" * 100, "utf-8")
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'test.db'}", page=str(page))
    return TestClient(create_app(settings))


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


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_has_an_address(client: TestClient, path: str) -> None:  # type: ignore[type-arg]
    """One document for all of them, which is asked for anew each time."""
    address = path.replace("{game:str}", "rockwell").replace("{table_id:str}", "t").replace("{step:str}", "3")
    with client:
        response = client.get(address)
    assert response.text.startswith("<!doctype html>")
    assert response.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in response.headers["content-security-policy"]


def test_assets_are_kept_and_packed(client: TestClient) -> None:  # type: ignore[type-arg]
    """What has a hash in its name never changes; who can unpack it gets it packed."""
    with client:
        packed = client.get("/assets/index-abc.js", headers={"Accept-Encoding": "gzip"})
        plain = client.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
        missing = client.get("/assets/none.js")
    assert packed.headers["cache-control"] == FOR_EVER
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, mtime=0))
    assert packed.content == plain.content
    assert plain.headers["content-type"].startswith("text/javascript")
    assert missing.status_code == 404


def test_without_a_page_the_server_says_so(tmp_path: Path) -> None:
    """The interface for programs works all the same."""
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'test.db'}", page=str(tmp_path / "none"))
    with TestClient(create_app(settings)) as client:
        assert client.get("/").status_code == 503
        assert client.get("/api/v1/games").status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed_with_all_that_a_page_needs(client: TestClient, lang: str) -> None:  # type: ignore[type-arg]
    """Title and a line about it, modules and options in words, bots, drawing and lesson: the page knows no game."""
    with client:
        found = {game["name"]: game for game in client.get(f"/api/v1/games?lang={lang}").json()}
    rockwell = found["rockwell"]
    assert (rockwell["title"], rockwell["drawing"], rockwell["bots"]) == ("Rockwell", "rockwell", ["random", "greedy"])
    assert rockwell["about"] == Texts.of(definition_of("rockwell"), lang).about("game-title")
    assert found["clockworker"]["lesson"] == {"players": 2, "bots": {"1": "random"}, "seed": "21"}


def test_a_bare_game_can_be_listed_looked_up_and_drawn(client: TestClient, pebbles: str) -> None:  # type: ignore[type-arg]
    """Without titles, rulebook and pieces: its own names have to do, its rulebook is empty, and so are its pieces."""
    with client:
        found = client.get("/api/v1/games").json()[-1]
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
