"""The numbers printed on the game's pieces, typed. They come from TOML: ours, or an owner's own file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from rockworker.components.checks import Data, Natural, Positive, type_flaws
from rockworker.components.flaws import Flaw, unknown_key
from rockworker.components.overlay import file_name, overlay, read
from rockworker.components.provenance import missing_sources, source_flaws, without_sources
from rockworker.engine.errors import BadComponents
from rockworker.games.rockwell.component_checks import flaws_of, module_flaws
from rockworker.games.rockwell.component_types import CubeNumbers, Dollars, ModuleData, Prices
from rockworker.games.rockwell.modules.components import MODULE_TYPES
from rockworker.games.rockwell.state import Cubes

FILE: Final = Path(__file__).parent / "data" / "components.toml"
"""The base game's numbers; modules keep theirs in their folders."""
PlayerCount = Literal["2", "3", "4"]
Advantage = Literal["bribery", "subcontracting"]
Source = str | Path | Mapping[str, Any] | None
"""An owner's file, the numbers out of a save's header, or None for ours."""
M = TypeVar("M", bound=ModuleData)


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
    modules: dict[str, dict[str, object]] = {}
    """Numbers that modules read, by module."""


def plus(a: Cubes, b: Cubes) -> Cubes:
    """Two sets of cubes together."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def raw(source: Source = None) -> dict[str, Any]:
    """Component numbers as plain data that fits into JSON: an owner's, and ours where theirs are silent."""
    return _merged({} if source is None else read(source))


def load(source: Source = None) -> Components:
    """Component numbers, typed and checked; ours for None."""
    return _ours() if source is None else _load(source)


def check(source: Source) -> list[BadComponents]:
    """All that is wrong with an owner's component file; nothing: it can be played."""
    try:
        return [flaw.error(_name(source)) for flaw in _flaws({} if source is None else read(source))]
    except BadComponents as unreadable:
        return [unreadable]


def export(path: str | Path) -> None:
    """Writes all numbers with their comments and sources into one file, ready to be edited by an owner of the box."""
    Path(path).write_text(exported(), encoding="utf-8")


def exported() -> str:
    """All our numbers, with comments and sources, as one TOML text."""
    return "\n".join(file.read_text(encoding="utf-8") for file in _files())


def module_data(components: Components, kind: type[M]) -> M:
    """The numbers of one module, typed."""
    return msgspec.convert(components.modules[kind.module], kind)


def _files() -> list[Path]:
    return [FILE, *(kind.file for kind in MODULE_TYPES.values())]


def _name(source: Source) -> str:
    return str(FILE) if source is None else file_name(source)


@cache
def _our_tables() -> dict[str, Any]:
    tables: dict[str, Any] = {}
    for file in _files():
        table = read(file)
        for flaw in (*source_flaws(table), *missing_sources(table)):
            raise flaw.error(str(file))
        tables = overlay(tables, table)
    return tables


def _merged(theirs: Mapping[str, Any]) -> dict[str, Any]:
    fresh: dict[str, Any] = without_sources(overlay(_our_tables(), theirs))
    return fresh


@cache
def _ours() -> Components:
    return _load(None)


def _load(source: Source) -> Components:
    theirs = {} if source is None else read(source)
    for flaw in _flaws(theirs):
        raise flaw.error(_name(source))
    return msgspec.convert(_merged(theirs), Components)


def _flaws(theirs: Mapping[str, Any]) -> Iterator[Flaw]:
    """What is wrong with an owner's tables. Numbers are only compared once each by itself is what it should be."""
    tables = _merged(theirs)
    plain = [*source_flaws(theirs), *type_flaws(tables, Components), *_module_type_flaws(tables["modules"])]
    if plain:
        yield from plain
        return
    components = msgspec.convert(tables, Components)
    yield from flaws_of(components)
    for kind in MODULE_TYPES.values():
        yield from module_flaws(module_data(components, kind), components)


def _module_type_flaws(modules: Any) -> Iterator[Flaw]:
    if not isinstance(modules, Mapping):
        return
    for name, table in modules.items():
        if name in MODULE_TYPES:
            yield from type_flaws(table, MODULE_TYPES[name], f"modules.{name}")
        else:
            yield unknown_key("modules", name, list(MODULE_TYPES))
