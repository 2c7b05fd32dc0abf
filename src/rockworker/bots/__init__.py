"""Bots: players made of code. They choose from what the engine offers, through the same door as people."""

from __future__ import annotations

from importlib import import_module

from rockworker.bots.base import Bot, GameSeat, Seat
from rockworker.core.errors import UnknownBot

_BOTS: dict[tuple[str, str], str] = {
    ("rockwell", "random"): "rockworker.bots.random:RandomBot",
    ("rockwell", "greedy"): "rockworker.bots.rockwell.greedy:Greedy",
    ("clockworker", "random"): "rockworker.bots.random:RandomBot",
    ("clockworker", "greedy"): "rockworker.games.clockworker.greedy:GreedyBot",
}
"""By game and level, the weakest level first: where the bot's class is. It is imported when it is first asked for."""


def bot_names(game: str) -> tuple[str, ...]:
    """The levels of bots that can play a game, the weakest first."""
    return tuple(level for played, level in _BOTS if played == game)


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot of a level for a game; with the same seed it plays the same again."""
    if (game, name) not in _BOTS:
        raise UnknownBot(bot=str(name), game=game, known=", ".join(bot_names(game)))
    module, _, factory = _BOTS[game, name].partition(":")
    bot: Bot = getattr(import_module(module), factory)(seed)
    return bot


__all__ = ["Bot", "GameSeat", "Seat", "bot_names", "make_bot"]
