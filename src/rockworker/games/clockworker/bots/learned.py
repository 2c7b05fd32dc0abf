"""The searching bot of Clockworker: it plays a round on in its mind, and asks a network that has learnt who wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from rockworker.bots import learned
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.games.clockworker.bots.judgement import considered, ranked
from rockworker.games.clockworker.bots.search import ClockworkerGuide, is_action_phase
from rockworker.games.clockworker.learn.features import Features
from rockworker.learn.network import MOST_COMPARED, Network

FOLDER: Final = Path(__file__).parent / "networks"
"""The networks that come with the game, by number of players. See docs/explanation/learned-opponent.md."""
ROUNDS_BEFORE_ASKING: Final = 1
"""Fewer than the plain search plays on: what comes later is the network's affair."""


class LookingGuide(ClockworkerGuide):
    """Knows besides what a network looks at."""

    def __init__(self, chance: Rng, rounds: int = ROUNDS_BEFORE_ASKING) -> None:
        super().__init__(chance, rounds)
        self._features: Features | None = None

    def look(self, game: Game, player: int) -> list[float]:
        """What a network sees of a game from a player's side."""
        prospects = self.policy(inside(game).rules).prospects
        if self._features is None or self._features.prospects is not prospects:
            self._features = Features(prospects)
        return self._features.of(inside(game).state, player)


class LearnedGuide(LookingGuide, learned.NetworkGuide):
    """Plays on as the plain search does, but not so far, and asks a network then."""

    def __init__(self, chance: Rng, network: Network | None = None, rounds: int = ROUNDS_BEFORE_ASKING) -> None:
        super().__init__(chance, rounds)
        self.network = network

    def shipped(self, game: Game) -> Network:
        return shipped(game.players)

    def candidates(self, game: Game, player: int, offers: Sequence[Offer], most: int) -> list[Action]:
        """Those that the network prefers, where it has preferences; but in a game that takes too long, what may end it
        is not left aside."""
        if not self.prefers(game) or not is_action_phase(game) or self.impatience(game):
            return super().candidates(game, player, offers, most)
        play = inside(game)
        by_hand = ranked(play, player, considered(tuple(offers)), self.policy(play.rules).prospects)
        return self.preferred(game, player, by_hand[:MOST_COMPARED], most)


class LearnedSearch(learned.LearnedSearch):
    """A search tree in Clockworker, by our network or another."""

    guide_type = LearnedGuide
    guide: LearnedGuide

    def __init__(
        self,
        seed: int = 0,
        rollouts: int = 0,
        seconds: float = 0.0,
        keep: int = 6,
        rounds: int = ROUNDS_BEFORE_ASKING,
        weights: str = "",
        network: Network | None = None,
        tree: bool = True,
    ) -> None:
        super().__init__(seed, rollouts, seconds, keep, weights, network, tree)
        self.guide.rounds = rounds


@cache
def shipped(players: int) -> Network:
    """Our network for a number of players."""
    return Network.load(FOLDER / f"{players}.npz")
