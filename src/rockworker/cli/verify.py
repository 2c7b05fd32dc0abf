"""`rockworker verify`: was the shuffle the promised one, and does every move lead to these scores?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rockworker.cli import arguments as args
from rockworker.cli.messages import Language, words_in
from rockworker.engine.commitment import commitment
from rockworker.engine.game import Game
from rockworker.engine.saves import Save
from rockworker.registry import definition_of

REFUTED = 1
UNPROVEN = 3
"""Nothing is wrong, but the file lacks a promise or scores: not the same as a proof."""
HOLDS = {True: "yes", False: "no", None: "unknown"}


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    promise: Annotated[str | None, typer.Option("--commitment", metavar="HEX")] = None,
    lang: args.Lang = Language.EN,
) -> None:
    """Check that a game was dealt from the seed that was promised, and that its moves lead to its scores."""
    words, save = words_in(lang), Save.parse(file.read_bytes())
    game = Game.restore(definition_of(save.header.game), save)
    wanted = (promise or save.commitment).strip().lower()
    checks = {
        "verify-commitment": wanted == commitment(game.header.seed) if wanted else None,
        "verify-scores": _scores_hold(save, game),
    }
    typer.echo(words.term("verify-moves", moves=game.version))
    for check, holds in checks.items():
        typer.echo(words.term(check, holds=HOLDS[holds]))
    if False in checks.values():
        raise typer.Exit(REFUTED)
    if None in checks.values():
        raise typer.Exit(UNPROVEN)


def _scores_hold(save: Save, game: Game) -> bool | None:
    """Whether the moves lead to the scores in the file; None: it has none, as files of the terminal."""
    return list(save.scores) == game.scores if save.scores else None
