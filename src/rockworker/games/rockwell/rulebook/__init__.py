"""The rules of Rockwell in our own words, one TOML file per language, and which of them a decision is about."""

from __future__ import annotations

from typing import Final

SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "auction": ("RW-AUC",),
    "place-vice-presidents": ("RW-VP",),
    "buy-insurance": ("RW-INS",),
    "drilling-turn-move": ("RW-DRILL", "RW-STRAD"),
    "drilling-turn-carry-die": ("RW-SUB",),
    "drilling-turn-advantage": ("RW-BRIBE", "RW-SUB"),
    "threshold": ("RW-EXT", "RW-STRAD"),
    "insure-against-danger": ("RW-DNG",),
    "choose-loss": ("RW-DNG",),
    "market": ("RW-MKT",),
    "workshop": ("RW-IMP", "RW-SHAFT", "RW-DEL"),
}
"""By prompt: the sections about it."""
