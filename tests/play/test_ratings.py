"""Ratings from who was before whom."""

from __future__ import annotations

from math import sqrt
from statistics import stdev

import pytest

from rockworker.play.ratings import duels, mean, ratings, share


def test_a_game_tells_something_about_every_two_different_bots() -> None:
    """Bots of the same name are not compared; a shared rank is half a point."""
    assert duels(("a", "b", "b"), (2, 1, 2)) == [("a", "b", 0.0), ("a", "b", 0.5)]


def test_who_wins_three_of_four_is_rated_191_points_higher() -> None:
    """As on Elo's scale: 400 · log10(3)."""
    deals = [[("a", "b", 1.0), ("a", "b", 1.0), ("a", "b", 1.0), ("a", "b", 0.0)]] * 500
    rated = ratings(deals, "b")
    assert rated["b"].value == 1000
    assert rated["a"].value == pytest.approx(1190.8, abs=1)


def test_those_who_never_met_are_compared_by_their_common_rival() -> None:
    """Strength carries over: a beats b as b beats c."""
    deals = [[("a", "b", 1.0), ("a", "b", 1.0), ("a", "b", 0.0), ("b", "c", 1.0), ("b", "c", 1.0), ("b", "c", 0.0)]]
    rated = ratings(deals * 300, "c")
    assert rated["a"].value - rated["b"].value == pytest.approx(rated["b"].value - 1000, abs=2)


def test_an_unbeaten_bot_has_a_rating() -> None:
    """It is high, not infinite."""
    assert 1100 < ratings([[("a", "b", 1.0)]] * 10, "b")["a"].value < 2500


def test_intervals_shrink_with_more_deals() -> None:
    """Four times the deals, half the interval."""
    few = [[("a", "b", float(n % 3 == 0))] for n in range(30)]
    narrow, wide = ratings(few * 16, "b")["a"], ratings(few, "b")["a"]
    assert wide.low < wide.value < wide.high
    assert narrow.high - narrow.low < 0.5 * (wide.high - wide.low)


def test_shares_stay_between_nothing_and_everything() -> None:
    """Wilson's interval: 10 of 10 games may still be a bot that wins 72 %."""
    seen = share(10, 10)
    assert (seen.value, seen.high) == (1.0, 1.0)
    assert seen.low == pytest.approx(0.722, abs=0.001)


def test_a_mean_of_one_number_has_no_width() -> None:
    """There is no spread to tell it from."""
    assert mean([3.0]).low == mean([3.0]).high == 3.0


@pytest.mark.parametrize(("numbers", "wide"), [(2, 12.706), (3, 4.303), (6, 2.571), (21, 2.086), (10_001, 1.96)])
def test_few_numbers_make_wide_intervals(numbers: int, wide: float) -> None:
    """As Student's distribution says; of many, 1.96 standard errors."""
    found = [float(n % 2) for n in range(numbers)]
    error = stdev(found) / sqrt(numbers)
    assert mean(found).high - mean(found).value == pytest.approx(wide * error, rel=0.01)


def test_a_bot_that_has_won_every_game_has_an_interval() -> None:
    """200 of 200: Jeffreys's interval begins at 98.75 %, which is 760 points, and the rating lies within."""
    found = ratings([[("a", "b", 1.0)] for _ in range(200)], "b")["a"]
    assert found.value == pytest.approx(2041, abs=2)
    assert found.low == pytest.approx(1760, abs=60)
    assert found.high > found.value + 200


def test_one_deal_tells_little() -> None:
    """Both games won, or one each: the interval is hundreds of points wide on both sides."""
    for second in (0.0, 1.0):
        found = ratings([[("a", "b", 1.0), ("a", "b", second)]], "b")["a"]
        assert found.low < found.value - 100
        assert found.high > found.value + 100


def test_intervals_are_as_wide_as_they_should_be() -> None:
    """50 of 100 single games: Wilson's interval is 40 to 60 %, which is 70 points up and down."""
    found = ratings([[("a", "b", float(n % 2))] for n in range(100)], "b")["a"]
    assert found.low == pytest.approx(1000 - 70, abs=15)
    assert found.high == pytest.approx(1000 + 70, abs=15)
