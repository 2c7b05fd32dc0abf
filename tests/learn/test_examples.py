"""The examples of the documentation run, in a short form where they take long."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
SHORT = {"ten_lines.py": (), "ismcts.py": ("--games", "2", "--simulations", "2", "--most-words", "6")}
"""By example: what makes it short. `make test-ppo` runs the one that needs PyTorch."""


def run(name: str) -> list[str]:
    """The lines that an example prints."""
    command = [sys.executable, str(EXAMPLES / name), *SHORT[name]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_agent_of_ten_lines_plays_to_the_end() -> None:
    """Three players, one win among them; it has ten lines, and an import less than that is none of them."""
    rewards = [float(line.split()[1]) for line in run("ten_lines.py")]
    assert len(rewards) == 3
    assert sum(rewards) == pytest.approx(1)
    code = [line for line in (EXAMPLES / "ten_lines.py").read_text("utf-8").splitlines()[1:] if line]
    assert len(code) <= 10


def test_search_of_openspiel_plays() -> None:
    """It says what came of each game."""
    assert [line.partition(":")[0] for line in run("ismcts.py")] == ["deal 0", "deal 1"]


def test_the_how_to_prints_every_example() -> None:
    """From the files that are run here, and in `test_training`."""
    pages = "".join([(ROOT / "docs" / "how-to" / name).read_text("utf-8") for name in ("learn.md", "train.md")])
    for path in EXAMPLES.glob("*.py"):
        assert f'--8<-- "examples/{path.name}"' in pages
