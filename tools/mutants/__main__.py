"""The command: makes the mutants of each game, tries them, and reports."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from tools.mutants.project import SHARE, Game, Project
from tools.mutants.report import report
from tools.mutants.trial import Trial

ROOT = Path(__file__).parents[2]
GAMES = ("rockwell", "clockworker")


def options(argv: list[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=f"At least {SHARE} % are noticed.")
    parser.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(GAMES)}; all of them without it")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many mutants of each game")
    parser.add_argument("--seed", default="1", help="which ones are in the sample")
    parser.add_argument("--files", default="*", metavar="PATTERN", help="only of these files, such as 'frames/*'")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    asked = parser.parse_args(argv)
    if unknown := set(asked.games) - set(GAMES):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    return asked


def main(argv: list[str] | None = None) -> int:
    """The exit code: 1 if too many survive, or a mutant that is said to be equivalent does not exist."""
    asked, good = options(argv), True
    project = Project(ROOT)
    for name in asked.games or GAMES:
        game = Game(project, name)
        chosen = game.chosen(asked.files, asked.sample, asked.seed)
        verdicts = Trial(game, asked.jobs).verdicts(chosen)
        good &= report(game, chosen, verdicts, sys.stdout)
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
