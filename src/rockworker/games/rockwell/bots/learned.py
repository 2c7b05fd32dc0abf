"""Search by a network in Rockwell: it plays a turn on in its mind, and asks who is likely to win then."""

from __future__ import annotations

from rockworker.bots import learned
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.games.rockwell.bots.search import RockwellGuide
from rockworker.games.rockwell.learn.features import Features
from rockworker.learn.network import Network


def look(game: Game, player: int) -> list[float]:
    """What a network sees of a game from a player's side."""
    return Features(inside(game)).of(player)


class LearnedGuide(RockwellGuide, learned.NetworkGuide):
    """Plays on as the plain search does, and asks a network then."""

    def __init__(self, chance: Rng, network: Network | None = None) -> None:
        super().__init__(chance)
        self.network = network

    def look(self, game: Game, player: int) -> list[float]:
        return look(game, player)

    def shipped(self, game: Game) -> Network | None:
        """None so far is better than the judgement by hand: docs/explanation/learned-opponent.md."""
        return None


class LearnedSearch(learned.LearnedSearch):
    """Flat search in Rockwell, by a network that is given or lies in a file."""

    guide_type = LearnedGuide
