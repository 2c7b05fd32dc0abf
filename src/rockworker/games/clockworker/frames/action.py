"""The action phase: one of the six actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rockworker.engine.offers import Offer
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
from rockworker.games.clockworker.ending import is_last_turn
from rockworker.games.clockworker.events import GearsRecharged, RobotExtracted
from rockworker.games.clockworker.frames.base import Decision, exchange_offers, gears_per_gold
from rockworker.games.clockworker.frames.communication import communicate
from rockworker.games.clockworker.frames.distribution import FINISH, distribute, robots_to_send
from rockworker.games.clockworker.frames.reassignment import affordable_factories, reassign
from rockworker.games.clockworker.frames.repair import REPAIRS, repair, repairable
from rockworker.games.clockworker.gains import robot_gained, take_back
from rockworker.games.clockworker.resources import GEAR, ROBOT_BIT
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.state import ClockworkerState
from rockworker.games.clockworker.why_not import why_not_action

RECHARGE = Offer(Recharge)


def robot_offers(state: ClockworkerState, player: int, abilities: Abilities) -> list[Offer]:
    """Extraction and Distribution: taking a robot back early, or sending robots to work."""
    ways = abilities.ways[robots_to_send(state, player)]
    staffed: list[int] = []
    offers: list[Offer] = []
    for factory, occupied in zip(state.factories[player], state.robots[player]):  # noqa: B905 - `strict` is slow
        if occupied:
            staffed.append(factory)
        offer = ways[factory][occupied]
        if offer is not None:  # its truth would be its length, which takes a call
            offers.append(offer)
    if staffed:
        offers.insert(0, Offer(Extract, tuple(staffed)))
    return offers


class ActionPhase(Decision):
    """The player chooses one action that can be carried out in full."""

    clause = "CW-TURN-03"
    always_exchanges = True

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        state, rules = play.state, play.rules
        holdings, abilities = state.holdings[player], rules.abilities[state.active[player]]
        offers = robot_offers(state, player, abilities)
        if factories := affordable_factories(state, rules, holdings[GEAR]):
            offers.append(Offer(Reassign, factories))
        wares = abilities.prices.payable(holdings)
        if artifacts := repairable(state, player, wares.artifacts):
            offers.append(REPAIRS[artifacts])
        if wares.archives and (archives := [tile for tile in state.display if tile in wares.archives]):
            offers.append(Offer(Communicate, tuple(archives)))
        offers.append(RECHARGE)
        if abilities.gears_per_gold:
            offers += exchange_offers(play, player)
        return offers

    def decide(self, play: ClockworkerPlay, player: int, action: Any) -> None:
        rules, state = play.rules, play.state
        state.stack.pop()
        if state.active[player] & rules.exchanging or rules.artifacts_work_at_once:
            play.push(TurnEnd())  # when the action is done, gears might still be turned into gold
        CARRY_OUT[type(action)](play, player, action)

    def reason(self, play: ClockworkerPlay, player: int, action: object) -> Refusal | None:
        if isinstance(action, Finish):
            return self.not_asked("CW-TURN-05")  # nobody may pass
        return why_not_action(play, player, action)


class TurnEnd(Decision):
    """The action is done. Only a player who can still turn gears into gold is asked, if the gold could ever be used."""

    clause = "CW-TURN-03"
    always_exchanges = True

    def actors(self, play: ClockworkerPlay) -> Sequence[int]:
        player = play.state.current
        price = gears_per_gold(play, player)
        if not price or play.state.holdings[player][GEAR] < price:
            return ()
        return (player,) if play.rules.switches.exchanges_after_the_game or not is_last_turn(play) else ()

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        return [FINISH, *self.exchanges(play, player)]

    def decide(self, play: ClockworkerPlay, player: int, action: Finish) -> None:
        play.pop()

    def run(self, play: ClockworkerPlay) -> None:
        play.pop()


def extract(play: ClockworkerPlay, player: int, action: Extract) -> None:
    """A. Extraction."""
    index = play.state.factories[player].index(action.factory)
    kinds, _ = take_back(play, player, (index,), RobotExtracted)
    if kinds & ROBOT_BIT:
        robot_gained(play, player)


def recharge(play: ClockworkerPlay, player: int, action: Recharge) -> None:
    """F. Recharge."""
    gears = play.rules.setup.recharge
    play.state.holdings[player][GEAR] += gears
    play.emit(GearsRecharged(player, gears))


CARRY_OUT: dict[type, Any] = {
    Extract: extract,
    Distribute: distribute,
    Reassign: reassign,
    Repair: repair,
    Communicate: communicate,
    Recharge: recharge,
}
