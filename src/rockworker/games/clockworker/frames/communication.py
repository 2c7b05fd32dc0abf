"""E. Communication: an archive is bought, and FIN may come up."""

from __future__ import annotations

from typing import Final

from rockworker.engine.offers import Offer, size
from rockworker.engine.refusals import Refusal
from rockworker.games.clockworker.actions import Communicate, LeaveOut, PayInFull
from rockworker.games.clockworker.ending import last_round
from rockworker.games.clockworker.events import ArchiveBought, ArchiveRevealed, FinRevealed, PriceReduced
from rockworker.games.clockworker.frames.base import Decision, gears_per_gold
from rockworker.games.clockworker.frames.purchase import Purchase, begin_purchase
from rockworker.games.clockworker.gains import pay_off
from rockworker.games.clockworker.payment import less_one, payable
from rockworker.games.clockworker.refusals import NotInThePrice
from rockworker.games.clockworker.resources import GEAR, RESOURCES, Bundle
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.state import EMPTY, FIN
from rockworker.games.clockworker.why_not import price_missing

PAY_IN_FULL: Final = Offer(PayInFull)


def payable_less(play: ClockworkerPlay, player: int, cost: Bundle) -> tuple[int, ...]:
    """The kinds of which an artifact lets a unit be left out, so that the rest can be paid."""
    discount = play.rules.abilities[play.state.active[player]].archive_discount
    if discount is None:
        return ()
    holdings = play.state.holdings[player]
    price = gears_per_gold(play, player)
    return tuple(
        kind
        for kind, count in enumerate(cost)
        if count and payable(less_one(cost, kind, discount.amount), holdings, price)
    )


def communicate(play: ClockworkerPlay, player: int, action: Communicate) -> None:
    """Pay, perhaps less than is printed, then take the tile."""
    if play.rules.abilities[play.state.active[player]].archive_discount:
        play.push(AntennaDiscount(action.archive))
    else:
        cost = play.rules.archive_costs[action.archive]
        begin_purchase(play, player, CommunicationPayment(cost, action.archive))


class AntennaDiscount(Decision):
    """The buyer may leave a unit out of the price, before gold stands in for anything."""

    archive: int

    clause = "CW-ART-08-01"

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        cost = play.rules.archive_costs[self.archive]
        offers = [Offer(LeaveOut, payable_less(play, player, cost))]
        if payable(cost, play.state.holdings[player], gears_per_gold(play, player)):
            offers.append(PAY_IN_FULL)
        if size(offers) > 1:  # for an exchange alone nobody is asked: it can wait until the price is paid
            offers += self.exchanges(play, player)
        return offers

    def kept_gears(self, play: ClockworkerPlay, player: int) -> int:
        """What the price needs that has the fewest gears of those which can be paid."""
        cost = play.rules.archive_costs[self.archive]
        discount = play.rules.abilities[play.state.active[player]].left_out
        return cost[GEAR] - min(cost[GEAR], discount if GEAR in payable_less(play, player, cost) else 0)

    def decide(self, play: ClockworkerPlay, player: int, action: LeaveOut | PayInFull) -> None:
        play.pop()
        cost = play.rules.archive_costs[self.archive]
        if isinstance(action, LeaveOut):
            discount = play.rules.abilities[play.state.active[player]].archive_discount
            assert discount is not None
            cost = less_one(cost, action.resource, discount.amount)
            play.emit(PriceReduced(player, discount.artifact, action.resource))
        begin_purchase(play, player, CommunicationPayment(cost, self.archive))

    def reason(self, play: ClockworkerPlay, player: int, action: object) -> Refusal | None:
        cost = play.rules.archive_costs[self.archive]
        if isinstance(action, PayInFull):
            return price_missing(play, player, cost, "CW-ACT-E-02")
        if not isinstance(action, LeaveOut):
            return None
        if action.resource not in range(len(RESOURCES)) or not cost[action.resource]:
            return NotInThePrice("CW-ART-08-01")
        discount = play.rules.abilities[play.state.active[player]].left_out
        return price_missing(play, player, less_one(cost, action.resource, discount), "CW-ART-08-03")


class CommunicationPayment(Purchase):
    """Paying for an archive."""

    archive: int

    clause = "CW-ACT-E-02"

    def bought(self, play: ClockworkerPlay, player: int, paid: Bundle) -> None:
        state = play.state
        index = state.display.index(self.archive)
        state.archives[player].append(self.archive)
        play.emit(ArchiveBought(player, self.archive, paid))
        pay_off(play, player, play.rules.abilities[state.active[player]].on_archive)
        state.display[index] = reveal_archive(play)


def reveal_archive(play: ClockworkerPlay) -> int:
    """The next tile of the stack; FIN leaves the game and announces the last round."""
    tiles = play.state.tiles
    tile = tiles.pop() if tiles else EMPTY
    play.state.surprises += 1
    if tile == FIN:
        play.emit(FinRevealed())
        last_round(play, "fin")
        return reveal_archive(play)
    if tile != EMPTY:
        play.emit(ArchiveRevealed(tile))
    return tile
