"""B. Répartition: robots go from the supply to the slots of one factory, or of more where that is allowed."""

from __future__ import annotations

from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.games.clockworker.actions import Distribute, Finish
from rockworker.games.clockworker.artifacts import Abilities
from rockworker.games.clockworker.components import MOST_SLOTS
from rockworker.games.clockworker.events import RobotsPlaced
from rockworker.games.clockworker.frames.base import Decision
from rockworker.games.clockworker.refusals import AlreadyServed
from rockworker.games.clockworker.resources import ROBOT
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.why_not import why_not_distribute

FINISH = Offer(Finish)


def distributions(
    play: ClockworkerPlay, player: int, abilities: Abilities, served: tuple[int, ...] = ()
) -> list[Offer]:
    """For each factory with an empty slot, except those served already: the ways to put robots there."""
    state = play.state
    robots = state.holdings[player][ROBOT]
    ways = abilities.ways[robots if robots < MOST_SLOTS else MOST_SLOTS]
    return [
        offer
        for factory, occupied in zip(state.factories[player], state.robots[player])  # noqa: B905 - as in `hold`
        if factory not in served
        and (offer := ways[factory][occupied]) is not None  # its truth would be its length, which takes a call
    ]


def place(play: ClockworkerPlay, player: int, factory: int, slots: int) -> None:
    """Robots go to work."""
    state = play.state
    state.holdings[player][ROBOT] -= slots.bit_count()
    state.robots[player][state.factories[player].index(factory)] |= slots
    play.emit(RobotsPlaced(player, factory, slots))


def goes_on(play: ClockworkerPlay, player: int, served: tuple[int, ...]) -> bool:
    """May one more factory be served in this Distribution, and is there one with an empty slot, and a robot for it?"""
    state, rules = play.state, play.rules
    if not state.holdings[player][ROBOT] or (
        (len(served) > 1 or state.cards(player) < rules.civilisation_cards)
        and not rules.abilities[state.active[player]].any_factories
    ):
        return False
    for factory, occupied in zip(state.factories[player], state.robots[player]):  # noqa: B905 - as in `hold`
        if occupied != rules.factories[factory].full and factory not in served:
            return True
    return False


def distribute(play: ClockworkerPlay, player: int, action: Distribute) -> None:
    """Serves the first factory, and goes on if another one may and can be served."""
    place(play, player, action.factory, action.slots)
    served = (action.factory,)
    if goes_on(play, player, served):
        play.push(Distribution(served))


class Distribution(Decision):
    """More factories may be served in the same action."""

    served: tuple[int, ...]

    clause = "CW-6-05"

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        offers = distributions(play, player, play.rules.abilities[play.state.active[player]], self.served)
        offers.append(FINISH)
        return offers + self.exchanges(play, player)

    def decide(self, play: ClockworkerPlay, player: int, action: Distribute | Finish) -> None:
        if isinstance(action, Distribute):
            place(play, player, action.factory, action.slots)
            self.served = (*self.served, action.factory)
            if goes_on(play, player, self.served):
                return
        play.pop()

    def reason(self, play: ClockworkerPlay, player: int, action: object) -> Refusal | None:
        if not isinstance(action, Distribute):
            return None
        if action.factory in self.served:
            return AlreadyServed("CW-6-07", action.factory)
        return why_not_distribute(play, player, action)
