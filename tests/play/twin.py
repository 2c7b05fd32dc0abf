"""A bot of somebody's own, for contests: plays as the random one does."""

from __future__ import annotations

from rockworker.bots.random import RandomBot


class Twin(RandomBot):
    """Plays anything."""
