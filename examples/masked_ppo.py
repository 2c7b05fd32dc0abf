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


def share(player: MaskablePPO, seed: int) -> float:
    """Its mean share of the win over some games."""
    table, total = RockworkerEnv("clockworker", opponents=chosen.opponent), 0.0
    for game in range(chosen.games):
        seen, _ = table.reset(seed=seed + game)
        over = False
        while not over:
            word, _ = player.predict(seen, action_masks=table.action_masks(), deterministic=False)
            seen, reward, over, _, _ = table.step(int(word))
        total += reward
    return total / float(chosen.games)


learner = MaskablePPO(
    "MlpPolicy",
    RockworkerEnv("clockworker", opponents=chosen.opponent, reward="margin"),
    n_steps=min(2048, chosen.words),
    gamma=1.0,
    seed=1,
    policy_kwargs={"net_arch": [128, 128]},
)
before = share(learner, seed=0)
learner.learn(chosen.words)
print(f"share of the win against {chosen.opponent}: {before:.2f} before, {share(learner, seed=0):.2f} after")
print(f"{np.sum([p.numel() for p in learner.policy.parameters()])} weights")
