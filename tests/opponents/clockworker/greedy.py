"""The greedy bot: it tries every action in an imagined game and takes the one after which its prospects are best."""

from __future__ import annotations

from typing import ClassVar

from rockworker.bots.bot import Bot
from rockworker.bots.seat import Seat
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, enumerate_all
from rockworker.games.clockworker.actions import Exchange
from rockworker.games.clockworker.frames.communication import AntennaDiscount, CommunicationPayment
from rockworker.games.clockworker.frames.reassignment import Staffing
from rockworker.games.clockworker.frames.repair import RepairPayment
from rockworker.games.clockworker.rules import Rules
from rockworker.games.clockworker.state import ClockworkerState
from tests.opponents.clockworker.prospects import Prospects, Weights

HALFWAY = (Staffing, RepairPayment, AntennaDiscount, CommunicationPayment)
"""Decisions in the middle of an action, which is judged by the best way to complete it."""


class GreedyBot(Bot):
    """Looks one action ahead."""

    weights: ClassVar[Weights] = Weights()

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._prospects: Prospects | None = None

    def choose(self, seat: Seat) -> Action:
        offers = seat.offers()
        game = self.imagine(seat)
        actions = considered(list(enumerate_all(offers)))
        if len(actions) == 1:
            return actions[0]
        judge = Judge(game, seat.player, self.prospects(inside(game).rules))
        return max(actions, key=lambda action: judge.value_of(game, action))

    def prospects(self, rules: Rules) -> Prospects:
        """How positions are judged; it is worked out once for a game."""
        if self._prospects is None or self._prospects.rules is not rules:
            self._prospects = Prospects(rules, self.weights)
        return self._prospects


def considered(actions: list[Action]) -> list[Action]:
    """Gears are turned into gold only where nothing else is possible: while paying."""
    return [action for action in actions if not isinstance(action, Exchange)] or actions


def followers(state: ClockworkerState, player: int) -> list[int]:
    """The players who come after a player in the same round."""
    players = len(state.holdings)
    return [(player + step) % players for step in range(1, players - (player - state.first) % players)]


class Judge:
    """Compares positions from one player's side."""

    def __init__(self, game: Game, player: int, prospects: Prospects) -> None:
        self.player = player
        self.prospects = prospects
        self.now: ClockworkerState = inside(game).state
        ending = any(prospects.may_end(self.now, other) for other in followers(self.now, player))
        self.risk = prospects.weights.risk if ending else 0.0
        self.opposition: dict[float, float] = {}

    def value_of(self, game: Game, action: Action) -> float:
        """How good the position is after an action, once it is complete."""
        twin = game.copy()
        twin.apply(self.player, action)
        return self.value(twin)

    def value(self, game: Game) -> float:
        """How good a position is: the bot's prospects less the average opponent's."""
        state: ClockworkerState = inside(game).state
        if state.stack and isinstance(state.stack[-1], HALFWAY):
            actions = considered(list(enumerate_all(game.offers(self.player))))
            return max([self.value_of(game, action) for action in actions])
        turns = self.prospects.turns(state)
        return self.ours(state, turns) - self.opponents(turns)

    def ours(self, state: ClockworkerState, turns: float) -> float:
        """The bot's own prospects. A player later in this round may end the game before its next turn."""
        value, risk = self.prospects.of(state, self.player, turns), self.risk
        if turns > 0 and risk:
            value += risk * (self.prospects.of(state, self.player, 0.0) - value)
        return value

    def opponents(self, turns: float) -> float:
        """The opponents' average. The bot's action changes it only through the number of turns that are left."""
        if turns not in self.opposition:
            others = [player for player in range(len(self.now.holdings)) if player != self.player]
            values = [self.prospects.of(self.now, other, turns) for other in others]
            self.opposition[turns] = sum(values) / len(values)
        return self.opposition[turns]
