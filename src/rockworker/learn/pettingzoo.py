"""Games as PettingZoo environments: one agent after another (AEC), or all at once (Parallel).

A step says one word. In AEC an agent says its whole action before the next one is asked; what players choose in secret
is chosen in turn, and stays secret. In Parallel those who choose in secret speak at the same time; the others wait.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from rockworker.learn.episode import Episode
from rockworker.learn.rendering import render
from rockworker.learn.rewards import FORFEIT, Reward
from rockworker.learn.setup import METADATA, SEEDS, RenderMode, Setup, check_render_mode
from rockworker.learn.spaces import observation_space, word_space

Observation = dict[str, Any]
"""`observation` is the vector, `action_mask` the words that can be said."""


def env(game: str = "rockwell", **settings: Any) -> AECEnv[str, Observation, int]:
    """A game for one agent after another, in PettingZoo's usual wrappers: an illegal word ends the game."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=FORFEIT)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def raw_env(game: str = "rockwell", **settings: Any) -> RockworkerAEC:
    """The same without wrappers: quicker, and an illegal word raises `IllegalWord`."""
    return RockworkerAEC(game, **settings)


def parallel_env(game: str = "rockwell", **settings: Any) -> RockworkerParallel:
    """A game for all agents at once."""
    return RockworkerParallel(game, **settings)


class _Table:
    """What both kinds of environment share."""

    def __init__(
        self,
        game: str = "rockwell",
        players: int = 2,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        reward: Reward = "win",
        render_mode: RenderMode | None = None,
    ) -> None:
        self.setup = Setup(game, players, modules, options or {}, reward)
        self.setup.check()
        check_render_mode(render_mode)
        players = self.setup.players
        self.render_mode = render_mode
        self.possible_agents = [f"player_{player}" for player in range(players)]
        self.agents: list[str] = []
        self.numbers = {agent: player for player, agent in enumerate(self.possible_agents)}
        self.metadata = {**METADATA, "name": f"{game}_v0", "is_parallelizable": False}
        self._chance = np.random.default_rng()
        encoding = self.setup.encoding
        box = observation_space(encoding)
        mask = gymnasium.spaces.Box(0, 1, (len(encoding.words),), np.int8)
        spaces: dict[str, gymnasium.Space[Any]] = {"observation": box, "action_mask": mask}
        self.observation_spaces = {agent: gymnasium.spaces.Dict(spaces) for agent in self.possible_agents}
        self.action_spaces = {agent: word_space(encoding) for agent in self.possible_agents}
        self.episode: Episode = self.setup.deal(0)

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """A vector and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The words of the game."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """The table as spectators see it."""
        return render(self.episode.game, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.episode = self.setup.deal(int(self._chance.integers(SEEDS)), self.episode)
        self.agents = self.possible_agents[:]

    def _observe(self, agent: str) -> Observation:
        player = self.numbers[agent]
        return {"observation": self.episode.vector(player), "action_mask": self.episode.mask(player)}


class RockworkerAEC(_Table, AECEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """One agent after another."""

    def __init__(self, game: str = "rockwell", **settings: Any) -> None:
        AECEnv.__init__(self)
        _Table.__init__(self, game, **settings)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; with a seed, the same one again."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and which words it can say; only `WAIT`, if it is not asked."""
        return self._observe(agent)

    def step(self, action: int | None) -> None:
        """The selected agent says a word."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        if self.episode.say(self.numbers[agent], index(action)):
            self._select()
        if not self.episode.actors:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        if self.episode.actors:
            self.agent_selection = self.possible_agents[self.episode.actors[0]]

    def _finish(self) -> None:
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class RockworkerParallel(_Table, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents at once. Agents that are not asked can only say `WAIT`."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deals a new game; with a seed, the same one again."""
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Every agent that is asked says its word. An illegal one ends the game, and its agent has lost."""
        agents = self.agents
        if not agents:
            raise gymnasium.error.ResetNeeded("no game goes on: call reset first")
        words = {agent: index(actions[agent]) for agent in agents}
        wrong = [agent for agent in agents if words[agent] not in self.episode.legal(self.numbers[agent])]
        if not wrong:
            self._speak(words)
        rewards = self._rewards(wrong)
        over = bool(wrong) or not self.episode.actors
        self.agents = [] if over else agents
        infos: dict[str, dict[str, Any]] = {agent: {"illegal": True} if agent in wrong else {} for agent in agents}
        seen = {agent: self._observe(agent) for agent in agents}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _speak(self, words: dict[str, int]) -> None:
        for player in self.episode.actors:
            self.episode.say(player, words[self.possible_agents[player]])
        if self.render_mode == "human":
            self.render()

    def _rewards(self, wrong: Sequence[str]) -> dict[str, float]:
        if wrong:
            return {agent: FORFEIT if agent in wrong else 0.0 for agent in self.possible_agents}
        return dict(zip(self.possible_agents, self.episode.rewards(), strict=True))

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(agent) for agent in self.agents}
