"""Actions tried out in a copy, as far as the present turn goes."""

from __future__ import annotations

from rockworker.engine.frames import Play
from rockworker.engine.offers import Action
from rockworker.games.clockworker.frames.turn import Turns, close_turn
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.state import ClockworkerState


def tried(play: ClockworkerPlay, player: int, action: Action) -> ClockworkerPlay:
    """A copy in which the current player has taken an action. When nobody is to decide there, the turn is over.

    The frame at the bottom of the stack, which begins the next turn, is left out: what the next player recovers and
    may do takes longer to work out than the action itself, and does not matter for the current player."""
    twin: ClockworkerPlay = Play(play.rules, copied(play.state, player), asks_all=play.asks_all)
    go_on(twin, player, action)
    return twin


def copied(state: ClockworkerState, player: int) -> ClockworkerState:
    """A copy of all that a player's turn may change: it shares the other players' lists with the state."""
    return ClockworkerState(
        rng=state.rng,
        surprises=state.surprises,
        stack=[frame.copy() for frame in state.stack if not isinstance(frame, Turns)],
        first=state.first,
        current=state.current,
        round=state.round,
        ending=state.ending,
        robot_gained=state.robot_gained,
        deck=state.deck[:],
        row=state.row[:],
        tiles=state.tiles[:],
        display=state.display[:],
        copies=state.copies[:],
        holdings=with_own(state.holdings, player),
        factories=with_own(state.factories, player),
        robots=with_own(state.robots, player),
        artifacts=state.artifacts[:],
        active=state.active[:],
        archives=with_own(state.archives, player),
    )


def with_own(lists: list[list[int]], player: int) -> list[list[int]]:
    """By player: the same lists, but a copy of this player's."""
    twin = lists[:]
    twin[player] = twin[player][:]
    return twin


def go_on(twin: ClockworkerPlay, player: int, action: Action) -> None:
    """One more action of the same turn in a copy."""
    twin.take(player, action)
    if not twin.actors:
        close_turn(twin, (player + 1) % twin.rules.players)
