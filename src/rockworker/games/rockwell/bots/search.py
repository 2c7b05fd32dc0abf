"""The searching bot of Rockwell: what is decided about a turn is tried to the turn's end."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Final

import msgspec

from rockworker.bots.search import Guide, SearchBot, won
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.actions import Bid
from rockworker.games.rockwell.bots.bids import bid_levels
from rockworker.games.rockwell.bots.greedy import GreedyBot
from rockworker.games.rockwell.bots.judge import Judge
from rockworker.games.rockwell.bots.outlook import Outlook
from rockworker.games.rockwell.bots.weights import DEFAULT
from rockworker.games.rockwell.frames.auction import Auction, PlaceVicePresidents
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.frames.workshop import Workshop

SEARCHED: Final = (Auction, PlaceVicePresidents, Market, Workshop)
"""The decisions that are searched. In the others, the greedy bot decides."""
SURE: Final = 15.0
"""A lead of this much prestige is nearly safe."""
SHIFTS: Final = (0, 0, 0, -200, -100, 100, 200, 400)
"""By how many dollars a bid may be off from what is expected."""
ALIKE: Final = 0.02
"""Bids that differ by less are drawn by chance."""


class RockwellGuide(Guide):
    """Everybody plays on greedily; bids are uncertain."""

    def __init__(self, chance: Rng) -> None:
        super().__init__(chance)
        self.greedy = GreedyBot(weights=DEFAULT, quick=False)
        self.quick = GreedyBot(weights=DEFAULT, quick=True)
        self.greedy.chance = self.quick.chance = chance

    def candidates(self, game: Game, player: int, offers: Sequence[Offer], most: int) -> list[Action]:
        play = inside(game)
        judged = self.greedy.judged(game, player, offers)
        if offers[0].action is Bid:
            return bid_levels(play, judged)[:most]
        return [action for _, action in judged[: most if isinstance(play.state.stack[-1], SEARCHED) else 1]]

    def step(self, game: Game) -> None:
        player = game.actors[0]
        offers = game.offers(player)
        if len(offers) == 1 and offers[0].size() == 1:
            game.advance(player, offers[0][0])
            return
        action = self.quick.best(game, player, offers)
        game.advance(player, self._unsteady(action, offers[0]) if isinstance(action, Bid) else action)

    def _unsteady(self, bid: Bid, offer: Offer) -> Bid:
        """Nobody knows exactly what others bid."""
        cash = bid.cash + SHIFTS[self.chance.below(len(SHIFTS))]
        return msgspec.structs.replace(bid, cash=cash) if cash in offer.axis("cash") else bid

    def is_far_enough(self, start: Game, game: Game, player: int) -> bool:
        """At the end of the turn."""
        return bool(inside(game).state.turn > inside(start).state.turn)

    def worth(self, game: Game, player: int) -> float:
        if not game.actors:
            scores = game.scores
            return won([s.total for s in scores], [s.rank for s in scores], player, squash)
        worths = [Judge(Outlook(inside(game), other, DEFAULT))(game) for other in range(game.players)]
        own = worths.pop(player)
        return squash(own - max(worths))

    def indifference(self, action: Action) -> float:
        return ALIKE if isinstance(action, Bid) else 0.0


def squash(prestige: float) -> float:
    """A lead as something between -1 and 1."""
    return tanh(prestige / SURE)


class RockwellSearch(SearchBot):
    """Flat search in Rockwell."""

    guide_type = RockwellGuide
