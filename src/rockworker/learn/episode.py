"""One game as programs that learn play it: vectors, masks, and one word after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import numpy as np

import rockworker
from rockworker.bots.seat import About
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.learn.decision import Decision
from rockworker.learn.encoding import Encoding, Mask, Vector, as_vector, encoding_of
from rockworker.learn.rewards import REWARDS, Reward
from rockworker.learn.section import Seating
from rockworker.learn.words import WAIT
from rockworker.registry import definition_of

SEEDS: Final = 1 << 63
RenderMode = Literal["human", "ansi", "svg", "rgb_array"]
METADATA: Final[dict[str, Any]] = {"render_modes": ["human", "ansi", "svg", "rgb_array"], "render_fps": 1}
"""What environments say about their pictures."""


@dataclass(frozen=True)
class Setup:
    """Which game is played, and for what."""

    game: str
    players: int = 2
    modules: Sequence[str] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    reward: Reward = "win"

    @property
    def _options(self) -> dict[str, Any]:
        """Unless they say otherwise, those of games that only bots play, so that games end."""
        return {**definition_of(self.game).bot_options, **self.options}

    def check(self) -> None:
        """Says what is wrong with it, if anything is."""
        definition_of(self.game).header(self.players, 0, self.modules, self._options)
        if self.reward not in REWARDS:
            raise ValueError(f"the reward is one of {', '.join(REWARDS)}, not {self.reward}")

    def deal(self, seed: int) -> Episode:
        """A new game."""
        game = rockworker.new(self.game, players=self.players, seed=seed, modules=self.modules, options=self._options)
        return Episode(game, self.encoding, self.reward)

    @property
    def encoding(self) -> Encoding:
        """How the game is encoded."""
        return encoding_of(self.game)


class Episode:
    """A game under way, and what its players have said of their actions so far."""

    __slots__ = ("_decisions", "_seatings", "_seen", "_words", "encoding", "game", "reward")

    def __init__(self, game: Game, encoding: Encoding, reward: Reward = "win") -> None:
        encoding.check(inside(game).rules)
        about = About.of(game.header)
        self.game = game
        self.encoding = encoding
        self.reward: Reward = reward
        self._seatings = [Seating(about, player) for player in range(game.players)]
        self._words = [encoding.words.at(player, game.players) for player in range(game.players)]
        self._decisions: dict[int, Decision] = {}
        self._seen: dict[int, bytes] = {}

    def copy(self) -> Episode:
        """An independent copy."""
        twin = Episode.__new__(Episode)
        twin.game = self.game.copy()
        twin.encoding, twin.reward = self.encoding, self.reward
        twin._seatings, twin._words = self._seatings, self._words
        twin._decisions = {player: decision.copy() for player, decision in self._decisions.items()}
        twin._seen = dict(self._seen)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        said = {player: decision.answers for player, decision in self._decisions.items()}
        return _taken_up, (self.game, self.reward, said)

    @property
    def actors(self) -> tuple[int, ...]:
        """Who must say something now; empty: the game is over."""
        return self.game.actors

    def decision(self, player: int) -> Decision | None:
        """What a player decides now; None, if it is not up to this player."""
        found = self._decisions.get(player)
        if found is None and player in self.game.actors:
            found = self._decisions[player] = Decision(self._words[player], self.game.offers(player))
        return found

    def legal(self, player: int) -> tuple[int, ...]:
        """The words that a player can say now; only `WAIT` where others decide."""
        decision = self.decision(player)
        return decision.legal if decision else (WAIT,)

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
        events = self.game.apply(player, action)
        self.moved()
        return events

    def imagined(self, player: int, seed: int) -> Episode:
        """A copy in which all that a player can't know is redealt; what they have said stays said."""
        twin = self.copy()
        twin.game = self.game.imagine(player, seed)
        twin._seen = {}
        twin._decisions = {p: found for p, found in twin._decisions.items() if p == player}
        return twin

    def moved(self) -> None:
        """Forgets what was true before an action; what others have said of a sealed choice stays said."""
        asked = self.game.actors
        self._seen = {}
        self._decisions = {p: found for p, found in self._decisions.items() if found.action is None and p in asked}

    def seen(self, player: int) -> bytes:
        """The part of a player's vector that the view tells."""
        found = self._seen.get(player)
        if found is None:
            found = self._seen[player] = self.encoding.seen(self._seatings[player], self.game.view(player))
        return found

    def vector(self, player: int) -> Vector:
        """What a player sees, and has said so far."""
        return as_vector(self.seen(player), self.encoding.said.encode(self.decision(player)))

    def mask(self, player: int) -> Mask:
        """By word: 1, if a player can say it now."""
        mask = np.zeros(len(self.encoding.words), np.int8)
        mask[list(self.legal(player))] = 1
        return mask

    def rewards(self) -> list[float]:
        """By player: what the game was worth; all 0 while it goes on."""
        scores = self.game.scores
        return REWARDS[self.reward](scores) if scores else [0.0] * self.game.players


def _taken_up(game: Game, reward: Reward, said: Mapping[int, Sequence[int]]) -> Episode:
    """An episode in another process, or later."""
    episode = Episode(game, encoding_of(game.header.game), reward)
    for player, words in said.items():
        for word in words:
            episode.say(player, word)
    return episode
