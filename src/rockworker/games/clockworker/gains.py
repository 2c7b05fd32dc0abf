"""Gaining things, and what artifacts add to it by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rockworker.games.clockworker.artifacts import Payoff
from rockworker.games.clockworker.events import ArtifactPaidOff
from rockworker.games.clockworker.resources import ROBOT, ROBOT_BIT, Bundle
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
        kinds |= payoff.kinds
    return kinds


def robot_gained(play: ClockworkerPlay, player: int) -> int:
    """A robot came from the reserve: the first one of a turn may bring more. Returns the kinds gained as bits."""
    state = play.state
    if state.robot_gained:
        return 0
    state.robot_gained = True
    return pay_off(play, player, play.rules.abilities[state.active[player]].on_first_robot)


def take_back(play: ClockworkerPlay, player: int, indices: Sequence[int], way: int) -> tuple[int, int]:
    """The topmost robots of some factories leave their slots, if any are there; their owner gains what the slots give.

    Returns the kinds gained, as bits, and from how many slots gears came. A returning robot is itself a gain only by
    option. `way`: RECOVERED or EXTRACTED."""
    state, tops, events = play.state, play.rules.tops, play.events
    holdings, robots, tableau = state.holdings[player], state.robots[player], state.factories[player]
    kinds = geared = back = 0
    for index in indices:
        if occupied := robots[index]:
            slot = tops[tableau[index]][occupied]
            robots[index] = occupied - slot.bit
            back += 1
            for kind, count in slot.units:
                holdings[kind] = holdings[kind] + count  # compiled, `+=` is slow with the items of a list
            kinds |= slot.kinds
            geared += slot.geared
            events.append(slot.told[way][player])
    holdings[ROBOT] += back
    return (kinds | ROBOT_BIT if back and play.rules.returning_robots_count else kinds), geared
