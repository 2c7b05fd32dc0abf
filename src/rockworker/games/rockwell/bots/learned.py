"""The searching bot of Rockwell: it plays a turn on in its mind, and asks a network that has learnt who wins."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from rockworker.bots.learned import NetworkGuide, network_in
from rockworker.bots.search import SearchBot
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.games.rockwell.bots.search import RockwellGuide
from rockworker.games.rockwell.learn.features import Features
from rockworker.learn.network import Network

FOLDER: Final = Path(__file__).parent / "networks"
"""The networks that come with the game, by number of players; without expansions. See
docs/explanation/learned-opponent.md."""


def look(game: Game, player: int) -> list[float]:
    """What a network sees of a game from a player's side."""
    return Features(inside(game)).of(player)


class LearnedGuide(RockwellGuide, NetworkGuide):
    """Plays on as the plain search does, and asks a network then."""

    def __init__(self, chance: Rng, network: Network | None = None) -> None:
        super().__init__(chance)
        self.network = network

    def look(self, game: Game, player: int) -> list[float]:
        return look(game, player)

    def shipped(self, game: Game) -> Network | None:
        return None if game.header.modules else _shipped(game.players)


class LearnedSearch(SearchBot):
    """Flat search by a network: ours, one that is given, or one that lies in a file (`rockworker train` makes them)."""

    guide_type = LearnedGuide

    def __init__(
        self,
        seed: int = 0,
        rollouts: int = 0,
        seconds: float = 0.0,
        keep: int = 6,
        weights: str = "",
        network: Network | None = None,
    ) -> None:
        super().__init__(seed, rollouts, seconds, keep)
        self.guide: LearnedGuide = LearnedGuide(self.chance, network_in(weights) if weights else network)


@cache
def _shipped(players: int) -> Network | None:
    path = FOLDER / f"{players}.npz"
    return Network.load(path) if path.is_file() else None
