"""The engines that `make bench` compares. Each plays random games, one step at a time.

Every side does the same at each step: list what is legal, pick one uniformly, apply it. Imports happen inside the
classes, since no environment has all the engines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Side(Protocol):
    """One engine at play, never without a game under way."""

    def step(self) -> bool:
        """Plays one step; says whether it ended the game (the next one is dealt already)."""

    def copy(self) -> object:
        """A copy of the game under way."""


def uniform_draws() -> Callable[[int], int]:
    """Draws from 0 .. n-1, as quickly as Python makes them: engines are measured, not chance. (Catanatron's player
    calls `random.choice`, which takes 0.1 µs more than this, of about 35 µs for a step.)"""
    from random import Random  # noqa: TID251 - a benchmark, no game

    random = Random(7).random  # noqa: S311 - not a secret
    return lambda n: int(random() * n)


class Rockworker:
    """One of our games, with random players."""

    def __init__(self, game: str, modules: tuple[str, ...] = (), players: int = 4) -> None:
        import rockworker
        from rockworker.engine.offers import sample
        from rockworker.registry import make_bot

        self.deal: Callable[[int], Any] = lambda seed: rockworker.new(game, players=players, seed=seed, modules=modules)
        self.sample = sample
        self.draw = uniform_draws()
        self.greedy = make_bot("greedy", game, 7)
        self.games = 0
        self.game = self.deal(0)

    def step(self) -> bool:
        game, sample, draw = self.game, self.sample, self.draw  # `self.sample(…)` would look for a method first
        player = game.actors[0]
        game.apply(player, sample(game.offers(player), draw))
        if game.actors:
            return False
        self.games += 1
        self.game = self.deal(self.games)
        return True

    def copy(self) -> object:
        return self.game.copy()

    def calls(self) -> dict[str, Callable[[], object]]:
        """What else is measured of our games: by name, something to call."""
        from rockworker.bots.seat import GameSeat
        from rockworker.engine.inside import inside

        game = self.game
        seat, codec, state = GameSeat(game, game.actors[0]), game.codec, inside(game).state
        text = codec.state_to_json(state)
        return {
            "imagine": lambda: game.imagine(0, 1),
            "view": lambda: game.view(0),
            "json": lambda: codec.state_to_json(state),
            "json back": lambda: codec.state_from_json(text),
            "greedy": lambda: self.greedy.choose(seat),
        }


class Catanatron:
    """Catanatron, four of its own random players."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.deal = lambda seed: Game([RandomPlayer(color) for color in Color], seed=seed)
        self.games = 0
        self.game = self.deal(0)

    def step(self) -> bool:
        self.game.play_tick()
        if self.game.winning_color() is None and self.game.state.num_turns < 1000:
            return False
        self.games += 1
        self.game = self.deal(self.games)
        return True

    def copy(self) -> object:
        return self.game.copy()


class GinRummy:
    """OpenSpiel's gin_rummy through its Python API. Draws of chance count as steps, too."""

    def __init__(self) -> None:
        import pyspiel

        self.draw = uniform_draws()
        self.rules = pyspiel.load_game("gin_rummy")
        self.state = self.rules.new_initial_state()

    def step(self) -> bool:
        actions = self.state.legal_actions()
        self.state.apply_action(actions[self.draw(len(actions))])
        if not self.state.is_terminal():
            return False
        self.state = self.rules.new_initial_state()
        return True

    def copy(self) -> object:
        return self.state.clone()


def side(name: str) -> Side:
    """A side by its name: `catanatron`, `gin_rummy`, or a game of ours, with modules (`rockwell+all`), or for another
    number of players than four (`rockwell/2`)."""
    if name == "catanatron":
        return Catanatron()
    if name == "gin_rummy":
        return GinRummy()
    from rockworker.registry import definition_of

    name, _, players = name.partition("/")
    game, _, modules = name.partition("+")
    return Rockworker(game, definition_of(game).module_names if modules == "all" else (), int(players or 4))
