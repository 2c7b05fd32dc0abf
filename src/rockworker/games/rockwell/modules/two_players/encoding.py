"""What AI's moves are in words."""

from __future__ import annotations

from typing import Final

from rockworker.games.rockwell.learn.module import ModuleEncoding
from rockworker.games.rockwell.learn.owners import CREW_OF_NO_COMPANY
from rockworker.games.rockwell.modules.two_players.records import MoveAi, RaiseAi

ENCODING: Final = ModuleEncoding(fields={(MoveAi, "crew"): CREW_OF_NO_COMPANY, (RaiseAi, "crew"): CREW_OF_NO_COMPANY})
