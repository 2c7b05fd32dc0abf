"""What a player's position is worth: an estimate for bots, in points."""

from __future__ import annotations

from typing import Final

from rockworker.games.clockworker.affordable import numbers_of
from rockworker.games.clockworker.bots.weights import Weights
from rockworker.games.clockworker.components import Artifact, FinalScoring
from rockworker.games.clockworker.payment import block_count
from rockworker.games.clockworker.resources import BLUE, GEAR, GOLD, GREEN, POINTS, RED, ROBOT
from rockworker.games.clockworker.rules import Factory, Rules
from rockworker.games.clockworker.scoring import artifact_points, bonuses
from rockworker.games.clockworker.state import FIN, ClockworkerState

LONG: Final = 20
"""Rounds after which a game takes too long: most end after fourteen, hardly any takes more than eighteen."""


class Prospects:
    """Judges positions by one set of weights."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        kinds = (weights.gear, weights.block, weights.block, weights.block, weights.gold, weights.robot, 0.0)
        self.gear = weights.gear
        self.block = weights.block
        self.gold = weights.gold
        self.robot = weights.robot
        self.waiting = weights.waiting
        self.purchase = weights.purchase
        self.per_factory = weights.per_factory
        self.per_robot = weights.per_robot
        self.card_pace = weights.card_pace
        self.archive_pace = weights.archive_pace * rules.players
        """Archives that all players together take per turn."""
        self.overtime = weights.overtime
        self.last_cards = rules.last_cards
        self.rewards = [self._rewards(factory, kinds) for factory in rules.factories]
        self.averages = [sum(rewards.values()) / len(rewards) for rewards in self.rewards]
        self.abilities = [weights.abilities.get(card.key, 0.0) for card in rules.artifacts]
        self.artifact_points = [card.points for card in rules.artifacts]
        self.archive_points = [tile.points for tile in rules.archives]
        self.counted = sum([1 << number for number, _ in rules.final_scorings])
        """The artifacts that count at the end, as bits."""
        self.prices = rules.affordable[0, 0]
        self.artifact_blocks = [block_count(cost) for cost in rules.artifact_costs]
        self.full_tableau = [points_for_fullness(card) for card in rules.artifacts]
        self._hands: dict[int, tuple[int, float, int]] = {}

    def _rewards(self, factory: Factory, kinds: tuple[float, ...]) -> dict[int, float]:
        return {bit: sum(kinds[kind] * count for kind, count in slot.units) for bit, slot in factory.slots.items()}

    def turns(self, state: ClockworkerState) -> float:
        """A guess at the number of rounds that are left after this one."""
        if state.ending:
            return 0.0
        most = 0
        for player in range(self.rules.players):
            cards = state.cards(player)
            if cards > most:
                most = cards
        by_cards = (self.last_cards - most) / self.card_pace
        by_fin = (len(state.tiles) - state.tiles.index(FIN)) / self.archive_pace
        return greater(1.0, lesser(by_cards, by_fin))

    def of(self, state: ClockworkerState, player: int, turns: float) -> float:
        """A player's points at the end, as far as they can be foreseen, with a number of turns left."""
        printed, ability, full = self._hand(state, player)
        value = float(state.holdings[player][POINTS] + printed)
        for archive in state.archives[player]:
            value += self.archive_points[archive]
        if state.artifacts[player] & self.counted:
            value += sum([points for _, points in bonuses(self.rules, state, player)])
        if state.round > LONG:  # each may wait for the other to end the game, and both grow rich in vain
            value += self.overtime * (state.round - LONG) * state.cards(player)
        if turns <= 0:
            return value
        if full:
            value += full * self.fullness(state, player, turns)
        return value + ability * turns + self._stock(state, player, turns) + self._engine(state, player, turns)

    def _hand(self, state: ClockworkerState, player: int) -> tuple[int, float, int]:
        """A player's artifacts: their printed points, what they bring per turn, and for a full tableau."""
        owned = state.artifacts[player]
        hand = self._hands.get(owned)
        if hand is None:
            numbers = numbers_of(owned)
            ability = sum([self.abilities[number] for number in numbers])
            full = sum([self.full_tableau[number] for number in numbers])
            hand = self._hands[owned] = (artifact_points(self.rules, state, player), ability, full)
        return hand

    def fullness(self, state: ClockworkerState, player: int, turns: float) -> float:
        """How likely a tableau that is not full yet is to be full at the end."""
        missing = self.last_cards - state.cards(player)
        return 0.0 if missing <= 0 else lesser(1.0, greater(0.0, self.card_pace * turns - missing + 3.0) / 3.0)

    def may_end(self, state: ClockworkerState, player: int) -> bool:
        """Could a player's next turn bring the last round?"""
        if state.ending:
            return False
        if state.cards(player) >= self.last_cards - 1:
            return True
        wares = self.prices.payable(self.after_recovery(state, player))
        return state.tiles[-1] == FIN and not wares.archives.isdisjoint(state.display)

    def _stock(self, state: ClockworkerState, player: int, turns: float) -> float:
        """Resources at hand, and the best purchase of the next turn. In the last turn only the purchase counts."""
        holdings = state.holdings[player]
        fade = lesser(1.0, (turns - 1.0) / 2.0)
        colours = spread(holdings[RED]) + spread(holdings[GREEN]) + spread(holdings[BLUE])
        blocks = self.block * colours + self.gold * lesser(holdings[GOLD], 6)
        gears = self.gear * lesser(holdings[GEAR], 4.0 + turns) * lesser(1.0, turns / 5.0)
        purchase = self._best_purchase(state, player, turns - 1.0, fade * self.block)
        return fade * (blocks + gears) + (1.0 - fade * (1.0 - self.purchase)) * purchase

    def _best_purchase(self, state: ClockworkerState, player: int, turns: float, block: float) -> float:
        """The most that a purchase after the next recovery brings beyond the worth of the blocks which it costs."""
        wares = self.prices.payable(self.after_recovery(state, player))
        archive_blocks = self.rules.archive_blocks
        best = 0.0
        for tile in state.display:
            if tile in wares.archives:
                best = greater(best, self.archive_points[tile] - block * archive_blocks[tile])
        for artifact in numbers_of(wares.artifacts & ~state.artifacts[player]):
            if state.copies[artifact]:
                worth = self.artifact_points[artifact] + self.abilities[artifact] * turns
                if self.full_tableau[artifact]:
                    worth += self.full_tableau[artifact] * self.fullness(state, player, turns)
                best = greater(best, worth - block * self.artifact_blocks[artifact])
        return best

    def after_recovery(self, state: ClockworkerState, player: int) -> list[int]:
        """What a player will hold when the next robots have come back."""
        holdings, tops = state.holdings[player][:], self.rules.tops
        for factory, occupied in zip(state.factories[player], state.robots[player]):  # noqa: B905 - `strict` is slow, and this is hot
            if occupied:
                for kind, count in tops[factory][occupied].units:
                    holdings[kind] = holdings[kind] + count
        return holdings

    def _engine(self, state: ClockworkerState, player: int, turns: float) -> float:
        """What robots at work, idle robots and factories bring in the turns that are left."""
        value, robots, quality = 0.0, state.holdings[player][ROBOT], 0.0
        factories = state.factories[player]
        for factory, occupied in zip(factories, state.robots[player]):  # noqa: B905 - `strict` is slow, and this is hot
            quality += self.averages[factory]
            robots += occupied.bit_count()
            if occupied:
                value += self._queue(factory, occupied, turns)
        rate = 1.0 / (1.0 / (self.per_factory * len(factories)) + 1.0 / (self.per_robot * greater(robots, 1)))
        value += rate * quality / len(factories) * greater(0.0, turns - 2.0)
        return value + self.robot * state.holdings[player][ROBOT] * lesser(1.0, turns / 4.0) * 0.5

    def _queue(self, factory: int, occupied: int, turns: float) -> float:
        """The rewards of the robots on a factory, one per turn from the top; what comes in the last turn is late."""
        rewards, value, share = self.rewards[factory], 0.0, 1.0
        while occupied and turns > 0:
            top = occupied & -occupied
            occupied ^= top
            share *= self.waiting
            value += rewards[top] * share * lesser(1.0, turns / 2.0)
            turns -= 1.0
        return value


def points_for_fullness(card: Artifact) -> int:
    """What an artifact gives for as many cards as end the game."""
    effect = card.effect
    return effect.points if isinstance(effect, FinalScoring) and effect.each == "full-tableau" else 0


def spread(blocks: int) -> float:
    """Many blocks of one colour are worth less than the same number of all colours."""
    return SPREAD[blocks] if blocks < len(SPREAD) else SPREAD[-1]


def lesser(one: float, other: float) -> float:
    """The lesser of two numbers: `min` is slow, and judging is full of it."""
    return other if other < one else one


def greater(one: float, other: float) -> float:
    """The greater of two numbers."""
    return other if other > one else one


SPREAD: Final[tuple[float, ...]] = (0.0, 1.0, 2.0, 2.9, 3.6, 4.1, 4.5, 4.8, 5.0)
