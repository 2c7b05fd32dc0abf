"""A bot that cheats, to show that our proof of fair play sees it, and that the arena tells what cheating is worth.

python -m rockworker arena rockwell --bots tests/opponents/peeker.py:Peeker,greedy
"""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.bots.seat import GameSeat, Seat
from rockworker.engine.game import Game
from rockworker.games.rockwell.bots.greedy import GreedyBot


class Peeker(GreedyBot):
    """Greedy in Rockwell, but it is handed the true game: it knows which card comes next, and what others have bid."""

    def imagine(self, seat: Seat) -> Game:
        assert isinstance(seat, GameSeat)
        return seat._game.copy()

    def _draws(self) -> Sequence[int] | None:
        return (0,)
