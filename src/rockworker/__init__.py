"""Rockworker: play Rockwell and Clockworker, and let programs play them.

An unofficial fan project, not affiliated with the publishers. See `new` and `load`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rockworker.engine.codec import parse_save
from rockworker.engine.definition import Header, Score
from rockworker.engine.errors import (
    ActionRefused,
    BadSave,
    GameIsOver,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    RockworkerError,
)
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.offers import Action, Offer
from rockworker.registry import definition_of, game_names

__version__ = "0.2.0"


def new(
    game: str,
    *,
    players: int | None = None,
    seed: int = 0,
    modules: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
) -> Game:
    """Deals a game, for as many players as it takes unless told. The same arguments give the same game anywhere."""
    definition = definition_of(game)
    header = definition.header(
        definition.most_players if players is None else players, seed, modules, options, components
    )
    return Game(definition, header)


def load(text: str | bytes) -> Game:
    """A saved game, taken up where it was left. Every move is checked again on the way."""
    save = parse_save(text)
    header = checked_header(save.header)
    game = Game(definition_of(header.game), header)
    for number, (player, action) in enumerate(save.log):
        try:
            game.apply(player, game.codec.action(action))
        except ActionRefused as error:
            raise BadSave(reason="move", found=str(number + 1), wanted="", cause=error) from None
    return game


def checked_header(header: Header) -> Header:
    """The header of a save, if a game can be dealt from it."""
    definition = definition_of(header.game)
    if header.rules_version != definition.rules_version:
        versions = {"found": str(header.rules_version), "wanted": str(definition.rules_version)}
        raise BadSave(reason="rules-version", **versions, cause=None)
    return definition.header(header.players, header.seed, header.modules, header.options, header.components)


__all__ = [
    "Action",
    "ActionRefused",
    "BadSave",
    "Event",
    "Game",
    "GameIsOver",
    "IllegalAction",
    "MalformedAction",
    "NotYourTurn",
    "Offer",
    "RockworkerError",
    "Score",
    "game_names",
    "load",
    "new",
]
