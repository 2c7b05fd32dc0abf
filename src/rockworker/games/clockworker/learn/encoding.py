"""The encoding of Clockworker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rockworker.games.clockworker.learn.columns import ClockworkerColumns
from rockworker.games.clockworker.learn.scribe import ClockworkerScribe
from rockworker.games.clockworker.learn.sections import SECTIONS
from rockworker.games.clockworker.learn.words import WORDS
from rockworker.games.clockworker.rules import Rules
from rockworker.learn.encoding import Encoding
from rockworker.learn.sheet import Desk, Scribe


def scribes(rules: Rules, desk: Desk) -> Callable[[], Scribe]:
    """Lays out the sheets, for all who write them."""
    columns = ClockworkerColumns(desk)
    return lambda: ClockworkerScribe(desk, columns)


ENCODING: Final = Encoding(WORDS, SECTIONS, scribes=scribes)
