"""The searching bot of Rockwell: what is decided about a turn is tried to the turn's end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from rockworker.bots.guide import Guide
from rockworker.bots.search import SearchBot
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.actions import Bid, Drill
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.bots.bids import bid_levels
from rockworker.games.rockwell.bots.judge import Judge
from rockworker.games.rockwell.bots.outlook import Outlook
from rockworker.games.rockwell.bots.policy import Policy
from rockworker.games.rockwell.bots.weights import DEFAULT
from rockworker.games.rockwell.frames.auction import Auction, PlaceVicePresidents
from rockworker.games.rockwell.frames.drilling import DrillingTurn
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.frames.workshop import Workshop
from rockworker.games.rockwell.state import RockwellState

CERTAIN: Final = (Market, Workshop)
SEARCHED: Final = (Auction, PlaceVicePresidents, DrillingTurn, *CERTAIN)
"""The decisions that are searched. Others are left to the greedy bot."""
SHIFTS: Final = (0, 0, 0, -200, -100, 100, 200, 400)
"""By how many dollars a bid may be off from what is expected."""
ALIKE: Final = 0.02
"""Bids that differ by less are drawn by chance."""
IMPATIENCE: Final = 0.1
"""What each turn of a game that takes too long costs those who let it go on."""


class RockwellGuide(Guide):
    """Everybody plays on greedily; bids are uncertain."""

    sure = 15.0

    def __init__(self, chance: Rng) -> None:
        super().__init__(chance)
        self.greedy = Policy(DEFAULT, chance)
        self.quick = Policy(DEFAULT, chance, quick=True)

    def judged(self, game: Game, player: int, offers: Sequence[Offer]) -> list[Action]:
        found = self.greedy.judged(inside(game), player, offers)
        return bid_levels(inside(game), found) if offers[0].action is Bid else [action for _, action in found]

    def candidates(self, game: Game, player: int, offers: Sequence[Offer], most: int) -> list[Action]:
        """Only what decides about a turn is thought about. A way into the centre, which may end the game, is compared
        even if it looks bad."""
        if not isinstance(inside(game).state.stack[-1], SEARCHED):
            return super().candidates(game, player, offers, 1)
        found = self.judged(game, player, offers)
        inward = [action for action in found if isinstance(action, Drill) and action.to == CENTRE]
        best = found[: most - 1] if inward else found[:most]
        return list(dict.fromkeys([*best, *inward[:1]]))

    def is_thought_about(self, game: Game, player: int) -> bool:
        """Neither what is decided greedily, nor trades: of those, one rollout would see a dozen."""
        frame = inside(game).state.stack[-1]
        return isinstance(frame, SEARCHED) and not isinstance(frame, CERTAIN)

    def is_certain(self, game: Game) -> bool:
        """After the drilling, all that is left are trades and deliveries."""
        return isinstance(inside(game).state.stack[-1], CERTAIN)

    def answer(self, game: Game) -> Action:
        offers = game.offers(game.actors[0])
        return self.likely(self.quick.answer(inside(game)), offers)

    def likely(self, action: Action, offers: Sequence[Offer]) -> Action:
        """An action, or something like it: nobody knows exactly what others bid."""
        if not isinstance(action, Bid):
            return action
        cash = action.cash + SHIFTS[self.chance.below(len(SHIFTS))]
        return msgspec.structs.replace(action, cash=cash) if cash in offers[0].axis("cash") else action

    def is_far_enough(self, start: Game, game: Game, player: int) -> bool:
        """At the end of the turn."""
        return bool(inside(game).state.turn > inside(start).state.turn)

    def impatience(self, game: Game) -> float:
        state: RockwellState = inside(game).state
        return IMPATIENCE * max(state.turn - DEFAULT.turns, 0.0)

    def foreseen(self, game: Game, player: int) -> float:
        play = inside(game)
        worths = [Judge(Outlook(play, other, DEFAULT))(play) for other in range(game.players)]
        return worths.pop(player) - max(worths)

    def indifference(self, action: Action) -> float:
        return ALIKE if isinstance(action, Bid) else 0.0


class RockwellSearch(SearchBot):
    """Flat search in Rockwell. It compares more actions than other games' searches: here a look at another movement is
    worth more than another look at the same ones."""

    guide_type = RockwellGuide

    def __init__(
        self, seed: int = 0, rollouts: int = 0, seconds: float = 0.0, keep: int = 8, tree: bool = False
    ) -> None:
        super().__init__(seed, rollouts, seconds, keep, tree)
