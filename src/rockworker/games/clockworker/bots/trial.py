"""Actions tried out in a copy, as far as the present turn goes."""

from __future__ import annotations

from rockworker.engine.offers import Action
from rockworker.games.clockworker.frames.turn import Turns, close_turn
from rockworker.games.clockworker.rules import ClockworkerPlay


def tried(play: ClockworkerPlay, player: int, action: Action) -> ClockworkerPlay:
    """A copy in which the current player has taken an action. When nobody is to decide there, the turn is over.

    The frame at the bottom of the stack, which begins the next turn, is taken away: what the next player recovers and
    may do takes longer to work out than the action itself, and does not matter for the current player."""
    twin: ClockworkerPlay = play.copy()
    stack = twin.state.stack
    if isinstance(stack[0], Turns):
        del stack[0]
    go_on(twin, player, action)
    return twin


def go_on(twin: ClockworkerPlay, player: int, action: Action) -> None:
    """One more action of the same turn in a copy."""
    twin.take(player, action)
    if not twin.actors:
        close_turn(twin)
