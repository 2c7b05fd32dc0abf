"""A bot that cheats, to show that our proof of fair play sees it, and that the arena tells what cheating is worth.

python -m rockworker arena rockwell --bots tests/opponents/peeker.py:Peeker,greedy
"""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.bots.seat import GameSeat, Seat
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.actions import Bid
from rockworker.games.rockwell.bots.bids import amount_of
from rockworker.games.rockwell.bots.greedy import GreedyBot
from rockworker.games.rockwell.frames.auction import Auction

CHEAP = 1500
"""Dollars that first place is worth in any case."""


class Peeker(GreedyBot):
    """Greedy in Rockwell, but it is handed the true game: it knows which card comes next, and what others have bid."""

    def choose(self, seat: Seat) -> Action:
        frame = inside(self.imagine(seat)).state.stack[-1]
        if isinstance(frame, Auction) and frame.waiting == [seat.player]:
            return self._outbid(seat, frame) or super().choose(seat)
        return super().choose(seat)

    def imagine(self, seat: Seat) -> Game:
        assert isinstance(seat, GameSeat)
        return seat._game.copy()

    def best(self, world: Game, player: int, offers: Sequence[Offer]) -> Action:
        return self.policy.judged(inside(world), player, offers, draws=(0,))[0][1]

    def _outbid(self, seat: Seat, frame: Auction) -> Bid | None:
        """A little more than the highest of the others' bids, if that is cheap."""
        play = inside(self.imagine(seat))
        highest = max(amount_of(play, bid) for bid in frame.choices if bid)
        bid = Bid(0, 0, 0, 0, -(-(highest + 1) // 100) * 100)
        return bid if bid.cash <= CHEAP and bid in seat.offers()[0] else None
