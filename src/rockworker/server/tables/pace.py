"""Whether people sit at a table at the same time, or think for days."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rockworker.protocol import Pace

DAY_MS: Final = 86_400_000


def pace_of(settings: Mapping[str, Any]) -> Pace:
    """By its clock; without one by its patience: with a day or more for a decision it is played over days."""
    clock = settings.get("clock", {})
    thinking = clock["bank_ms"] if clock.get("kind") == "bank" else settings["patience_ms"]
    return "days" if thinking >= DAY_MS else "live"
