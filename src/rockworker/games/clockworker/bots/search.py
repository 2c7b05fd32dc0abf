"""The plain search in Clockworker: looks three rounds ahead, and judges by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rockworker.bots.guide import Guide
from rockworker.bots.search import SearchBot
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.games.clockworker.bots.judgement import answered, considered, lead
from rockworker.games.clockworker.bots.policy import Policy, completed
from rockworker.games.clockworker.bots.prospects import LONG, Prospects
from rockworker.games.clockworker.bots.weights import DEFAULT
from rockworker.games.clockworker.frames.action import ActionPhase
from rockworker.games.clockworker.rules import Rules
from rockworker.games.clockworker.state import ClockworkerState

PLAIN_ROUNDS: Final = 3
"""How many rounds are played on."""
NOISE: Final = 0.5
"""By how many points the judgements of those who play on may be off: nobody plays always alike."""
IMPATIENCE: Final = 0.1
"""What each round of a game that takes too long costs those who let it go on."""


class ClockworkerGuide(Guide):
    """Plays on by a quick policy, and judges the lead."""

    sure = 10.0

    def __init__(self, chance: Rng, rounds: int = PLAIN_ROUNDS) -> None:
        super().__init__(chance)
        self.rounds = rounds
        self._policy: Policy | None = None

    def judged(self, game: Game, player: int, offers: Sequence[Offer]) -> list[Action]:
        return answered(inside(game), player, considered(tuple(offers)), self.policy(inside(game).rules))

    def candidates(self, game: Game, player: int, offers: Sequence[Offer], most: int) -> list[Action]:
        """Only actions are thought about, not how they are paid. In a game that takes too long, the best one that ends
        it is always among them."""
        found = self.judged(game, player, offers)
        if not is_action_phase(game):
            return found[:1]
        play = inside(game)
        if self.impatience(game) and not play.state.ending:
            ending = [action for action in found if completed(play, player, action).state.ending]
            found = list(dict.fromkeys([*found[:1], *ending[:1], *found]))
        return found[:most]

    def is_thought_about(self, game: Game, player: int) -> bool:
        return is_action_phase(game)

    def answer(self, game: Game) -> Action:
        return self.policy(inside(game).rules).answer(inside(game))

    def is_far_enough(self, start: Game, game: Game, player: int) -> bool:
        """When the next player is about to act, some rounds later: so the player who searches acts in each of
        them, no matter where they sit."""
        return _turns(game) > _turns(start) + self.rounds * game.players and is_action_phase(game)

    def foreseen(self, game: Game, player: int) -> float:
        state: ClockworkerState = inside(game).state
        return lead(state, player, self.policy(inside(game).rules).prospects)

    def impatience(self, game: Game) -> float:
        state: ClockworkerState = inside(game).state
        return IMPATIENCE * max(state.round - LONG, 0)

    def policy(self, rules: Rules) -> Policy:
        """How everybody plays on; its tables are worked out once for a game."""
        if self._policy is None or self._policy.prospects.rules is not rules:
            self._policy = Policy(Prospects(rules, DEFAULT), self.chance, NOISE)
        return self._policy


def _turns(game: Game) -> int:
    """How many turns have begun."""
    state: ClockworkerState = inside(game).state
    return state.round * game.players + (state.current - state.first) % game.players


def is_action_phase(game: Game) -> bool:
    """Whether a player is to choose an action."""
    return isinstance(inside(game).state.stack[-1], ActionPhase)


class ClockworkerSearch(SearchBot):
    """What the search by a network is measured by."""

    guide_type = ClockworkerGuide
