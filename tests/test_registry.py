"""Games come from installed packages; one that is broken must not take the others with it."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from rockworker import registry
from rockworker.cli import run
from rockworker.registry import GamePackage
from rockworker.rulebook.catalogue import catalogue, game_of
from tests.engine.pebbles import Pebbles


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package is installed whose game can't be imported, and it comes first."""
    entry = EntryPoint("broken", "no_such_package:GAME", registry.GAMES)
    installed = {"broken": entry, **registry._installed()}
    monkeypatch.setattr(registry, "_installed", lambda: installed)


@pytest.mark.usefixtures("broken")
def test_a_broken_game_leaves_the_others_alone(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    """It is reported with its reason; the list and the rules of all others are there."""
    assert run(["games"]) == 0
    assert run(["rules", "RW-EXT-17"]) == 0
    out = capsys.readouterr().out
    assert all(word in out for word in ("clockworker", "rockwell", "RW-EXT-17"))
    assert "broken" in caplog.text
    assert "no_such_package" in caplog.text
    assert game_of("RW-EXT-17") == "rockwell"


def test_a_game_that_is_not_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry point that leads to something else is named in the error."""
    entry = EntryPoint("odd", "tests.engine.pebbles:DEFINITION", registry.GAMES)
    monkeypatch.setattr(registry, "_installed", lambda: {"odd": entry})
    with pytest.raises(TypeError, match=r"'odd' of rockworker\.games"):
        registry.game_package("odd")


def test_a_rulebook_that_is_not_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read in the original; a game without one has no clauses."""

    class Untranslated(Pebbles):
        name = "untranslated"
        folder = tmp_path

    monkeypatch.setitem(registry._REGISTERED, "untranslated", GamePackage(Untranslated()))
    assert catalogue("untranslated", "de").clauses == {}
    catalogue.cache_clear()
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.toml").write_text('[sections]\nU = "All"\n[clauses.U-01]\ntext = "Play."\n')
    assert catalogue("untranslated", "de").clauses["U-01"].text == "Play."
