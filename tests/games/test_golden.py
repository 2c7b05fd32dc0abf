"""Golden games: played again, they go as they always went."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from rockworker.engine.game import Game
from tests.games.clockworker import golden as clockworker
from tests.games.golden import actions_of, transcript, write
from tests.games.rockwell import golden as rockwell

HERE = Path(__file__).parent
GOLDEN: dict[Path, Callable[[], Game]] = {
    HERE / game / "golden" / f"{name}.jsonl": partial(golden.play, name)
    for game, golden in (("rockwell", rockwell), ("clockworker", clockworker))
    for name in golden.WORLDS
}
"""By file: how the game is played."""


def test_the_golden_games_are_there() -> None:
    """A file for each of them, and no other."""
    assert set(HERE.glob("*/golden/*.jsonl")) == set(GOLDEN)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_golden_game_goes_as_ever(file: Path) -> None:
    """Every number of choices, every event and the scores are those of the file."""
    lines = file.read_text(encoding="utf-8").splitlines()
    header, log = actions_of(lines)
    for number, (now, then) in enumerate(zip(transcript(header, log), lines, strict=True), 1):
        assert now == then, f"line {number}"


def test_a_golden_game_can_be_written_again(tmp_path: Path) -> None:
    """Played and written as `python -m tests.games.golden` does, it is the same file."""
    file = HERE / "rockwell" / "golden" / "two-players.jsonl"
    write(GOLDEN[file](), tmp_path / file.name)
    assert (tmp_path / file.name).read_text(encoding="utf-8") == file.read_text(encoding="utf-8")
