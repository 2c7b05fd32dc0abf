"""What players of Rockwell do, in words."""

from __future__ import annotations

from typing import Final

from rockworker.games.rockwell import actions
from rockworker.games.rockwell.board import PLACES, TILES
from rockworker.games.rockwell.learn.modules import MODULE_ACTIONS, MODULES
from rockworker.games.rockwell.learn.owners import ANY_CREW, MY_CREW
from rockworker.games.rockwell.learn.table import MOST_DELIVERIES, MOST_SLOTS
from rockworker.games.rockwell.notation import place_text, tile_text
from rockworker.games.rockwell.state import RESOURCES
from rockworker.learn.words import Number, Words, few

HUNDRED: Final = 100
"""Money is always in full hundreds."""

WORDS: Final = Words(
    (*actions.ACTIONS, *MODULE_ACTIONS),
    kinds={
        "count": Number(),
        "money": Number(HUNDRED),
        "power": Number(),
        "resource": few(range(len(RESOURCES)), RESOURCES),
        "place": few(range(PLACES), [place_text(place) for place in range(PLACES)]),
        "tile": few(range(TILES), [tile_text(tile) for tile in range(TILES)]),
        "crew": ANY_CREW,
        "slot": few(range(MOST_SLOTS), [f"S{number + 1}" for number in range(MOST_SLOTS)]),
        "delivery": few(range(MOST_DELIVERIES), [f"P{number + 1}" for number in range(MOST_DELIVERIES)]),
        "level": few((1, 2, 3)),
        "board": few((0, 1, 2), ("I", "II", "III")),
        **{kind: meaning for module in MODULES for kind, meaning in module.kinds.items()},
    },
    fields={
        (actions.Drill, "crew"): MY_CREW,
        (actions.RaisePower, "crew"): MY_CREW,
        **{field: meaning for module in MODULES for field, meaning in module.fields.items()},
    },
)
