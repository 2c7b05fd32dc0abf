"""Many games side by side: says a word in each of them, and writes what their seats see and can say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from rockworker.learn.decision import Decision, IllegalWord
from rockworker.learn.episode import Episode
from rockworker.learn.opponents import Opponents
from rockworker.learn.rewards import FORFEIT
from rockworker.learn.said import Said
from rockworker.learn.seat_words import SeatWords
from rockworker.learn.sheet import Desk


class Ending:
    """How a game ended: what it was worth to the seat that spoke last and to all, and what that seat saw then."""

    __slots__ = ("last", "returns", "reward")

    def __init__(self, reward: float, returns: list[float], last: bytes) -> None:
        self.reward = reward
        self.returns = returns
        self.last = last


class Games:
    """Games that go on. One that is over is followed by a new one at once."""

    def __init__(
        self, seat: int, bots: list[Opponents | None], deal: Callable[[int], Episode], vectors: list[memoryview]
    ) -> None:
        self._seat = seat
        """Who speaks; -1: the player who is asked."""
        self._bots = bots
        self._deal = deal
        self._vectors: list[Any] = vectors
        """By game: where to write what is seen."""
        self.episodes: list[Episode] = [deal(place) for place in range(len(bots))]
        first = self.episodes[0]
        self._desk: Desk = first.scribe.desk
        self._said: Said = first.said
        self._seats: list[SeatWords] = first.words
        shown = first.encoding.size - len(first.said.section)
        self._place_said = slice(4 * shown, 4 * first.encoding.size)
        self._place_all = slice(0, 4 * first.encoding.size)
        self._words: i64 = len(first.encoding.words)
        """How many words there are."""
        self.players: vec[i64] = vec[i64]([0] * len(bots))
        """By game: who is to speak."""
        self._decisions: list[Decision] = []
        """By game: what that player decides."""
        self.choices: vec[i64] = vec[i64]([0] * (len(bots) * len(first.encoding.words)))
        """By game, so many as there are words: at the beginning those that can be said."""
        self.counts: vec[i64] = vec[i64]([0] * len(bots))
        """By game: how many of these can be said."""
        self.masks: vec[u8] = vec[u8]([u8(0)] * len(self.choices))
        """By game and word: 1, if it can be said."""
        for place in range(len(bots)):
            self._decisions.append(Decision(self._seats[0], ()))
            self._ask(place)

    def say(self, words: list[int]) -> dict[int, Ending]:
        """Says a word in each game: by game, how those ended that did."""
        self._desk.tidy()
        ended: dict[int, Ending] = {}
        for place, word in enumerate(words):
            try:
                action = self._decisions[place].say(word)
            except IllegalWord:
                ended[place] = self._end(place, self._forfeited(place))
                continue
            if action is None:
                self._show(place)
                continue
            episode, bots = self.episodes[place], self._bots[place]
            episode.door.advance(int(self.players[place]), action)
            if bots is not None:
                bots.play(episode)
            if episode.door.actors:
                self._ask(place)
            else:
                ended[place] = self._end(place, episode.rewards())
        return ended

    def _forfeited(self, place: int) -> list[float]:
        players = self.episodes[place].game.players
        return [FORFEIT if self.players[place] == player else 0.0 for player in range(players)]

    def _end(self, place: int, returns: list[float]) -> Ending:
        """A game is over, and the next one begins."""
        episode, player, decision = self.episodes[place], int(self.players[place]), self._decisions[place]
        episode.write(player)
        last = episode.scribe.seen(player) + self._desk.said(self._said.key(decision))
        episode.scribe.begin()
        self.episodes[place] = self._deal(place)
        self._ask(place)
        return Ending(returns[player], returns, last)

    def _ask(self, place: int) -> None:
        """Something has happened in a game: another decision is asked for."""
        episode, seat = self.episodes[place], self._seat
        player = episode.door.actors[0] if seat < 0 else seat
        self.players[place] = player
        episode.write(player)
        self._vectors[place][self._place_all] = episode.scribe.row(player)
        self._decisions[place].ask(self._seats[player], episode.door._play.offers(player))
        self._show(place)

    def _show(self, place: int) -> None:
        """Writes what was said, where something was, and what can be said."""
        decision = self._decisions[place]
        if decision.has_begun():
            self._vectors[place][self._place_said] = self._desk.said(self._said.key(decision))
        self._list(place, decision.choices, decision.count)

    def _list(self, place: i64, words: vec[i64], count: i64) -> None:
        """Some words can be said in a game, instead of those of before."""
        choices, masks, first = self.choices, self.masks, place * self._words
        number: i64 = 0
        before = self.counts[place]
        while number < before:
            masks[first + choices[first + number]] = 0
            number += 1
        number = 0
        while number < count:
            word = words[number]
            choices[first + number] = word
            masks[first + word] = 1
            number += 1
        self.counts[place] = count
