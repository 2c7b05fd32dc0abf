"""How a search lets all players play on in its mind: tables propose a few actions, the judgement decides."""

from __future__ import annotations

from typing import Final

from rockworker.engine.chance import Rng
from rockworker.engine.offers import Action
from rockworker.games.clockworker.bots.proposals import Glance, plain_answer
from rockworker.games.clockworker.bots.prospects import Prospects
from rockworker.games.clockworker.bots.trial import go_on, tried
from rockworker.games.clockworker.frames.action import ActionPhase
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.state import ClockworkerState

COARSE: Final = 1000


class Policy:
    """Nearly greedy, at a fraction of its cost."""

    def __init__(self, prospects: Prospects, chance: Rng, noise: float = 0.0) -> None:
        self.prospects = prospects
        self.chance = chance
        self.noise = noise
        """By how many points a judgement may be off, either way."""

    def answer(self, play: ClockworkerPlay) -> Action:
        """What the player who is on does."""
        player = play.actors[0]
        if isinstance(play.state.stack[-1], ActionPhase):
            return self.choose(play, player)
        return plain_answer(play.offers(player))

    def choose(self, play: ClockworkerPlay, player: int) -> Action:
        """The best of the proposed actions."""
        proposals = Glance(self.prospects, play.state, player).proposals(play.offers(player))
        actions = [kind(*values) for _, kind, values in proposals]
        if len(actions) == 1:
            return actions[0]
        others: dict[float, float] = {}
        worths = [self._worth(play, player, action, others) for action in actions]
        return actions[worths.index(max(worths))]

    def _worth(self, play: ClockworkerPlay, player: int, action: Action, others: dict[float, float]) -> float:
        """The player's prospects after an action, less the others' as they are now; these depend on it only through
        the number of turns that are left."""
        twin = completed(play, player, action)
        turns = self.prospects.turns(twin.state)
        if turns not in others:
            others[turns] = self._others(play.state, player, turns)
        worth = self.prospects.of(twin.state, player, turns) - others[turns]
        return worth + self._noise() if self.noise else worth

    def _others(self, state: ClockworkerState, player: int, turns: float) -> float:
        """The opponents' average."""
        players = range(self.prospects.rules.players)
        worths = [self.prospects.of(state, other, turns) for other in players if other != player]
        return sum(worths) / len(worths)

    def _noise(self) -> float:
        return self.noise * (2 * self.chance.below(COARSE) / COARSE - 1)


def completed(play: ClockworkerPlay, player: int, action: Action) -> ClockworkerPlay:
    """A copy in which the current player has taken an action, and the turn is over."""
    twin = tried(play, player, action)
    while twin.actors:
        go_on(twin, player, plain_answer(twin.offers(player)))
    return twin
