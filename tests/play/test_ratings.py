"""Ratings from who was before whom."""

from __future__ import annotations

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
    assert mean([1.0, 3.0]).high == pytest.approx(2 + 1.96)
