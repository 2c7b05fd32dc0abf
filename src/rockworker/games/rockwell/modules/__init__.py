"""The modules: expansions that players switch on, and what a number of players brings with it."""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.games.rockwell.modules.two_players import TWO_PLAYERS
from rockworker.games.rockwell.rules import Module

EXPANSIONS: tuple[Module, ...] = ()
"""In the order in which they apply."""
BY_NAME = {module.name: module for module in EXPANSIONS}


def modules_for(players: int, names: Sequence[str]) -> list[Module]:
    """The modules of one game."""
    chosen = [BY_NAME[name] for name in names]
    return [TWO_PLAYERS, *chosen] if players == 2 else chosen
