"""The arguments that several commands share, and what they mean."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import rockworker
from rockworker.cli.messages import FLAG, OURS, Language
from rockworker.cli.refusals import refuse
from rockworker.engine.game import Game
from rockworker.registry import definition_of, game_names

ALL = "ALL"
SEED_BITS = 64
MOST_DIGITS = 18
"""Of numbers that mean something here; Python refuses to read very long ones."""


def games() -> list[str]:
    """The games that can be named."""
    return list(game_names())


GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=games)]
Players = Annotated[int | None, typer.Option("--players", "-p", min=1, metavar="N")]
Modules = Annotated[str, typer.Option(metavar="MODULES")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE")]
Seed = Annotated[int | None, typer.Option(min=0, metavar="N")]
Components = Annotated[Path | None, typer.Option(metavar="FILE")]
Position = Annotated[str, typer.Option(metavar="TEXT")]
Lang = Annotated[Language, typer.Option(FLAG, envvar=OURS)]


def split(text: str | None) -> list[str]:
    """`a, b` as a list."""
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def modules_of(game: str, text: str) -> Sequence[str]:
    """The expansions that `--modules` names."""
    names = [name.replace("-", "_") for name in split(text)]
    return definition_of(game).module_names if [name.upper() for name in names] == [ALL] else names


def options_of(pairs: Sequence[str] | None) -> dict[str, Any]:
    """The options that `--option key=value` sets."""
    found = {}
    for pair in pairs or ():
        key, equals, value = pair.partition("=")
        if not equals:
            refuse("not-key-value", "--option", pair=pair)
        found[key.strip().replace("-", "_")] = _value(value.strip())
    return found


def _value(text: str) -> Any:
    if text.lower() in ("true", "yes", "on"):
        return True
    if text.lower() in ("false", "no", "off"):
        return False
    return int(text) if text.removeprefix("-").isdecimal() and len(text) <= MOST_DIGITS else text


def any_seed(seed: int | None) -> int:
    """The seed that was asked for, or one that nobody can guess."""
    return secrets.randbits(SEED_BITS) if seed is None else seed


def new_game(
    game: str, players: int, modules: str, options: Sequence[str] | None, seed: int | None, components: Path | None
) -> Game:
    """A game as the arguments want it."""
    return rockworker.new(
        game,
        players=players,
        seed=any_seed(seed),
        modules=modules_of(game, modules),
        options=options_of(options),
        components=components,
    )
