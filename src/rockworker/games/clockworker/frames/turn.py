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
        state, rules = play.state, play.rules
        following = rules.following[state.current]
        if (following == state.first or not rules.counts_cards_at_once) and close_turn(play, following):
            announce_scores(play)
            play.pop()
            return
        state.current = following
        state.active[following] = state.artifacts[following]  # those that were bought before are usable now
        state.robot_gained = False
        play.events.append(TurnBegan(following, state.round))  # as `emit`, without the call
        state.stack.append(ACTION_PHASE)
        begin_recovery(play, following)


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
