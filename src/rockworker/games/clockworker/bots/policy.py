"""How a search lets all players play on in its mind: tables propose a few actions, the judgement decides."""

from __future__ import annotations

from typing import Final

from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.games.clockworker.bots.proposals import Glance, plain_answer
from rockworker.games.clockworker.bots.prospects import Prospects
from rockworker.games.clockworker.frames.action import ActionPhase

COARSE: Final = 1000


class Policy:
    """Nearly greedy, at a fraction of its cost."""

    def __init__(self, prospects: Prospects, chance: Rng, noise: float = 0.0) -> None:
        self.prospects = prospects
        self.chance = chance
        self.noise = noise
        """By how many points a judgement may be off, either way."""

    def act(self, game: Game) -> None:
        """Lets the player who is on act, and completes the action."""
        player = game.actors[0]
        if isinstance(inside(game).state.stack[-1], ActionPhase):
            game.advance(player, self.choose(game, player))
        else:
            game.advance(player, plain_answer(game.offers(player)))

    def choose(self, game: Game, player: int) -> Action:
        """The best of the proposed actions."""
        state = inside(game).state
        actions = [
            kind(*values) for _, kind, values in Glance(self.prospects, state, player).proposals(game.offers(player))
        ]
        if len(actions) == 1:
            return actions[0]
        others: dict[float, float] = {}
        return max(actions, key=lambda action: self._worth(game, player, action, others))

    def _worth(self, game: Game, player: int, action: Action, others: dict[float, float]) -> float:
        """The player's prospects after an action, less the others' as they are now; these depend on it only through
        the number of turns that are left."""
        twin = game.copy()
        twin.advance(player, action)
        while twin.actors == (player,) and not isinstance(inside(twin).state.stack[-1], ActionPhase):
            twin.advance(player, plain_answer(twin.offers(player)))
        state = inside(twin).state
        turns = self.prospects.turns(state)
        if turns not in others:
            others[turns] = self._others(game, player, turns)
        worth = self.prospects.of(state, player, turns) - others[turns]
        return worth + self._noise() if self.noise else worth

    def _others(self, game: Game, player: int, turns: float) -> float:
        """The opponents' average."""
        state = inside(game).state
        worths = [self.prospects.of(state, other, turns) for other in range(game.players) if other != player]
        return sum(worths) / len(worths)

    def _noise(self) -> float:
        return self.noise * (2 * self.chance.below(COARSE) / COARSE - 1)
