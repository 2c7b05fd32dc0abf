"""The action phase: one of the six actions."""

from __future__ import annotations

from typing import Any, Final

from rockworker.engine.offers import Offer, offers_of
from rockworker.engine.refusals import Refusal
from rockworker.games.clockworker.actions import (
    Communicate,
    Distribute,
    Extract,
    Finish,
    Reassign,
    Recharge,
    Repair,
)
from rockworker.games.clockworker.artifacts import Abilities
from rockworker.games.clockworker.components import MOST_SLOTS
from rockworker.games.clockworker.ending import is_last_turn
from rockworker.games.clockworker.events import GearsRecharged
from rockworker.games.clockworker.frames.base import FINISH, Decision, exchange_offers
from rockworker.games.clockworker.frames.communication import communicate
from rockworker.games.clockworker.frames.distribution import distribute
from rockworker.games.clockworker.frames.reassignment import affordable_factories, reassign
from rockworker.games.clockworker.frames.repair import REPAIRS, repair, repairable
from rockworker.games.clockworker.gains import take_back
from rockworker.games.clockworker.resources import GEAR, ROBOT
from rockworker.games.clockworker.rules import EXTRACTED, ClockworkerPlay
from rockworker.games.clockworker.state import ClockworkerState
from rockworker.games.clockworker.why_not import why_not_action

RECHARGE: Final = Offer(Recharge).at_hand()
COMMUNICATIONS: Final = offers_of(Communicate)
"""By archives. The factories of a row or a tableau are hardly ever the same again: a table of them would only fill
memory."""


def robot_offers(state: ClockworkerState, player: int, abilities: Abilities) -> list[Offer]:
    """Extraction and Distribution: taking a robot back early, or sending robots to work."""
    robots, at_hand = state.robots[player], state.holdings[player][ROBOT]
    ways = abilities.ways[at_hand if at_hand < MOST_SLOTS else MOST_SLOTS]
    index = 0
    staffed: list[int] = []
    offers: list[Offer] = []
    for factory in state.factories[player]:
        occupied = robots[index]
        index += 1  # noqa: SIM113 - making an `enumerate` or a `zip` takes longer than a round of this
        if occupied:
            staffed.append(factory)
        offer = ways[factory][occupied]
        if offer is not None:  # its truth would be its length, which takes a call
            offers.append(offer)
    if staffed:
        offers.insert(0, Offer(Extract, tuple(staffed)))
    return offers


def shown(display: list[int], affordable: frozenset[int]) -> tuple[int, ...]:
    """Of the archives that a player can pay for, those on display."""
    archives: list[int] = []
    for tile in display:
        if tile in affordable:
            archives.append(tile)  # noqa: PERF401 - four tiles at most: a comprehension's call takes longer
    return tuple(archives)


class ActionPhase(Decision):
    """The player chooses one action that can be carried out in full."""

    clause = "CW-TURN-03"
    always_exchanges = True

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        state, rules = play.state, play.rules
        holdings, active = state.holdings[player], state.active[player]
        abilities = rules.abilities.get(active) or rules.abilities[active]  # see `LazyTable`
        offers = robot_offers(state, player, abilities)
        everything = holdings[GEAR] >= rules.dearest_factory and state.deck  # as long as it lasts, the row has no gap
        factories = tuple(state.row) if everything else affordable_factories(state, rules, holdings[GEAR])
        if factories:
            offers.append(Offer(Reassign, factories))
        wares = abilities.prices.payable(holdings)
        if artifacts := repairable(state, player, wares.artifacts):
            known = REPAIRS.get(artifacts)
            offers.append(REPAIRS[artifacts] if known is None else known)
        if wares.archives and (archives := shown(state.display, wares.archives)):
            known = COMMUNICATIONS.get(archives)
            offers.append(COMMUNICATIONS[archives] if known is None else known)
        offers.append(RECHARGE)
        if abilities.gears_per_gold:
            offers += exchange_offers(play, player)
        return offers

    def decide(self, play: ClockworkerPlay, player: int, action: Any) -> None:
        rules, state = play.rules, play.state
        state.stack.pop()
        if state.active[player] & rules.exchanging or rules.artifacts_work_at_once:
            play.push(TurnEnd())  # when the action is done, gears might still be turned into gold
        kind = type(action)  # the most common ones come first
        if kind is Distribute:
            distribute(play, player, action)
        elif kind is Reassign:
            reassign(play, player, action)
        elif kind is Repair:
            repair(play, player, action)
        elif kind is Extract:
            extract(play, player, action)
        elif kind is Recharge:
            recharge(play, player, action)
        else:
            communicate(play, player, action)

    def reason(self, play: ClockworkerPlay, player: int, action: object) -> Refusal | None:
        if isinstance(action, Finish):
            return self.not_asked("CW-TURN-05")  # nobody may pass
        return why_not_action(play, player, action)


class TurnEnd(Decision):
    """The action is done. Only a player who can still turn gears into gold is asked, if the gold could ever be used."""

    clause = "CW-TURN-03"
    always_exchanges = True

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        exchanges = self.exchanges(play, player)
        if exchanges and (play.rules.switches.exchanges_after_the_game or not is_last_turn(play)):
            return [FINISH, *exchanges]
        return []

    def decide(self, play: ClockworkerPlay, player: int, action: Finish) -> None:
        play.pop()


def extract(play: ClockworkerPlay, player: int, action: Extract) -> None:
    """A. Extraction."""
    index = play.state.factories[player].index(action.factory)
    take_back(play, player, (index,), EXTRACTED)


def recharge(play: ClockworkerPlay, player: int, action: Recharge) -> None:
    """F. Recharge."""
    gears = play.rules.recharge
    play.state.holdings[player][GEAR] += gears
    play.emit(GearsRecharged(player, gears))
