"""What a finished game is worth to each player."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from rockworker.engine.definition import Score

Reward = Literal["win", "margin"]
FORFEIT: Final = -1.0
"""For saying what can't be said, which ends the game."""


def win_shares(scores: Sequence[Score]) -> list[float]:
    """1 for the winner and 0 for the others; players who share the first place share the 1."""
    winners = sum(score.rank == 1 for score in scores)
    return [1.0 / winners if score.rank == 1 else 0.0 for score in scores]


def margins(scores: Sequence[Score]) -> list[float]:
    """How many points a player has more than the others on average. All margins together are 0."""
    total = sum(score.total for score in scores)
    return [score.total - (total - score.total) / (len(scores) - 1) for score in scores]


REWARDS: Final[Mapping[Reward, Callable[[Sequence[Score]], list[float]]]] = {"win": win_shares, "margin": margins}
