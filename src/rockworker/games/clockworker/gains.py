"""Gaining things, and what artifacts add to it by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rockworker.games.clockworker.artifacts import Payoff
from rockworker.games.clockworker.events import ArtifactPaidOff
from rockworker.games.clockworker.resources import ROBOT, ROBOT_BIT, Bundle
from rockworker.games.clockworker.rules import ClockworkerPlay

NO_PAYOFFS: Final[tuple[Payoff, ...]] = ()


def add(play: ClockworkerPlay, player: int, gain: Bundle) -> None:
    """Puts a gain into a player's supply."""
    holdings = play.state.holdings[player]
    for kind, count in enumerate(gain):
        if count:
            holdings[kind] += count


def add_units(holdings: list[int], units: list[tuple[int, int]]) -> None:
    """Puts some units, each of a kind, to what is there."""
    for kind, count in units:
        holdings[kind] += count


def pay_off(play: ClockworkerPlay, player: int, payoffs: Iterable[Payoff]) -> int:
    """Artifacts pay by themselves. Returns the kinds gained as bits."""
    kinds = 0
    for payoff in payoffs:
        add_units(play.state.holdings[player], payoff.units)
        play.emit(ArtifactPaidOff(player, payoff.artifact, payoff.gain))
        kinds |= payoff.kinds
    return kinds


def robot_gained(play: ClockworkerPlay, player: int) -> int:
    """A robot came from the reserve: the first one of a turn may bring more. Returns the kinds gained as bits."""
    state = play.state
    if state.robot_gained:
        return 0
    state.robot_gained = True
    return pay_off(play, player, play.rules.abilities[state.active[player]].on_first_robot)


def take_back(
    play: ClockworkerPlay, player: int, indices: Sequence[int], way: int, payoffs: tuple[Payoff, ...] = NO_PAYOFFS
) -> int:
    """The topmost robots of some factories leave their slots, if any are there; their owner gains what the slots give,
    what artifacts pay besides, and what the first robot of the turn brings.

    Returns the kinds gained from slots and by robots, as bits. A returning robot is itself a gain only by option.
    `way`: RECOVERED or EXTRACTED."""
    state, tops, events = play.state, play.rules.tops, play.events
    holdings, robots, tableau = state.holdings[player], state.robots[player], state.factories[player]
    kinds = back = 0
    for index in indices:
        if occupied := robots[index]:
            slot = tops[tableau[index]][occupied]
            robots[index] = occupied - slot.bit
            back += 1
            kind = slot.kind
            holdings[kind] = holdings[kind] + slot.count  # compiled, `+=` is slow with the items of a list
            if slot.others:
                add_units(holdings, slot.others)
            kinds |= slot.kinds
            events.append(slot.told[way][player])
    holdings[ROBOT] += back
    if payoffs:
        pay_off(play, player, payoffs)
    if kinds & ROBOT_BIT or (back and play.rules.returning_robots_count):
        kinds |= ROBOT_BIT | robot_gained(play, player)
    return kinds
