"""Standing answers in a file: the replay tells those who may know."""

from __future__ import annotations

from pathlib import Path

import pytest

import rockworker
from rockworker.cli.session import Session
from tests.cli import driver

TOLD = "“Take no insurance” (standing answer)."


@pytest.mark.parametrize(
    ("eyes", "told"), [("--as=1", True), ("--as=2", False), ("--spectator", False), ("--all", True)]
)
def test_nobody_else_reads_of_a_sealed_one(tmp_path: Path, eyes: str, told: bool) -> None:
    """Not even when the choices are long revealed."""
    game = rockworker.new("rockwell", players=2, seed=4)
    while game.prompt != "buy-insurance":
        game.push(game.legal_actions()[0])
    session = Session(game, ["human", "human"], ["Ann", "Ben"], "en", tmp_path / "game.json")
    session.standing.switch(0, "insure-nothing", on=True)
    assert session.answer(0)
    session.apply(1, session.game.legal_actions(1)[0])
    replayed = driver.run("replay", str(tmp_path / "game.json"), eyes)
    assert replayed.returncode == 0
    assert (TOLD in " ".join(replayed.stdout.split())) is told
