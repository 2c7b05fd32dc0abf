"""The encoding of Rockwell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rockworker.games.rockwell.learn.columns import RockwellColumns
from rockworker.games.rockwell.learn.company import COMPANY, MARKET, STOCKS
from rockworker.games.rockwell.learn.company import SECTION as SEALED
from rockworker.games.rockwell.learn.extraction import LOSS, ROLE
from rockworker.games.rockwell.learn.extraction import SECTION as EXTRACTION
from rockworker.games.rockwell.learn.mine import IN_MINE, SHAFTS
from rockworker.games.rockwell.learn.mine import SECTION as TILES
from rockworker.games.rockwell.learn.modules import MODULE_SECTIONS
from rockworker.games.rockwell.learn.owners import OWNERS, RIVALS, SEATS, of_each
from rockworker.games.rockwell.learn.scribe import RockwellScribe
from rockworker.games.rockwell.learn.table import ACTIVE, MOST_DELIVERIES, MOST_SLOTS, ON_BOARDS
from rockworker.games.rockwell.learn.table import SECTIONS as TABLE
from rockworker.games.rockwell.learn.words import WORDS
from rockworker.games.rockwell.rules import Rules
from rockworker.learn.encoding import Encoding
from rockworker.learn.sheet import Desk, Scribe

OF_OWNERS: Final = (ACTIVE, ROLE, *IN_MINE)
OF_COMPANIES: Final = (COMPANY, *ON_BOARDS, SHAFTS, MARKET, LOSS)


def check(rules: Rules) -> None:
    """An owner's boards may have more slots, or more piles, than there is room for."""
    slots = sum(len(board) for board in rules.board_slots)
    deliveries = len(rules.components.deliveries)
    if slots > MOST_SLOTS or deliveries > MOST_DELIVERIES:
        room = f"{MOST_SLOTS} slots and {MOST_DELIVERIES} piles of deliveries"
        raise ValueError(f"the encoding has room for {room}, not for {slots} and {deliveries}")


def scribes(rules: Rules, desk: Desk) -> Callable[[], Scribe]:
    """Lays out the sheets, for all who write them."""
    columns = RockwellColumns(rules, desk)
    return lambda: RockwellScribe(rules, desk, columns)


ADDED: Final = tuple(module.section for module in MODULE_SECTIONS)
# First what all see, then of each owner what all see, then what lies behind screens: so scribes write everything once,
# and a vector is a few blocks of it.
SECTIONS: Final = (
    *TABLE,
    TILES,
    EXTRACTION,
    *ADDED,
    of_each("companies", SEATS, (*OF_OWNERS, *OF_COMPANIES)),
    of_each("others", OWNERS[len(SEATS) :], OF_OWNERS),
    of_each("stocks", SEATS[:1], (STOCKS,)),
    SEALED,
    of_each("rivals' stocks", RIVALS, (STOCKS,)),
)
ENCODING: Final = Encoding(WORDS, SECTIONS, check, scribes)
