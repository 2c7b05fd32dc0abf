"""An agent in ten lines: it says any word that can be said."""

import numpy as np

from rockworker.learn.pettingzoo import env

table, chance = env("clockworker", players=3), np.random.default_rng(1)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, reward, over, _, _ = table.last()
    table.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    if over:
        print(agent, reward)
