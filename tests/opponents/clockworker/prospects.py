"""What a player's position is worth: an estimate for bots, in points."""

from __future__ import annotations

import msgspec

from rockworker.games.clockworker.affordable import numbers_of
from rockworker.games.clockworker.components import Artifact, FinalScoring
from rockworker.games.clockworker.payment import block_count
from rockworker.games.clockworker.resources import BLUE, GEAR, GOLD, GREEN, POINTS, RED, ROBOT
from rockworker.games.clockworker.rules import Factory, Rules
from rockworker.games.clockworker.scoring import archive_points, artifact_points, bonuses
from rockworker.games.clockworker.state import FIN, ClockworkerState

ABILITIES = {
    "extended-memory": 0.4,
    "advertising-megaphone": 1.2,
    "emotion-study-system": 1.1,
    "parabolic-antenna": 0.45,
    "vending-machine": 0.5,
    "additional-robotic-arm": 0.5,
    "duplication-device": 0.7,
    "recharge-cpu": 0.4,
    "product-management-ai": 0.5,
    "synchronisation-tool": 0.3,
    "steam-locomotive": 0.6,
    "rescue-ship": 0.35,
    "robotic-government": 0.2,
    "toward-a-new-world": 0.6,
}
"""Points that an artifact brings per turn that is left."""


class Weights(msgspec.Struct, frozen=True):
    """Found by letting bots with different weights play each other (see docs/explanation/clockworker-balance.md)."""

    gear: float = 0.45
    block: float = 1.3
    gold: float = 1.6
    robot: float = 0.9
    waiting: float = 0.94
    """The share of a reward that is left after waiting a turn for it."""
    purchase: float = 0.6
    """The share of an affordable purchase's points beyond its price that it counts for."""
    per_factory: float = 0.55
    """Robots that a factory can bring back per turn, if there are robots enough."""
    per_robot: float = 0.38
    """How often a robot can come back per turn, if there are factories enough."""
    card_pace: float = 0.62
    """Cards that the quickest player takes per turn."""
    archive_pace: float = 0.2
    """Archives that each player takes per turn."""
    risk: float = 0.6
    """How likely a player who can end the game is to do so."""
    abilities: dict[str, float] = msgspec.field(default_factory=lambda: ABILITIES)


class Prospects:
    """Judges positions by one set of weights."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        kinds = (weights.gear, weights.block, weights.block, weights.block, weights.gold, weights.robot, 0.0)
        self.rewards = [self._rewards(factory, kinds) for factory in rules.factories]
        self.averages = [sum(rewards.values()) / len(rewards) for rewards in self.rewards]
        self.abilities = [weights.abilities.get(card.key, 0.0) for card in rules.artifacts]
        self.artifact_blocks = [block_count(cost) for cost in rules.artifact_costs]
        self.full_tableau = [points_for_full_tableau(card) for card in rules.artifacts]
        self._hands: dict[int, tuple[int, float, int]] = {}

    def _rewards(self, factory: Factory, kinds: tuple[float, ...]) -> dict[int, float]:
        return {bit: sum(kinds[kind] * count for kind, count in slot.units) for bit, slot in factory.slots.items()}

    def turns(self, state: ClockworkerState) -> float:
        """A guess at the number of rounds that are left after this one."""
        if state.ending or not state.stack:
            return 0.0
        most = max([len(f) + a.bit_count() for f, a in zip(state.factories, state.artifacts, strict=True)])
        by_cards = (self.rules.setup.last_cards - most) / self.weights.card_pace
        above_fin = len(state.tiles) - state.tiles.index(FIN)
        by_fin = above_fin / (self.weights.archive_pace * self.rules.players)
        return max(1.0, min(by_cards, by_fin))

    def of(self, state: ClockworkerState, player: int, turns: float) -> float:
        """A player's points at the end, as far as they can be foreseen, with a number of turns left."""
        printed, ability, full = self._hand(state, player)
        value: float = state.holdings[player][POINTS] + archive_points(self.rules, state, player) + printed
        if state.artifacts[player]:
            value += sum([points for _, points in bonuses(self.rules, state, player)])
        if turns <= 0:
            return value
        if full:
            value += full * self._full_tableau(state, player, turns)
        return value + ability * turns + self._stock(state, player, turns) + self._engine(state, player, turns)

    def _hand(self, state: ClockworkerState, player: int) -> tuple[int, float, int]:
        """A player's artifacts: their printed points, what they bring per turn, and for a full tableau."""
        owned = state.artifacts[player]
        if owned not in self._hands:
            numbers = numbers_of(owned)
            ability = sum([self.abilities[number] for number in numbers])
            full = sum([self.full_tableau[number] for number in numbers])
            self._hands[owned] = (artifact_points(self.rules, state, player), ability, full)
        return self._hands[owned]

    def _full_tableau(self, state: ClockworkerState, player: int, turns: float) -> float:
        """How likely a tableau that is not full yet is to be full at the end."""
        missing = self.rules.setup.last_cards - state.cards(player)
        return 0.0 if missing <= 0 else min(1.0, max(0.0, self.weights.card_pace * turns - missing + 3.0) / 3.0)

    def may_end(self, state: ClockworkerState, player: int) -> bool:
        """Could a player's next turn bring the last round?"""
        if state.ending:
            return False
        if state.cards(player) >= self.rules.setup.last_cards - 1:
            return True
        wares = self.rules.affordable[0, 0].payable(self._after_recovery(state, player))
        return state.tiles[-1] == FIN and not wares.archives.isdisjoint(state.display)

    def _stock(self, state: ClockworkerState, player: int, turns: float) -> float:
        """Resources at hand, and the best purchase of the next turn. In the last turn only the purchase counts."""
        w, holdings = self.weights, state.holdings[player]
        fade = min(1.0, (turns - 1.0) / 2.0)
        colours = spread(holdings[RED]) + spread(holdings[GREEN]) + spread(holdings[BLUE])
        blocks = w.block * colours + w.gold * min(holdings[GOLD], 6)
        gears = w.gear * min(holdings[GEAR], 4.0 + turns) * min(1.0, turns / 5.0)
        purchase = self._best_purchase(state, player, turns - 1.0, fade * w.block)
        return fade * (blocks + gears) + (1.0 - fade * (1.0 - w.purchase)) * purchase

    def _best_purchase(self, state: ClockworkerState, player: int, turns: float, block: float) -> float:
        """The most that a purchase after the next recovery brings beyond the worth of the blocks which it costs."""
        rules, holdings = self.rules, self._after_recovery(state, player)
        best = 0.0
        wares = rules.affordable[0, 0].payable(holdings)
        for tile in state.display:
            if tile in wares.archives:
                best = max(best, rules.archives[tile].points - block * rules.archive_blocks[tile])
        for artifact in numbers_of(wares.artifacts & ~state.artifacts[player]):
            if state.copies[artifact]:
                card = rules.artifacts[artifact]
                worth = card.points + self.abilities[artifact] * turns
                if self.full_tableau[artifact]:
                    worth += self.full_tableau[artifact] * self._full_tableau(state, player, turns)
                best = max(best, worth - block * self.artifact_blocks[artifact])
        return best

    def _after_recovery(self, state: ClockworkerState, player: int) -> list[int]:
        """What a player will hold when the next robots have come back."""
        holdings = state.holdings[player][:]
        for factory, occupied in zip(state.factories[player], state.robots[player], strict=True):
            if occupied:
                for kind, count in self.rules.factories[factory].slots[occupied & -occupied].units:
                    holdings[kind] += count
        return holdings

    def _engine(self, state: ClockworkerState, player: int, turns: float) -> float:
        """What robots at work, idle robots and factories bring in the turns that are left."""
        w = self.weights
        value, robots, quality = 0.0, state.holdings[player][ROBOT], 0.0
        factories = state.factories[player]
        for factory, occupied in zip(factories, state.robots[player], strict=True):
            quality += self.averages[factory]
            robots += occupied.bit_count()
            value += self._queue(factory, occupied, turns)
        rate = 1.0 / (1.0 / (w.per_factory * len(factories)) + 1.0 / (w.per_robot * max(robots, 1)))
        value += rate * quality / len(factories) * max(0.0, turns - 2.0)
        return value + w.robot * state.holdings[player][ROBOT] * min(1.0, turns / 4.0) * 0.5

    def _queue(self, factory: int, occupied: int, turns: float) -> float:
        """The rewards of the robots on a factory, one per turn from the top; what comes in the last turn is late."""
        rewards, value, share = self.rewards[factory], 0.0, 1.0
        while occupied and turns > 0:
            top = occupied & -occupied
            occupied ^= top
            share *= self.weights.waiting
            value += rewards[top] * share * min(1.0, turns / 2.0)
            turns -= 1.0
        return value


def points_for_full_tableau(card: Artifact) -> int:
    """What an artifact gives for as many cards as end the game."""
    effect = card.effect
    return effect.points if isinstance(effect, FinalScoring) and effect.each == "full-tableau" else 0


def spread(blocks: int) -> float:
    """Many blocks of one colour are worth less than the same number of all colours."""
    return SPREAD[blocks] if blocks < len(SPREAD) else SPREAD[-1]


SPREAD = (0.0, 1.0, 2.0, 2.9, 3.6, 4.1, 4.5, 4.8, 5.0)
