"""Which clause of the rules forbids an action that was not offered."""

from __future__ import annotations

from typing import Final

from rockworker.games.clockworker.actions import (
    Communicate,
    Distribute,
    Exchange,
    Extract,
    Reassign,
    Repair,
)
from rockworker.games.clockworker.resources import ROBOT
from rockworker.games.clockworker.rules import ClockworkerPlay


def why_not_action(play: ClockworkerPlay, player: int, action: object) -> str:
    """The clause against an action of the action phase."""
    if isinstance(action, Repair):
        return _why_not_repair(play, player, action)
    if isinstance(action, Distribute):
        return _why_not_distribute(play, player, action)
    if isinstance(action, Reassign):
        return "CW-ACT-C-02" if action.factory in play.state.row else "CW-ACT-C-01"
    if isinstance(action, Communicate):
        return "CW-ACT-E-02" if action.archive in play.state.display else "CW-ACT-E-01"
    return SIMPLE.get(type(action), "CW-TURN-03")


def _why_not_repair(play: ClockworkerPlay, player: int, action: Repair) -> str:
    if not 0 <= action.artifact < len(play.state.copies):
        return "CW-ACT-D-01"
    if play.state.artifacts[player] >> action.artifact & 1:
        return "CW-ACT-D-02"
    return "CW-ACT-D-03" if play.state.copies[action.artifact] else "CW-ACT-D-05"


def _why_not_distribute(play: ClockworkerPlay, player: int, action: Distribute) -> str:
    state = play.state
    if action.factory not in state.factories[player]:
        return "CW-ACT-B-08"
    if action.slots < 1 or not state.holdings[player][ROBOT]:
        return "CW-ACT-B-02"
    occupied = state.robots[player][state.factories[player].index(action.factory)]
    if occupied == play.rules.factories[action.factory].full:
        return "CW-ACT-B-10"
    if occupied & action.slots:
        return "CW-ACT-B-04"
    return "CW-ACT-B-03" if action.slots.bit_count() > state.holdings[player][ROBOT] else "CW-ACT-B-05"


SIMPLE: Final[dict[type, str]] = {Extract: "CW-ACT-A-01", Exchange: "CW-ART-10-01"}
"""Actions with one clause that can forbid them."""
