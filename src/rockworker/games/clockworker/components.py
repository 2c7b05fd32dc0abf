"""The numbers printed on the game's pieces, typed. They come from TOML: ours, or an owner's own file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, cast

import msgspec
from msgspec import Meta

from rockworker.core.definition import read_components_file
from rockworker.core.errors import BadComponents
from rockworker.games.clockworker.resources import parse_bundle

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
PlayerCount = Literal["2", "3", "4"]
Key = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]
Source = Literal["rulebook", "derived", "reconstructed"]

OURS: Final = Path(__file__).parent / "data" / "components.toml"


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the component file."""


class Sourced(Data, frozen=True, kw_only=True):
    """A table that says where its numbers come from; `sources` names the fields that differ from the rest."""

    source: Source
    sources: dict[str, Source] = {}


class Setup(Sourced, frozen=True):
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
    """With so many cards, Distribution reaches one more factory."""
    last_cards: Positive
    """With so many cards of one player, the last round has come."""


class Stock(Sourced, frozen=True):
    """What the box holds. A hint at how much the game uses, never a limit."""

    blocks: Positive
    robots: Positive
    gears: Positive
    points: Positive


class StartingFactory(Sourced, frozen=True):
    """The factory that every player begins with."""

    key: Key
    copies: Positive
    cost: Literal[0]
    slots: tuple[str, ...]

    def __post_init__(self) -> None:
        _check_slots(self.slots)


class Factory(Data, frozen=True):
    """A factory of the deck: its price in gears, and what its slots give, from the top."""

    key: Key
    cost: Positive
    slots: tuple[str, ...]
    two_players: bool = False

    def __post_init__(self) -> None:
        _check_slots(self.slots)


class Trigger(Data, frozen=True, tag="trigger"):
    """Something is gained by itself when something happens."""

    when: Literal["itself", "artifact", "factory", "archive", "first-robot", "recovered-gears"]
    gain: str

    def __post_init__(self) -> None:
        parse_bundle(self.gain)


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
    cost: str
    points: Natural
    effect: Effect

    def __post_init__(self) -> None:
        parse_bundle(self.cost)


class Archive(Data, frozen=True):
    """An archive tile."""

    key: Key
    cost: str
    points: Natural

    def __post_init__(self) -> None:
        parse_bundle(self.cost)


class Factories(Sourced, frozen=True):
    """The factory deck."""

    cards: tuple[Factory, ...]


class Artifacts(Sourced, frozen=True):
    """The artifacts, in the order of the rulebook's list."""

    cards: tuple[Artifact, ...]


class Archives(Sourced, frozen=True):
    """The archive tiles."""

    tiles: tuple[Archive, ...]


class Components(Data, frozen=True):
    """All numbers of the game."""

    setup: Setup
    stock: Stock
    starting_factory: StartingFactory
    factories: Factories
    artifacts: Artifacts
    archives: Archives


def _check_slots(slots: tuple[str, ...]) -> None:
    for slot in slots:
        if not any(parse_bundle(slot)):
            raise ValueError("a slot gives nothing")


@cache
def our_components() -> Components:
    """The numbers that come with the program."""
    return build(None, OURS.name)


def load(source: str | Path | Mapping[str, Any] | None) -> dict[str, Any] | None:
    """An owner's numbers as plain data, read and checked; None for ours. Tables left out are ours."""
    if source is None:
        return None
    if isinstance(source, Mapping):
        data, file = dict(source), "–"
    else:
        data, file = read_components_file(source), str(source)
    build(data, file)
    return data


def build(data: Mapping[str, Any] | None, file: str = "–") -> Components:
    """Typed and checked components; what an owner's data leave out is ours."""
    from rockworker.games.clockworker.constraints import check  # it needs the types above

    try:
        components = msgspec.convert({**_our_data(), **(data or {})}, Components)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at ")
        raise BadComponents(file=file, where=where.strip("`").removeprefix("$.") or "–", reason=reason) from None
    for clause, where, reason in check(components):
        raise BadComponents(file=file, where=where, reason=f"{reason} ({clause})")
    return components


@cache
def _our_data() -> dict[str, Any]:
    return read_components_file(OURS)


def source_of(table: Sourced, field: str) -> Source:
    """Where a number of a table comes from."""
    return cast(Source, table.sources.get(field, table.source))
