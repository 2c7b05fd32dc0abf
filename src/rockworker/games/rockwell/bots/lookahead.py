"""One step ahead: what an action leads to in an imagined game, chance averaged out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rockworker.engine.frames import SealedChoice
from rockworker.engine.offers import Action, nth, size
from rockworker.games.rockwell.frames.drilling import DrillingTurn
from rockworker.games.rockwell.frames.extraction import Extraction
from rockworker.games.rockwell.rules import RockwellPlay

FEW: Final = 3
"""Imagined games to look at where it can't be told which pile was drawn from."""


class Lookahead:
    """Tries actions of one player in an imagined game."""

    def __init__(
        self,
        world: RockwellPlay,
        player: int,
        judge: Callable[[RockwellPlay], float],
        draws: Sequence[int] | None = None,
    ) -> None:
        self.world = world
        self.player = player
        self.judge = judge
        self.draws = draws
        """Which cards from the top are tried where one is drawn; None: all of them."""
        self.follows: dict[Action, RockwellPlay] = {}
        """By action: the game after it, where it is still the player's drilling turn."""

    def worth(self, action: Action) -> float:
        """How good the position is to which an action leads, on average over the cards that may come up."""
        after = self.after(self.world, action)
        if after.state.surprises == self.world.state.surprises:
            self._note(action, after)
            return self.judge(after)
        draws = self.draws or range(drawn_from(self.world, after))
        return sum([self.judge(self.after(rotated(self.world, turn), action)) for turn in draws]) / len(draws)

    def after(self, world: RockwellPlay, action: Action) -> RockwellPlay:
        """A game after an action, with everything settled that it set off."""
        twin: RockwellPlay = world.copy()
        twin.take(self.player, action)
        while twin.actors and _unsettled(twin):
            self._settle(twin)
        return twin

    def _note(self, action: Action, after: RockwellPlay) -> None:
        if after.actors == (self.player,) and isinstance(after.state.stack[-1], DrillingTurn):
            self.follows[action] = after

    def _settle(self, play: RockwellPlay) -> None:
        """Opponents give nothing; the player takes the last value offered, which is the highest."""
        actor = play.actors[-1]
        offers = play.offers(actor)
        play.take(actor, nth(offers, size(offers) - 1 if actor == self.player else 0))


def _unsettled(play: RockwellPlay) -> bool:
    """Whether an extraction or a sealed choice is under way."""
    stack = play.state.stack
    if isinstance(stack[-1], SealedChoice) and len(play.actors) < play.rules.players:
        return True
    return any([isinstance(frame, Extraction) for frame in stack])


def drawn_from(before: RockwellPlay, after: RockwellPlay) -> int:
    """How many cards were in the pile that was drawn from: each of them might have come up."""
    for had, has in zip(before.state.piles, after.state.piles, strict=True):
        if len(had) != len(has):
            return len(had)
    return 1 if before.state.rng == after.state.rng else FEW


def rotated(world: RockwellPlay, turn: int) -> RockwellPlay:
    """The same imagined game with other cards on top of the piles."""
    twin: RockwellPlay = world.copy()
    state = twin.state
    state.piles = [pile[turn % len(pile) :] + pile[: turn % len(pile)] if pile else pile for pile in state.piles]
    return twin
