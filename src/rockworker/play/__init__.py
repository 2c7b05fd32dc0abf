"""Bots among themselves, as a library: single games (`play_match`), many games summed up
(`simulate`), how strong bots are (`contest`), and what would have been better in a game (`review`)."""

from __future__ import annotations

from rockworker.play.arena import bots_for, play_match, steps
from rockworker.play.contest import Bout, Contest, Standing, contest
from rockworker.play.review import Review, Verdict, review
from rockworker.play.simulation import InvariantBroken, Played, Simulation, count, simulate
from rockworker.play.statistics import Record, Statistics
from rockworker.play.totals import Totals

__all__ = [
    "Bout",
    "Contest",
    "InvariantBroken",
    "Played",
    "Record",
    "Review",
    "Simulation",
    "Standing",
    "Statistics",
    "Totals",
    "Verdict",
    "bots_for",
    "contest",
    "count",
    "play_match",
    "review",
    "simulate",
    "steps",
]
