"""Paying for an artifact or an archive: the buyer says where gold stands in for a colour."""

from __future__ import annotations

from abc import abstractmethod

from rockworker.engine.offers import Offer
from rockworker.games.clockworker.actions import Exchange, Pay
from rockworker.games.clockworker.frames.base import Decision, exchange, exchange_offers
from rockworker.games.clockworker.payment import only_way_to_pay, price_paid, ways_to_pay
from rockworker.games.clockworker.resources import GEAR, Bundle
from rockworker.games.clockworker.rules import ClockworkerPlay


class Purchase(Decision):
    """A price to be paid. Gears may still be turned into gold, as long as the price's own gears are left."""

    cost: tuple[int, ...]

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        ways = ways_to_pay(self.cost, play.state.holdings[player])
        return [*ways, *exchange_offers(play, player, kept=self.cost[GEAR])]

    def take(self, play: ClockworkerPlay, player: int, action: Pay | Exchange) -> None:
        if isinstance(action, Exchange):
            exchange(play, player, action.gold)
            return
        play.pop()
        self.pay(play, player, action)

    def pay(self, play: ClockworkerPlay, player: int, gold: Pay) -> None:
        """Pays and hands the goods over."""
        paid = price_paid(self.cost, gold)
        holdings = play.state.holdings[player]
        for kind, count in enumerate(paid):
            holdings[kind] -= count
        self.bought(play, player, paid)

    @abstractmethod
    def bought(self, play: ClockworkerPlay, player: int, paid: Bundle) -> None:
        """The price is paid: what follows. The frame has left the stack already."""


def begin_purchase(play: ClockworkerPlay, player: int, purchase: Purchase) -> None:
    """Asks how to pay, unless there is one way only."""
    only = only_way_to_pay(purchase.cost, play.state.holdings[player])
    if only is None:
        play.push(purchase)
    else:
        purchase.pay(play, player, only)
