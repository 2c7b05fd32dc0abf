"""The rules of Clockworker in our own words, one TOML file per language, and which of them a decision is about."""

from __future__ import annotations

from typing import Final

SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "optional-recovery": ("CW-RECOV",),
    "duplication": ("CW-RECOV", "CW-ART"),
    "action-phase": ("CW-ACT-A", "CW-ACT-B", "CW-6", "CW-ACT-C", "CW-ACT-D", "CW-ACT-E", "CW-ACT-F", "CW-ART"),
    "distribution": ("CW-ACT-B", "CW-6"),
    "staffing": ("CW-ACT-C",),
    "repair-payment": ("CW-RES", "CW-ACT-D"),
    "antenna-discount": ("CW-ACT-E", "CW-ART"),
    "communication-payment": ("CW-RES", "CW-ACT-E"),
    "turn-end": ("CW-ART",),
}
"""By prompt: the sections about it."""
