"""Plays on the full screen as a person does: looks at what is asked, and presses keys. Every wait has an end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from textual.pilot import Pilot

from rockworker.cli.screen.app import PlayApp
from rockworker.cli.screen.decision import Pick
from rockworker.cli.screen.dialogs import HandOver, Reader
from rockworker.cli.screen.lights import LABELS
from rockworker.cli.session import Session
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.play.arena import bots_for, steps

SIZES = [(80, 24), (120, 40)]
DEADLINE = 60.0
"""Seconds that bots may think."""
NAMES = ("Ann", "Ben", "Cleo", "Dan")


class Fingers:
    """A person at the keyboard."""

    def __init__(self, app: PlayApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.pressed = 0

    @property
    def session(self) -> Session:
        """The game at this keyboard."""
        return self.app.session

    @property
    def picture(self) -> str:
        """All that can be read on the screen, row by row."""
        rows = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text for strip in rows)

    async def press(self, *keys: str) -> None:
        """Keys, one after another, each after what the last one led to."""
        for key in keys:
            self.pressed += 1
            await self.pilot.press(key)
            await self.settle()

    async def settle(self) -> None:
        """Until somebody is asked something, or the game is over."""
        async with asyncio.timeout(DEADLINE):
            while not self._is_settled():
                await self.pilot.pause(0.01)
        await self.pilot.pause()

    def _is_settled(self) -> bool:
        if not self.app.is_running or self.app._exit:
            return True
        return bool(self.app.table.decision) or len(self.app.screen_stack) > 2

    async def answer(self, chance: Rng) -> None:
        """Any of the possible answers: by its key, or with arrows and Enter."""
        if isinstance(self.app.screen, HandOver):
            await self.press("enter")
            return
        question = self.app.table.question
        if isinstance(question, Pick):
            number = chance.below(len(question.options))
            await self.press(*([LABELS[number]] if number < len(LABELS) else ["enter"]))
        else:
            changes = ["up", "right", "up"] if chance.below(2) else []
            await self.press(*changes, "enter")

    async def play_on(self, seed: int, until: Callable[[], bool] = lambda: False) -> None:
        """Answers until the game is over."""
        chance = Rng(seed)
        while not self.session.game.is_over and not until():
            await self.answer(chance)


def at_the_table(
    session: Session, size: tuple[int, int], do: Callable[[Fingers], Awaitable[Any]]
) -> tuple[PlayApp, Fingers]:
    """Sits down at a screen of some size, and does something there."""

    async def sit() -> tuple[PlayApp, Fingers]:
        app = PlayApp(session)
        async with app.run_test(size=size) as pilot:
            fingers = Fingers(app, pilot)
            await fingers.settle()
            await do(fingers)
        return app, fingers

    return asyncio.run(sit())


def seated(game: Game, seats: Sequence[str], language: str = "en") -> Session:
    """A session of named players."""
    return Session(game, seats, NAMES[: game.players], language)


def late(game: Game, before_the_end: int) -> Game:
    """A game that bots have played until a few actions before its end."""
    finished = game.copy()
    for _ in steps(finished, bots_for(finished, ["greedy"] * game.players, 1)):
        pass
    return finished.at(finished.version - before_the_end)


def is_reader(app: PlayApp) -> bool:
    """Whether something to read lies over the table."""
    return isinstance(app.screen, Reader)
