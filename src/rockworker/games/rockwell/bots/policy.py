"""How a company is run greedily: every sensible action is tried in a copy, and judged by where it leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rockworker.engine.chance import Rng
from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.actions import Bid, Buy, Pass, Sell
from rockworker.games.rockwell.bots.bids import bids_worth
from rockworker.games.rockwell.bots.candidates import candidates
from rockworker.games.rockwell.bots.judge import Judge
from rockworker.games.rockwell.bots.lookahead import Lookahead
from rockworker.games.rockwell.bots.outlook import Outlook
from rockworker.games.rockwell.bots.plans import shopping_plan
from rockworker.games.rockwell.bots.weights import Weights
from rockworker.games.rockwell.rules import RockwellPlay

FOLLOWED: Final = 6
"""How many of the best-looking actions are followed to the end of the bot's turn."""
MANY_CARDS: Final = 60
"""More than any pile has."""

Judged = list[tuple[float, Action]]
"""Actions with what they look worth, the best first."""


class Policy:
    """Takes what looks best one step ahead."""

    def __init__(self, weights: Weights, chance: Rng, quick: bool = False) -> None:
        self.weights = weights
        self.chance = chance
        self.quick = quick
        """For the games that a search plays in its mind: little insurance and few mineshafts are tried, and chance is
        tried once. All movements and trades are tried even so: a search whose players overlook the best of them
        learns the wrong things about its own."""

    def answer(self, play: RockwellPlay) -> Action:
        """What the first player who is to decide does."""
        player = play.actors[0]
        offers = play.offers(player)
        if len(offers) == 1 and offers[0].size() == 1:
            return offers[0][0]
        return self.judged(play, player, offers)[0][1]

    def judged(
        self, play: RockwellPlay, player: int, offers: Sequence[Offer], draws: Sequence[int] | None = None
    ) -> Judged:
        """Actions with what they look worth; what looks bad at first sight is not followed further. `draws` says which
        cards from the top of a pile are tried; None: all of them, or one by chance."""
        outlook = Outlook(play, player, self.weights)
        if self.quick and draws is None:
            draws = (self.chance.below(MANY_CARDS),)
        ahead = Lookahead(play, player, Judge(outlook), draws)
        if offers[0].action is Bid:
            return bids_worth(outlook, play, offers[0], ahead.worth)
        actions = candidates(play, player, offers, self.chance.below, _wanted(outlook, play, offers), self.quick)
        seen = sorted([(-self._worth(ahead, action), n) for n, action in enumerate(actions)])
        if ahead.follows:
            known = {offer.action for offer in offers}
            first, rest = seen[:FOLLOWED], seen[FOLLOWED:]
            seen = sorted([(-self._followed(ahead, actions[n], -worth, known), n) for worth, n in first]) + rest
        return [(-worth, actions[n]) for worth, n in seen]

    def _worth(self, ahead: Lookahead, action: Action) -> float:
        """A small bonus for passing, so that other actions must bring something."""
        return ahead.worth(action) + (self.weights.bother if type(action) is Pass else 0.0)

    def _followed(self, ahead: Lookahead, action: Action, worth: float, known: set[type[Action]]) -> float:
        """The worth of an action with the best that it opens in the same drilling turn."""
        after = ahead.follows.get(action)
        if after is None:
            return worth
        opened = [offer for offer in after.offers(ahead.player) if offer.action not in known]
        further = Lookahead(after, ahead.player, ahead.judge, ahead.draws if self.quick else None)
        actions = candidates(after, ahead.player, opened, self.chance.below, few=self.quick)
        return max([self._worth(further, action) for action in actions], default=worth)


def _wanted(outlook: Outlook, play: RockwellPlay, offers: Sequence[Offer]) -> Sequence[int]:
    """In the market: the cubes that the plan for the workshop takes."""
    for offer in offers:
        if offer.action is Sell or offer.action is Buy:
            return shopping_plan(outlook, play)[1]
    return ()
