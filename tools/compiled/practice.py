"""What the compiled engine is made quick for: `python tools/compiled/practice.py` is run once, by a build that counts.

It needs no more than a wheel is built with. Nothing in it is left to time or chance: the same build comes of it always.
"""

from __future__ import annotations

from typing import Final

import rockworker
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.offers import sample
from rockworker.learn.board import Board, Part
from rockworker.learn.setup import Setup
from rockworker.registry import definition_of, game_names

RANDOM_GAMES: Final = 60
"""For each game and number of players, with the expansions in turn."""
STEPS: Final = 600
SIDE_BY_SIDE: Final = 32


def play_at_random(game: Game, chance: Rng) -> None:
    """With now and then a look at what players see, and at what might be."""
    while not game.is_over and game.version < 2_000:
        player = game.actors[0]
        game.apply(player, sample(game.offers(player), chance.below))
        if game.version % 20 == 0:
            game.view(player)
            game.imagine(player, game.version)
            game.copy()


def learn(name: str, players: int, modules: tuple[str, ...]) -> None:
    """Many games in one call, as programs that learn play them."""
    setup = Setup(name, players, modules)
    board = Board(setup, SIDE_BY_SIDE)
    part, chance = Part(setup, None, "random", board), Rng(players)
    part.deal(range(SIDE_BY_SIDE))
    for _ in range(STEPS):
        for game, count in enumerate(board.counts.tolist()):
            board.words[game] = board.choices[game, chance.below(count)]
        part.step()


def main() -> None:
    """Every game, with every number of players: at random, in learning, and by bots."""
    for name in game_names():
        definition = definition_of(name)
        every = definition.module_names
        choices: list[tuple[str, ...]] = [(), *((module,) for module in every), every]
        for players in range(definition.fewest_players, definition.most_players + 1):
            for seed in range(RANDOM_GAMES):
                modules = choices[seed % len(choices)]
                play_at_random(rockworker.new(name, players=players, seed=seed, modules=modules), Rng(seed))
            for modules in dict.fromkeys(((), every)):
                learn(name, players, modules)
            rockworker.new(name, players=players, seed=1).playout("greedy")


if __name__ == "__main__":
    main()
