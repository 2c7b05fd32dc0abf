"""Market and workshop planned together: which deliveries and improvements the actions and the wealth at hand allow.

A small exact search. Sales pay for purchases, purchases complete deliveries; each resource is traded at most once, and
every trade takes an action."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.rules import RockwellPlay, Rules
from rockworker.games.rockwell.state import RockwellState

Cost = tuple[int, ...]
Item = tuple[float, Cost, int]
"""Something to get in the workshop: net gain in prestige, cubes, dollars."""
MOST_TRIED: Final = 400
"""Plans that are looked at; the best come early."""

Purse = tuple[Cost, int, int, Cost]
"""What a player has: cubes, dollars, bits of the resources that may not be traded any more, prices."""


def orders(play: RockwellPlay) -> list[tuple[int, Cost]]:
    """The deliveries of the near future, with prestige and cubes: the next two of each pile. The second never costs
    less, so that no plan has it without the first."""
    return _next_orders(play.rules, tuple(play.state.delivery_piles))


@lru_cache(maxsize=4096)
def _next_orders(rules: Rules, bought: tuple[int, ...]) -> list[tuple[int, Cost]]:
    found: list[tuple[int, Cost]] = []
    for pile, first in zip(rules.components.deliveries, bought, strict=True):
        found += zip(pile.prestige[first : first + 2], pile.costs[first : first + 2], strict=True)
    return found


def purse_of(play: RockwellPlay, player: int, income: int = 0) -> Purse:
    """What a player can spend this turn; `income` is still to come."""
    state = play.state
    cubes = tuple(state.cubes[player * 4 : player * 4 + 4])
    return cubes, state.cash[player] + income, traded(state, player), tuple(state.prices)


def traded(state: RockwellState, player: int) -> int:
    """Bits of the resources that the player has traded in this phase."""
    for frame in state.stack:
        if isinstance(frame, Market):
            return frame.traded[player]
    return 0


def best_plan(items: Sequence[Item], works: int, trades: int, purse: Purse) -> tuple[float, Cost, int]:
    """The gain of the best choice of items, with the cubes and the dollars that it takes."""
    return _search(tuple(sorted(items, reverse=True)), works, trades, purse)


@lru_cache(maxsize=8192)
def _search(items: tuple[Item, ...], works: int, trades: int, purse: Purse) -> tuple[float, Cost, int]:
    return Search(items, trades, purse).run(works)


class Search:
    """Branch and bound over the items, the best first."""

    def __init__(self, items: tuple[Item, ...], trades: int, purse: Purse) -> None:
        self.items = items
        self.trades = trades
        self.purse = purse
        self.best: tuple[float, Cost, int] = (0.0, (0, 0, 0, 0), 0)
        self.tried = 0

    def run(self, works: int) -> tuple[float, Cost, int]:
        """The best plan with this many actions in the workshop."""
        self._add(0, works, 0.0, (0, 0, 0, 0), 0)
        return self.best

    def _add(self, at: int, works: int, gain: float, cubes: Cost, dollars: int) -> None:
        if gain > self.best[0]:
            self.best = (gain, cubes, dollars)
        if not works or self.tried > MOST_TRIED:
            return
        for number in range(at, len(self.items)):
            more, need, price = self.items[number]
            if more <= 0 or gain + more * works <= self.best[0]:
                return  # the items that follow are no better
            self.tried += 1
            wanted = (cubes[0] + need[0], cubes[1] + need[1], cubes[2] + need[2], cubes[3] + need[3])
            if payable(wanted, dollars + price, self.trades, self.purse):
                self._add(number + 1, works - 1, gain + more, wanted, dollars + price)


def payable(cubes: Cost, dollars: int, trades: int, purse: Purse) -> bool:
    """Whether a number of trades turns what a player has into these cubes and dollars."""
    own, cash, traded, prices = purse
    surplus = []
    cash -= dollars
    for resource in range(4):
        left = own[resource] - cubes[resource]
        if left < 0:
            if traded >> resource & 1 or not trades:
                return False
            trades -= 1
            cash += left * prices[resource]
        elif left and not traded >> resource & 1:
            surplus.append(left * prices[resource])
    surplus.sort()
    while cash < 0 and trades and surplus:
        cash += surplus.pop()
        trades -= 1
    return cash >= 0
