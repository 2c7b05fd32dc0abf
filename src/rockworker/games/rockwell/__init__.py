"""Rockwell: drill to the centre of the Earth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rockworker.bots.lazy import LazyBot
from rockworker.games.rockwell.definition import DEFINITION
from rockworker.games.rockwell.modules.registry import rule_sections
from rockworker.registry import LEVELS, GamePackage, Lesson

if TYPE_CHECKING:
    from rockworker.drawing.table import TableDrawing
    from rockworker.learn.encoding import Encoding
    from rockworker.learn.trainee import Trainee
    from rockworker.play.statistics import Statistics
    from rockworker.text.terminal import Pictures, Terminal


def _statistics() -> Statistics:
    from rockworker.games.rockwell.statistics import STATISTICS

    return STATISTICS


def _svg() -> TableDrawing:
    from rockworker.games.rockwell.svg import DRAWING

    return DRAWING


def _terminal() -> Terminal:
    from rockworker.games.rockwell.terminal import TERMINAL

    return TERMINAL


def _pictures() -> Pictures:
    from rockworker.games.rockwell.terminal.pieces import PICTURES

    return PICTURES


def _encoding() -> Encoding:
    from rockworker.games.rockwell.learn.encoding import ENCODING

    return ENCODING


def _trainee() -> type[Trainee]:
    from rockworker.games.rockwell.learn.trainee import Trainee

    return Trainee


BOTS = "rockworker.games.rockwell.bots"

GAME = GamePackage(
    definition=DEFINITION,
    bots={
        "apprentice": LazyBot(f"{BOTS}.apprentice:ApprenticeBot"),
        "greedy": LazyBot(f"{BOTS}.greedy:GreedyBot"),
        "director": LazyBot(f"{BOTS}.search:RockwellSearch", seconds=0.2, keep=4),
        "president": LazyBot(f"{BOTS}.search:RockwellSearch", seconds=1.0),
        "search": LazyBot(f"{BOTS}.search:RockwellSearch"),
    },
    levels=LEVELS,
    statistics=_statistics,
    terminal=_terminal,
    svg=_svg,
    pictures=_pictures,
    encoding=_encoding,
    trainee=_trainee,
    rule_sections=rule_sections(),
    drawing="rockwell",
    lesson=Lesson(players=3, bots={"1": "apprentice", "2": "apprentice"}, seed="b9", options={"turn_limit": 4}),
)
