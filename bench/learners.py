"""Environments of the field side by side with ours: `python -m bench.learners NAME` plays one of them in a process.

At each step every side gives what is seen as an array, and which actions are legal; a legal one is drawn and taken.
It reads a command a line (`run SECONDS`) and answers with a line of JSON, as `bench.worker` does. Imports happen inside
the classes, since no environment has all the packages.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random  # noqa: TID251 - the peers' environment has no rng of ours
from time import perf_counter, process_time
from typing import Any, Final, Protocol

GAMES: Final = 256
"""In one call of the vectorised environment."""
DRAW: Final = Random(7)  # noqa: S311 - not a secret


class Learner(Protocol):
    """One environment at play, never without a game under way."""

    def step(self) -> int:
        """Takes a step in every game that goes on at once: how many steps that are."""


class Agents:
    """A PettingZoo environment: ours, or PettingZoo's gin rummy (which is RLCard's)."""

    def __init__(self, environment: Any) -> None:
        self.env = environment
        self.env.reset(seed=1)

    def step(self) -> int:
        seen, _, terminated, truncated, _ = self.env.last()
        if terminated or truncated:
            self.env.reset()
            return 0
        legal = seen["action_mask"].view(bool).nonzero()[0]
        self.env.step(int(legal[DRAW.randrange(len(legal))]))
        return 1


class Vector:
    """Our vectorised environment; all seats of all games are played."""

    def __init__(self, game: str, players: int) -> None:
        import numpy as np

        self.np = np
        self.draw = np.random.default_rng(7).random
        self.env = self.make(game, players)
        _, self.info = self.env.reset(seed=1)
        self.games = np.arange(GAMES)

    def make(self, game: str, players: int) -> Any:
        from rockworker.learn.vector import RockworkerVectorEnv

        return RockworkerVectorEnv(game, num_envs=GAMES, players=players, seat=None, copy=False)

    def step(self) -> int:
        *_, self.info = self.env.step(self._drawn(self.info["choices"], self.info["choice_counts"]))
        return GAMES

    def _drawn(self, choices: Any, counts: Any) -> Any:
        """A legal word for each game."""
        return choices[self.games, (self.draw(GAMES) * counts).astype(int)]


class Spread(Vector):
    """The same in a process for each core: its time is that of the clock, since several processors work for it."""

    clock = staticmethod(perf_counter)

    def make(self, game: str, players: int) -> Any:
        from rockworker.learn.spread import SpreadVectorEnv

        return SpreadVectorEnv(game, GAMES, players=players, seat=None, copy=False)


class Rlcard:
    """RLCard's gin rummy, by its own interface."""

    def __init__(self) -> None:
        import rlcard

        self.env = rlcard.make("gin-rummy", config={"seed": 1})
        self.state, _ = self.env.reset()

    def step(self) -> int:
        legal = list(self.state["legal_actions"])
        self.state, _ = self.env.step(legal[DRAW.randrange(len(legal))])
        if self.env.is_over():
            self.state, _ = self.env.reset()
        return 1


class CatanatronGym:
    """Catanatron's Gymnasium environment: a seat against a random player."""

    def __init__(self) -> None:
        import catanatron_gym  # noqa: F401 - it registers the environment
        import gymnasium

        self.env = gymnasium.make("catanatron-v1", disable_env_checker=True)
        _, self.info = self.env.reset(seed=1)

    def step(self) -> int:
        legal = self.info["valid_actions"]
        _, _, terminated, truncated, self.info = self.env.step(legal[DRAW.randrange(len(legal))])
        if terminated or truncated:
            _, self.info = self.env.reset()
        return 1


def _gin_rummy() -> Learner:
    from pettingzoo.classic import gin_rummy_v4

    return Agents(gin_rummy_v4.raw_env())


PEERS: Final[dict[str, Callable[[], Learner]]] = {
    "PettingZoo gin rummy": _gin_rummy,
    "RLCard gin rummy": Rlcard,
    "Catanatron gym": CatanatronGym,
}
VECTOR: Final = f" × {GAMES}"
SPREAD: Final = f"{VECTOR} on all cores"


def learner(name: str) -> Learner:
    """A side by its name: a peer, or a game of ours for four (`rockwell`), perhaps many of them (`rockwell × 64`),
    perhaps in several processes (`rockwell × 64 on all cores`)."""
    if name in PEERS:
        return PEERS[name]()
    for suffix, kind in {SPREAD: Spread, VECTOR: Vector}.items():
        if name.endswith(suffix):
            return kind(name.removesuffix(suffix), 4)
    game = name
    from rockworker.learn.pettingzoo import raw_env

    return Agents(raw_env(game, players=4))


def run(player: Learner, seconds: float) -> dict[str, float]:
    """Steps in a slice of time."""
    steps = 0
    clock = getattr(player, "clock", process_time)
    start = clock()
    end = start + seconds
    while (now := clock()) < end:
        steps += sum([player.step() for _ in range(10)])
    return {"steps": steps, "games": 0, "seconds": now - start}


def main() -> None:
    """Serves until the other end hangs up."""
    player = learner(sys.argv[1])
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        print(json.dumps(run(player, float(line.split()[1]))), flush=True)


if __name__ == "__main__":
    main()
