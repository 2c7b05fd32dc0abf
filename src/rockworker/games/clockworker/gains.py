"""Gaining things, and what artifacts add to it by themselves."""

from __future__ import annotations

from collections.abc import Iterable

from rockworker.games.clockworker.artifacts import Payoff
from rockworker.games.clockworker.events import ArtifactPaidOff, RobotExtracted, RobotRecovered
from rockworker.games.clockworker.resources import ROBOT, ROBOT_BIT, Bundle, mask_of
from rockworker.games.clockworker.rules import ClockworkerPlay


def add(play: ClockworkerPlay, player: int, gain: Bundle) -> None:
    """Puts a gain into a player's supply."""
    holdings = play.state.holdings[player]
    for kind, count in enumerate(gain):
        if count:
            holdings[kind] += count


def pay_off(play: ClockworkerPlay, player: int, payoffs: Iterable[Payoff]) -> int:
    """Artifacts pay by themselves. Returns the kinds gained as bits."""
    kinds = 0
    for payoff in payoffs:
        add(play, player, payoff.gain)
        play.emit(ArtifactPaidOff(player, payoff.artifact, payoff.gain))
        kinds |= mask_of(payoff.gain)
    return kinds


def robot_gained(play: ClockworkerPlay, player: int) -> int:
    """A robot came from the reserve: the first one of a turn may bring more. Returns the kinds gained as bits."""
    state = play.state
    if state.robot_gained:
        return 0
    state.robot_gained = True
    return pay_off(play, player, play.rules.abilities[state.active[player]].on_first_robot)


def take_back(play: ClockworkerPlay, player: int, index: int, event: type[RobotRecovered | RobotExtracted]) -> int:
    """The topmost robot of a player's factory leaves its slot, and its owner gains what the slot gives.

    Returns the kinds gained as bits. The returning robot itself is a gain only by option."""
    state, rules = play.state, play.rules
    robots = state.robots[player]
    top = robots[index] & -robots[index]
    robots[index] ^= top
    factory = state.factories[player][index]
    slot = rules.factories[factory].slots[top]
    holdings = state.holdings[player]
    holdings[ROBOT] += 1
    for kind, count in slot.units:
        holdings[kind] += count
    play.emit(event(player, factory, slot.number, slot.gain))
    return slot.kinds | ROBOT_BIT if rules.returning_robots_count else slot.kinds
