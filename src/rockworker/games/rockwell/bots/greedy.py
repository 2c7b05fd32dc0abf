"""The greedy bot: looks one step ahead and takes what looks best."""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.bots.bot import Bot
from rockworker.bots.seat import Seat
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.bots.policy import Policy
from rockworker.games.rockwell.bots.weights import DEFAULT, Weights


class GreedyBot(Bot):
    """Tries every sensible action in an imagined game and judges where it leads."""

    def __init__(self, seed: int = 0, weights: Weights = DEFAULT, quick: bool = False) -> None:
        super().__init__(seed)
        self.policy = Policy(weights, self.chance, quick)

    def choose(self, seat: Seat) -> Action:
        offers = seat.offers()
        if len(offers) == 1 and offers[0].size() == 1:
            return offers[0][0]
        return self.best(self.imagine(seat), seat.player, offers)

    def best(self, world: Game, player: int, offers: Sequence[Offer]) -> Action:
        """What looks best to a player in an imagined game."""
        return self.policy.judged(inside(world), player, offers)[0][1]
