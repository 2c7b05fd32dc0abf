"""The encoding of Clockworker."""

from __future__ import annotations

from typing import Final

from rockworker.games.clockworker.learn.scribe import ClockworkerScribe
from rockworker.games.clockworker.learn.sections import SECTIONS
from rockworker.games.clockworker.learn.words import WORDS
from rockworker.learn.encoding import Encoding

ENCODING: Final = Encoding(WORDS, SECTIONS, scribe=ClockworkerScribe)
