"""Clockworker: robots wake on a junkyard and set the factories of vanished humans going again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rockworker.bots.lazy import LazyBot
from rockworker.games.clockworker.definition import DEFINITION
from rockworker.games.clockworker.rulebook import SECTIONS
from rockworker.registry import LEVELS, GamePackage, Lesson

if TYPE_CHECKING:
    from rockworker.drawing.table import TableDrawing
    from rockworker.learn.encoding import Encoding
    from rockworker.learn.trainee import Trainee
    from rockworker.play.statistics import Statistics
    from rockworker.text.terminal import Pictures, Terminal


def _statistics() -> Statistics:
    from rockworker.games.clockworker.statistics import STATISTICS

    return STATISTICS


def _svg() -> TableDrawing:
    from rockworker.games.clockworker.svg import DRAWING

    return DRAWING


def _terminal() -> Terminal:
    from rockworker.games.clockworker.terminal import TERMINAL

    return TERMINAL


def _pictures() -> Pictures:
    from rockworker.games.clockworker.terminal.pieces import PICTURES

    return PICTURES


def _encoding() -> Encoding:
    from rockworker.games.clockworker.learn.encoding import ENCODING

    return ENCODING


def _trainee() -> type[Trainee]:
    from rockworker.games.clockworker.learn.trainee import Trainee

    return Trainee


BOTS = "rockworker.games.clockworker.bots"

GAME = GamePackage(
    definition=DEFINITION,
    bots={
        "apprentice": LazyBot(f"{BOTS}.apprentice:ApprenticeBot"),
        "greedy": LazyBot(f"{BOTS}.greedy:GreedyBot"),
        "director": LazyBot(f"{BOTS}.learned:LearnedSearch", seconds=0.2),
        "president": LazyBot(f"{BOTS}.learned:LearnedSearch", seconds=1.0),
        "search": LazyBot(f"{BOTS}.learned:LearnedSearch"),
        "plain-search": LazyBot(f"{BOTS}.search:ClockworkerSearch"),
    },
    levels=LEVELS,
    statistics=_statistics,
    terminal=_terminal,
    svg=_svg,
    pictures=_pictures,
    encoding=_encoding,
    trainee=_trainee,
    rule_sections=SECTIONS,
    drawing="clockworker",
    lesson=Lesson(players=2, bots={"1": "apprentice"}, seed="1c"),
)
