"""Points before the end, as far as the rules let a viewer know them."""

from __future__ import annotations

from typing import Any

import pytest

import rockworker
from rockworker.engine.errors import NoSuchPlayer
from rockworker.engine.game import Game

RANKINGS = ("zinc", "copper", "silver", "gold", "cash")


def middle(name: str, **options: Any) -> Game:
    """A game about two thirds of the way through."""
    game = rockworker.new(name, players=3, seed=11, options=options).playout("greedy", 2)
    return game.at(game.version * 2 // 3)


def test_prestige_behind_screens() -> None:
    """In Rockwell a player knows their own tiles only, and nobody knows who leads in cubes and money."""
    game = middle("rockwell")
    mine, *others = game.current_scores(0)
    assert mine.parts == {
        "achievements": game.view(0).companies[0].achievement_prestige,
        "deliveries": game.view(0).companies[0].delivery_prestige,
    }
    assert (mine.hidden, mine.total) == (RANKINGS, None)
    assert {other.parts == {} for other in (*others, *game.current_scores())} == {True}


def test_open_stocks() -> None:
    """With this option everything is open: the total is that of a game that ended now."""
    game = middle("rockwell", open_stocks=True)
    scores = game.current_scores()
    assert [score.hidden for score in scores] == [()] * 3
    assert scores[0].parts.keys() == {"achievements", "deliveries", *RANKINGS}
    assert sum(score.parts["cash"] for score in scores) > 0


def test_archives_lie_face_down() -> None:
    """In Clockworker all points but those of others' archives are open."""
    game = middle("clockworker", round_limit=30)
    for viewer in (None, 0, 1, 2):
        for score in game.current_scores(viewer):
            assert score.hidden == (() if score.player == viewer else ("archives",))
            assert ("archives" in score.parts) == (score.player == viewer)
            assert score.parts["tokens"] == game.view().players[score.player].points


@pytest.mark.parametrize("name", ["rockwell", "clockworker"])
def test_at_the_end(name: str) -> None:
    """Everybody sees the final scores."""
    game = middle(name).playout("greedy", 1)
    for viewer in (None, 0):
        assert [score.total for score in game.current_scores(viewer)] == [score.total for score in game.scores]
        assert [score.parts for score in game.current_scores(viewer)] == [score.parts for score in game.scores]


def test_nobody_of_that_number() -> None:
    """Refused, as everywhere."""
    with pytest.raises(NoSuchPlayer):
        middle("rockwell").current_scores(3)
