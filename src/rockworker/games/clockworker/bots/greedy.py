"""The greedy bot: it tries every action in an imagined game, lets the others answer the best of them, and takes the one
after which its prospects are best."""

from __future__ import annotations

from typing import Final

from rockworker.bots.bot import Bot
from rockworker.bots.seat import Seat
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer, enumerate_all
from rockworker.games.clockworker.actions import Exchange
from rockworker.games.clockworker.bots.policy import Policy
from rockworker.games.clockworker.bots.prospects import Prospects, Weights
from rockworker.games.clockworker.frames.action import ActionPhase
from rockworker.games.clockworker.frames.communication import AntennaDiscount, CommunicationPayment
from rockworker.games.clockworker.frames.reassignment import Staffing
from rockworker.games.clockworker.frames.repair import RepairPayment
from rockworker.games.clockworker.rules import Rules
from rockworker.games.clockworker.state import ClockworkerState

HALFWAY = (Staffing, RepairPayment, AntennaDiscount, CommunicationPayment)
"""Decisions in the middle of an action, which is judged by the best way to complete it."""
DEFAULT: Final = Weights()
ANSWERED: Final = 3
"""How many of the best-looking actions are looked at with the others' answers …"""
ROUNDS: Final = 2
"""… and for how many more turns of the bot."""


class GreedyBot(Bot):
    """Looks one action ahead, and a round at the best of them."""

    def __init__(
        self, seed: int = 0, answered: int = ANSWERED, rounds: int = ROUNDS, weights: Weights = DEFAULT
    ) -> None:
        super().__init__(seed)
        self.answered = answered
        self.rounds = rounds
        self.weights = weights
        self._prospects: Prospects | None = None

    def choose(self, seat: Seat) -> Action:
        offers = seat.offers()
        actions = considered(offers)
        if len(actions) == 1:
            return actions[0]
        game = self.imagine(seat)
        policy = Policy(self.prospects(inside(game).rules), self.chance)
        return answered(game, seat.player, actions, policy, self.answered, self.rounds)[0]

    def prospects(self, rules: Rules) -> Prospects:
        """How positions are judged; it is worked out once for a game."""
        if self._prospects is None or self._prospects.rules is not rules:
            self._prospects = Prospects(rules, self.weights)
        return self._prospects


def ranked(game: Game, player: int, actions: list[Action], prospects: Prospects) -> list[Action]:
    """Actions by where they lead at once, the best first."""
    return [action for _, action in sorted(judged(game, player, actions, prospects), key=lambda one: -one[0])]


def answered(
    game: Game, player: int, actions: list[Action], policy: Policy, most: int = ANSWERED, rounds: int = ROUNDS
) -> list[Action]:
    """Actions by where they lead, the best first; the best of them by where they lead once the others have answered."""
    best = ranked(game, player, actions, policy.prospects)
    if most == 1 or not isinstance(inside(game).state.stack[-1], ActionPhase):
        return best
    answers = Answers(player, policy, rounds)
    return sorted(best[:most], key=lambda action: -answers.worth(game, action)) + best[most:]


def judged(game: Game, player: int, actions: list[Action], prospects: Prospects) -> list[tuple[float, Action]]:
    """Actions with the worth of where they lead at once."""
    judge = Judge(game, player, prospects)
    return [(judge.value_of(game, action), action) for action in actions]


def considered(offers: tuple[Offer, ...]) -> list[Action]:
    """Gears are turned into gold only where nothing else is possible: while paying."""
    actions = list(enumerate_all(offers))
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
        twin.advance(self.player, action)
        return self.value(twin)

    def value(self, game: Game) -> float:
        """How good a position is: the bot's prospects less the average opponent's."""
        state: ClockworkerState = inside(game).state
        if state.stack and isinstance(state.stack[-1], HALFWAY):
            actions = considered(game.offers(self.player))
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


class Answers:
    """What an action is worth once the others have answered it."""

    def __init__(self, player: int, policy: Policy, rounds: int) -> None:
        self.player = player
        self.policy = policy
        self.rounds = rounds

    def worth(self, game: Game, action: Action) -> float:
        """The player's lead, as far as it can be foreseen, after some more turns of its own."""
        twin = game.copy()
        twin.advance(self.player, action)
        play_on(twin, self.player, self.rounds, self.policy)
        return lead(inside(twin).state, self.player, self.policy.prospects)


def play_on(game: Game, player: int, rounds: int, policy: Policy) -> None:
    """Lets everybody play on until a player has had that number of turns, or the game is over."""
    state: ClockworkerState = inside(game).state
    current = state.current
    while game.actors:
        if state.current != current:
            current = state.current
            if rounds == 0 and current != player:
                return
            rounds -= current == player
        policy.act(game)


def lead(state: ClockworkerState, player: int, prospects: Prospects) -> float:
    """A player's prospects less those of the best opponent."""
    turns = prospects.turns(state)
    others = [prospects.of(state, other, turns) for other in range(len(state.holdings)) if other != player]
    return prospects.of(state, player, turns) - max(others)
