"""What players of Clockworker do, in words. Cards and tiles are numbered as in the component list."""

from __future__ import annotations

from typing import Final

from rockworker.games.clockworker import actions
from rockworker.games.clockworker.components import MOST_SLOTS
from rockworker.games.clockworker.resources import RESOURCES
from rockworker.games.clockworker.ways import slots_of
from rockworker.learn.words import Number, Words, few

FACTORIES: Final = 41
"""The starting factory and the deck, by the rulebook."""
ARTIFACTS: Final = 16
MOST_ARCHIVES: Final = 20
SLOT_SETS: Final = range(1, 1 << MOST_SLOTS)

WORDS: Final = Words(
    actions.ACTIONS,
    kinds={
        "count": Number(),
        "resource": few(range(len(RESOURCES)), RESOURCES),
        "factory": few(range(FACTORIES)),
        "artifact": few(range(ARTIFACTS)),
        "archive": few(range(MOST_ARCHIVES)),
        "slots": few(SLOT_SETS, ["+".join(map(str, slots_of(bits))) for bits in SLOT_SETS]),
    },
)
