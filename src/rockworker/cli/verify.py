"""`rockworker verify`: was the shuffle the promised one, and does every move lead to these scores?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import rockworker
from rockworker.cli import arguments as args
from rockworker.cli.messages import Language, words_in
from rockworker.engine.commitment import commitment
from rockworker.engine.definition import Score
from rockworker.engine.errors import BadSave

REFUTED = 1


class _Promised(msgspec.Struct, frozen=True):
    """What a server writes into a file beside the game."""

    commitment: str = ""
    scores: list[Score] = []


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    promise: Annotated[str | None, typer.Option("--commitment", metavar="HEX")] = None,
    lang: args.Lang = Language.EN,
) -> None:
    """Check that a game was dealt from the seed that was promised, and that its moves lead to its scores."""
    words, data = words_in(lang), file.read_bytes()
    game = rockworker.load(data)
    promised = _promised(data)
    wanted = (promise or promised.commitment).strip().lower()
    checks = {
        "verify-commitment": bool(wanted) and wanted == commitment(game.header.seed),
        "verify-scores": promised.scores == game.scores,
    }
    typer.echo(words.term("verify-moves", moves=game.version))
    for check, holds in checks.items():
        typer.echo(words.term(check, holds="yes" if holds else "no"))
    if not all(checks.values()):
        raise typer.Exit(REFUTED)


def _promised(data: bytes) -> _Promised:
    try:
        return msgspec.json.decode(data, type=_Promised)
    except msgspec.ValidationError as error:
        raise BadSave(reason="not-a-save", found=str(error), wanted="", cause=None) from None
