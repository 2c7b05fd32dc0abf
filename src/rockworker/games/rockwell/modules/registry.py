"""Which modules there are: expansions that players switch on, and what a number of players brings with it."""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.games.rockwell.module import Module
from rockworker.games.rockwell.modules.diamonds.module import DIAMONDS
from rockworker.games.rockwell.modules.explosions.module import EXPLOSIONS
from rockworker.games.rockwell.modules.fluctuating_market.module import FLUCTUATING_MARKET
from rockworker.games.rockwell.modules.inspectors.module import INSPECTORS
from rockworker.games.rockwell.modules.two_players.module import TWO_PLAYERS
from rockworker.games.rockwell.rulebook import SECTIONS

EXPANSIONS = (FLUCTUATING_MARKET, DIAMONDS, EXPLOSIONS, INSPECTORS)
"""In the order in which they apply."""
MODULES = (TWO_PLAYERS, *EXPANSIONS)
BY_NAME = {module.name: module for module in MODULES}


def modules_for(players: int, names: Sequence[str]) -> list[Module]:
    """The modules of one game."""
    chosen = [BY_NAME[name] for name in names]
    return [TWO_PLAYERS, *chosen] if players == 2 else chosen


def rule_sections() -> dict[str, tuple[str, ...]]:
    """By prompt: the sections of the rulebook about it, the base game's first."""
    found = dict(SECTIONS)
    for module in MODULES:
        for prompt, sections in module.rule_sections.items():
            found[prompt] = (*found.get(prompt, ()), *sections)
    return found
