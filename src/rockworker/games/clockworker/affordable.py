"""What a player can afford. Every turn asks for it, so all prices are compared at once.

Each price has a lane of bits in one large number. The lanes' highest bits are set; what a player has too few of is
subtracted, what may stand in for it is added; a price can be paid if its highest bit is still set then.

One lane, by example. The price is 1 red, 2 green and 1 blue block. If no price has more than 4 blocks, a lane has 6
bits, and its highest bit is 32. A player holds 1 red block, 1 green block and 1 gold block:

    32    the highest bit
    +1    gold at hand, less the gold that is printed in the price (none here); more than 4 counts as 4
    +0    gold that gears beyond the price could be turned into (none without the artifact for it); 4 at most, too
    -0    red blocks that are missing
    -1    green blocks that are missing
    -1    blue blocks that are missing
    -0    robots that are missing
    --
    31    is 011111 in binary: the highest bit is gone, the player can't pay

With 2 gold blocks it comes to 32, which is 100000: gold stands in for one green and one blue block.

What gold can't make up for weighs more than all the gold that could count. Where a gear is missing, that is the gold at
hand, 4, so it subtracts 5. Where a robot is missing, gears can be worth 4 more, so it subtracts 9. At worst all is
missing: 4 + 5 + 9 = 18, less than 32. So no lane ever borrows from the next one, and one subtraction serves all lanes;
nor does 32 + 4 + 4 reach into the next one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from rockworker.engine.tables import LazyTable
from rockworker.games.clockworker.payment import block_count, less_one
from rockworker.games.clockworker.resources import BLUE, GEAR, GOLD, GREEN, RED, ROBOT, Bundle

MANY: Final = 64
"""Who holds so many of a kind is rare."""


class Wares:
    """What a player could pay for: artifacts as bits, and archives (never iterate over these: ask for each tile)."""

    def __init__(self, artifacts: int, archives: frozenset[int]) -> None:
        self.artifacts = artifacts
        self.archives = archives


def price_lists(artifacts: Sequence[Bundle], archives: Sequence[Bundle]) -> LazyTable[tuple[int, int], Prices]:
    """All prices, by gears per gold block (0: gears can't be turned into gold) and by units left out of an archive's
    price."""

    def prices(key: tuple[int, int]) -> Prices:
        gears_per_gold, left_out = key
        lowered = [(n, price) for n, cost in enumerate(archives) for price in lowered_prices(cost, left_out)]
        return Prices(artifacts, lowered, gears_per_gold)

    return LazyTable(prices)


class Prices:
    """All prices, side by side."""

    def __init__(self, artifacts: Sequence[Bundle], archives: list[tuple[int, Bundle]], gears_per_gold: int) -> None:
        costs = [*artifacts, *(cost for _, cost in archives)]
        self._artifacts = len(artifacts)
        self._archives = [number for number, _ in archives]
        self._most = most = max(map(block_count, costs), default=0)  # gold may stand in for every block
        self._lane = (4 * most + 2).bit_length() + 1  # at worst all blocks are missing, and gears and robots, too
        self._paid = self._side_by_side(1 << self._lane - 1 for _ in costs)
        self._by_lanes: LazyTable[int, Wares] = LazyTable(self._wares_in)
        self._by_holdings: dict[int, Wares] = {}

        def lacking(kind: int, weight: Callable[[int], int]) -> list[int]:
            """By what is held of a kind, up to what the dearest ware costs: what all prices lack."""
            dearest = max((cost[kind] for cost in costs), default=0)
            return [self._side_by_side(weight(max(0, cost[kind] - n)) for cost in costs) for n in range(dearest + 1)]

        self._red, self._green, self._blue = [lacking(colour, int) for colour in (RED, GREEN, BLUE)]
        self._robots = lacking(ROBOT, lambda lack: lack and 2 * most + 1)
        printed = self._side_by_side(cost[GOLD] for cost in costs)
        self._gold = [self._side_by_side(n for _ in costs) - printed + self._paid for n in range(most + 1)]
        enough = max((cost[GEAR] for cost in costs), default=0) + gears_per_gold * most
        self._gears = [
            self._side_by_side(self._worth(n - cost[GEAR], gears_per_gold) for cost in costs) for n in range(enough + 1)
        ]
        tables = (self._gears, self._red, self._green, self._blue, self._gold, self._robots)
        self._enough = [len(table) - 1 for table in tables]
        """Gears, red, green, blue, gold and robots that are enough for all wares."""
        base = max(self._enough) + 1
        places = zip(self._enough, range(len(tables)), strict=True)
        self._digits = [[min(n, enough) * base**place for n in range(MANY)] for enough, place in places]
        """By kind, then by how many are held: a digit of the number that tells what is held of all kinds. With base 10,
        3 gears and a robot are 100003, and so are 4 gears and a robot where 3 gears are enough."""

    def _side_by_side(self, numbers: Iterable[int]) -> int:
        """A number in each lane."""
        return sum([number << self._lane * place for place, number in enumerate(numbers)])

    def _worth(self, gears: int, gears_per_gold: int) -> int:
        """How much gold the gears beyond a price's own are worth; a missing gear outweighs all gold at hand."""
        if gears < 0:
            return -self._most - 1
        return min(gears // gears_per_gold, self._most) if gears_per_gold else 0

    def payable(self, holdings: list[int]) -> Wares:
        """The wares that a player could pay. More of a kind than the dearest ware costs makes no difference, so what
        players hold is soon the same again."""
        gears, red, green, blue, gold, robots, _ = holdings
        by_gears, by_red, by_green, by_blue, by_gold, by_robots = self._digits
        try:
            held = by_gears[gears] + by_red[red] + by_green[green] + by_blue[blue] + by_gold[gold] + by_robots[robots]
        except IndexError:
            return self._work_out(holdings)
        wares = self._by_holdings.get(held)
        if wares is None:
            wares = self._by_holdings[held] = self._work_out(holdings)
        return wares

    def _work_out(self, holdings: list[int]) -> Wares:
        gears, red, green, blue, gold, robots = [min(n, enough) for n, enough in zip(holdings, self._enough)]  # noqa: B905
        credit = self._gold[gold] + self._gears[gears]
        lacking = self._red[red] + self._green[green] + self._blue[blue] + self._robots[robots]
        return self._by_lanes[self._paid & credit - lacking]

    def _wares_in(self, paid: int) -> Wares:
        """What belongs to the lanes which can be paid."""
        lanes = [paid >> self._lane * (place + 1) - 1 & 1 for place in range(self._artifacts + len(self._archives))]
        artifacts = sum([lane << number for number, lane in enumerate(lanes[: self._artifacts])])
        archives = zip(self._archives, lanes[self._artifacts :], strict=True)
        return Wares(artifacts, frozenset(number for number, lane in archives if lane))


@cache
def lowered_prices(cost: Bundle, left_out: int) -> tuple[Bundle, ...]:
    """An archive's price without some units of one kind or another; if none may be left out, the price itself."""
    kinds = [kind for kind, count in enumerate(cost) if count] if left_out else [0]
    return tuple(less_one(cost, kind, left_out) for kind in kinds)


@cache
def numbers_of(bits: int) -> tuple[int, ...]:
    """The artifacts of a set of bits, in the order of their numbers."""
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)
