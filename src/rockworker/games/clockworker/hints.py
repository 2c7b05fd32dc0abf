"""What can be told of an action of Clockworker before it is taken; `hinting` finds out what it is."""

from __future__ import annotations

from typing import Final

from rockworker.engine.hints import Hint, Tally
from rockworker.games.clockworker.semantics import Factory, Resources, Slots


class Gains(Hint, frozen=True):
    """What is gained at once."""

    tone = "good"
    gain: Resources


class GainsLater(Hint, frozen=True):
    """What the robots bring when they come back, and the slots of a factory on which they stand until then."""

    gain: Resources
    factory: Factory
    slots: Slots


class PaysFor(Hint, frozen=True):
    """The price."""

    cost: Resources


class Scores(Hint, frozen=True):
    """Points of a card."""

    tone = "good"
    gain: Resources


class RobotsLeft(Tally, frozen=True):
    """Robots in the supply after that."""


class GoldPaid(Tally, frozen=True):
    """Gold blocks that are paid."""


HINTS: Final = (Gains, GainsLater, PaysFor, Scores, RobotsLeft, GoldPaid)
