"""Bots among themselves, as a library: single games (`play_match`) and many games summed up (`simulate`)."""

from __future__ import annotations

from rockworker.play.arena import bots_for, play_match, steps
from rockworker.play.simulation import InvariantBroken, Played, Simulation, count, simulate
from rockworker.play.statistics import Record, Statistics
from rockworker.play.totals import Totals

__all__ = [
    "InvariantBroken",
    "Played",
    "Record",
    "Simulation",
    "Statistics",
    "Totals",
    "bots_for",
    "count",
    "play_match",
    "simulate",
    "steps",
]
