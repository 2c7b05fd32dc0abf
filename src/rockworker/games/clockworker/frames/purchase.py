"""Paying for an artifact or an archive: the buyer says where gold stands in for a colour."""

from __future__ import annotations

from abc import abstractmethod

from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.games.clockworker.actions import Pay
from rockworker.games.clockworker.frames.base import Decision, exchange, gears_per_gold
from rockworker.games.clockworker.payment import only_way_to_pay, price_paid, ways_to_pay
from rockworker.games.clockworker.resources import GEAR, GOLD, Bundle
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.why_not import why_not_pay


class Purchase(Decision):
    """A price to be paid. Gears may still be turned into gold, as long as the price's own gears are left."""

    cost: tuple[int, ...]

    always_exchanges = True

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        ways = ways_to_pay(self.cost, play.state.holdings[player])
        return [*ways, *self.exchanges(play, player)]

    def kept_gears(self, play: ClockworkerPlay, player: int) -> int:
        return self.cost[GEAR]

    def decide(self, play: ClockworkerPlay, player: int, action: Pay) -> None:
        play.pop()
        self.pay(play, player, action)

    def reason(self, play: ClockworkerPlay, player: int, action: object) -> Refusal | None:
        return why_not_pay(self.cost, play.state.holdings[player], action) if isinstance(action, Pay) else None

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
    """Asks how to pay, unless there is one way only. If that takes gold for gears, just so many are exchanged; more can
    be exchanged when the action is done."""
    only = only_way_to_pay(purchase.cost, within_reach(play, player, purchase.cost))
    if only is None:
        play.push(purchase)
        return
    gold = purchase.cost[GOLD] + only.gold_for_red + only.gold_for_green + only.gold_for_blue
    if (short := gold - play.state.holdings[player][GOLD]) > 0:
        exchange(play, player, short)
    purchase.pay(play, player, only)


def within_reach(play: ClockworkerPlay, player: int, cost: Bundle) -> list[int]:
    """What a player holds, and the gold for which the gears beyond a price could be turned in."""
    holdings = play.state.holdings[player]
    price = gears_per_gold(play, player)
    if not price or not play.rules.switches.counts_gears_as_gold:
        return holdings
    rich = holdings[:]
    rich[GOLD] += (holdings[GEAR] - cost[GEAR]) // price
    return rich
