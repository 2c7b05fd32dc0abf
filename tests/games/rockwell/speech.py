"""What Rockwell has to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import rockworker
from rockworker.engine.inside import inside
from rockworker.games.rockwell.board import PLACES
from rockworker.games.rockwell.definition import DEFINITION
from rockworker.games.rockwell.rules import Rules
from rockworker.games.rockwell.scoring import HOLDINGS
from rockworker.games.rockwell.vocabulary import HEADINGS
from rockworker.text.texts import Texts
from tests.games.speech import Speech, plain
from tests.text.checks import CORE_SAMPLES

STAGES = {"DrillingTurn": ("move", "carry-die", "advantage")}
SORTS = (
    "slot", "crew", "place", "tile", "resource", "pile", "entrance", "board", "pawn", "dice", "bribery-tiles",
)  # fmt: skip
"""What may not exist, or be used up."""
SAMPLES: Mapping[str, Sequence[Any]] = {
    **CORE_SAMPLES,
    "resource": range(-1, 4),
    "pawn": range(2),
    "steps": (-3, -1, 1, 2),
    "intersection": range(48),
    "holding": range(5),
    "cubes": ((0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 1, 1), (3, 12, 2, 5)),
    "money": (0, 500, 12500),
    "place": range(PLACES),
    "tile": range(32),
    "tiles": ((0, 1), (5,), (5, 6, 12)),
    "slots": ((0, 1), (3,)),
    "sort": SORTS,
    "owner": (-1, 0, 1, 2),
    "owners": ((), (0,), (1, 2), (0, 1, 2)),
    "crew": range(12),
    "board": range(3),
    "slot": range(9),
    "delivery": range(7),
    "achievement": range(9),
    "ending": ("centre", "achievements", "limit"),
    "flag": (False, True),
    "power": range(5),
    "prestige": range(7),
    "level": (1, 2, 3),
}
"""Values of every kind; with two players, the third owner is the AI."""


def rules(players: int = 2) -> Rules:
    """The rules for a number of players."""
    compiled: Rules = inside(rockworker.new("rockwell", players=players)).rules
    return compiled


def at_table(language: str, players: int = 2) -> Texts:
    """A language at a table of Ann, Ben and so on."""
    return Texts.of(DEFINITION, language).at_table(("Ann", "Ben", "Cleo", "Dan")[:players], rules(players))


def said(language: str, event: Any, players: int = 4) -> str:
    """An event in words, with plain spaces."""
    return plain(at_table(language, players).event(event))


SPEECH = Speech(
    definition=DEFINITION,
    samples=SAMPLES,
    at_table=at_table,
    headings=HEADINGS,
    score_parts=("achievements", "deliveries", *HOLDINGS, "total"),
    may_be_empty=("owners",),
    stages=STAGES,
)
