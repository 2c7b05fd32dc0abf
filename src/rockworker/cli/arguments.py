"""The arguments that several commands share, and what they mean."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import rockworker
from rockworker.cli.messages import Language
from rockworker.engine.game import Game
from rockworker.registry import definition_of, game_names

ALL = "ALL"
SEED_BITS = 64


def _games() -> list[str]:
    return list(game_names())


def _remember(language: Language) -> Language:
    """Errors are told in the language that was asked for, from wherever they come."""
    Spoken.language = language
    return language


class Spoken:
    """The language of this run."""

    language: str = Language.EN


GameName = Annotated[str, typer.Argument(metavar="GAME", help="rockwell or clockworker.", autocompletion=_games)]
Players = Annotated[int | None, typer.Option("--players", "-p", min=1, help="How many play.")]
Modules = Annotated[str, typer.Option(help="Expansions, separated by commas, or ALL (see: rockworker games).")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; repeatable.")
]
Seed = Annotated[int | None, typer.Option(min=0, help="The same seed deals the same game.")]
Components = Annotated[Path | None, typer.Option(metavar="FILE", help="Your own component numbers (TOML).")]
Lang = Annotated[
    Language,
    typer.Option("--lang", envvar="ROCKWORKER_LANG", is_eager=True, callback=_remember, help="Language of the game."),
]


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
            raise typer.BadParameter(f"'{pair}' is not KEY=VALUE", param_hint="--option")
        found[key.strip().replace("-", "_")] = _value(value.strip())
    return found


def _value(text: str) -> Any:
    if text.lower() in ("true", "yes", "on"):
        return True
    if text.lower() in ("false", "no", "off"):
        return False
    return int(text) if text.isdecimal() else text


def new_game(
    game: str, players: int, modules: str, options: Sequence[str] | None, seed: int | None, components: Path | None
) -> Game:
    """A game as the arguments want it."""
    return rockworker.new(
        game,
        players=players,
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        modules=modules_of(game, modules),
        options=options_of(options),
        components=components,
    )
