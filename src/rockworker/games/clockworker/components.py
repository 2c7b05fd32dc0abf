"""The numbers printed on the game's pieces, typed. They come from TOML: ours, or an owner's own file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta

from rockworker.components.checks import Data, Natural, Positive
from rockworker.components.flaws import Flaw
from rockworker.components.numbers import Numbers

PlayerCount = Literal["2", "3", "4"]
Key = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]
Units = Annotated[str, Meta(pattern="^([1-9]?[CRGBOW])( [1-9]?[CRGBOW])*$")]
"""`2R B`: two red blocks and a blue one; see `resources`."""
Gain = Annotated[str, Meta(pattern="^([1-9]?[CRGBOWP])( [1-9]?[CRGBOWP])*$")]
"""Units, and perhaps points."""

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


def _flaws(components: Components) -> Iterator[Flaw]:
    from rockworker.games.clockworker.component_checks import flaws_of  # it needs the types above

    return flaws_of(components)


NUMBERS: Final = Numbers(Components, (FILE,), _flaws)
load, raw = NUMBERS.load, NUMBERS.raw
