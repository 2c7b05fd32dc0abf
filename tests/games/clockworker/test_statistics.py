"""What simulations tell about Clockworker."""

from __future__ import annotations

import json

import pytest

from rockworker.engine.inside import inside
from rockworker.games.clockworker.statistics import STATISTICS, artifact_rates, pair_rates
from rockworker.play.simulation import simulate
from rockworker.play.statistics import Record
from rockworker.registry import statistics_of
from tests.games.clockworker.play import new_game, random_steps


def test_a_simulation_sums_up() -> None:
    """Rates are shares, seats' wins add up to one, actions to the number of turns; all of it fits into JSON."""
    told = simulate("clockworker", players=3, games=6, seed=1, options={"round_limit": 100}).summary()
    own = told["statistics"]
    assert sum(own["wins_by_turn_order"]) == pytest.approx(1, abs=0.01)
    assert sum(own["actions_per_player"].values()) == pytest.approx(told["turns"]["mean"], abs=0.01)
    assert set(told["endings"]) <= {"cards", "fin", "limit"}
    for rates in own["artifacts"].values():
        assert 0 <= rates["bought"] <= 1
        assert 0 <= rates["win_rate"] <= 1
    assert max(own["factories"].values()) <= 1
    assert json.loads(json.dumps(told)) == told


def test_wins_are_counted_in_turn_order() -> None:
    """The first entry is the first player's, in any seat."""
    game = new_game(4, 2)
    events = [event for _, _, happened in random_steps(game, 2) for event in happened]
    record = statistics_of("clockworker").record(game, [*game.opening, *events])
    first = inside(game).state.first
    assert record.details["scores"] == [game.scores[(first + seat) % 4].total for seat in range(4)]


def test_owners_wins() -> None:
    """An artifact owned by a winner and a loser won half the time; pairs need enough owners to be told."""
    rules = inside(new_game(2, 1)).rules
    one = Record(10, "fin", {"artifacts": [(4, 5), (4,)], "wins": [1.0, 0.0]})
    none = Record(10, "fin", {"artifacts": [(), ()], "wins": [0.5, 0.5]})
    rates = artifact_rates(rules, [one, none])
    assert rates["extended-memory"] == {"bought": 0.5, "win_rate": 0.5}
    assert rates["advertising-megaphone"] == {"bought": 0.5, "win_rate": 1.0}
    assert rates["steam-locomotive"] == {"bought": 0.0, "win_rate": 0.0}
    assert pair_rates(rules, [one]) == []
    ((name, pair),) = pair_rates(rules, [one] * 20)
    assert name == "extended-memory + advertising-megaphone"
    assert pair == {"players": 20, "win_rate": 1.0}
    assert STATISTICS is statistics_of("clockworker")
