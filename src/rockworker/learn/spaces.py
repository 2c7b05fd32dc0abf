"""Gymnasium's spaces for what is seen and said."""

from __future__ import annotations

import gymnasium
import numpy as np

from rockworker.learn.encoding import Encoding, Vector


def observation_space(encoding: Encoding) -> gymnasium.Space[Vector]:
    """Vectors: every number lies between -1 and 1."""
    return gymnasium.spaces.Box(-1.0, 1.0, (encoding.size,), np.float32)


def word_space(encoding: Encoding) -> gymnasium.spaces.Discrete:
    """The words of a game."""
    return gymnasium.spaces.Discrete(len(encoding.words))
