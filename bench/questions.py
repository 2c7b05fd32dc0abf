"""How many questions standing answers spare, in games of bots.

`python -m bench.questions --games 20` plays games of the usual bots and counts, at every decision, which standing
answers would give an answer: each alone, and all that a game has together. The games go on as the bots decide.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator

import rockworker
from rockworker.engine.game import Game
from rockworker.engine.standing import given, names_in
from rockworker.play.arena import bots_for, steps
from rockworker.registry import definition_of, usual_bot

EXPANSIONS = definition_of("rockwell").module_names
TABLES: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("rockwell", 2, ()),
    ("rockwell", 3, ()),
    ("rockwell", 4, ()),
    ("rockwell", 4, EXPANSIONS),
    ("clockworker", 2, ()),
    ("clockworker", 4, ()),
)
ASKED, TOGETHER = "asked", "all together"


def count(game: Game) -> Counter[str]:
    """Plays a game to its end: how often somebody was asked, and how often need not have been."""
    found: Counter[str] = Counter()
    look(game, found)
    for _ in steps(game, bots_for(game, [usual_bot(game.header.game)] * game.players, game.header.seed)):
        look(game, found)
    return found


def look(game: Game, found: Counter[str]) -> None:
    """One decision."""
    if game.is_over:
        return
    player, names = game.actors[0], names_in(game)
    found[ASKED] += 1
    found.update(name for name in names if given(game, player, (name,)))
    found[TOGETHER] += given(game, player, names) is not None


def report(name: str, players: int, modules: tuple[str, ...], games: int) -> Iterator[str]:
    """A table's figures, for one game on average."""
    found: Counter[str] = Counter()
    for seed in range(games):
        game = rockworker.new(name, players=players, seed=seed, modules=modules)
        found += count(game)
    title = f"{name}, {players} players{', all expansions' if modules else ''}"
    yield f"{title}: {found[ASKED] / games:.1f} questions a game"
    for answer in (*names_in(game), TOGETHER):
        share = found[answer] / found[ASKED]
        yield f"  {answer:<22}{found[answer] / games:8.1f}  {share:6.1%}"


def main() -> None:
    """Prints the figures of all tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    for table in TABLES:
        for line in report(*table, games):
            print(line, flush=True)


if __name__ == "__main__":
    main()
