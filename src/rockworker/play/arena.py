"""Bots against each other: whole games, one step after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rockworker.bots.blame import asked, made
from rockworker.bots.bot import Bot
from rockworker.bots.seat import GameSeat
from rockworker.engine.chance import Rng, next64
from rockworker.engine.errors import BadOption
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.offers import Action

Watcher = Callable[[Game, int, Action, Sequence[Event]], None]
"""Called after every step: the game, who acted, what was done, what happened."""


def bots_for(game: Game, names: Sequence[str], seed: int = 0) -> list[Bot]:
    """A bot for every seat of a game, by the names of their levels; each has a seed of its own."""
    if len(names) != game.players:
        raise BadOption(option="bots", reason="wrong-length", found=str(len(names)), wanted=str(game.players))
    chance = Rng(seed & (1 << 64) - 1)
    return [made(name, game, seat, next64(chance)) for seat, name in enumerate(names)]


def steps(game: Game, bots: Sequence[Bot]) -> Iterator[tuple[int, Action, list[Event]]]:
    """Lets bots play a game in place: who acted, what was done and what happened, step by step to the end."""
    seats = [GameSeat(game, player) for player in range(game.players)]
    while game.actors:
        player = game.actors[0]
        action = asked(bots[player], game, seats[player])
        yield player, action, game.apply(player, action)


def play_match(game: Game, bots: Sequence[str], seed: int = 0, watch: Watcher | None = None) -> Game:
    """Lets bots, named by level for each seat, play a game to its end (in place), and returns it."""
    for player, action, events in steps(game, bots_for(game, bots, seed)):
        if watch:
            watch(game, player, action, events)
    return game
