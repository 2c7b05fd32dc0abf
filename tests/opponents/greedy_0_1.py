"""The greedy bots of release 0.1, unchanged, for `rockworker arena`: what later bots are measured by.

python -m rockworker arena rockwell --bots greedy,tests/opponents/greedy_0_1.py:Rockwell
"""

from __future__ import annotations

from tests.opponents.clockworker.greedy import GreedyBot as ClockworkerBot
from tests.opponents.rockwell.greedy import GreedyBot as RockwellBot


class Rockwell(RockwellBot):
    """`greedy` of release 0.1 in Rockwell."""


class Clockworker(ClockworkerBot):
    """`greedy` of release 0.1 in Clockworker."""
