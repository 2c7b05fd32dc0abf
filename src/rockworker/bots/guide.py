"""What a search must know about a game, which only the game itself can tell."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp, tanh
from typing import ClassVar, Final

from rockworker.engine.chance import Rng
from rockworker.engine.definition import Score
from rockworker.engine.game import Game
from rockworker.engine.offers import Action, Offer

MARGIN: Final = 0.25
"""What the lead counts in a finished game, beside whether it was won."""
STEEP: Final = 3.0
"""How quickly a worth becomes a chance to win."""


class Guide(ABC):
    """What a search must know about a game."""

    sure: ClassVar[float]
    """A lead of this many points is nearly safe."""

    def __init__(self, chance: Rng) -> None:
        self.chance = chance

    @abstractmethod
    def judged(self, game: Game, player: int, offers: Sequence[Offer]) -> list[Action]:
        """The actions that are worth a look, the best-looking first."""

    def candidates(self, game: Game, player: int, offers: Sequence[Offer], most: int) -> list[Action]:
        """The actions to compare, and no more than `most`; a single one is not thought about."""
        return self.judged(game, player, offers)[:most]

    def is_thought_about(self, game: Game, player: int) -> bool:
        """Whether a tree looks at what a player is about to decide. Elsewhere they do what is likely."""
        offers = game.offers(player)
        return len(offers) > 1 or offers[0].size() > 1

    def is_certain(self, game: Game) -> bool:
        """Whether so little is unknown before a decision that one possible game tells as much as many."""
        return False

    @abstractmethod
    def answer(self, game: Game) -> Action:
        """A likely action of the first player who must decide."""

    def step(self, game: Game) -> None:
        """Lets the first player who must decide take a likely action."""
        game.advance(game.actors[0], self.answer(game))

    @abstractmethod
    def is_far_enough(self, start: Game, game: Game, player: int) -> bool:
        """Whether a game that was played on from a start is to be judged now. One that is over always is."""

    @abstractmethod
    def foreseen(self, game: Game, player: int) -> float:
        """A player's lead at the end, as far as it can be foreseen, in points."""

    def lead(self, game: Game, player: int) -> float:
        """A player's lead in points: foreseen, or at the end."""
        if game.actors:
            return self.foreseen(game, player)
        totals = [score.total for score in game.scores]
        return totals.pop(player) - max(totals)

    def worth(self, game: Game, player: int) -> float:
        """How good a position is for a player: between -1 and 1 while the game goes on. A victory is worth more than
        any lead, a defeat less."""
        lead = tanh(self.lead(game, player) / self.sure)
        return lead if game.actors else won(game.scores, player) + MARGIN * lead

    def chance_to_win(self, game: Game, player: int) -> float:
        """A worth of 0 is everybody's even share. An estimate, not a promise; at the end, the share of the victory."""
        if not game.actors:
            return share(game.scores, player)
        odds = exp(STEEP * self.worth(game, player))
        return odds / (odds + game.players - 1)

    def promise(self, game: Game, player: int) -> float:
        """What a rollout has brought that ends here: the position's worth, less what it costs to let the game go on."""
        worth = self.worth(game, player)
        return worth - self.impatience(game) if game.actors else worth

    def impatience(self, game: Game) -> float:
        """What it costs to let a game go on that takes too long, as a worth. Who is beaten would rather wait for ever
        than bring the end: this makes waiting in vain worse than a defeat."""
        return 0.0

    def indifference(self, action: Action) -> float:
        """How much two actions may differ and still be chosen at random, so that nobody can read them: for secrets."""
        return 0.0


def won(scores: Sequence[Score], player: int) -> float:
    """1 for a victory, -1 for a defeat, 0 for a victory that is shared."""
    part = share(scores, player)
    return 0.0 if 0 < part < 1 else 2 * part - 1


def share(scores: Sequence[Score], player: int) -> float:
    """A player's part of the victory."""
    first = [score.player for score in scores if score.rank == 1]
    return 1 / len(first) if player in first else 0.0
