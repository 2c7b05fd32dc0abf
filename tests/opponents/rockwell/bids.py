"""How much to bid: every bid is lost, and what others bid is unknown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp

from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.actions import Bid
from rockworker.games.rockwell.ledger import value
from rockworker.games.rockwell.rules import RockwellPlay
from tests.opponents.rockwell.outlook import Outlook

CASH_STEPS = 13
MOST_CUBES = 3


def bids(offer: Offer) -> Iterator[Bid]:
    """Bids worth a look: a little money, or a few cubes of one type."""
    *cubes, cash = offer.axes
    for money in cash[:CASH_STEPS]:
        yield Bid(0, 0, 0, 0, money)
    for resource, axis in enumerate(cubes):
        for amount in axis[1 : MOST_CUBES + 1]:
            zinc, copper, silver, gold = (amount if r == resource else 0 for r in range(4))
            yield Bid(zinc, copper, silver, gold, 0)


def best_bid(outlook: Outlook, play: RockwellPlay, offer: Offer, worth: Callable[[Action], float]) -> Bid:
    """The bid with the best balance of what it costs and the place it is likely to win."""
    return max(bids(offer), key=lambda bid: worth(bid) + place_worth(outlook, play, bid))


def place_worth(outlook: Outlook, play: RockwellPlay, bid: Bid) -> float:
    """Prestige that the likely place in the Management order is worth."""
    state, player = play.state, outlook.player
    amount = bid.cash + value(state, (bid.zinc, bid.copper, bid.silver, bid.gold))
    beaten = 0.0
    for place, other in enumerate(state.management):
        if other != player:
            ahead = state.management.index(player) < place
            beaten += 1 - exp(-(amount + (50 if ahead else 0)) / outlook.weights.bids)
    return outlook.weights.first * beaten / (play.rules.players - 1)
