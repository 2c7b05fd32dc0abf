"""Whole games of bots: every choice is on offer, nothing is created or lost, the same seed gives the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

import pytest

import rockworker
from rockworker.bots.seat import GameSeat
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.play.arena import bots_for, play_match
from rockworker.registry import definition_of, make_bot

EXPANSIONS = definition_of("rockwell").module_names
DIGEST = """
import rockworker
from rockworker.play.arena import bots_for, steps
game = rockworker.new("rockwell", players=3, seed=4)
for _ in zip(range(60), steps(game, bots_for(game, ["greedy", "random", "greedy"], 9))):
    pass
print(game.save())
"""


def play_checked(game: Game, names: Sequence[str], seed: int) -> Game:
    """Plays a game to its end; every choice must be on offer, every invariant must hold."""
    bots = bots_for(game, names, seed)
    while game.actors:
        player = game.actors[-1]
        action = bots[player].choose(GameSeat(game, player))
        assert any(action in offer for offer in game.offers(player))
        game.apply(player, action)
        game.check()
        assert game.version < 20_000
    return game


@pytest.mark.parametrize("modules", [(), EXPANSIONS], ids=["base", "expansions"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_bots_finish_their_games(players: int, modules: tuple[str, ...]) -> None:
    """Greedy bots play by the rules to an end, with and without expansions, and gain prestige."""
    game = rockworker.new("rockwell", players=players, seed=players, modules=modules)
    play_checked(game, ["greedy"] * players, 1)
    assert inside(game).state.turn < 40
    assert min(score.total for score in game.scores) > 10


@pytest.mark.parametrize("name", EXPANSIONS)
def test_greedy_bots_play_with_each_expansion_alone(name: str) -> None:
    """No expansion needs another one to be played."""
    game = play_checked(rockworker.new("rockwell", players=2, seed=5, modules=(name,)), ["greedy", "random"], 1)
    assert game.scores[0].rank == 1


def test_the_same_seed_gives_the_same_game() -> None:
    """All chance of a bot lies in its seed."""
    games = [play_match(rockworker.new("rockwell", players=2, seed=6), ["greedy", "random"], 2) for _ in range(2)]
    assert games[0].save() == games[1].save()


def test_another_seed_gives_another_game() -> None:
    """Bots with other seeds play differently."""
    games = [play_match(rockworker.new("rockwell", players=2, seed=6), ["random", "random"], n) for n in (2, 3)]
    assert games[0].save() != games[1].save()


def test_choices_do_not_depend_on_the_order_of_hashes() -> None:
    """Processes with different hash seeds play the same game."""
    saves = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
            timeout=120,
        ).stdout
        for seed in ("1", "77")
    }
    assert len(saves) == 1
    assert '"log":[[' in saves.pop()


def test_greedy_beats_randoms() -> None:
    """Against three random bots, greedy wins at least nine games out of ten."""
    wins = 0
    for seed in range(10):
        seat = seed % 4
        names = ["greedy" if player == seat else "random" for player in range(4)]
        game = play_match(rockworker.new("rockwell", players=4, seed=seed), names, seed)
        wins += game.scores[seat].rank == 1
    assert wins >= 9


def test_a_bot_alone_in_an_offer_takes_it() -> None:
    """Where there is one choice, it is made without a look ahead."""
    game = rockworker.new("rockwell", players=2, seed=1)

    class OneOffer(GameSeat):
        def offers(self) -> tuple[rockworker.Offer, ...]:
            return (rockworker.Offer(type(only), *((value,) for value in (1, 0, 0, 0, 0))),)

        def imagine(self, seed: int) -> Game:
            raise AssertionError("there is nothing to think about")

    only = game.offers(0)[0][0]
    assert make_bot("greedy", "rockwell").choose(OneOffer(game, 0)) in game.offers(0)[0]
