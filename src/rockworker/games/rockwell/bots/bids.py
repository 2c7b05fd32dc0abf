"""How much to bid: every bid is lost, and what others bid is unknown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import Final

from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.actions import Bid
from rockworker.games.rockwell.bots.outlook import Outlook
from rockworker.games.rockwell.ledger import value
from rockworker.games.rockwell.rules import RockwellPlay

CASH_STEPS: Final = 13
MOST_CUBES: Final = 3
LEVEL: Final = 300
"""Dollars between bids that are worth telling apart."""


def bids(offer: Offer) -> Iterator[Bid]:
    """Bids worth a look: a little money, or a few cubes of one type."""
    *cubes, cash = offer.axes
    for money in cash[:CASH_STEPS]:
        yield Bid(0, 0, 0, 0, money)
    for resource, axis in enumerate(cubes):
        for amount in axis[1 : MOST_CUBES + 1]:
            zinc, copper, silver, gold = (amount if r == resource else 0 for r in range(4))
            yield Bid(zinc, copper, silver, gold, 0)


def bids_worth(
    outlook: Outlook, play: RockwellPlay, offer: Offer, worth: Callable[[Action], float]
) -> list[tuple[float, Action]]:
    """Bids with the balance of what they cost and the place they are likely to win, the best first."""
    found: list[tuple[float, Action]] = [(worth(bid) + place_worth(outlook, play, bid), bid) for bid in bids(offer)]
    return sorted(found, key=lambda one: -one[0])


def bid_levels(play: RockwellPlay, judged: Sequence[tuple[float, Action]]) -> list[Action]:
    """For each level of value, the first of some bids: the one that costs least, where the best come first."""
    levels: dict[int, Action] = {}
    for _, bid in judged:
        if isinstance(bid, Bid):
            levels.setdefault(amount_of(play, bid) // LEVEL, bid)
    return list(levels.values())


def amount_of(play: RockwellPlay, bid: Bid) -> int:
    """Dollars that a bid counts for."""
    return bid.cash + value(play.state, (bid.zinc, bid.copper, bid.silver, bid.gold))


def place_worth(outlook: Outlook, play: RockwellPlay, bid: Bid) -> float:
    """Prestige that the likely place in the Management order is worth."""
    state, player = play.state, outlook.player
    amount = amount_of(play, bid)
    beaten = 0.0
    for place, other in enumerate(state.management):
        if other != player:
            ahead = state.management.index(player) < place
            beaten += 1 - exp(-(amount + (50 if ahead else 0)) / outlook.bids)
    return outlook.first * beaten / (play.rules.players - 1)
