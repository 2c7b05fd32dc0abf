"""B. Répartition: robots go from the supply to the slots of one factory, or of more where that is allowed."""

from __future__ import annotations

from rockworker.core.offers import Offer
from rockworker.games.clockworker.actions import Distribute, Finish
from rockworker.games.clockworker.components import MOST_SLOTS
from rockworker.games.clockworker.events import RobotsPlaced
from rockworker.games.clockworker.frames.base import Decision
from rockworker.games.clockworker.resources import ROBOT
from rockworker.games.clockworker.rules import ClockworkerPlay


def distributions(play: ClockworkerPlay, player: int, served: tuple[int, ...]) -> list[Offer]:
    """For each factory with an empty slot that was not served yet: the ways to put robots there."""
    state, rules = play.state, play.rules
    robots = state.holdings[player][ROBOT]
    if not robots:
        return []
    if robots > MOST_SLOTS:
        robots = MOST_SLOTS
    any_slot = rules.abilities[state.active[player]].any_slot
    cards, ways = rules.factories, rules.distributions
    return [
        ways[factory, occupied, robots, any_slot]
        for factory, occupied in zip(state.factories[player], state.robots[player], strict=True)
        if occupied != cards[factory].full and factory not in served
    ]


def place(play: ClockworkerPlay, player: int, factory: int, slots: int) -> None:
    """Robots go to work."""
    state = play.state
    state.holdings[player][ROBOT] -= slots.bit_count()
    state.robots[player][state.factories[player].index(factory)] |= slots
    play.emit(RobotsPlaced(player, factory, slots))


def reach(play: ClockworkerPlay, player: int) -> int:
    """How many factories one Distribution of this player may serve."""
    state = play.state
    if play.rules.abilities[state.active[player]].any_factories:
        return len(state.factories[player])
    return 2 if state.cards(player) >= play.rules.setup.civilisation_cards else 1


def distribute(play: ClockworkerPlay, player: int, action: Distribute) -> None:
    """Serves the first factory, and goes on if another one may and can be served."""
    place(play, player, action.factory, action.slots)
    served = (action.factory,)
    if reach(play, player) > 1 and distributions(play, player, served):
        play.push(Distribution(served))


class Distribution(Decision):
    """More factories may be served in the same action."""

    served: tuple[int, ...]

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        return [*distributions(play, player, self.served), Offer(Finish)]

    def take(self, play: ClockworkerPlay, player: int, action: Distribute | Finish) -> None:
        if isinstance(action, Distribute):
            place(play, player, action.factory, action.slots)
            self.served = (*self.served, action.factory)
            if len(self.served) < reach(play, player) and distributions(play, player, self.served):
                return
        play.pop()
