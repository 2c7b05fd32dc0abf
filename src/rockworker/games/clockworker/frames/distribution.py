"""B. Répartition: robots go from the supply to the slots of one factory, or of more where that is allowed."""

from __future__ import annotations

from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.games.clockworker.actions import Distribute, Finish
from rockworker.games.clockworker.components import MOST_SLOTS
from rockworker.games.clockworker.frames.base import FINISH, Decision
from rockworker.games.clockworker.refusals import AlreadyServed
from rockworker.games.clockworker.resources import ROBOT
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.why_not import why_not_distribute


def place(play: ClockworkerPlay, player: int, factory: int, slots: int) -> None:
    """Robots go to work."""
    state = play.state
    state.holdings[player][ROBOT] -= slots.bit_count()
    state.robots[player][state.factories[player].index(factory)] |= slots
    play.events.append(play.rules.factories[factory].placed[player][slots])  # as `emit`, without the call


def goes_on(play: ClockworkerPlay, player: int, served: int) -> bool:
    """May one more factory be served in this Distribution, and is there a robot for it?"""
    state, rules = play.state, play.rules
    if not state.holdings[player][ROBOT]:
        return False
    if served == 1 and len(state.factories[player]) + state.artifacts[player].bit_count() >= rules.civilisation_cards:
        return True
    active = state.active[player]
    return (rules.abilities.get(active) or rules.abilities[active]).any_factories  # see `LazyTable`


def distribute(play: ClockworkerPlay, player: int, action: Distribute) -> None:
    """Serves the first factory, and goes on if another one may be served."""
    place(play, player, action.factory, action.slots)
    if goes_on(play, player, 1):
        play.push(Distribution((action.factory,)))


class Distribution(Decision):
    """More factories may be served in the same action."""

    served: tuple[int, ...]

    clause = "CW-6-05"

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        state, rules = play.state, play.rules
        robots, at_hand, active = state.robots[player], state.holdings[player][ROBOT], state.active[player]
        abilities = rules.abilities.get(active) or rules.abilities[active]  # see `LazyTable`
        ways = abilities.ways[at_hand if at_hand < MOST_SLOTS else MOST_SLOTS]
        served, index = self.served, 0
        offers: list[Offer] = []
        for factory in state.factories[player]:
            offer = ways[factory][robots[index]]
            index += 1  # noqa: SIM113 - see `robot_offers`
            if offer is not None and factory not in served:
                offers.append(offer)
        if offers:
            offers.append(FINISH)
            if active & rules.exchanging:
                offers += self.exchanges(play, player)
        return offers

    def decide(self, play: ClockworkerPlay, player: int, action: Distribute | Finish) -> None:
        if type(action) is Distribute:
            place(play, player, action.factory, action.slots)
            self.served = (*self.served, action.factory)
            if goes_on(play, player, len(self.served)):
                return
        play.pop()

    def reason(self, play: ClockworkerPlay, player: int, action: object) -> Refusal | None:
        if not isinstance(action, Distribute):
            return None
        if action.factory in self.served:
            return AlreadyServed("CW-6-07", action.factory)
        return why_not_distribute(play, player, action)
