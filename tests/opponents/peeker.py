"""Bots that cheat, to show that our proof of fair play sees them, and that the arena tells what cheating is worth.

python -m rockworker arena rockwell --bots tests/opponents/peeker.py:Rockwell:rollouts=2,search:rollouts=2
"""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.bots.search import SearchBot
from rockworker.bots.seat import GameSeat, Seat
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.games.clockworker.bots.search import ClockworkerSearch
from rockworker.games.rockwell.actions import Bid
from rockworker.games.rockwell.bots.bids import amount_of
from rockworker.games.rockwell.bots.greedy import GreedyBot
from rockworker.games.rockwell.bots.search import RockwellSearch
from rockworker.games.rockwell.frames.auction import Auction

CHEAP = 1500
"""Dollars that first place is worth in any case."""


def true_game(seat: Seat) -> Game:
    """What no bot may have: the game itself, with all that is hidden in it."""
    assert isinstance(seat, GameSeat)
    return seat._game.copy()


class PeekingSearch(SearchBot):
    """Wherever a search would imagine a game, it is handed the true one: it knows the next cards and tiles, the luck
    that is to come, and what others have bid."""

    def imagine(self, seat: Seat) -> Game:
        return true_game(seat)

    def world(self, seat: Seat) -> Game:
        return true_game(seat)


class Rockwell(PeekingSearch, RockwellSearch):
    """`search` in Rockwell, which peeks."""


class Clockworker(PeekingSearch, ClockworkerSearch):
    """`plain-search` in Clockworker, which peeks."""


class Peeker(GreedyBot):
    """Greedy in Rockwell, but it is handed the true game: it knows which card comes next, and what others have bid."""

    def choose(self, seat: Seat) -> Action:
        frame = inside(self.imagine(seat)).state.stack[-1]
        if isinstance(frame, Auction) and frame.waiting == [seat.player]:
            return self._outbid(seat, frame) or super().choose(seat)
        return super().choose(seat)

    def imagine(self, seat: Seat) -> Game:
        return true_game(seat)

    def best(self, world: Game, player: int, offers: Sequence[Offer]) -> Action:
        return self.policy.judged(inside(world), player, offers, draws=(0,))[0][1]

    def _outbid(self, seat: Seat, frame: Auction) -> Bid | None:
        """A little more than the highest of the others' bids, if that is cheap."""
        play = inside(self.imagine(seat))
        highest = max(amount_of(play, bid) for bid in frame.choices if bid)
        bid = Bid(0, 0, 0, 0, -(-(highest + 1) // 100) * 100)
        return bid if bid.cash <= CHEAP and bid in seat.offers()[0] else None
