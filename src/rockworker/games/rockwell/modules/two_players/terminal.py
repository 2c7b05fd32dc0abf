"""Where the AI's decisions belong in a turn."""

from __future__ import annotations

from typing import Final

from rockworker.games.rockwell.terminal.module import ModuleTerminal

TERMINAL: Final = ModuleTerminal(phases={"ai-upgrade": "phase-3"})
