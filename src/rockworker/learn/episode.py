"""One game as programs that learn play it: vectors, masks, and one word after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from rockworker.engine.door import Door
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.learn.decision import Decision
from rockworker.learn.encoding import Encoding, Mask, Vector, encoding_of
from rockworker.learn.rewards import REWARDS, Reward
from rockworker.learn.said import Said
from rockworker.learn.seat_words import SeatWords
from rockworker.learn.sheet import Scribe
from rockworker.learn.words import WAIT

ONLY_WAIT: Final[tuple[int, ...]] = (WAIT,)


class Episode:
    """A game under way, and what its players have said of their actions so far."""

    __slots__ = ("_count", "_decisions", "_seen", "door", "encoding", "game", "reward", "said", "scribe", "words")

    def __init__(self, game: Game, encoding: Encoding, reward: Reward = "win", like: Episode | None = None) -> None:
        self.game = game
        self.door: Door = game
        """The game as every step goes through it: compiled code knows what it is."""
        self.encoding = encoding
        self.reward: Reward = reward
        self.scribe: Scribe = like.scribe if like else _scribe(game, encoding)
        self.words: list[SeatWords] = like.words if like else _seat_words(game, encoding)
        self.said: Said = encoding.said
        self._count: int = len(encoding.words)
        self._decisions: list[Decision | None] = [None] * game.players
        self._seen: list[bytes] = [b""] * game.players
        """By player: what they see; empty until it is asked for."""

    def copy(self) -> Episode:
        """An independent copy."""
        return self._with(self.game.copy())

    def _with(self, game: Game) -> Episode:
        twin = self.again(game)
        twin._decisions = [decision.copy() if decision else None for decision in self._decisions]
        return twin

    def again(self, game: Game) -> Episode:
        """Another game that is played alike. The same scribe writes for it: it looks whether what it keeps holds."""
        return Episode(game, self.encoding, self.reward, self)

    def __reduce__(self) -> tuple[Any, ...]:
        said = {player: decision.answers for player, decision in enumerate(self._decisions) if decision}
        return _taken_up, (self.game, self.reward, said)

    @property
    def actors(self) -> tuple[int, ...]:
        """Who must say something now; empty: the game is over."""
        return self.door.actors

    def decision(self, player: int) -> Decision | None:
        """What a player decides now; None, if it is not up to this player."""
        found = self._decisions[player]
        if found is None and player in self.door.actors:
            found = self._decisions[player] = Decision(self.words[player], self.door.offers(player))
        return found

    def legal(self, player: int) -> tuple[int, ...]:
        """The words that a player can say now; only `WAIT` where others decide."""
        decision = self.decision(player)
        return ONLY_WAIT if decision is None else decision.legal

    def say(self, player: int, word: int) -> bool:
        """Lets a player say a word: whether that completed an action, which is carried out then."""
        return self.say_and_tell(player, word) is not None

    def say_and_tell(self, player: int, word: int) -> list[Event] | None:
        """Lets a player say a word: if that completes an action, what happened then."""
        decision = self.decision(player)
        if decision is None:
            raise ValueError(f"player {player} is not asked")
        action = decision.say(word)
        if action is None:
            return None
        events = self.door.apply(player, action)
        self._decisions[player] = None
        self.moved()
        return events

    def imagined(self, player: int, seed: int) -> Episode:
        """A copy in which all that a player can't know is redealt; what they have said stays said."""
        twin = self._with(self.game.imagine(player, seed))
        twin._decisions = [found if p == player else None for p, found in enumerate(twin._decisions)]
        return twin

    def moved(self) -> None:
        """Forgets what was true before an action; what others have said of a sealed choice stays said."""
        asked = self.door.actors
        for player in range(len(self._seen)):
            self._seen[player] = b""
            if player not in asked:
                self._decisions[player] = None

    def seen(self, player: int) -> bytes:
        """The part of a player's vector that the view tells."""
        if not self._seen[player]:
            self.scribe.desk.tidy()
            self.write(player)
            self._seen[player] = self.scribe.seen(player)
        return self._seen[player]

    def write(self, player: int) -> None:
        """Writes what is seen now, at least by one player."""
        self.scribe.write(self.door._play, player)

    def told(self, player: int) -> list[bytes]:
        """A player's vector in two parts: what the view tells, and what was said."""
        decision = self.decision(player)
        return [self.seen(player), self.scribe.desk.said(self.said.key(decision) if decision else None)]

    def vector(self, player: int) -> Vector:
        """What a player sees, and has said so far."""
        return np.frombuffer(bytearray().join(self.told(player)), np.float32)

    def mask(self, player: int) -> Mask:
        """By word: 1, if a player can say it now."""
        mask = bytearray(self._count)
        decision = self.decision(player)
        if decision is None:
            mask[WAIT] = 1
        else:
            decision.mark(mask)
        return np.frombuffer(mask, np.int8)

    def rewards(self) -> list[float]:
        """By player: what the game was worth; all 0 while it goes on."""
        scores = self.game.scores
        return REWARDS[self.reward](scores) if scores else [0.0] * self.game.players


def _scribe(game: Game, encoding: Encoding) -> Scribe:
    encoding.check(inside(game).rules)
    return encoding.scribe_for(game)


def _seat_words(game: Game, encoding: Encoding) -> list[SeatWords]:
    return [encoding.words.at(player, game.players) for player in range(game.players)]


def _taken_up(game: Game, reward: Reward, said: Mapping[int, Sequence[int]]) -> Episode:
    """An episode in another process, or later."""
    episode = Episode(game, encoding_of(game.header.game), reward)
    for player, words in said.items():
        for word in words:
            episode.say(player, word)
    return episode
