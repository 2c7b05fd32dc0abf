"""The action phase: one of the six actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rockworker.core.frames import Frame
from rockworker.core.offers import Offer
from rockworker.games.clockworker.actions import (
    Communicate,
    Distribute,
    Exchange,
    Extract,
    Finish,
    Reassign,
    Recharge,
    Repair,
)
from rockworker.games.clockworker.events import GearsRecharged, RobotExtracted
from rockworker.games.clockworker.frames.base import Decision, exchange, exchange_offers, gears_per_gold
from rockworker.games.clockworker.frames.communication import affordable_archives, communicate
from rockworker.games.clockworker.frames.distribution import distribute, distributions
from rockworker.games.clockworker.frames.reassignment import affordable_factories, reassign
from rockworker.games.clockworker.frames.repair import affordable_artifacts, repair
from rockworker.games.clockworker.gains import robot_gained, take_back
from rockworker.games.clockworker.resources import GEAR, ROBOT_BIT
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.why import why_not_action

RECHARGE = Offer(Recharge)


class ActionPhase(Decision):
    """The player chooses one action that can be carried out in full."""

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        state = play.state
        abilities = play.rules.abilities[state.active[player]]
        offers: list[Offer] = []
        factories = state.factories[player]
        occupied = [factory for factory, slots in zip(factories, state.robots[player], strict=True) if slots]
        if occupied:
            offers.append(Offer(Extract, tuple(occupied)))
        offers += distributions(play, player, ())
        if wares := affordable_factories(play, player):
            offers.append(Offer(Reassign, tuple(wares)))
        if wares := affordable_artifacts(play, player, abilities):
            offers.append(Offer(Repair, tuple(wares)))
        if wares := affordable_archives(play, player, abilities):
            offers.append(Offer(Communicate, tuple(wares)))
        offers.append(RECHARGE)
        if abilities.gold_for_gears:
            offers += exchange_offers(play, player)
        return offers

    def take(self, play: ClockworkerPlay, player: int, action: Any) -> None:
        if type(action) is Exchange:
            exchange(play, player, action.gold)
            return
        play.pop()
        if play.rules.abilities[play.state.active[player]].gold_for_gears or play.rules.artifacts_work_at_once:
            play.push(TurnEnd())  # gears may be turned into gold when the action is done, too
        CARRY_OUT[type(action)](play, player, action)

    def why_not(self, play: ClockworkerPlay, player: int, action: object) -> str | None:
        return why_not_action(play, player, action)


class TurnEnd(Frame):
    """The action is done. Only somebody who can still turn gears into gold is asked."""

    def actors(self, play: ClockworkerPlay) -> Sequence[int]:
        player = play.state.current
        price = gears_per_gold(play, player)
        return (player,) if price and play.state.holdings[player][GEAR] >= price else ()

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        return [Offer(Finish), *exchange_offers(play, player)]

    def take(self, play: ClockworkerPlay, player: int, action: Finish | Exchange) -> None:
        if isinstance(action, Exchange):
            exchange(play, player, action.gold)
        else:
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
