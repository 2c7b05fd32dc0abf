"""How to play, as the page gets it: chapters and words, and scenes that can be touched."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from rockworker.registry import game_names
from rockworker.rulebook.how import how_to_play, scenes_of
from rockworker.server.app import create_app
from rockworker.server.config import Settings
from tests.server.harness import migrated_database


@pytest.fixture
def client(tmp_path: Path) -> TestClient:  # type: ignore[type-arg]
    """A server."""
    return TestClient(create_app(Settings(database=migrated_database(tmp_path))))


def test_how_to_play_in_a_language(client: TestClient, pebbles: str) -> None:  # type: ignore[type-arg]
    """Chapters and words; a game that says nothing has none, an unknown one is refused."""
    with client:
        french = client.get("/api/v1/games/rockwell/how?lang=fr").json()
        nothing = client.get(f"/api/v1/games/{pebbles}/how").json()
        unknown = client.get("/api/v1/games/chess/how")
    assert french["lead"] == how_to_play("rockwell", "fr").lead
    assert french["chapters"][0]["title"] == "Le but"
    assert "excédent" in french["words"][0]["forms"]
    assert nothing == {"lead": "", "chapters": [], "words": []}
    assert unknown.status_code == 400


@pytest.mark.parametrize("game", game_names())
def test_scenes_offer_one_move_and_tell_what_it_brings(client: TestClient, game: str) -> None:  # type: ignore[type-arg]
    """In words of the language, on pieces of the game; hints are about that move alone."""
    with client:
        found = client.get(f"/api/v1/games/{game}/scenes?lang=de").json()
    assert [scene["step"]["title"] for scene in found["scenes"]] == [
        step.title for step in how_to_play(game, "de").steps.values()
    ]
    assert len(found["scenes"]) == len(scenes_of(game))
    assert found["printed"]["pieces"]
    for scene in found["scenes"]:
        (offer,) = scene["before"]["offers"]
        assert all(len(axis["values"]) == 1 for axis in offer["axes"])
        assert {hint["when"]["type"] for hint in scene["before"].get("hints", ())} <= {offer["type"]}
        assert "Ada" in " ".join(scene["told"]["texts"])
        assert (scene["after"]["offers"], scene["before"]["view"] == scene["after"]["view"]) == ([], False)


def test_a_bare_game_has_no_scenes(client: TestClient, pebbles: str) -> None:  # type: ignore[type-arg]
    """Then there is nothing to draw, either."""
    with client:
        assert client.get(f"/api/v1/games/{pebbles}/scenes").json() == {"printed": None, "scenes": []}
