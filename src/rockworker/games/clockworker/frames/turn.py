"""The round of turns: recovery, action, next player; and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.core.frames import Frame
from rockworker.core.offers import Offer
from rockworker.games.clockworker.actions import Exchange, Finish
from rockworker.games.clockworker.events import LastRoundCame, TurnBegan
from rockworker.games.clockworker.frames.action import ActionPhase
from rockworker.games.clockworker.frames.base import exchange, exchange_offers, gears_per_gold
from rockworker.games.clockworker.frames.recovery import begin_recovery
from rockworker.games.clockworker.resources import GEAR
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.scoring import announce_scores


class Turns(Frame):
    """One player after the other, until a last round is complete. It lies at the bottom of the stack."""

    def run(self, play: ClockworkerPlay) -> None:
        state = play.state
        if not state.ending and state.cards(state.current) >= play.rules.setup.last_cards:
            last_round(play, "cards")
        following = (state.current + 1) % play.rules.players
        if following == state.first:
            if state.ending:
                announce_scores(play)
                play.pop()
                return
            begin_round(play)
        begin_turn(play, following)


def begin_round(play: ClockworkerPlay) -> None:
    """The first player is on again."""
    state = play.state
    state.round += 1
    if state.round == play.rules.options.round_limit:
        last_round(play, "limit")


def last_round(play: ClockworkerPlay, cause: str) -> None:
    """The present round is completed, then the game ends."""
    play.state.ending = cause
    play.emit(LastRoundCame(cause))


def begin_turn(play: ClockworkerPlay, player: int) -> None:
    """A player's turn: artifacts bought before are usable now, robots come back, and an action follows."""
    state = play.state
    state.current = player
    state.active[player] = state.artifacts[player]
    state.robot_gained = False
    play.emit(TurnBegan(player, state.round))
    play.push(TurnEnd())
    play.push(ActionPhase())
    begin_recovery(play, player)


class TurnEnd(Frame):
    """The action is done. Only somebody who can still turn gears into gold is asked."""

    def actors(self, play: ClockworkerPlay) -> Sequence[int]:
        player = play.state.current
        price = gears_per_gold(play, player)
        return (player,) if price and play.state.holdings[player][GEAR] >= price else ()

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        return [Offer(Finish), *exchange_offers(play, player)]

    def take(self, play: ClockworkerPlay, player: int, action: Finish | Exchange) -> None:
        if isinstance(action, Exchange):
            exchange(play, player, action.gold)
        else:
            play.pop()

    def run(self, play: ClockworkerPlay) -> None:
        play.pop()
