"""`rockworker rules`: the rules and rulings in our own words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from rockworker.cli import arguments as args
from rockworker.cli.help import print_contents, print_found, print_rules
from rockworker.cli.messages import Language
from rockworker.cli.printing import console
from rockworker.cli.refusals import refuse
from rockworker.registry import games
from rockworker.rulebook.catalogue import catalogue
from rockworker.text.texts import Texts


def rules(
    clause: Annotated[list[str] | None, typer.Argument(metavar="CLAUSE")] = None,
    lang: args.Lang = Language.EN,
) -> None:
    """Read a clause of the rules with its rulings, a section, or what some words occur in; or list the sections."""
    wanted = " ".join(clause or ())
    if not wanted:
        _print_all_sections(lang)
        return
    to, books = console(), [catalogue(game.name, lang) for game in games()]
    # A name is looked up in all books before words are searched for.
    if any(print_rules(to, book, wanted.upper()) for book in books):
        return
    if not [book for book in books if print_found(to, book, wanted)]:
        refuse("unknown-clause", "CLAUSE", clause=wanted)


def _print_all_sections(language: str) -> None:
    to = console()
    for game in games():
        to.print(Text(Texts.of(game.definition, language).find("game-title") or game.name, "bold"))
        print_contents(to, catalogue(game.name, language))
