"""`python -m tools.screens`: pictures of the full-screen terminal for the documentation, from real games."""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

import rockworker
from rockworker.cli.screen.app import PlayApp
from rockworker.cli.session import Session
from rockworker.play.arena import bots_for, steps

IMAGES: Final = Path(__file__).parents[1] / "docs" / "images"
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan")
PATIENCE: Final = 60.0


class Shot(msgspec.Struct, frozen=True):
    """A picture: of which game, when, how large, and after which keys."""

    file: str
    game: str
    players: int
    prompt: str
    actions: int
    """Bots play on from this many actions until the prompt comes up for the first player."""
    size: tuple[int, int]
    keys: Sequence[str] = ()
    language: str = "en"
    modules: tuple[str, ...] = ()


SHOTS: Final = (
    Shot("terminal-rockwell", "rockwell", 3, "drilling-turn-move", 90, (80, 24), ("1", "right")),
    Shot("terminal-rockwell-wide", "rockwell", 4, "drilling-turn-move", 150, (120, 40), ("1",), "en", ("inspectors",)),
    Shot("terminal-clockworker", "clockworker", 3, "action-phase", 40, (80, 24)),
    Shot("terminal-clockworker-wide", "clockworker", 3, "action-phase", 40, (120, 40), (), "fr"),
    Shot("terminal-rules", "clockworker", 3, "action-phase", 20, (80, 24), ("question_mark", *"rescue")),
)


def main() -> None:
    """Writes all pictures."""
    with tempfile.TemporaryDirectory() as state:
        os.environ["XDG_STATE_HOME"] = state
        for shot in SHOTS:
            (IMAGES / f"{shot.file}.svg").write_text(asyncio.run(taken(shot)), "utf-8")


async def taken(shot: Shot) -> str:
    """The picture, without anything that a reader's browser would have to load."""
    app = PlayApp(_session(shot))
    async with app.run_test(size=shot.size) as pilot:
        async with asyncio.timeout(PATIENCE):
            while app.table.decision is None:
                await pilot.pause(0.05)
        for key in shot.keys:
            await pilot.press(key)
        await pilot.pause(0.2)
        picture = app.export_screenshot()
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)


def _session(shot: Shot) -> Session:
    game = rockworker.new(shot.game, players=shot.players, seed=5, modules=shot.modules)
    for _ in steps(game, bots_for(game, ["greedy"] * shot.players, 5)):
        if game.version >= shot.actions and game.actors == (0,) and game.prompt == shot.prompt:
            break
    session = Session(game, ["human", *["greedy"] * (shot.players - 1)], NAMES[: shot.players], shot.language)
    # As if the first player had been at the table all the time: only what the others did last is news.
    log = game.log
    last = max((number for number, (player, _) in enumerate(log) if player == 0), default=0)
    session.seen[0] = sum(len(events) for _, events in list(game.replay())[: last + 1])
    return session


if __name__ == "__main__":
    main()
