"""Many games side by side: says a word in each of them, and writes what their seats see into one block."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rockworker.learn.episode import Episode
from rockworker.learn.opponents import Opponents
from rockworker.learn.rewards import FORFEIT


class Ending:
    """How a game ended: what it was worth to the seat that spoke last and to all, and what that seat saw then."""

    __slots__ = ("last", "returns", "reward")

    def __init__(self, reward: float, returns: list[float], last: Any) -> None:
        self.reward = reward
        self.returns = returns
        self.last = last


class Games:
    """Games that go on. One that is over is followed by a new one at once."""

    def __init__(self, number: int, seat: int, bots: list[Opponents | None], deal: Callable[[int], Episode]) -> None:
        self._seat = seat
        """Who speaks; -1: the player who is asked."""
        self._bots = bots
        self._deal = deal
        self.episodes: list[Episode] = [deal(place) for place in range(number)]

    def players(self) -> list[int]:
        """By game: who is to speak."""
        seat = self._seat
        return [episode.game.actors[0] if seat < 0 else seat for episode in self.episodes]

    def say(self, words: list[int]) -> dict[int, Ending]:
        """Says a word in each game: by game, how those ended that did."""
        ended: dict[int, Ending] = {}
        for place, word in enumerate(words):
            ending = self._say(place, word)
            if ending is not None:
                ended[place] = ending
        return ended

    def _say(self, place: int, word: int) -> Ending | None:
        episode = self.episodes[place]
        player = episode.game.actors[0] if self._seat < 0 else self._seat
        if word in episode.legal(player):
            bots = self._bots[place]
            if episode.say(player, word) and bots:
                bots.play(episode)
            if episode.game.actors:
                return None
            returns = episode.rewards()
        else:
            returns = [FORFEIT if player == other else 0.0 for other in range(episode.game.players)]
        self.episodes[place] = self._deal(place)
        return Ending(returns[player], returns, episode.vector(player))

    def vectors(self) -> bytearray:
        """The vectors of all seats that are to speak, one after another."""
        seat, parts = self._seat, list[bytes]()
        for episode in self.episodes:
            parts += episode.told(episode.game.actors[0] if seat < 0 else seat)
        return bytearray().join(parts)

    def masks(self, words: int) -> bytearray:
        """By game and word: 1, if it can be said now."""
        seat, masks, start = self._seat, bytearray(len(self.episodes) * words), 0
        for episode in self.episodes:
            for word in episode.legal(episode.game.actors[0] if seat < 0 else seat):
                masks[start + word] = 1
            start += words
        return masks
