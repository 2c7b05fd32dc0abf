"""The state of a Rockwell game: flat lists of small integers."""

from __future__ import annotations

from typing import Final

from rockworker.engine.frames import State
from rockworker.engine.state import Copyable

RESOURCES: Final = ("zinc", "copper", "silver", "gold")
ZINC: Final = 0
COPPER: Final = 1
SILVER: Final = 2
GOLD: Final = 3
CREWS: Final = 4
"""Crews of each owner; crew c belongs to owner c // 4."""
NOBODY: Final = -1
BOARD_I: Final = 0
BOARD_II: Final = 1
BOARD_III: Final = 2

Cubes = tuple[int, int, int, int]
"""Zinc, copper, silver, gold."""
NO_CUBES: Final[Cubes] = (0, 0, 0, 0)


class RockwellState(State):
    """Everything on the table and behind the screens.

    Owners are numbered like players; an owner beyond the last player has crews but no company."""

    turn: int
    bank: int
    """What the bank has taken in less what it has paid out: with the players' money always the same sum."""
    supply: list[int]
    """By resource: what the supply has taken in less what it has given out."""
    prices: list[int]
    """By resource: the current market price."""

    cubes: list[int]
    """Player × 4 + resource."""
    cash: list[int]
    insurance: list[int]
    safety: list[int]
    mobility: list[int]
    shafts_built: list[int]
    cards: list[int]
    """Extraction cards kept."""
    achievements: list[int]
    """Bits of the achievements gained."""
    achievement_prestige: list[int]
    delivery_prestige: list[int]
    deliveries: list[int]
    """Delivery tiles bought."""

    management: list[int]
    control: list[int]
    slots: list[int]
    """By slot of the three boards: whose Vice President was placed there this turn."""
    actions: list[int]
    """Board × players + player: actions left this turn on Boards II and III (Board I is unused)."""
    bribery_tiles: int
    dice: int
    """Subcontractor dice on Board I."""
    track: int
    """The drilling track: 0 beside it, 1 insurance, 2 order, 3–6 rounds, 7 active mineshafts."""
    delivery_piles: list[int]
    """By pile: tiles bought from it."""
    achievement_piles: list[int]
    """By achievement: tiles taken from it."""

    tiles: tuple[int, ...]
    """By place on the board: which tile of the component list lies there."""
    revealed: int
    """Bits of the tiles already extracted."""
    shafts: list[int]
    """By tile: the owner of its mineshaft."""
    piles: list[tuple[int, ...]]
    """Extraction cards still in each pile, the next one last."""

    crew_at: list[int]
    crew_power: list[int]
    crew_peak: list[int]
    """The highest power that a crew ever reached."""
    crew_die: list[int]
    """Power of the subcontractor with a crew; 0: none."""

    ending: str
    """Which end condition was met: `centre`, `achievements`, or empty."""
    slices: dict[str, Copyable]
    """By module: what it adds to the state."""
