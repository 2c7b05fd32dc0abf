"""The numbers printed on the game's pieces, typed. They come from TOML: ours, or an owner's own file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from rockworker.core.components import read
from rockworker.core.errors import BadComponents
from rockworker.games.clockworker.resources import parse_bundle

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
PlayerCount = Literal["2", "3", "4"]
Key = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]

MOST_SLOTS: Final = 8
"""No factory may have more."""
DATA: Final = Path(__file__).parent / "data"


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the component file."""


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
    """With so many cards, Distribution reaches one more factory."""
    last_cards: Positive
    """With so many cards of one player, the last round has come."""


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


def _check_slots(slots: tuple[str, ...]) -> None:
    for slot in slots:
        if not any(parse_bundle(slot)):
            raise ValueError("a slot gives nothing")


def raw(source: str | Path | Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Component numbers as plain data: an owner's, with ours where theirs are silent."""
    return {**_ours(), **(read(source) if source is not None else {})}


@cache
def _ours() -> dict[str, Any]:
    return read(DATA / "components.toml")


def load(source: str | Path | Mapping[str, Any] | None = None) -> Components:
    """Component numbers, typed and checked; ours for None."""
    from rockworker.games.clockworker.constraints import check  # it needs the types above

    file = str(source) if isinstance(source, str | Path) else "components.toml"
    try:
        components = msgspec.convert(raw(source), Components)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at ")
        raise BadComponents(file=file, where=where.strip("`").removeprefix("$.") or "–", reason=reason) from None
    for clause, where, reason in check(components):
        raise BadComponents(file=file, where=where, reason=f"{reason} ({clause})")
    return components
