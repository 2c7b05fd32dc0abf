"""What is going on, as a stack of frames: each takes a step, or says who decides and what they may do.

What is offered is legal, and nothing else. A frame moves on first (push, pop), then changes the state, then emits:
what an event tells has happened.
"""

from __future__ import annotations

from rockworker.engine.frames import Frame, SealedChoice
from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.engine.semantics import Count

from template.actions import Bid, Keep, Sell
from template.events import BidsRevealed, PebbleDrawn, PebbleKept, PebbleSold
from template.state import GamePlay


class CoinsMissing(Refusal, frozen=True):
    """A reason against an action: its message is `reason-coins-missing`."""

    missing: Count


class Round(Frame[GamePlay]):
    """Asks nobody: an auction for each pebble, until the bag is empty."""

    def run(self, play: GamePlay) -> None:
        if play.state.bag:
            players = play.rules.players
            play.push(Auction(waiting=list(range(players)), choices=[None] * players))
        else:
            play.pop()


class Auction(SealedChoice[GamePlay]):
    """All bid at once, in secret. The engine collects the bids and calls `reveal` when the last one is in."""

    choices: list[Bid | None]

    def offers(self, play: GamePlay, player: int) -> list[Offer]:
        return [Offer(Bid, range(play.state.coins[player] + 1))]

    def reveal(self, play: GamePlay) -> None:
        state = play.state
        bids = [choice.coins for choice in self.choices if choice]
        winner = bids.index(max(bids))
        play.push(KeepOrSell(winner))
        for player, coins in enumerate(bids):
            state.coins[player] -= coins
            state.spent += coins
        state.surprises += 1  # the winner sees a hidden pebble: nobody can undo that
        play.emit(BidsRevealed(tuple(bids), winner))
        play.emit(PebbleDrawn(winner, state.bag[-1]))

    def why_not(self, play: GamePlay, player: int, action: object) -> Refusal | None:
        if not isinstance(action, Bid):
            return self.not_asked("TEMPLATE-BID-01")
        missing = action.coins - play.state.coins[player]
        return CoinsMissing("TEMPLATE-BID-02", max(missing, 0))


class KeepOrSell(Frame[GamePlay]):
    """The winner decides about the pebble on top of the bag."""

    winner: int

    def run(self, play: GamePlay) -> None:
        play.ask(self.winner, [Offer(Keep), Offer(Sell)])

    def take(self, play: GamePlay, player: int, action: Keep | Sell) -> None:
        play.pop()
        value = play.state.bag.pop()
        if isinstance(action, Keep):
            play.state.fists[player].append(value)
            play.emit(PebbleKept(player))
        else:
            play.state.coins[player] += value
            play.state.spent -= value
            play.emit(PebbleSold(player, value))


FRAMES = (Round, Auction, KeepOrSell)
REFUSALS = (CoinsMissing,)
