"""The action phase: one of the six actions."""

from __future__ import annotations

from typing import Any

from rockworker.core.offers import Offer
from rockworker.games.clockworker.actions import (
    Communicate,
    Distribute,
    Exchange,
    Extract,
    Reassign,
    Recharge,
    Repair,
)
from rockworker.games.clockworker.events import GearsRecharged, RobotExtracted
from rockworker.games.clockworker.frames.base import Decision, exchange, exchange_offers
from rockworker.games.clockworker.frames.communication import affordable_archives, communicate
from rockworker.games.clockworker.frames.distribution import distribute, distributions
from rockworker.games.clockworker.frames.reassignment import affordable_factories, reassign
from rockworker.games.clockworker.frames.repair import affordable_artifacts, repair
from rockworker.games.clockworker.gains import counts_as_robot, robot_gained, take_back
from rockworker.games.clockworker.resources import GEAR
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.why import why_not_action


class ActionPhase(Decision):
    """The player chooses one action that can be carried out in full."""

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        state = play.state
        offers = [Offer(Recharge)]
        factories = state.factories[player]
        occupied = [factory for factory, slots in zip(factories, state.robots[player], strict=True) if slots]
        if occupied:
            offers.append(Offer(Extract, tuple(occupied)))
        if wares := affordable_factories(play, player):
            offers.append(Offer(Reassign, tuple(wares)))
        if wares := affordable_artifacts(play, player):
            offers.append(Offer(Repair, tuple(wares)))
        if wares := affordable_archives(play, player):
            offers.append(Offer(Communicate, tuple(wares)))
        offers += distributions(play, player, ())
        offers += exchange_offers(play, player)
        return offers

    def take(self, play: ClockworkerPlay, player: int, action: Any) -> None:
        if type(action) is Exchange:
            exchange(play, player, action.gold)
            return
        play.pop()
        CARRY_OUT[type(action)](play, player, action)

    def why_not(self, play: ClockworkerPlay, player: int, action: object) -> str | None:
        return why_not_action(play, player, action)


def extract(play: ClockworkerPlay, player: int, action: Extract) -> None:
    """A. Extraction."""
    slot = take_back(play, player, play.state.factories[player].index(action.factory))
    play.emit(RobotExtracted(player, action.factory, slot.number, slot.gain))
    if counts_as_robot(play, slot):
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
