"""The round of turns: recovery, action, next player; and the end of the game."""

from __future__ import annotations

from rockworker.engine.frames import Frame
from rockworker.games.clockworker.ending import count_cards, last_round, stands_still
from rockworker.games.clockworker.events import FirstPlayerDrawn, TurnBegan
from rockworker.games.clockworker.frames.action import ActionPhase
from rockworker.games.clockworker.frames.recovery import begin_recovery
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.scoring import announce_scores

ACTION_PHASE = ActionPhase()
"""It holds nothing, so one is enough for all turns."""


class Turns(Frame[ClockworkerPlay]):
    """One player after the other, until a last round is complete. It lies at the bottom of the stack."""

    def run(self, play: ClockworkerPlay) -> None:
        following = (play.state.current + 1) % play.rules.players
        if close_turn(play, following):
            announce_scores(play)
            play.pop()
        else:
            begin_turn(play, following)


def close_turn(play: ClockworkerPlay, following: int) -> bool:
    """The present turn is done, and another player follows: it may bring the last round, or another round begins. Says
    whether the game is over."""
    if not play.rules.counts_cards_at_once:
        count_cards(play)
    state = play.state
    if following != state.first:
        return False
    if state.ending:
        return True
    begin_round(play)
    return False


def begin_round(play: ClockworkerPlay) -> None:
    """It is the first player's turn again."""
    state = play.state
    state.round += 1
    if state.round == 1:
        play.emit(FirstPlayerDrawn(state.first))
    if state.round == play.rules.round_limit:
        last_round(play, "limit")
    elif play.rules.ends_standstill and stands_still(play):
        last_round(play, "standstill")


def begin_turn(play: ClockworkerPlay, player: int) -> None:
    """A player's turn: artifacts bought before are usable now, robots come back, and an action follows."""
    state = play.state
    state.current = player
    state.active[player] = state.artifacts[player]
    state.robot_gained = False
    play.events.append(TurnBegan(player, state.round))  # as `emit`, without the call
    state.stack.append(ACTION_PHASE)
    begin_recovery(play, player)
