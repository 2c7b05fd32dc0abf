"""Masked PPO of Stable-Baselines3 learns Clockworker against the greedy bot. Needs sb3-contrib and PyTorch."""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO

from rockworker.learn.gymnasium import RockworkerEnv

arguments = argparse.ArgumentParser(description=__doc__)
arguments.add_argument("--words", type=int, default=60_000, help="how many words it says while it learns")
arguments.add_argument("--games", type=int, default=40, help="how many games it plays before and after")
arguments.add_argument("--opponent", default="greedy")
chosen = arguments.parse_args()


def results(player: MaskablePPO) -> str:
    """Its share of the wins, and by how many points it is ahead or behind, over some games."""
    table, margins = RockworkerEnv("clockworker", opponents=chosen.opponent, reward="margin"), []
    for game in range(chosen.games):
        seen, _ = table.reset(seed=game)
        over = False
        while not over:
            word, _ = player.predict(seen, action_masks=table.action_masks(), deterministic=False)
            seen, margin, over, _, _ = table.step(int(word))
        margins.append(margin)
    return f"{np.mean(np.array(margins) > 0):.0%} of the games won, {np.mean(margins):+.1f} points"


learner = MaskablePPO(
    "MlpPolicy",
    RockworkerEnv("clockworker", opponents=chosen.opponent, reward="margin"),
    n_steps=min(2048, chosen.words),
    gamma=1.0,
    seed=1,
    policy_kwargs={"net_arch": [128, 128]},
)
print(f"against {chosen.opponent} before: {results(learner)}", flush=True)
learner.learn(chosen.words)
print(f"against {chosen.opponent} after {chosen.words} words: {results(learner)}")
