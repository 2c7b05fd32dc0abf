"""What a player or a spectator may see of a game of Rockwell, built from an allow-list."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from rockworker.games.rockwell.state import Cubes


class View(msgspec.Struct, frozen=True):
    """A part of what can be seen."""


class CompanyView(View, frozen=True):
    """A company board, and the screen beside it: what lies behind it is None for others."""

    player: int
    safety: int
    mobility: int
    shafts_built: int
    achievements: tuple[int, ...]
    cards: int
    exchange_actions: int
    workshop_actions: int
    cubes: Cubes | None
    cash: int | None
    insurance: int | None
    deliveries: int | None
    delivery_prestige: int | None
    achievement_prestige: int | None
    lacking: tuple[Cubes, ...] | None
    """By pile of deliveries: the cubes that its top tile takes beyond those in stock."""


BEHIND_SCREEN: Final = (
    "cubes",
    "cash",
    "insurance",
    "deliveries",
    "delivery_prestige",
    "achievement_prestige",
    "lacking",
)
"""The last fields of a company's view."""


class TileView(View, frozen=True):
    """A tile: its front, what stands on it, and once it is revealed its back."""

    stratum: str
    printed_power: int
    required_power: int
    power: int
    """Power on it now."""
    extractable: bool
    """Nothing but power is missing."""
    revealed: bool
    income: Cubes | None
    shaft: int
    """Owner of the mineshaft; -1: none."""


class CrewView(View, frozen=True):
    """A crew: whose, where, how strong."""

    owner: int
    at: int
    power: int
    die: int


class PileView(View, frozen=True):
    """A pile of tiles, of which only the top one counts."""

    left: int
    cubes: Cubes | None
    """What the top tile costs (deliveries)."""
    prestige: int | None
    """What the top tile is worth; None: the pile is empty."""


class ExtractionView(View, frozen=True):
    """An extraction under way."""

    tile: int
    trigger: int
    priority: int | None
    """None until it is settled; -1: nobody."""
    cubes: Cubes | None
    danger: bool
    share: Cubes | None
    remainder: Cubes | None
    powers: dict[str, int]
    """By sharer."""
    lost: dict[str, Cubes]
    """By player: the cubes that danger takes, once it is settled."""


class RockwellView(View, frozen=True):
    """Everything that one viewer may see."""

    viewer: int | None
    players: int
    turn: int
    track: int
    prompts: tuple[str, ...]
    """What is going on, from the outside in; the last is what is asked now."""
    active: int
    """Whose turn it is where one player acts; else -1."""
    active_crew: int
    ending: str
    prices: Cubes
    management: tuple[int, ...]
    control: tuple[int, ...]
    slots: tuple[int, ...]
    bribery_tiles: int
    dice: int
    companies: tuple[CompanyView, ...]
    tiles: tuple[TileView, ...]
    crews: tuple[CrewView, ...]
    piles: tuple[int, ...]
    """Cards left in each pile."""
    deliveries: tuple[PileView, ...]
    achievements: tuple[PileView, ...]
    extraction: ExtractionView | None
    traded: tuple[tuple[int, ...], ...]
    """By player: resources traded in this Phase II."""
    sealed: Any
    """The viewer's own sealed choice, while others still choose."""
    modules: dict[str, Any]
