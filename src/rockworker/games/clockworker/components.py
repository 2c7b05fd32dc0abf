"""The numbers printed on the game's pieces, typed. They come from TOML: ours, or an owner's own file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from rockworker.components.checks import Data, Natural, Positive, type_flaws
from rockworker.components.flaws import Flaw
from rockworker.components.overlay import file_name, overlay, read
from rockworker.components.provenance import missing_sources, source_flaws, without_sources
from rockworker.engine.errors import BadComponents

PlayerCount = Literal["2", "3", "4"]
Key = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]
Units = Annotated[str, Meta(pattern="^([1-9]?[CRGBOW])( [1-9]?[CRGBOW])*$")]
"""`2R B`: two red blocks and a blue one; see `resources`."""
Gain = Annotated[str, Meta(pattern="^([1-9]?[CRGBOWP])( [1-9]?[CRGBOWP])*$")]
"""Units, and perhaps points."""
Source = str | Path | Mapping[str, Any] | None
"""A component file, its tables, or None for ours."""

MOST_SLOTS: Final = 8
"""No factory may have more."""
FILE: Final = Path(__file__).parent / "data" / "components.toml"


class Setup(Data, frozen=True):
    """Numbers of the rules that are printed on no card."""

    robots: Positive
    """Robots that each player begins with."""
    gears: dict[PlayerCount, tuple[Natural, ...]]
    """Gears by seat."""
    equal_gears: Natural
    """Gears for all, where players choose not to favour later seats."""
    row: Positive
    """Face-up factories."""
    display: Positive
    """Face-up archives."""
    fin_beneath: dict[PlayerCount, Positive]
    """Beneath which tile of the stack FIN lies."""
    discount_place: Positive
    discount: Natural
    bonus_place: Positive
    recharge: Positive
    civilisation_cards: Positive
    """With this many cards, Distribution reaches one more factory."""
    last_cards: Positive
    """Once a player has this many cards, the last round has come."""


class Stock(Data, frozen=True):
    """What the box holds. A hint at how much the game uses, never a limit."""

    blocks: Positive
    robots: Positive
    gears: Positive
    points: Positive


class StartingFactory(Data, frozen=True):
    """The factory that every player begins with."""

    key: Key
    copies: Positive
    cost: Literal[0]
    slots: tuple[Units, ...]


class Factory(Data, frozen=True):
    """A factory of the deck: its price in gears, and what its slots give, from the top."""

    key: Key
    cost: Positive
    slots: tuple[Units, ...]
    two_players: bool = False


class Trigger(Data, frozen=True, tag="trigger"):
    """Something is gained by itself when something happens."""

    when: Literal["itself", "artifact", "factory", "archive", "first-robot", "recovered-gears"]
    gain: Gain


class Permission(Data, frozen=True, tag="permission"):
    """The owner may do something."""

    allows: Literal["archive-discount", "gold-for-gears", "duplication", "any-slot", "any-factories"]
    amount: Positive


class FinalScoring(Data, frozen=True, tag="scoring"):
    """Points at the end of the game for each of something."""

    each: Literal["full-tableau", "factory", "robot", "artifact-pair"]
    points: Positive


Effect = Trigger | Permission | FinalScoring


class Artifact(Data, frozen=True):
    """An artifact: price, points, copies for three and four players and for two, and what it does."""

    key: Key
    copies: Positive
    copies_for_two: Natural
    cost: Units
    points: Natural
    effect: Effect


class Archive(Data, frozen=True):
    """An archive tile."""

    key: Key
    cost: Units
    points: Positive


class Components(Data, frozen=True):
    """All numbers of the game."""

    setup: Setup
    stock: Stock
    starting_factory: StartingFactory
    factories: tuple[Factory, ...]
    """The deck."""
    artifacts: tuple[Artifact, ...]
    """In the order of the rulebook's list."""
    archives: tuple[Archive, ...]


def raw(source: Source = None) -> dict[str, Any]:
    """Component numbers as plain data that fits into JSON: an owner's, and ours where theirs are silent."""
    bare: dict[str, Any] = without_sources(overlay(_our_tables(), {} if source is None else read(source)))
    return bare


def load(source: Source = None) -> Components:
    """Component numbers, typed and checked; ours for None."""
    return _ours() if source is None else _load(source)


def check(source: Source) -> list[BadComponents]:
    """All that is wrong with an owner's component file; nothing: it can be played."""
    try:
        return [flaw.error(_name(source)) for flaw in _flaws(source)]
    except BadComponents as unreadable:
        return [unreadable]


def export(path: str | Path) -> None:
    """Writes all numbers with their comments and sources into one file, ready to be edited by an owner of the box."""
    Path(path).write_text(exported(), encoding="utf-8")


def exported() -> str:
    """All our numbers, with comments and sources, as one TOML text."""
    return FILE.read_text(encoding="utf-8")


def _name(source: Source) -> str:
    return str(FILE) if source is None else file_name(source)


@cache
def _our_tables() -> dict[str, Any]:
    tables = read(FILE)
    for flaw in (*source_flaws(tables), *missing_sources(tables)):
        raise flaw.error(str(FILE))
    return tables


@cache
def _ours() -> Components:
    return _load(None)


def _load(source: Source) -> Components:
    for flaw in _flaws(source):
        raise flaw.error(_name(source))
    return msgspec.convert(raw(source), Components)


def _flaws(source: Source) -> Iterator[Flaw]:
    """What is wrong with an owner's numbers: their sources, their types, then what the rulebook says of them."""
    from rockworker.games.clockworker.component_checks import flaws_of  # it needs the types above

    if source is not None:
        yield from source_flaws(read(source))
    tables = raw(source)
    wrong = list(type_flaws(tables, Components))
    yield from wrong
    if not wrong:
        yield from flaws_of(msgspec.convert(tables, Components))
