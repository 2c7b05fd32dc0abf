"""Rockwell: drill to the centre of the Earth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rockworker.bots.lazy import LazyBot
from rockworker.games.rockwell.definition import DEFINITION
from rockworker.games.rockwell.modules.registry import rule_sections
from rockworker.registry import GamePackage, Lesson

if TYPE_CHECKING:
    from rockworker.drawing.table import TableDrawing
    from rockworker.learn.encoding import Encoding
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


GAME = GamePackage(
    definition=DEFINITION,
    bots={"greedy": LazyBot("rockworker.games.rockwell.bots.greedy:GreedyBot")},
    statistics=_statistics,
    terminal=_terminal,
    svg=_svg,
    pictures=_pictures,
    encoding=_encoding,
    rule_sections=rule_sections(),
    drawing="rockwell",
    # One bot plays well, the other leaves room.
    lesson=Lesson(players=3, bots={"1": "greedy", "2": "random"}, seed="9"),
)
