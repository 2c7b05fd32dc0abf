"""Chance: the same on every machine, fair, and one integer."""

from __future__ import annotations

import copy
import pickle  # noqa: TID251 - we pickle our own
from collections import Counter
from collections.abc import Callable
from hashlib import shake_128

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockworker.engine.chance import Rng, below, fork, next64, seeded, shuffle, shuffle_each
from rockworker.engine.chance import _shuffle_by_words as shuffle_by_words

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


def test_the_hash_draws_what_the_standard_says() -> None:
    """The state and the draws that follow a state are the bytes of its SHAKE-128, which any library can work out."""
    chance = seeded(1)
    assert chance.rng == int.from_bytes(shake_128((1).to_bytes(32, "little")).digest(8), "little") // 2 - 2**63
    digest = shake_128(chance.rng.to_bytes(8, "little", signed=True)).digest(16)
    assert next64(chance) == int.from_bytes(digest[8:12], "little") << 32 | int.from_bytes(digest[12:], "little")
    assert chance.rng == int.from_bytes(digest[:8], "little") // 2 - 2**63


def test_the_hash_stays_the_same() -> None:
    """Saved games rely on it: what was dealt once is dealt for ever."""
    chance, items = seeded(2**255 + 7), list(range(10))
    shuffle(chance, items)
    assert (items, chance.below(1000), chance.rng) == ([2, 6, 4, 9, 7, 5, 3, 8, 0, 1], 710, -7467511690748975300)


@pytest.mark.parametrize("bit", [0, 63, 64, 128, 255])
@pytest.mark.parametrize("splitmix", [False, True])
def test_all_bits_of_a_seed_matter(bit: int, splitmix: bool) -> None:
    """Seeds that differ in one bit deal differently."""
    assert seeded(0, splitmix=splitmix).rng != seeded(1 << bit, splitmix=splitmix).rng


@pytest.mark.parametrize("chance", [Rng(7), seeded(7)], ids=["splitmix", "hash"])
def test_a_fork_is_of_the_same_generator(chance: Rng) -> None:
    """Forks of the hash draw from the hash, those of splitmix64 from splitmix64, each its own numbers."""
    before = chance.rng
    one, other = fork(chance), fork(chance)
    assert len({before, chance.rng, one, other}) == 4
    assert (one < 0) == (other < 0) == (before < 0)
    assert min(one, other) >= -(2**63)
    assert max(one, other) < 2**64


@given(SEEDS, st.integers(1, 2**80), st.booleans())
def test_draws_stay_in_range(seed: int, n: int, splitmix: bool) -> None:
    """A draw from n lies in 0 .. n-1, however large n is."""
    chance = Rng(seed) if splitmix else seeded(seed)
    assert 0 <= chance.below(n) < n
    assert -(2**63) <= chance.rng < 2**64


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_to_draw_from(n: int) -> None:
    """Drawing from nothing is an error, not an endless loop."""
    with pytest.raises(ValueError, match=str(n)):
        Rng(1).below(n)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
@pytest.mark.parametrize("generator", [Rng, seeded])
def test_draws_are_even(n: int, generator: Callable[[int], Rng]) -> None:
    """Each of n outcomes is about equally frequent: chi-square within six standard deviations of its mean."""
    chance = generator(n)
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


@pytest.mark.parametrize(("word", "drawn"), [(2**32 - 3, 1), (2**32 - 2, 2), (2**32 - 1, None)])
def test_a_shuffle_throws_the_uneven_rest_away(word: int, drawn: int | None) -> None:
    """2**32 leaves 1 when divided by 3: of the words that three things are shuffled with, the very last is not used,
    and another draw is made in its place. The two before it are used, though they lie close to the end."""
    chance, items = seeded(1), [0, 1, 2]
    shuffle_by_words(chance, items, (0, 0, word), 0)
    assert (chance.rng == seeded(1).rng) == (drawn is not None)
    assert drawn in (None, items[2])


@given(SEEDS, st.lists(st.lists(st.integers(), max_size=30), max_size=4), st.booleans())
def test_shuffling_loses_nothing(seed: int, lists: list[list[int]], splitmix: bool) -> None:
    """A shuffle is a new order of the same things, and the same seed gives the same order."""
    once, twice = [items[:] for items in lists], [items[:] for items in lists]
    shuffle_each(seeded(seed, splitmix=splitmix), once)
    shuffle_each(seeded(seed, splitmix=splitmix), twice)
    assert [sorted(items) for items in once] == [sorted(items) for items in lists]
    assert once == twice


@pytest.mark.parametrize("generator", [Rng, seeded])
def test_every_order_occurs(generator: Callable[[int], Rng]) -> None:
    """All six orders of three things are about equally frequent, in each of several lists that are shuffled at once."""
    chance = generator(3)
    orders: Counter[tuple[int, ...]] = Counter()
    others: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        lists = [[0, 1, 2], [3, 4, 5]]
        shuffle_each(chance, lists)
        orders[tuple(lists[0])] += 1
        others[tuple(lists[1])] += 1
    assert len(orders) == len(others) == 6
    assert all(880 < count < 1_120 for count in [*orders.values(), *others.values()])


def test_an_rng_can_be_copied_and_sent() -> None:
    """The copy draws the same, and on its own; in the compiled build, too."""
    chance = Rng(7)
    chance.below(10)
    twins = [copy.copy(chance), copy.deepcopy(chance), pickle.loads(pickle.dumps(chance))]  # noqa: S301 - our own
    drawn = [chance.below(100) for _ in range(3)]
    for twin in twins:
        assert [twin.below(100) for _ in range(3)] == drawn
