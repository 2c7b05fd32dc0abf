"""Gaining things, and what artifacts add to it by themselves."""

from __future__ import annotations

from collections.abc import Iterable

from rockworker.games.clockworker.artifacts import Payoff
from rockworker.games.clockworker.events import ArtifactPaidOff
from rockworker.games.clockworker.resources import ROBOT, Bundle, mask_of
from rockworker.games.clockworker.rules import ClockworkerPlay, Slot


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


def take_back(play: ClockworkerPlay, player: int, index: int) -> Slot:
    """The topmost robot of a player's factory leaves its slot, and its owner gains what the slot gives."""
    state = play.state
    robots = state.robots[player]
    top = robots[index] & -robots[index]
    robots[index] ^= top
    slot = play.rules.factories[state.factories[player][index]].slots[top]
    holdings = state.holdings[player]
    holdings[ROBOT] += 1
    for kind, count in slot.units:
        holdings[kind] += count
    return slot


def counts_as_robot(play: ClockworkerPlay, slot: Slot) -> bool:
    """Did taking a robot back from this slot gain a robot? The returning robot itself counts only by option."""
    return slot.gain[ROBOT] > 0 or play.rules.options.returning_robots == "gained"
