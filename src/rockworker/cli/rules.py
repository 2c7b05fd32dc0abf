"""`rockworker rules`: the rules and rulings in our own words."""

from __future__ import annotations

from typing import Annotated

import typer

from rockworker.cli import arguments as args
from rockworker.cli.help import print_rules
from rockworker.cli.messages import Language
from rockworker.cli.printing import console
from rockworker.cli.refusals import refuse
from rockworker.registry import games
from rockworker.rulebook.catalogue import catalogue


def rules(
    clause: Annotated[str, typer.Argument(metavar="CLAUSE")],
    lang: args.Lang = Language.EN,
) -> None:
    """Read a clause of the rules with its rulings, or a whole section."""
    to = console()
    sections: list[str] = []
    for game in games():
        book = catalogue(game.name, lang)
        if print_rules(to, book, clause.upper()):
            return
        sections += book.sections
    refuse("unknown-clause", "CLAUSE", clause=clause, sections=", ".join(sections))
