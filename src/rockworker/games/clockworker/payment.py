"""Whether and how a price of blocks, gears and robots can be paid. Gold stands in for any colour, one for one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rockworker.engine.offers import Offer
from rockworker.games.clockworker.actions import Pay
from rockworker.games.clockworker.resources import BLUE, COLOURS, GEAR, GOLD, GREEN, RED, ROBOT, Bundle


def payable(cost: Bundle, holdings: Sequence[int], gears_per_gold: int) -> bool:
    """Can this price be paid? `gears_per_gold` is 0 where gears can't be turned into gold."""
    gears = holdings[GEAR] - cost[GEAR]
    if gears < 0 or holdings[ROBOT] < cost[ROBOT]:
        return False
    gold = holdings[GOLD] - cost[GOLD]
    if (short := cost[RED] - holdings[RED]) > 0:
        gold -= short
    if (short := cost[GREEN] - holdings[GREEN]) > 0:
        gold -= short
    if (short := cost[BLUE] - holdings[BLUE]) > 0:
        gold -= short
    return gold >= 0 or (gears_per_gold > 0 and gold + gears // gears_per_gold >= 0)


def block_count(numbers: Sequence[int]) -> int:
    """Blocks of all colours, gold among them."""
    return numbers[RED] + numbers[GREEN] + numbers[BLUE] + numbers[GOLD]


def ways_to_pay(cost: Bundle, holdings: Sequence[int]) -> list[Offer]:
    """Every way to pay with what is at hand: how much gold stands in for each colour."""
    gold = holdings[GOLD] - cost[GOLD]
    least = [max(0, cost[colour] - holdings[colour]) for colour in COLOURS]
    most = [cost[colour] for colour in COLOURS]
    if sum(least) > gold:
        return []
    if sum(most) <= gold:
        return [_any_gold(tuple(least), tuple(most))]
    return _boxes(least, most, gold)


def only_way_to_pay(cost: Bundle, holdings: Sequence[int]) -> Pay | None:
    """The way to pay where there is just one: no gold is left to choose with, or no colour is at hand."""
    red = max(0, cost[RED] - holdings[RED])
    green = max(0, cost[GREEN] - holdings[GREEN])
    blue = max(0, cost[BLUE] - holdings[BLUE])
    gold, short = holdings[GOLD] - cost[GOLD], red + green + blue
    if gold == short or (gold > short == cost[RED] + cost[GREEN] + cost[BLUE]):
        return Pay(red, green, blue)
    return None


def _boxes(least: list[int], most: list[int], gold: int) -> list[Offer]:
    """The ways to pay where there is not gold enough for all: one box per amount for red and green."""
    offers = []
    for red in range(least[0], most[0] + 1):
        for green in range(least[1], most[1] + 1):
            highest = min(most[2], gold - red - green)
            if highest >= least[2]:
                offers.append(_box(red, green, least[2], highest))
    return offers


@cache
def _any_gold(least: tuple[int, ...], most: tuple[int, ...]) -> Offer:
    """Gold for any number of blocks of each colour, within limits. Prices are small: the same offers come again."""
    return Offer(Pay, *[range(low, high + 1) for low, high in zip(least, most, strict=True)]).at_hand()


@cache
def _box(red: int, green: int, least: int, most: int) -> Offer:
    """Gold for so many red and green blocks, and for some of the blue ones."""
    return Offer(Pay, (red,), (green,), range(least, most + 1)).at_hand()


def price_paid(cost: Bundle, gold: Pay) -> Bundle:
    """What leaves a player's hands."""
    red, green, blue = gold.gold_for_red, gold.gold_for_green, gold.gold_for_blue
    instead = red + green + blue
    return (cost[GEAR], cost[RED] - red, cost[GREEN] - green, cost[BLUE] - blue, cost[GOLD] + instead, cost[ROBOT], 0)


def less_one(cost: Bundle, kind: int, amount: int) -> Bundle:
    """A price without some units of one kind."""
    return tuple(max(0, count - amount) if kind == other else count for other, count in enumerate(cost))
