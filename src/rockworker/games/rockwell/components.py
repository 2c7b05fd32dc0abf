"""The numbers printed on the game's pieces, typed. They come from TOML: ours, or an owner's own file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta

from rockworker.components.checks import Data, Natural, Positive
from rockworker.components.numbers import Numbers
from rockworker.games.rockwell.component_checks import flaws_of
from rockworker.games.rockwell.component_types import CubeNumbers, Dollars, Prices
from rockworker.games.rockwell.modules.components import MODULE_TYPES, ModuleTables
from rockworker.games.rockwell.state import Cubes

FILE: Final = Path(__file__).parent / "data" / "components.toml"
"""The base game's numbers; modules keep theirs in their folders."""
PlayerCount = Literal["2", "3", "4"]
Advantage = Literal["bribery", "subcontracting"]


class Start(Data, frozen=True):
    """What each player begins with."""

    cash: Dollars
    cubes: CubeNumbers


class Tile(Data, frozen=True):
    """A terrain tile: front (stratum, required power), pile of its cards, back (income of a mineshaft)."""

    stratum: Literal["A", "B", "C", "D"]
    power: Positive
    pile: Positive
    income: CubeNumbers


class Card(Data, frozen=True):
    """An Extraction card. Special faces, which modules add, have no cubes; `amount` is theirs to read."""

    pile: Positive
    cubes: CubeNumbers = (0, 0, 0, 0)
    danger: bool = False
    face: str = "resources"
    amount: Natural = 0
    symbols: tuple[int, int] = (0, 0)
    """Two numbers on a resource card, for modules that read them."""


class Boards(Data, frozen=True):
    """The slots of Boards I, II and III for one number of players, from left to right."""

    control_centre: tuple[Advantage, ...]
    exchange: tuple[Positive, ...]
    """Actions by slot of Board II."""
    workshop: tuple[Positive, ...]
    """Actions by slot of Board III."""


class Company(Data, frozen=True):
    """Prices on the company board for one number of players, level by level."""

    power: tuple[Dollars, Dollars, Dollars]
    safety: tuple[Dollars, Dollars, Dollars]
    mobility: tuple[Dollars, Dollars, Dollars]
    mineshafts: tuple[Dollars, Dollars, Dollars]


class Drilling(Data, frozen=True):
    """Board I and the drilling rounds."""

    rounds: Positive
    bribery_tiles: Natural
    dice: Natural
    hiring_fees: tuple[Dollars, Dollars, Dollars, Dollars]
    """By power 1–4."""
    safety_cuts: tuple[Natural, Natural]
    """Cubes saved from danger at safety levels 1 and 2; level 3 saves all."""


class DeliveryPile(Data, frozen=True):
    """A pile of delivery tiles, the cheapest on top."""

    key: str
    costs: tuple[CubeNumbers, ...]
    prestige: tuple[Natural, ...]


class Achievement(Data, frozen=True):
    """An achievement: its criterion and its pile of tiles, the highest prestige on top."""

    key: str
    row: Annotated[int, Meta(ge=1, le=3)]
    prestige: tuple[Natural, Natural, Natural, Natural]
    cubes: CubeNumbers = (0, 0, 0, 0)
    """Own at least these cubes."""
    cards: Natural = 0
    """Own at least this many Extraction cards."""
    crews: Natural = 0
    """At least this many of a player's crews …"""
    power: Natural = 0
    """… have reached this power, …"""
    depth: Natural = 0
    """… or are at this depth at the same moment (A 1 … D 4, centre 5)."""


class Ending(Data, frozen=True):
    """The end conditions and the final bonus for one number of players."""

    centre_players: Positive
    """Players with a crew in the centre that end the game."""
    achievements: Positive
    """Achievements of one player, all of row 3 among them, that end the game."""
    achievement_tiles: tuple[Annotated[int, Meta(ge=1, le=4)], ...]
    """Which tiles of each achievement pile are used, 1 being the best."""
    bonus: tuple[Natural, ...]
    """Prestige by rank, for each resource and for money."""


class Components(Data, frozen=True):
    """All numbers of the base game."""

    start: Start
    prices: Prices
    drilling: Drilling
    tiles: tuple[Tile, ...]
    cards: tuple[Card, ...]
    boards: dict[PlayerCount, Boards]
    companies: dict[PlayerCount, Company]
    deliveries: tuple[DeliveryPile, ...]
    achievements: tuple[Achievement, ...]
    endings: dict[PlayerCount, Ending]
    modules: ModuleTables
    """Numbers that modules read."""


def plus(a: Cubes, b: Cubes) -> Cubes:
    """Two sets of cubes together."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


NUMBERS: Final = Numbers(Components, (FILE, *(kind.file for kind in MODULE_TYPES)), flaws_of)
load, raw = NUMBERS.load, NUMBERS.raw
