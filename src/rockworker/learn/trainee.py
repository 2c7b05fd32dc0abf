"""What training must know about a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from rockworker.bots.search import SearchBot
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.offers import Action, Offer
from rockworker.learn.network import Network


class Trainee(ABC):
    """One for each game that is played for practice; it may keep what it works out for the game's rules."""

    def __init__(self, chance: Rng) -> None:
        self.chance = chance

    @abstractmethod
    def names(self, game: Game) -> tuple[str, ...]:
        """By name: the numbers that the network looks at. The first is the lead that is foreseen by hand."""

    @abstractmethod
    def look(self, game: Game, player: int) -> list[float]:
        """What the network sees of a position from a player's side: nothing that this player can't know."""

    def looks(self, game: Game) -> list[list[float]]:
        """What the network sees from every side; a game may know a quicker way than one look after another."""
        return [self.look(game, player) for player in range(game.players)]

    @abstractmethod
    def is_quiet(self, game: Game) -> bool:
        """Whether a position is one that the network is asked about. One that is over is none."""

    @abstractmethod
    def candidates(self, game: Game, player: int, offers: Sequence[Offer], most: int) -> list[Action]:
        """Actions that are worth a look, found quickly; a single one is not thought about."""

    def searched(self, game: Game, player: int, offers: Sequence[Offer], most: int) -> list[Action]:
        """Actions among which a search may choose, the best-looking first; a single one is not thought about."""
        return self.candidates(game, player, offers, most)

    @abstractmethod
    def step(self, game: Game) -> None:
        """Lets the first player who must decide do what is likely, on the way to a quiet position."""

    @abstractmethod
    def searcher(self, seed: int, rollouts: int, network: Network) -> SearchBot:
        """A search that judges by a network."""
