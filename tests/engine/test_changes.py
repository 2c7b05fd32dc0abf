"""Two pictures, what has changed between them, and what a player sees besides what everybody sees."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rockworker
from rockworker.engine.chance import Rng
from rockworker.engine.changes import changes, put
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import sample

MODULES = ("fluctuating_market", "diamonds", "explosions", "inspectors")


KINDS_OF_GAMES = pytest.mark.parametrize(
    ("name", "players", "more"),
    [
        ("rockwell", 4, {"modules": MODULES}),
        ("rockwell", 2, {}),
        ("rockwell", 3, {"options": {"open_stocks": True}}),
        ("clockworker", 3, {}),
    ],
)
SEVERAL = 9
"""Steps between two positions that are far from each other."""


class Shelf(msgspec.Struct, frozen=True):
    """A part of a picture."""

    books: tuple[int, ...]
    owner: str | None


class Room(msgspec.Struct, frozen=True):
    """A picture."""

    shelves: tuple[Shelf, ...]
    notes: dict[str, Any]
    light: bool = False


ROOMS = st.builds(
    Room,
    st.lists(st.builds(Shelf, st.lists(st.integers(0, 3), max_size=3).map(tuple), st.none() | st.text(max_size=2)))
    .map(tuple)
    .filter(lambda shelves: len(shelves) < 4),
    st.dictionaries(st.sampled_from(["a", "a/b", "~", "~1", ""]), st.integers() | st.lists(st.integers(), max_size=2)),
    st.booleans(),
)


def plain(value: Any) -> Any:
    """As it arrives at a client."""
    return msgspec.json.decode(msgspec.json.encode(value))


@given(ROOMS, ROOMS)
def test_changes_lead_from_one_picture_to_the_other(old: Room, new: Room) -> None:
    """Whatever is in them; nothing is said of what is the same."""
    found = changes(old, new)
    assert put(plain(old), plain(found)) == plain(new)
    assert changes(new, new) == {}


def test_changes_name_the_smallest_place() -> None:
    """One value, not all that is around it; where a row is longer than before, the whole row."""
    old = Room((Shelf((1, 2), "Ann"), Shelf((), None)), {"a/b": 1})
    new = Room((Shelf((1, 3), "Ann"), Shelf((4,), None)), {"a/b": 2})
    assert changes(old, new) == {"/shelves/0/books/1": 3, "/shelves/1/books": (4,), "/notes/a~1b": 2}


def test_what_has_not_changed_is_shared() -> None:
    """Clients compare parts by their identity."""
    old = {"left": {"deep": [1]}, "right": {"deep": [2]}}
    new = put(old, {"/left/deep/0": 5})
    assert new == {"left": {"deep": [5]}, "right": {"deep": [2]}}
    assert new["right"] is old["right"]
    assert old["left"] == {"deep": [1]}


@KINDS_OF_GAMES
def test_what_is_a_players_own_makes_everybodys_view_theirs(name: str, players: int, more: dict[str, Any]) -> None:
    """At every step of a game, its last included; and it says no more than the comparison of both views."""
    chance = Rng(5)
    game = rockworker.new(name, players=players, seed=5, **more)
    _compare(game)
    while game.actors:
        seat = game.actors[chance.below(len(game.actors))]
        game.apply(seat, sample(game.offers(seat), chance.below))
        _compare(game)


def _compare(game: Game) -> None:
    everybodys = plain(game.view(None))
    for viewer in range(game.players):
        own = game.definition.own(inside(game), viewer)
        assert put(everybodys, plain(own)) == plain(game.view(viewer))
        assert own.keys() >= changes(game.view(None), game.view(viewer)).keys()


@KINDS_OF_GAMES
def test_news_is_what_differs_between_two_views(name: str, players: int, more: dict[str, Any]) -> None:
    """Step by step, and now and then over several steps, forwards and back, as an undo goes."""
    chance = Rng(6)
    game = rockworker.new(name, players=players, seed=6, **more)
    before = earlier = game.copy()
    while game.actors:
        seat = game.actors[chance.below(len(game.actors))]
        game.apply(seat, sample(game.offers(seat), chance.below))
        _compare_news(before, game)
        before = game.copy()
        if game.version % SEVERAL == 0 or not game.actors:
            _compare_news(earlier, game)
            _compare_news(game, earlier)
            earlier = before


def _compare_news(before: Game, after: Game) -> None:
    was, now = inside(before), inside(after)
    found = changes(before.view(None), after.view(None), "/view")
    assert plain(after.definition.news(was, now, "/view")) == plain(found)


@KINDS_OF_GAMES
def test_a_players_own_things_are_not_said_to_stay_when_they_change(
    name: str, players: int, more: dict[str, Any]
) -> None:
    """A game may doubt that they stay, but not always."""
    chance = Rng(7)
    game = rockworker.new(name, players=players, seed=7, **more)
    own, stayed = _own(game), 0
    while game.actors:
        before, was = game.copy(), own
        seat = game.actors[chance.below(len(game.actors))]
        game.apply(seat, sample(game.offers(seat), chance.below))
        own = _own(game)
        told = game.definition.own_news(inside(before), inside(game), range(players))
        for player in range(players):
            assert own[player] == was[player] or player in told
            stayed += player not in told
    assert stayed > game.version


def _own(game: Game) -> list[Any]:
    definition, play = game.definition, inside(game)
    return [(definition.own(play, player), definition.progress(play, player)) for player in range(game.players)]
