"""What Clockworker has to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import rockworker
from rockworker.engine.inside import inside
from rockworker.games.clockworker.definition import DEFINITION
from rockworker.games.clockworker.resources import parse_bundle
from rockworker.games.clockworker.vocabulary import HEADINGS
from rockworker.text.texts import Texts
from tests.games.clockworker.table import slots
from tests.games.speech import Speech, plain
from tests.text.checks import CORE_SAMPLES

SAMPLES: Mapping[str, Sequence[Any]] = {
    **CORE_SAMPLES,
    "resource": range(6),
    "resources": tuple(parse_bundle(text) for text in ("", "C", "2C", "R", "3R 2G B O W", "2P")),
    "factory": range(41),
    "artifact": range(16),
    "archive": range(20),
    "archives": ((), (3,), (0, 1), (5, 6, 7)),
    "slot": range(1, 9),
    "slots": (slots(1), slots(2), slots(1, 4, 5), slots(1, 2, 3, 4, 5, 6, 7, 8)),
    "place": range(1, 6),
    "cause": ("cards", "fin", "limit", "standstill"),
}
"""Values of every kind."""


def at_table(language: str) -> Texts:
    """A language at a table of Ann, Ben and so on."""
    rules = inside(rockworker.new("clockworker", players=4)).rules
    return Texts.of(DEFINITION, language).at_table(("Ann", "Ben", "Cleo", "Dan"), rules)


def said(language: str, event: Any) -> str:
    """An event in words, with plain spaces."""
    return plain(at_table(language).event(event))


SPEECH = Speech(
    definition=DEFINITION,
    samples=SAMPLES,
    at_table=at_table,
    headings=HEADINGS,
    score_parts=("tokens", "artifacts", "archives", "bonuses", "total"),
    may_be_empty=("archives",),
)
