"""Bots: players made of code. They choose from what the engine offers, through the same door as people."""

from __future__ import annotations

from rockworker.bots.bot import Bot
from rockworker.bots.seat import About, GameSeat, Seat

__all__ = ["About", "Bot", "GameSeat", "Seat"]
