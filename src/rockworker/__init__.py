"""Rockworker: play Rockwell and Clockworker, and let programs play them.

An unofficial fan project, not affiliated with the publishers. See `new` and `load`.

Importing the package costs next to nothing: what it offers is imported when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, overload

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from rockworker.bots.bot import Bot
    from rockworker.bots.seat import Seat
    from rockworker.engine.definition import CurrentScore, Score
    from rockworker.engine.errors import (
        ActionRefused,
        BadPosition,
        BadRequest,
        BadSave,
        GameIsOver,
        IllegalAction,
        IllegalValue,
        MalformedAction,
        NoPast,
        NoSuchPlayer,
        NoSuchVersion,
        NotYourTurn,
        RockworkerError,
    )
    from rockworker.engine.events import Event, seen_by
    from rockworker.engine.game import Game
    from rockworker.engine.offers import Action, LegalActions, Offer, sample
    from rockworker.games.clockworker.view import ClockworkerView
    from rockworker.games.rockwell.view import RockwellView
    from rockworker.play.arena import play_match, steps
    from rockworker.play.simulation import simulate
    from rockworker.registry import bot_names, game_names

__version__ = "0.2.0"
compiled: Final = any((Path(__file__).parent / "engine" / f"offer{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)
"""Whether the compiled engine runs; it does the same as the interpreted one, and is quicker."""

_HOMES: Final = {
    "Action": "engine.offers",
    "ActionRefused": "engine.errors",
    "BadPosition": "engine.errors",
    "BadRequest": "engine.errors",
    "BadSave": "engine.errors",
    "Bot": "bots.bot",
    "CurrentScore": "engine.definition",
    "Event": "engine.events",
    "Game": "engine.game",
    "GameIsOver": "engine.errors",
    "IllegalAction": "engine.errors",
    "IllegalValue": "engine.errors",
    "LegalActions": "engine.offers",
    "MalformedAction": "engine.errors",
    "NoPast": "engine.errors",
    "NoSuchPlayer": "engine.errors",
    "NoSuchVersion": "engine.errors",
    "NotYourTurn": "engine.errors",
    "Offer": "engine.offers",
    "RockworkerError": "engine.errors",
    "Score": "engine.definition",
    "Seat": "bots.seat",
    "bot_names": "registry",
    "game_names": "registry",
    "play_match": "play.arena",
    "sample": "engine.offers",
    "seen_by": "engine.events",
    "simulate": "play.simulation",
    "steps": "play.arena",
}
"""By name: the module that it comes from."""


def __getattr__(name: str) -> Any:
    """Imports what is asked for, once."""
    if name not in _HOMES:
        raise AttributeError(f"module 'rockworker' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"rockworker.{_HOMES[name]}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})


@overload
def new(
    game: Literal["rockwell"],
    *,
    players: int | None = None,
    seed: int = 0,
    modules: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    rules_version: int | None = None,
) -> Game[RockwellView]: ...


@overload
def new(
    game: Literal["clockworker"],
    *,
    players: int | None = None,
    seed: int = 0,
    modules: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    rules_version: int | None = None,
) -> Game[ClockworkerView]: ...


@overload
def new(
    game: str,
    *,
    players: int | None = None,
    seed: int = 0,
    modules: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    rules_version: int | None = None,
) -> Game: ...


def new(
    game: str,
    *,
    players: int | None = None,
    seed: int = 0,
    modules: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    rules_version: int | None = None,
) -> Game:
    """Deals a game, for as many players as it takes and under the newest rules unless told otherwise.

    The same arguments, rules version included, give the same game anywhere.

    Examples:
        >>> import rockworker
        >>> game = rockworker.new("rockwell", players=3, seed=7, modules=["diamonds"])
        >>> game.view(0).companies[0].cash
        3000
    """
    from rockworker.engine.game import Game
    from rockworker.registry import definition_of

    definition = definition_of(game)
    count = definition.most_players if players is None else players
    return Game(definition, definition.header(count, seed, modules, options, components, rules_version))


def load(text: str | bytes) -> Game:
    """A saved game, taken up where it was left and under the rules that it was begun with. Every move is checked.

    Examples:
        >>> import rockworker
        >>> game = rockworker.new("clockworker", players=2, seed=1)
        >>> events = game.push("recharge")
        >>> rockworker.load(game.save()) == game
        True
    """
    from rockworker.engine.game import Game
    from rockworker.engine.saves import Save
    from rockworker.registry import definition_of

    save = Save.parse(text)
    return Game.restore(definition_of(save.header.game), save)


__all__ = [
    "Action",
    "ActionRefused",
    "BadPosition",
    "BadRequest",
    "BadSave",
    "Bot",
    "CurrentScore",
    "Event",
    "Game",
    "GameIsOver",
    "IllegalAction",
    "IllegalValue",
    "LegalActions",
    "MalformedAction",
    "NoPast",
    "NoSuchPlayer",
    "NoSuchVersion",
    "NotYourTurn",
    "Offer",
    "RockworkerError",
    "Score",
    "Seat",
    "bot_names",
    "game_names",
    "load",
    "new",
    "play_match",
    "sample",
    "seen_by",
    "simulate",
    "steps",
]
