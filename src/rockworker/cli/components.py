"""`rockworker components`: the numbers printed on a game's pieces, as a file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from rockworker.cli import arguments as args
from rockworker.cli import saves
from rockworker.cli.messages import Language, words_in
from rockworker.cli.printing import console
from rockworker.cli.refusals import refuse
from rockworker.engine.definition import Definition
from rockworker.registry import definition_of


def components(
    game: args.GameName,
    export: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    check: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    enter: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: args.Lang = Language.EN,
) -> None:
    """Writes the component numbers into a file, checks a file of the owner's, or walks through the pieces."""
    definition = definition_of(game)
    if [export, check, enter].count(None) != 2:
        refuse("one-of-three", "--export")
    if export is not None:
        saves.refuse_to_lose(export, "--export", force)
        definition.own_numbers().export(export)
        console().print(words_in(lang).term("exported", file=str(export)))
    elif check is not None:
        _check(definition, check, lang)
    elif enter is not None:
        from rockworker.cli.enter import walk  # the writer of TOML is needed only here

        walk(definition, enter, lang)


def _check(definition: Definition[Any, Any], file: Path, lang: Language) -> None:
    flaws = definition.own_numbers().check(file)
    for flaw in flaws:
        print(f"rockworker: {flaw.text(lang)}", file=sys.stderr)
    if flaws:
        raise typer.Exit(2)
    from rockworker.cli.component_report import print_report  # exporting needs none of it

    print_report(definition, file, lang)
