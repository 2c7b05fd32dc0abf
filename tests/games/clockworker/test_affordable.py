"""The example of one lane in `affordable`, worked through."""

from __future__ import annotations

from rockworker.games.clockworker.affordable import Affordable
from rockworker.games.clockworker.resources import parse_bundle

PRICE = parse_bundle("R 2G B")


def payable(held: str, gears_per_gold: int = 0) -> bool:
    """Whether the price of the example can be paid with these holdings."""
    return bool(Affordable([PRICE], [])[gears_per_gold, 0].payable(parse_bundle(held)).artifacts)


def test_gold_stands_in_for_missing_blocks() -> None:
    """One gold block is too little for a green and a blue one, two are enough; so is one with the gears for another."""
    assert not payable("R G O")
    assert payable("R G 2O")
    assert not payable("R G O 4C")
    assert payable("R G O 4C", gears_per_gold=4)
    assert not payable("R G O 3C", gears_per_gold=4)


def test_gold_never_makes_up_for_a_robot_or_a_gear() -> None:
    """Beside a price of four blocks, one that needs a robot and a gear as well."""
    prices = Affordable([PRICE, parse_bundle("C R W")], [])[0, 0]
    assert prices.payable(parse_bundle("9O W")).artifacts == 0b01
    assert prices.payable(parse_bundle("9O C")).artifacts == 0b01
    assert prices.payable(parse_bundle("9O C W")).artifacts == 0b11
    assert prices.payable(parse_bundle("C W")).artifacts == 0b00
