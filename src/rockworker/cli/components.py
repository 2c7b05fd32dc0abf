"""`rockworker components`: the numbers printed on a game's pieces, as a file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from rockworker.cli import arguments as args
from rockworker.cli import saves
from rockworker.cli.messages import Language, words_in
from rockworker.cli.printing import console
from rockworker.cli.refusals import refuse
from rockworker.registry import definition_of


def components(
    game: args.GameName,
    export: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    check: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: args.Lang = Language.EN,
) -> None:
    """Writes the component numbers into a file, or checks a file of the owner's."""
    definition = definition_of(game)
    words = words_in(lang)
    if (export is None) == (check is None):
        refuse("export-or-check", "--export")
    if export is not None:
        saves.refuse_to_lose(export, "--export", force)
        definition.export_components(export)
        console().print(words.term("exported", file=str(export)))
    if check is not None:
        flaws = definition.check_components(check)
        for flaw in flaws:
            print(f"rockworker: {flaw.text(lang)}", file=sys.stderr)
        if flaws:
            raise typer.Exit(2)
        console().print(words.term("can-be-played", file=str(check)))
