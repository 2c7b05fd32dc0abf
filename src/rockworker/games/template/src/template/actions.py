"""What players do. An action's fields are what its player chooses."""

from __future__ import annotations

from rockworker.engine.offers import Action


class Bid(Action, frozen=True):
    """Bid coins for the next pebble."""

    coins: int


class Keep(Action, frozen=True):
    """Keep the pebble in the fist, for points."""


class Sell(Action, frozen=True):
    """Sell the pebble, for coins."""


ACTIONS = (Bid, Keep, Sell)
