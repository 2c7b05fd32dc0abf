"""The full screen of `rockworker play`, with Textual, which is imported only where it is used."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rockworker.cli.screen.plan import SMALLEST

if TYPE_CHECKING:
    from rockworker.cli.session import Session

DUMB: Final = frozenset({"", "dumb", "unknown"})


def is_capable(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether there is a person at a terminal that can show a full screen."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    width, height = os.get_terminal_size(sys.stdout.fileno())
    fits = width >= SMALLEST[0] and height >= SMALLEST[1]
    return fits and (sys.platform == "win32" or environment.get("TERM", "") not in DUMB)


def play(session: Session) -> bool:
    """Plays on the full screen, and says where the game is; whether the player was interrupted."""
    from rockworker.cli.screen.app import PlayApp

    app = PlayApp(session)
    try:
        app.run()
    finally:
        session.keep()
        if told := session.whereabouts():
            print(told)
    if app.fault:
        raise app.fault
    return app.interrupted
