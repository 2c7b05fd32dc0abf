"""Many games in one call: Gymnasium's vector environment, in this process, with everything in shared arrays.

With a seat, each game is that seat against bots. Without one (`seat=None`), the caller plays all seats: each game shows
the vector of the player who is asked, and `info["player"]` says which one that is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from rockworker.learn.encoding import Vector
from rockworker.learn.episode import METADATA, SEEDS, Episode, RenderMode, Setup
from rockworker.learn.opponents import Opponents
from rockworker.learn.rendering import render
from rockworker.learn.rewards import FORFEIT, Reward
from rockworker.learn.spaces import observation_space, word_space

Words = npt.NDArray[np.int64]
Info = dict[str, Any]


class RockworkerVectorEnv(gymnasium.vector.VectorEnv[Vector, Words, npt.NDArray[Any]]):
    """Many games. One that is over is followed by a new one in the same step.

    `info["action_mask"]` has a row of words for each game, `info["player"]` who is asked. Where a game has ended,
    `info["final_obs"]` has its last vector, and `info["returns"]` what it was worth to each player."""

    metadata: dict[str, Any] = {**METADATA, "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str = "rockwell",
        num_envs: int = 1,
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        reward: Reward = "win",
        render_mode: RenderMode | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.setup = Setup(game, players, modules, options or {}, reward)
        self.setup.check()
        self.seat = seat
        self.render_mode: RenderMode | None = render_mode
        self.bots = [Opponents(game, players, seat, opponents) if seat is not None else None for _ in range(num_envs)]
        self.single_observation_space = observation_space(self.setup.encoding)
        self.single_action_space = word_space(self.setup.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.episodes: list[Episode] = []
        self._words = len(self.setup.encoding.words)
        self._chances: list[np.random.Generator] = []

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Vector, Info]:
        """Deals all games; with a seed, the same ones again. A single seed is that of the first game."""
        if seed is not None or not self._chances:
            self._chances = [np.random.default_rng(one) for one in _seeds(seed, self.num_envs)]
        self.episodes = [self._deal(number) for number in range(self.num_envs)]
        return self._seen()

    def _deal(self, number: int) -> Episode:
        chance, bots = self._chances[number], self.bots[number]
        episode = self.setup.deal(int(chance.integers(SEEDS)))
        if bots:
            bots.sit_down(int(chance.integers(SEEDS)))
            bots.play(episode)
        return episode

    def step(
        self, actions: Words
    ) -> tuple[Vector, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]:
        """Says a word in each game."""
        rewards = np.zeros(self.num_envs)
        ended: dict[int, tuple[Vector, list[float]]] = {}
        for number, word in enumerate(actions.tolist()):
            end = self._say(number, word)
            if end:
                rewards[number], ended[number] = end[0], end[1:]
        observations, infos = self._seen()
        terminations = np.zeros(self.num_envs, np.bool_)
        if ended:
            terminations[list(ended)] = True
            infos |= self._endings(ended)
        return observations, rewards, terminations, np.zeros(self.num_envs, np.bool_), infos

    def _say(self, number: int, word: int) -> tuple[float, Vector, list[float]] | None:
        """Says a word in one game. If that ends it: the speaker's reward, its last vector, what it brought to all."""
        episode = self.episodes[number]
        player = episode.actors[0] if self.seat is None else self.seat
        if word not in episode.legal(player):
            returns = [FORFEIT if player == other else 0.0 for other in range(self.setup.players)]
        else:
            bots = self.bots[number]
            if episode.say(player, word) and bots:
                bots.play(episode)
            if episode.actors:
                return None
            returns = episode.rewards()
        self.episodes[number] = self._deal(number)
        return returns[player], episode.vector(player), returns

    def _seen(self) -> tuple[Vector, Info]:
        seat, episodes = self.seat, self.episodes
        players = [episode.actors[0] for episode in episodes] if seat is None else [seat] * self.num_envs
        parts: list[bytes] = []
        words: list[tuple[int, ...]] = []
        for episode, player in zip(episodes, players, strict=True):
            decision = episode.decision(player)
            assert decision is not None
            parts += (episode.seen(player), episode.encoding.said.encode(decision))
            words.append(decision.legal)
        vectors = np.frombuffer(bytearray().join(parts), np.float32).reshape(self.num_envs, -1)
        return vectors, {"action_mask": self._masks(words), "player": np.array(players)}

    def _masks(self, words: Sequence[tuple[int, ...]]) -> npt.NDArray[np.int8]:
        masks = np.zeros((self.num_envs, self._words), np.int8)
        rows = np.repeat(np.arange(self.num_envs), [len(row) for row in words])
        masks[rows, list(chain.from_iterable(words))] = 1
        return masks

    def _endings(self, ended: Mapping[int, tuple[Vector, list[float]]]) -> Info:
        vectors = np.full(self.num_envs, None, object)
        returns = np.zeros((self.num_envs, self.setup.players))
        over = np.zeros(self.num_envs, np.bool_)
        for number, (vector, worth) in ended.items():
            vectors[number], returns[number], over[number] = vector, worth, True
        return {"final_obs": vectors, "_final_obs": over, "returns": returns, "_returns": over}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """A row of words for each game, as libraries for masked learning ask for them."""
        seat = self.seat
        legal = [episode.legal(episode.actors[0] if seat is None else seat) for episode in self.episodes]
        return self._masks(legal)

    def render(self) -> tuple[Any, ...] | None:
        """The tables as spectators see them."""
        return tuple(render(episode.game, self.render_mode) for episode in self.episodes)


def _seeds(seed: int | Sequence[int | None] | None, number: int) -> Sequence[int | None]:
    if seed is None:
        return [None] * number
    return range(seed, seed + number) if isinstance(seed, int) else seed
