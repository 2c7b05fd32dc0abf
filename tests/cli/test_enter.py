"""`components --enter`: an owner at the keyboard, piece by piece."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from rockworker.cli import run
from rockworker.components.review import review
from rockworker.registry import definition_of


def enter(file: Path, monkeypatch: pytest.MonkeyPatch, *answers: str, game: str = "rockwell", lang: str = "en") -> None:
    """Types some lines; then the input ends."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
    assert run(["components", game, "--enter", str(file), "--lang", lang]) == 0


def test_a_walk_through_some_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Confirm, change, refuse nonsense, skip, go back, stop; the file can be shared with what is said about it."""
    file = tmp_path / "mine.toml"
    about = ("Attic find", "2014", "Ann", "")
    enter(file, monkeypatch, *about, "", "9", "3", "1 1 0 1", "", "s", "b", "q")
    out = capsys.readouterr().out
    assert out.count("Terrain tile 1 (stratum A)") == 1
    assert out.count("Terrain tile 2 (stratum A)") == 4  # shown, after "9", after the change, and in the report
    assert out.count("Terrain tile 3 (stratum A)") == 2  # skipped, and gone back to from the fourth
    assert "Attic find · 2014 · Ann" in out
    found = review(definition_of("rockwell").own_numbers(), file)
    assert [(one.place, one.theirs) for one in found.differences] == [("tiles[1].income", [1, 1, 0, 1])]
    assert found.about.name == "Attic find"


def test_the_next_walk_begins_where_the_last_one_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Input that ends, or Ctrl-C, loses nothing; what is known is not asked again, nor what the set is called."""
    file = tmp_path / "mine.toml"
    enter(file, monkeypatch, "x", "", "", "", "", "", game="clockworker")
    capsys.readouterr()
    enter(file, monkeypatch, game="clockworker", lang="de")
    out = capsys.readouterr().out
    assert "Ein Name" not in out
    assert "Fabrik 1:" in out
    assert "Startfabrik" not in out
