"""Bots among themselves, as a library: single games (`play_match`), many games summed up
(`simulate`), and how strong bots are (`contest`)."""

from __future__ import annotations

from rockworker.play.arena import bots_for, play_match, steps
from rockworker.play.contest import Bout, Contest, Standing, contest
from rockworker.play.simulation import InvariantBroken, Played, Simulation, count, simulate
from rockworker.play.statistics import Record, Statistics
from rockworker.play.totals import Totals

__all__ = [
    "Bout",
    "Contest",
    "InvariantBroken",
    "Played",
    "Record",
    "Simulation",
    "Standing",
    "Statistics",
    "Totals",
    "bots_for",
    "contest",
    "count",
    "play_match",
    "simulate",
    "steps",
]
