"""What a Clockworker bot thinks things are worth, in points."""

from __future__ import annotations

from typing import Final

import msgspec

ABILITIES = {
    "extended-memory": 0.4,
    "advertising-megaphone": 1.2,
    "emotion-study-system": 1.1,
    "parabolic-antenna": 0.45,
    "vending-machine": 0.5,
    "additional-robotic-arm": 0.5,
    "duplication-device": 0.7,
    "recharge-cpu": 0.4,
    "product-management-ai": 0.5,
    "synchronisation-tool": 0.3,
    "steam-locomotive": 0.6,
    "rescue-ship": 0.35,
    "robotic-government": 0.2,
    "toward-a-new-world": 0.6,
}
"""Points that an artifact brings per turn that is left."""


class Weights(msgspec.Struct, frozen=True):
    """Found by letting bots with different weights play each other (see docs/explanation/clockworker-balance.md)."""

    gear: float = 0.45
    block: float = 1.3
    gold: float = 1.6
    robot: float = 0.9
    waiting: float = 0.94
    """The share of a reward that is left after waiting a turn for it."""
    purchase: float = 0.6
    """The share of an affordable purchase's points beyond its price that it counts for."""
    per_factory: float = 0.55
    """Robots that a factory can bring back per turn, if there are robots enough."""
    per_robot: float = 0.38
    """How often a robot can come back per turn, if there are factories enough."""
    card_pace: float = 0.62
    """Cards that the quickest player takes per turn."""
    archive_pace: float = 0.2
    """Archives that each player takes per turn."""
    risk: float = 0.6
    """How likely a player who can end the game is to do so."""
    overtime: float = 0.2
    """What a card is worth in a game that takes too long, for each round of it: cards end the game."""
    abilities: dict[str, float] = msgspec.field(default_factory=lambda: ABILITIES)


DEFAULT: Final = Weights()
