"""Where actions lead: every one of them is tried out, and the best once more with the others' answers."""

from __future__ import annotations

from typing import Final

from rockworker.engine.offers import Action, Offer, enumerate_all
from rockworker.games.clockworker.actions import Exchange
from rockworker.games.clockworker.bots.policy import Policy
from rockworker.games.clockworker.bots.prospects import Prospects
from rockworker.games.clockworker.bots.trial import tried
from rockworker.games.clockworker.frames.action import ActionPhase
from rockworker.games.clockworker.frames.communication import AntennaDiscount, CommunicationPayment
from rockworker.games.clockworker.frames.reassignment import Staffing
from rockworker.games.clockworker.frames.repair import RepairPayment
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.state import ClockworkerState

HALFWAY: Final = (Staffing, RepairPayment, AntennaDiscount, CommunicationPayment)
"""Decisions in the middle of an action, which is judged by the best way to complete it."""
ANSWERED: Final = 3
"""How many of the best-looking actions are looked at with the others' answers …"""
ANSWERED_TURNS: Final = 2
"""… and for how many more turns of the bot."""


def ranked(play: ClockworkerPlay, player: int, actions: list[Action], prospects: Prospects) -> list[Action]:
    """Actions by where they lead at once, the best first."""
    return [action for _, action in sorted(judged(play, player, actions, prospects), key=lambda one: -one[0])]


def answered(
    play: ClockworkerPlay,
    player: int,
    actions: list[Action],
    policy: Policy,
    most: int = ANSWERED,
    rounds: int = ANSWERED_TURNS,
) -> list[Action]:
    """Actions by where they lead, the best first; the best of them by where they lead once the others have answered."""
    best = ranked(play, player, actions, policy.prospects)
    if most == 1 or not isinstance(play.state.stack[-1], ActionPhase):
        return best
    answers = Answers(player, policy, rounds)
    return sorted(best[:most], key=lambda action: -answers.worth(play, action)) + best[most:]


def judged(
    play: ClockworkerPlay, player: int, actions: list[Action], prospects: Prospects
) -> list[tuple[float, Action]]:
    """Actions with the worth of where they lead at once."""
    judge = Judge(play, player, prospects)
    return [(judge.value_of(play, action), action) for action in actions]


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

    def __init__(self, play: ClockworkerPlay, player: int, prospects: Prospects) -> None:
        self.player = player
        self.prospects = prospects
        self.now = play.state
        ending = any([prospects.may_end(self.now, other) for other in followers(self.now, player)])
        self.risk = prospects.weights.risk if ending else 0.0
        self.opposition: dict[float, float] = {}

    def value_of(self, play: ClockworkerPlay, action: Action) -> float:
        """How good the position is after an action, once it is complete."""
        return self.value(tried(play, self.player, action))

    def value(self, play: ClockworkerPlay) -> float:
        """How good a position is: the bot's prospects less the average opponent's."""
        state = play.state
        if state.stack and isinstance(state.stack[-1], HALFWAY):
            actions = considered(play.offers(self.player))
            return max([self.value_of(play, action) for action in actions])
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

    def worth(self, play: ClockworkerPlay, action: Action) -> float:
        """The player's lead, as far as it can be foreseen, after some more turns of its own."""
        twin: ClockworkerPlay = play.copy()
        twin.take(self.player, action)
        play_on(twin, self.player, self.rounds, self.policy)
        return lead(twin.state, self.player, self.policy.prospects)


def play_on(play: ClockworkerPlay, player: int, rounds: int, policy: Policy) -> None:
    """Lets everybody play on until a player has had that number of turns, or the game is over."""
    state = play.state
    current = state.current
    while play.actors:
        if state.current != current:
            current = state.current
            if rounds == 0 and current != player:
                return
            rounds -= current == player
        play.take(play.actors[0], policy.answer(play))


def lead(state: ClockworkerState, player: int, prospects: Prospects) -> float:
    """A player's prospects less those of the best opponent."""
    turns = prospects.turns(state)
    others = [prospects.of(state, other, turns) for other in range(len(state.holdings)) if other != player]
    return prospects.of(state, player, turns) - max(others)
