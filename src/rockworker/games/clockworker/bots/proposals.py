"""Actions at a glance: every offered action gets a number from tables, and nothing is tried out.

Good enough to leave most actions aside, and quick enough for the games that a search plays in its mind."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from rockworker.engine.offers import Action, Offer
from rockworker.games.clockworker.actions import (
    Communicate,
    Distribute,
    Exchange,
    Extract,
    Reassign,
    Recharge,
    Repair,
    Staff,
)
from rockworker.games.clockworker.bots.prospects import Prospects, greater, lesser
from rockworker.games.clockworker.resources import ROBOT
from rockworker.games.clockworker.state import ClockworkerState

Proposal = tuple[float, type[Action], tuple[Any, ...]]
"""A number, and the action that it is for: its type and its values."""
CARD: Final = 3.0
"""Points that a purchase is worth because it brings the end nearer, or is one that others can't make."""
LATER: Final = 0.12
"""What a factory brings in each later turn, for each point of its average reward."""
BUSY: Final = 0.25
"""Points that a robot at work is missed for."""
OF_A_KIND: Final = 2
"""Actions of one kind that are proposed."""
FEW_KINDS: Final = 2
WAYS: Final = 2
"""Ways to put robots on one factory that are looked at."""


class Glance:
    """What a position's actions look like to one player."""

    def __init__(self, prospects: Prospects, state: ClockworkerState, player: int) -> None:
        self.prospects = prospects
        self.rules = prospects.rules
        self.state = state
        self.player = player
        self.turns = prospects.turns(state)
        self.gear = prospects.gear * lesser(1.0, self.turns / 5.0)
        self.block = prospects.block * lesser(1.0, greater(self.turns - 1.0, 0.0) / 3.0)
        self.card = CARD * lesser(1.0, self.turns / 3.0)

    def proposals(self, offers: tuple[Offer, ...]) -> list[Proposal]:
        """The best of each kind: numbers of different kinds are hard to compare at a glance."""
        found: dict[type[Action], list[Proposal]] = {}
        for offer in offers:
            judge = BY_KIND.get(offer.action)
            if judge:
                found.setdefault(offer.action, []).extend(judge(self, offer))
        if len(found) > FEW_KINDS:
            found.pop(Extract, None)  # hardly ever the best
        return [one for alike in found.values() for one in sorted(alike, key=_number, reverse=True)[:OF_A_KIND]]

    def distribute(self, offer: Offer) -> list[Proposal]:
        """Rewards of the robots that would go to work, as they come back one by one."""
        (factory,), ways = offer.axes
        at = self.state.factories[self.player].index(factory)
        busy = self.state.robots[self.player][at]
        return [
            (self._queue(factory, busy, slots) - BUSY * slots.bit_count(), Distribute, (factory, slots))
            for slots in largest(ways)
        ]

    def _queue(self, factory: int, busy: int, slots: int) -> float:
        rewards, worth, share, turn = self.prospects.rewards[factory], 0.0, 1.0, 0
        both = busy | slots
        while both and turn < self.turns:
            top = both & -both
            both ^= top
            share *= self.prospects.waiting
            if slots & top:
                worth += rewards[top] * share
            turn += 1
        return worth

    def reassign(self, offer: Offer) -> list[Proposal]:
        """A factory with the robots that would go there at once."""
        return [(self._factory(factory), Reassign, (factory,)) for factory in offer.axes[0]]

    def _factory(self, factory: int) -> float:
        rules, prospects, robots = self.rules, self.prospects, self.state.holdings[self.player][ROBOT]
        place = self.state.row.index(factory)
        rewards = list(prospects.rewards[factory].values())
        staff = sum(rewards[: min(robots, len(rewards), int(self.turns))]) * 0.9
        later = LATER * prospects.averages[factory] * greater(self.turns - 3.0, 0.0)
        bonus = rewards[0] if place == rules.bonus_index else 0.0
        return staff + later + bonus - self.gear * rules.row_prices[place][factory]

    def repair(self, offer: Offer) -> list[Proposal]:
        """An artifact: printed points, and what it brings in the turns that are left."""
        return [(self._artifact(artifact), Repair, (artifact,)) for artifact in offer.axes[0]]

    def _artifact(self, artifact: int) -> float:
        prospects = self.prospects
        worth = prospects.artifact_points[artifact] + prospects.abilities[artifact] * self.turns + self.card
        if prospects.full_tableau[artifact]:
            worth += prospects.full_tableau[artifact] * prospects.fullness(self.state, self.player, self.turns)
        return worth - self.block * prospects.artifact_blocks[artifact]

    def communicate(self, offer: Offer) -> list[Proposal]:
        """An archive: its points."""
        points, blocks = self.prospects.archive_points, self.rules.archive_blocks
        return [
            (points[archive] + self.card - self.block * blocks[archive], Communicate, (archive,))
            for archive in offer.axes[0]
        ]

    def recharge(self, offer: Offer) -> list[Proposal]:
        """Gears; with idle robots at hand there is better to do."""
        idle = 0.5 if self.state.holdings[self.player][ROBOT] else 1.0
        return [(self.rules.setup.recharge * self.gear * idle, Recharge, ())]

    def extract(self, offer: Offer) -> list[Proposal]:
        """The best robot that can come back early."""
        tableau = zip(self.state.factories[self.player], self.state.robots[self.player], strict=True)
        worth, factory = max([(self.prospects.rewards[f][busy & -busy], f) for f, busy in tableau if busy])
        return [(0.5 * worth, Extract, (factory,))]


BY_KIND: Final[dict[type[Action], Callable[[Glance, Offer], list[Proposal]]]] = {
    Distribute: Glance.distribute,
    Reassign: Glance.reassign,
    Repair: Glance.repair,
    Communicate: Glance.communicate,
    Recharge: Glance.recharge,
    Extract: Glance.extract,
}


@cache
def largest(ways: tuple[int, ...]) -> list[int]:
    """Of the ways to put robots on a factory, those with the most robots."""
    return sorted(ways, key=int.bit_count)[-WAYS:]


def _number(proposal: Proposal) -> float:
    return proposal[0]


def plain_answer(offers: tuple[Offer, ...]) -> Action:
    """An answer to a question in the middle of an action: as many robots as possible, the first way to pay, and gears
    are turned into gold only where there is nothing else."""
    for offer in offers:
        if offer.action is not Exchange:
            return offer[offer.size() - 1] if offer.action is Staff else offer[0]
    return offers[0][0]
