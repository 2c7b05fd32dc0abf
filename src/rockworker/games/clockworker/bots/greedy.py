"""The greedy bot: it tries every action in an imagined game, lets the others answer the best of them, and takes the one
after which its prospects are best."""

from __future__ import annotations

from rockworker.bots.bot import Bot
from rockworker.bots.seat import Seat
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.games.clockworker.bots.judgement import ANSWERED, ANSWERED_TURNS, answered, considered
from rockworker.games.clockworker.bots.policy import Policy
from rockworker.games.clockworker.bots.prospects import Prospects
from rockworker.games.clockworker.bots.weights import DEFAULT, Weights
from rockworker.games.clockworker.rules import Rules


class GreedyBot(Bot):
    """Looks one action ahead, and a round at the best of them."""

    def __init__(
        self, seed: int = 0, answered: int = ANSWERED, rounds: int = ANSWERED_TURNS, weights: Weights = DEFAULT
    ) -> None:
        super().__init__(seed)
        self.answered = answered
        self.rounds = rounds
        self.weights = weights
        self._prospects: Prospects | None = None

    def choose(self, seat: Seat) -> Action:
        offers = seat.offers()
        actions = considered(offers)
        if len(actions) == 1:
            return actions[0]
        play = inside(self.imagine(seat))
        policy = Policy(self.prospects(play.rules), self.chance)
        return answered(play, seat.player, actions, policy, self.answered, self.rounds)[0]

    def prospects(self, rules: Rules) -> Prospects:
        """How positions are judged; it is worked out once for a game."""
        if self._prospects is None or self._prospects.rules is not rules:
            self._prospects = Prospects(rules, self.weights)
        return self._prospects
