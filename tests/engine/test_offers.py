"""Offers: boxes of actions that validate, count, enumerate and sample alike."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockworker.engine.chance import Rng
from rockworker.engine.offers import Action, Offer, enumerate_all, hold, nth, sample, size
from rockworker.engine.refused import allowed_text


class Sell(Action, frozen=True):
    """Sell cubes."""

    resource: str
    amount: int


class Wait(Action, frozen=True):
    """Do nothing."""


SALE = Offer(Sell, ("zinc", "gold"), range(1, 4))
WAIT = Offer(Wait)

axes = st.one_of(
    st.builds(range, st.integers(-5, 5), st.integers(6, 12), st.integers(1, 4)),
    st.lists(st.integers(-3, 9), min_size=1, max_size=5, unique=True).map(tuple),
)


def test_size_is_the_product_of_the_axes() -> None:
    """Two resources and three amounts are six actions; an action without fields is one."""
    assert SALE.size() == 6
    assert WAIT.size() == 1
    assert size([SALE, WAIT]) == 7
    assert size([]) == 0


def test_enumeration_turns_the_last_axis_fastest() -> None:
    """Iterating, indexing and `nth` agree on one order."""
    expected = [Sell(resource, amount) for resource in ("zinc", "gold") for amount in (1, 2, 3)]
    assert list(SALE) == expected
    assert [SALE[place] for place in range(6)] == expected
    assert [nth([WAIT, SALE], place) for place in range(7)] == [Wait(), *expected]
    assert list(enumerate_all([WAIT, SALE])) == [Wait(), *expected]


@pytest.mark.parametrize("index", [6, 100, -7, -100])
def test_no_action_outside(index: int) -> None:
    """There is nothing before the first and after the last action."""
    with pytest.raises(IndexError):
        SALE[index]


def test_nothing_after_the_last_offer() -> None:
    """`nth` knows the end of a list of offers."""
    with pytest.raises(IndexError):
        nth([SALE, WAIT], 7)


@given(axes, axes)
def test_a_box_contains_exactly_what_it_enumerates(first: tuple[int, ...] | range, second: tuple[int, ...]) -> None:
    """Membership and enumeration describe the same set, without repetition."""
    offer = Offer(Sell, first, second)
    actions = list(offer)
    assert len(actions) == len(set(actions)) == offer.size()
    grid = [Sell(a, b) for a in range(-6, 13) for b in range(-6, 13)]  # type: ignore[arg-type]
    assert {action for action in grid if action in offer} == set(actions)


@pytest.mark.parametrize(
    "stranger",
    [
        Sell("zinc", 4),
        Sell("iron", 1),
        Sell("zinc", True),
        Sell("zinc", 1.0),  # type: ignore[arg-type]
        Sell("zinc", "1"),  # type: ignore[arg-type]
        Sell("zinc", None),  # type: ignore[arg-type]
        Sell("zinc", [1]),  # type: ignore[arg-type]
        Wait(),
        "sell",
        None,
    ],
)
def test_what_lies_off_an_axis_is_not_offered(stranger: object) -> None:
    """Other values, other types that merely equal a value, and other actions are refused."""
    assert stranger not in SALE


def test_sampling_is_uniform_over_actions_not_offers() -> None:
    """Each of the seven actions comes up about equally often, though one offer holds six of them."""
    draw = Rng(11).below
    counts = Counter(sample((WAIT, SALE), draw) for _ in range(7_000))
    assert set(counts) == {Wait(), *SALE}
    assert all(870 < count < 1_130 for count in counts.values())


def test_sampling_a_box_beyond_counting() -> None:
    """A box with more than 2**64 actions can be sampled, though not listed."""
    huge = Offer(Sell, range(10**12), range(10**12))
    draw = Rng(1).below
    drawn = [sample((huge,), draw) for _ in range(50)]
    assert all(action in huge for action in drawn)
    assert len(set(drawn)) == 50


def test_axis_by_name() -> None:
    """An axis can be asked for by the field that it belongs to."""
    assert SALE.axis("amount") == range(1, 4)


def test_equal_offers() -> None:
    """Offers are equal if they hold the same actions in the same form, and can be put into sets."""
    assert Offer(Sell, ("zinc", "gold"), range(1, 4)) == SALE
    assert len({SALE, Offer(Sell, ("zinc", "gold"), range(1, 4)), WAIT}) == 2
    assert SALE != WAIT
    assert SALE != "offer"


def test_repr_names_the_axes() -> None:
    """An offer in a traceback says what it is."""
    assert repr(SALE) == "Offer(Sell, resource=('zinc', 'gold'), amount=range(1, 4))"


@pytest.mark.parametrize(
    ("axis", "text"),
    [(range(1, 8), "1–7"), (range(0, 3001, 100), "0–3000 (100)"), ((2, 5, 6), "2, 5, 6"), (range(3, 4), "3")],
)
def test_an_axis_in_words(axis: range | tuple[int, ...], text: str) -> None:
    """What an error says is allowed."""
    assert allowed_text(axis) == text


def test_actions_at_hand_are_the_same_ones() -> None:
    """They are made once; whatever is asked of the offer, the answer stays the same."""
    sale = Offer(Sell, ("zinc", "gold"), range(1, 4)).at_hand()
    assert sale == SALE
    assert list(sale) == list(SALE)
    places = iter(range(1, 7))
    drawn = [sample((WAIT, sale), lambda _: next(places)) for _ in range(6)]
    assert drawn == list(SALE)
    assert all(hold((sale,), action) for action in drawn)
    assert sample((sale,), lambda _: 3) is sample((sale,), lambda _: 3)
