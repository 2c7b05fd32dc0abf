"""Gaining things, and what artifacts add to it by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rockworker.games.clockworker.artifacts import Payoff
from rockworker.games.clockworker.events import ArtifactPaidOff, RobotExtracted, RobotRecovered
from rockworker.games.clockworker.resources import GEAR_BIT, ROBOT, ROBOT_BIT, Bundle, mask_of
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


def take_back(
    play: ClockworkerPlay, player: int, indices: Sequence[int], event: type[RobotRecovered | RobotExtracted]
) -> tuple[int, int]:
    """The topmost robots of some factories leave their slots, and their owner gains what the slots give.

    Returns the kinds gained, as bits, and from how many slots gears came. A returning robot is itself a gain only by
    option."""
    state, rules = play.state, play.rules
    holdings, robots, tableau = state.holdings[player], state.robots[player], state.factories[player]
    kinds = ROBOT_BIT if rules.returning_robots_count and indices else 0
    geared = 0
    for index in indices:
        occupied = robots[index]
        top = occupied & -occupied
        robots[index] = occupied ^ top
        slot = rules.factories[tableau[index]].slots[top]
        holdings[ROBOT] += 1
        for kind, count in slot.units:
            holdings[kind] += count
        kinds |= slot.kinds
        geared += slot.kinds & GEAR_BIT
        play.emit(event(player, tableau[index], slot.number, slot.gain))
    return kinds, geared
