"""The example of one lane in `affordable`, worked through."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockworker.games.clockworker.affordable import lowered_prices, numbers_of, price_lists
from rockworker.games.clockworker.payment import payable as can_pay
from rockworker.games.clockworker.resources import Bundle, parse_bundle

PRICE = parse_bundle("R 2G B")


def payable(held: str, gears_per_gold: int = 0) -> bool:
    """Whether the price of the example can be paid with these holdings."""
    return bool(price_lists([PRICE], [])[gears_per_gold, 0].payable(list(parse_bundle(held))).artifacts)


def test_gold_stands_in_for_missing_blocks() -> None:
    """One gold block is too little for a green and a blue one, two are enough; so is one with the gears for another."""
    assert not payable("R G O")
    assert payable("R G 2O")
    assert not payable("R G O 4C")
    assert payable("R G O 4C", gears_per_gold=4)
    assert not payable("R G O 3C", gears_per_gold=4)


def test_gold_never_makes_up_for_a_robot_or_a_gear() -> None:
    """Beside a price of four blocks, one that needs a robot and a gear as well."""
    prices = price_lists([PRICE, parse_bundle("C R W")], [])[0, 0]
    assert prices.payable(list(parse_bundle("9O W"))).artifacts == 0b01
    assert prices.payable(list(parse_bundle("9O C"))).artifacts == 0b01
    assert prices.payable(list(parse_bundle("9O C W"))).artifacts == 0b11
    assert prices.payable(list(parse_bundle("C W"))).artifacts == 0b00


@pytest.mark.rule("CW-RES-06", "CW-RES-13", "CW-ART-10-03")
def test_gold_and_gears_together_never_make_up_for_a_robot() -> None:
    """Gold at hand for all blocks, and gears for as many again: a robot is still missing."""
    prices = price_lists([PRICE, parse_bundle("C R W")], [parse_bundle("3W")])[2, 0]
    assert prices.payable(list(parse_bundle("9O 9C"))).artifacts == 0b01
    assert prices.payable(list(parse_bundle("9O 9C 2W"))).archives == frozenset()
    assert prices.payable(list(parse_bundle("9O 9C W"))).artifacts == 0b11
    assert prices.payable(list(parse_bundle("3W"))).archives == {0}


@pytest.mark.rule("CW-RES-09")
def test_a_price_of_which_all_is_missing_leaves_its_neighbour_alone() -> None:
    """4 + 5 + 9 are subtracted from the first lane; the second one can just be paid."""
    prices = price_lists([parse_bundle("4R C W"), parse_bundle("B")], [])[2, 0]
    assert prices.payable(list(parse_bundle("B"))).artifacts == 0b10


bundles = st.tuples(*[st.integers(0, 9)] * 6, st.just(0))


@given(
    st.lists(bundles, min_size=1, max_size=6), st.lists(bundles, max_size=6), st.lists(bundles, min_size=1), st.data()
)
def test_all_prices_at_once_are_as_one_by_one(
    artifacts: list[Bundle], archives: list[Bundle], hands: list[Bundle], data: st.DataObject
) -> None:
    """For any set of prices, any holdings, with and without the Vending Machine and the Antenna."""
    per_gold, left_out = data.draw(st.integers(0, 3)), data.draw(st.integers(0, 2))
    prices = price_lists(artifacts, archives)[per_gold, left_out]
    for held in hands:
        wares = prices.payable(list(held))
        assert list(numbers_of(wares.artifacts)) == payable_numbers([(cost,) for cost in artifacts], held, per_gold)
        lowered = [lowered_prices(cost, left_out) for cost in archives]
        assert sorted(wares.archives) == payable_numbers(lowered, held, per_gold)


def payable_numbers(wares: Sequence[Sequence[Bundle]], held: Bundle, per_gold: int) -> list[int]:
    """The wares of which one price or another can be paid."""
    return [n for n, costs in enumerate(wares) if any(can_pay(cost, held, per_gold) for cost in costs)]
