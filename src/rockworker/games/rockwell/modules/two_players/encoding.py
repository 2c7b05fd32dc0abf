"""What AI's moves are in words."""

from __future__ import annotations

from typing import Final

from rockworker.games.rockwell.learn.module import ModuleEncoding
from rockworker.games.rockwell.learn.owners import AI_CREW
from rockworker.games.rockwell.modules.two_players.records import MoveAi, RaiseAi

ENCODING: Final = ModuleEncoding(fields={(MoveAi, "crew"): AI_CREW, (RaiseAi, "crew"): AI_CREW})
