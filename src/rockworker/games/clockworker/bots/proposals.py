"""Actions at a glance: every offered action gets a number from tables, and nothing is tried out.

Good enough to leave most actions aside, and quick enough for the games that a search plays in its mind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import nlargest
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
from rockworker.games.clockworker.bots.prospects import Prospects
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
        self.gear = prospects.weights.gear * min(1.0, self.turns / 5.0)
        self.block = prospects.weights.block * min(1.0, max(self.turns - 1.0, 0.0) / 3.0)
        self.card = CARD * min(1.0, self.turns / 3.0)

    def proposals(self, offers: tuple[Offer, ...]) -> list[Proposal]:
        """The best of each kind: numbers of different kinds are hard to compare at a glance."""
        found: dict[type[Action], list[Proposal]] = {}
        for offer in offers:
            judge = BY_KIND.get(offer.action)
            if judge:
                found.setdefault(offer.action, []).extend(judge(self, offer))
        if len(found) > FEW_KINDS:
            found.pop(Extract, None)  # hardly ever the best
        return [one for alike in found.values() for one in nlargest(OF_A_KIND, alike, key=_number)]

    def distribute(self, offer: Offer) -> Iterator[Proposal]:
        """Rewards of the robots that would go to work, as they come back one by one."""
        (factory,), ways = offer.axes
        at = self.state.factories[self.player].index(factory)
        busy = self.state.robots[self.player][at]
        for slots in sorted(ways, key=int.bit_count)[-WAYS:]:
            yield self._queue(factory, busy, slots) - BUSY * slots.bit_count(), Distribute, (factory, slots)

    def _queue(self, factory: int, busy: int, slots: int) -> float:
        rewards, worth, share, turn = self.prospects.rewards[factory], 0.0, 1.0, 0
        both = busy | slots
        while both and turn < self.turns:
            top = both & -both
            both ^= top
            share *= self.prospects.weights.waiting
            if slots & top:
                worth += rewards[top] * share
            turn += 1
        return worth

    def reassign(self, offer: Offer) -> Iterator[Proposal]:
        """A factory with the robots that would go there at once."""
        rules, prospects, robots = self.rules, self.prospects, self.state.holdings[self.player][ROBOT]
        for factory in offer.axes[0]:
            place = self.state.row.index(factory)
            rewards = list(prospects.rewards[factory].values())
            staff = sum(rewards[: min(robots, len(rewards), int(self.turns))]) * 0.9
            later = LATER * prospects.averages[factory] * max(self.turns - 3.0, 0.0)
            bonus = rewards[0] if place == rules.bonus_index else 0.0
            yield staff + later + bonus - self.gear * rules.row_prices[place][factory], Reassign, (factory,)

    def repair(self, offer: Offer) -> Iterator[Proposal]:
        """An artifact: printed points, and what it brings in the turns that are left."""
        prospects = self.prospects
        for artifact in offer.axes[0]:
            worth = self.rules.artifacts[artifact].points + prospects.abilities[artifact] * self.turns + self.card
            if prospects.full_tableau[artifact]:
                worth += prospects.full_tableau[artifact] * prospects.fullness(self.state, self.player, self.turns)
            yield worth - self.block * prospects.artifact_blocks[artifact], Repair, (artifact,)

    def communicate(self, offer: Offer) -> Iterator[Proposal]:
        """An archive: its points."""
        for archive in offer.axes[0]:
            worth = self.rules.archives[archive].points + self.card - self.block * self.rules.archive_blocks[archive]
            yield worth, Communicate, (archive,)

    def recharge(self, offer: Offer) -> Iterator[Proposal]:
        """Gears; with idle robots at hand there is better to do."""
        idle = 0.5 if self.state.holdings[self.player][ROBOT] else 1.0
        yield self.rules.setup.recharge * self.gear * idle, Recharge, ()

    def extract(self, offer: Offer) -> Iterator[Proposal]:
        """The best robot that can come back early."""
        tableau = zip(self.state.factories[self.player], self.state.robots[self.player], strict=True)
        worth, factory = max((self.prospects.rewards[f][busy & -busy], f) for f, busy in tableau if busy)
        yield 0.5 * worth, Extract, (factory,)


BY_KIND: Final[dict[type[Action], Callable[[Glance, Offer], Iterator[Proposal]]]] = {
    Distribute: Glance.distribute,
    Reassign: Glance.reassign,
    Repair: Glance.repair,
    Communicate: Glance.communicate,
    Recharge: Glance.recharge,
    Extract: Glance.extract,
}


def _number(proposal: Proposal) -> float:
    return proposal[0]


def plain_answer(offers: tuple[Offer, ...]) -> Action:
    """An answer to a question in the middle of an action: as many robots as possible, the first way to pay, and gears
    are turned into gold only where there is nothing else."""
    offer = next((offer for offer in offers if offer.action is not Exchange), offers[0])
    return offer[offer.size() - 1] if offer.action is Staff else offer[0]
