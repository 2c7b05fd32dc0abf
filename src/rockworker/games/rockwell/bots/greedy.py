"""The greedy bot: looks one step ahead and takes what looks best."""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.bots.bot import Bot
from rockworker.bots.seat import Seat
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.actions import Bid, Buy, Pass, Sell
from rockworker.games.rockwell.bots.bids import bids_worth
from rockworker.games.rockwell.bots.candidates import candidates
from rockworker.games.rockwell.bots.judge import Judge
from rockworker.games.rockwell.bots.lookahead import Lookahead
from rockworker.games.rockwell.bots.outlook import Outlook
from rockworker.games.rockwell.bots.plans import shopping_plan
from rockworker.games.rockwell.bots.weights import DEFAULT, Weights

FOLLOWED = 6
"""How many of the best-looking actions are followed to the end of the bot's turn."""
MANY_CARDS = 60
"""More than any pile has."""


class GreedyBot(Bot):
    """Tries every sensible action in an imagined game and judges where it leads."""

    def __init__(self, seed: int = 0, weights: Weights = DEFAULT, quick: bool = False) -> None:
        super().__init__(seed)
        self.weights = weights
        self.quick = quick
        """For the games that a search plays in its mind: chance is tried once, and no action is followed further."""

    def choose(self, seat: Seat) -> Action:
        offers = seat.offers()
        if len(offers) == 1 and offers[0].size() == 1:
            return offers[0][0]
        return self.best(self.imagine(seat), seat.player, offers)

    def best(self, world: Game, player: int, offers: Sequence[Offer]) -> Action:
        """What looks best to a player in an imagined game."""
        return self.judged(world, player, offers)[0][1]

    def judged(self, world: Game, player: int, offers: Sequence[Offer]) -> list[tuple[float, Action]]:
        """Actions with what they look worth, the best first; what looks bad at first sight is not followed further."""
        outlook = Outlook(inside(world), player, self.weights)
        ahead = Lookahead(world, player, Judge(outlook), self._draws())
        if offers[0].action is Bid:
            return bids_worth(outlook, inside(world), offers[0], ahead.worth)
        wanted = _wanted(outlook, world, offers)
        actions = candidates(inside(world), player, offers, self.chance.below, wanted, self.quick)
        seen = sorted([(-self._worth(ahead, action), n) for n, action in enumerate(actions)])
        if ahead.follows and not self.quick:
            known = {offer.action for offer in offers}
            first, rest = seen[:FOLLOWED], seen[FOLLOWED:]
            seen = sorted([(-self._followed(ahead, actions[n], -worth, known), n) for worth, n in first]) + rest
        return [(-worth, actions[n]) for worth, n in seen]

    def _draws(self) -> Sequence[int] | None:
        """Which cards of a pile are tried: one by chance, or all."""
        return (self.chance.below(MANY_CARDS),) if self.quick else None

    def _worth(self, ahead: Lookahead, action: Action) -> float:
        """A small bonus for passing, so that other actions must bring something."""
        return ahead.worth(action) + (self.weights.bother if isinstance(action, Pass) else 0.0)

    def _followed(self, ahead: Lookahead, action: Action, worth: float, known: set[type[Action]]) -> float:
        """The worth of an action with the best that it opens in the same drilling turn."""
        after = ahead.follows.get(action)
        if after is None:
            return worth
        opened = [offer for offer in after.offers(ahead.player) if offer.action not in known]
        further = Lookahead(after, ahead.player, ahead.judge)
        actions = candidates(inside(after), ahead.player, opened, self.chance.below)
        return max([self._worth(further, action) for action in actions], default=worth)


def _wanted(outlook: Outlook, world: Game, offers: Sequence[Offer]) -> Sequence[int]:
    """In the market: the cubes that the plan for the workshop takes."""
    trading = any(offer.action in (Sell, Buy) for offer in offers)
    return shopping_plan(outlook, inside(world))[1] if trading else ()
