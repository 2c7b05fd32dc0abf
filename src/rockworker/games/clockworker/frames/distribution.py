"""B. Répartition: robots go from the supply to the slots of one factory, or of more where that is allowed."""

from __future__ import annotations

from rockworker.core.offers import Offer
from rockworker.games.clockworker.actions import Distribute, Finish
from rockworker.games.clockworker.artifacts import Abilities
from rockworker.games.clockworker.components import MOST_SLOTS
from rockworker.games.clockworker.events import RobotsPlaced
from rockworker.games.clockworker.frames.base import Decision
from rockworker.games.clockworker.resources import ROBOT
from rockworker.games.clockworker.rules import ClockworkerPlay

FINISH = Offer(Finish)


def distributions(
    play: ClockworkerPlay, player: int, abilities: Abilities, served: tuple[int, ...] = ()
) -> list[Offer]:
    """For each factory with an empty slot that was not served yet: the ways to put robots there."""
    state = play.state
    robots = state.holdings[player][ROBOT]
    ways = play.rules.distributions[robots if robots < MOST_SLOTS else MOST_SLOTS, abilities.any_slot]
    return [
        offer
        for factory, occupied in zip(state.factories[player], state.robots[player])  # noqa: B905 - hot
        if (offer := ways[factory][occupied]) and factory not in served
    ]


def can_distribute(play: ClockworkerPlay, player: int, served: tuple[int, ...]) -> bool:
    """Has the player a robot, and an empty slot at a factory that was not served yet?"""
    state, cards = play.state, play.rules.factories
    if state.holdings[player][ROBOT]:
        for factory, occupied in zip(state.factories[player], state.robots[player], strict=True):
            if occupied != cards[factory].full and factory not in served:
                return True
    return False


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
    if reach(play, player) > 1 and can_distribute(play, player, served):
        play.push(Distribution(served))


class Distribution(Decision):
    """More factories may be served in the same action."""

    served: tuple[int, ...]

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        offers = distributions(play, player, play.rules.abilities[play.state.active[player]], self.served)
        offers.append(FINISH)
        return offers

    def take(self, play: ClockworkerPlay, player: int, action: Distribute | Finish) -> None:
        if isinstance(action, Distribute):
            place(play, player, action.factory, action.slots)
            self.served = (*self.served, action.factory)
            if len(self.served) < reach(play, player) and can_distribute(play, player, self.served):
                return
        play.pop()
