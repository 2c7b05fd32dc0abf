"""How Rockwell is played for practice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rockworker.bots.search import SearchBot
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.bots.learned import LearnedSearch, look
from rockworker.games.rockwell.bots.search import RockwellGuide
from rockworker.games.rockwell.frames.auction import Auction
from rockworker.games.rockwell.learn.features import Features, feature_names
from rockworker.learn import trainee
from rockworker.learn.network import Network

WHIM: Final = 8
"""One decision out of so many is made on a whim, so that the network sees more than what greedy companies do."""
TEMPTING: Final = 4
"""Then it is one of these that look best."""


class Trainee(trainee.Trainee):
    """Turns are judged at their beginning, where rollouts of the search stop; what happens in between is left to the
    greedy policy that rollouts follow."""

    def __init__(self, chance: Rng) -> None:
        super().__init__(chance)
        self.guide = RockwellGuide(chance)

    def names(self, game: Game) -> tuple[str, ...]:
        return feature_names(game.players, len(inside(game).rules.goals))

    def look(self, game: Game, player: int) -> list[float]:
        return look(game, player)

    def looks(self, game: Game) -> list[list[float]]:
        """All seats at once: each look judges all companies."""
        features = Features(inside(game))
        return [features.of(player) for player in range(game.players)]

    def is_quiet(self, game: Game) -> bool:
        """Nobody has bid yet."""
        stack = inside(game).state.stack
        return bool(stack) and isinstance(stack[-1], Auction) and len(game.actors) == game.players

    def candidates(self, game: Game, player: int, offers: Sequence[Offer], most: int) -> list[Action]:
        found = self.guide.quick.judged(inside(game), player, offers)
        number = 0 if self.chance.below(WHIM) else self.chance.below(min(TEMPTING, len(found)))
        return [self.guide.likely(found[number][1], offers)]

    def searched(self, game: Game, player: int, offers: Sequence[Offer], most: int) -> list[Action]:
        """What the searching bot would compare."""
        return self.guide.candidates(game, player, offers, most)

    def step(self, game: Game) -> None:
        self.guide.step(game)

    def searcher(self, seed: int, rollouts: int, network: Network) -> SearchBot:
        return LearnedSearch(seed, rollouts, network=network)
