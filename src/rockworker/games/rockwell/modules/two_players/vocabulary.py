"""The AI, which owns the crews beyond the players', has a name."""

from __future__ import annotations

from rockworker.games.rockwell import vocabulary as base
from rockworker.text.texts import Texts


def owner(texts: Texts, value: int) -> str:
    """A player, nobody, or the AI."""
    if texts.names is not None and value >= len(texts.names):
        return texts.term("ai")
    return base.owner(texts, value)
