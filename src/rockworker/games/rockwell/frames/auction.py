"""The auction and the placement of Vice Presidents, which open every turn."""

from __future__ import annotations

from typing import Final

from rockworker.engine.frames import Frame, SealedChoice
from rockworker.engine.offers import Offer, offers_of
from rockworker.engine.refusals import Refusal
from rockworker.engine.tables import UP_TO
from rockworker.games.rockwell.actions import Bid, PlaceVicePresident
from rockworker.games.rockwell.events import BidRevealed, ManagementOrdered, VicePresidentPlaced, VicePresidentStuck
from rockworker.games.rockwell.ledger import pay, take, value
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import NOBODY
from rockworker.games.rockwell.why_not.stakes import of_bid, of_placement

VICE_PRESIDENTS: Final = offers_of(PlaceVicePresident)
"""By slots."""


class Auction(SealedChoice[RockwellPlay]):
    """Everybody bids for the Management order, in secret; every bid is lost."""

    choices: list[Bid | None]

    def offers(self, play: RockwellPlay, player: int) -> list[Offer]:
        zinc, copper, silver, gold = play.state.cubes[player * 4 : player * 4 + 4]
        cash = range(0, play.state.cash[player] + 1, 100)
        return [Offer(Bid, UP_TO[zinc], UP_TO[copper], UP_TO[silver], UP_TO[gold], cash)]

    def reveal(self, play: RockwellPlay) -> None:
        state = play.state
        values = [self._collect(play, player, bid) for player, bid in enumerate(self.choices) if bid]
        # Sorting is stable: equal bids keep their order.
        state.management.sort(key=lambda player: -values[player])
        play.emit(ManagementOrdered(tuple(state.management)))

    def why_not(self, play: RockwellPlay, player: int, action: object) -> Refusal:
        return of_bid(play, player, action) if isinstance(action, Bid) else self.not_asked("RW-AUC-01")

    def _collect(self, play: RockwellPlay, player: int, bid: Bid) -> int:
        cubes = (bid.zinc, bid.copper, bid.silver, bid.gold)
        worth = bid.cash + value(play.state, cubes)
        take(play.state, player, cubes)
        pay(play.state, player, bid.cash)
        play.emit(BidRevealed(player, cubes, bid.cash, worth))
        return worth


class PlaceVicePresidents(Frame[RockwellPlay]):
    """In Management order, twice around, everybody places a Vice President."""

    placed: int = 0
    """Opportunities so far."""

    def run(self, play: RockwellPlay) -> None:
        if self.placed == 2 * play.rules.players:
            play.pop()
            return
        player = play.state.management[self.placed % play.rules.players]
        free = _free_slots(play, player)
        if free:
            known = VICE_PRESIDENTS.get(free)
            play.ask(player, [VICE_PRESIDENTS[free] if known is None else known])
        else:
            play.emit(VicePresidentStuck(player))
            self.placed += 1

    def take(self, play: RockwellPlay, player: int, action: PlaceVicePresident) -> None:
        slot = play.rules.slots[action.slot]
        play.state.slots[action.slot] = player
        play.state.actions[slot.board * play.rules.players + player] = slot.actions
        self.placed += 1
        play.emit(VicePresidentPlaced(player, action.slot))

    def why_not(self, play: RockwellPlay, player: int, action: object) -> Refusal:
        return of_placement(play, action) if isinstance(action, PlaceVicePresident) else self.not_asked("RW-VP-01")


def _free_slots(play: RockwellPlay, player: int) -> tuple[int, ...]:
    """The free slots, except on the board where the player already has a Vice President."""
    taken, rules = play.state.slots, play.rules
    slots = rules.slots_elsewhere[rules.board_of[taken.index(player)]] if player in taken else rules.every_slot
    return tuple([slot for slot in slots if taken[slot] == NOBODY])
