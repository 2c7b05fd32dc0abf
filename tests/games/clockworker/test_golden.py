"""Golden games: played again, they go as they always went."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.clockworker.golden import FOLDER, WORLDS, actions_of, transcript

FILES = sorted(FOLDER.glob("*.jsonl"))


def test_the_golden_games_are_there() -> None:
    """A file for each of the worlds, and no other."""
    assert {file.stem for file in FILES} == set(WORLDS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_goes_as_ever(file: Path) -> None:
    """Every number of choices, every event and the scores are those of the file."""
    lines = file.read_text(encoding="utf-8").splitlines()
    header, log = actions_of(lines)
    for number, (now, then) in enumerate(zip(transcript(header, log), lines, strict=True), 1):
        assert now == then, f"line {number}"
