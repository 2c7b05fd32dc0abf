"""Chance: the same on every machine, fair, and one integer."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockworker.engine.chance import Rng, below, next64, shuffle

SEEDS = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]),
    ],
)
def test_known_vectors(seed: int, expected: list[int]) -> None:
    """The numbers are those of splitmix64 as published."""
    chance = Rng(seed)
    assert [next64(chance) for _ in expected] == expected


@given(SEEDS, st.integers(1, 2**80))
def test_draws_stay_in_range(seed: int, n: int) -> None:
    """A draw from n lies in 0 .. n-1, however large n is."""
    assert 0 <= Rng(seed).below(n) < n


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_to_draw_from(n: int) -> None:
    """Drawing from nothing is an error, not an endless loop."""
    with pytest.raises(ValueError, match=str(n)):
        Rng(1).below(n)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_draws_are_even(n: int) -> None:
    """Each of n outcomes is about equally frequent: chi-square within six standard deviations of its mean."""
    chance = Rng(n)
    counts = Counter(chance.below(n) for _ in range(2_000 * n))
    chi_square = sum((counts[k] - 2_000) ** 2 / 2_000 for k in range(n))
    assert chi_square < (n - 1) + 6 * (2 * (n - 1)) ** 0.5


class Scripted:
    """Chance whose state we choose, to look at single draws."""

    def __init__(self, rng: int) -> None:
        self.rng = rng


def state_before(output: int) -> int:
    """The state of splitmix64 whose next draw is `output`: its steps undone one by one."""
    mask = (1 << 64) - 1
    z = output
    z ^= z >> 31 ^ z >> 62
    z = z * pow(0x94D049BB133111EB, -1, 1 << 64) & mask
    z ^= z >> 27 ^ z >> 54
    z = z * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & mask
    z ^= z >> 30 ^ z >> 60
    return (z - 0x9E3779B97F4A7C15) & mask


@pytest.mark.parametrize("n", [3, 10, 1000, 2**63 + 1])
def test_the_uneven_rest_is_thrown_away(n: int) -> None:
    """A draw beyond the last whole run of n would favour small numbers, so the next one is taken; the last
    number of the last whole run is used."""
    limit = 2**64 - 2**64 % n
    beyond, last = Scripted(state_before(limit)), Scripted(state_before(limit - 1))
    assert below(last, n) == n - 1
    assert last.rng == (state_before(limit - 1) + 0x9E3779B97F4A7C15) % 2**64
    below(beyond, n)
    assert beyond.rng != (state_before(limit) + 0x9E3779B97F4A7C15) % 2**64


def test_huge_draws_use_all_their_bits() -> None:
    """Draws from more than 2**64 possibilities reach the upper and the lower half, and odd and even numbers."""
    chance = Rng(5)
    draws = [chance.below(3 * 2**100) for _ in range(200)]
    assert len(set(draws)) == 200
    assert {draw % 2 for draw in draws} == {0, 1}
    assert {draw >> 100 for draw in draws} == {0, 1, 2}


@given(SEEDS, st.lists(st.integers(), max_size=30))
def test_shuffling_loses_nothing(seed: int, items: list[int]) -> None:
    """A shuffle is a new order of the same things, and the same seed gives the same order."""
    once, twice = items[:], items[:]
    shuffle(Rng(seed), once)
    shuffle(Rng(seed), twice)
    assert sorted(once) == sorted(items)
    assert once == twice


def test_every_order_occurs() -> None:
    """All six orders of three things are about equally frequent."""
    chance = Rng(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [0, 1, 2]
        shuffle(chance, items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(880 < count < 1_120 for count in orders.values())
