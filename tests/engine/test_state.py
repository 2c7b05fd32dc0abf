"""Copies of states and frames share nothing that can change."""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rockworker
from rockworker.engine.chance import Rng
from rockworker.engine.contracts import is_abstract
from rockworker.engine.frames import Frame, SealedChoice
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, sample
from rockworker.engine.records import fields_of, values_of
from rockworker.engine.state import Copyable
from rockworker.registry import definition_of, game_names
from tests.engine.pebbles import DEFINITION, KeepOrSell


class Point(Copyable):
    at: list[int]


class Mixed(Copyable):
    number: int
    pair: tuple[int, str]
    numbers: list[int]
    nested: list[list[int]]
    deep: list[dict[str, list[int]]]
    table: dict[str, int]
    tables: dict[str, set[int]]
    bag: set[int]
    maybe: int | None
    frozen: tuple[frozenset[int], ...]
    point: Point
    points: list[Point]


def mutable_parts(value: Any) -> Iterator[Any]:
    """Everything inside a value that can change."""
    if isinstance(value, Copyable):
        yield value
        for part in values_of(type(value))(value):
            yield from mutable_parts(part)
    elif isinstance(value, list | dict | set):
        yield value
    if isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from mutable_parts(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from mutable_parts(item)


def check_independent(original: Any, copy: Any) -> None:
    """Equal, of the same type, and without a common part that can change."""
    assert copy == original
    assert type(copy) is type(original)
    assert not {id(part) for part in mutable_parts(original)} & {id(part) for part in mutable_parts(copy)}


def test_every_kind_of_field_is_copied() -> None:
    """Lists, dicts and sets of plain values, nested ones, and records with a copy of their own."""
    mixed = Mixed(
        1,
        (2, "x"),
        [3],
        [[4], [5]],
        [{"a": [6]}],
        {"b": 7},
        {"c": {8}},
        {9},
        None,
        (frozenset({1}),),
        Point([10]),
        [Point([11])],
    )
    check_independent(mixed, mixed.copy())


@pytest.mark.parametrize(
    "hint", [Any, list[Any], object, tuple[list[int], ...], list[int] | None, dict[str, bytearray]]
)
def test_a_field_that_nobody_can_copy_is_refused(hint: Any) -> None:
    """Better an error where the class is defined than a shared list."""
    with pytest.raises(TypeError, match=r"Odd\.field: nobody can tell how to copy"):
        type("Odd", (Copyable,), {"__annotations__": {"field": hint}})


def test_a_sealed_choice_must_say_what_is_chosen() -> None:
    """A saved state could not be read back otherwise."""
    with pytest.raises(TypeError, match=r"Vague\.choices"):

        class Vague(SealedChoice[Any]):
            def offers(self, play: Any, player: int) -> list[Any]:
                return []

            def reveal(self, play: Any) -> None:
                play.pop()


COMBINATIONS = [
    ("rockwell", players, modules) for players in (2, 3, 4) for modules in ((), definition_of("rockwell").module_names)
] + [("clockworker", players, ()) for players in (2, 3, 4)]


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(COMBINATIONS), st.integers(0, 2**64 - 1))
def test_copies_share_nothing(combination: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    """Of every state on the way through a random game, frames and slices included."""
    name, players, modules = combination
    options = dict(definition_of(name).bot_options)
    game = rockworker.new(name, players=players, seed=seed, modules=modules, options=options)
    chance = Rng(seed)
    while not game.is_over and game.version < 300:
        check_independent(inside(game).state, inside(game).state.copy())
        player = game.actors[chance.below(len(game.actors))]
        game.apply(player, sample(game.offers(player), chance.below))


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(COMBINATIONS), st.integers(0, 2**64 - 1))
def test_a_question_can_be_asked_again(combination: tuple[str, int, tuple[str, ...]], seed: int) -> None:
    """Asking changes nothing: a game that is taken up from its state has the same state, actors and offers."""
    name, players, modules = combination
    game = rockworker.new(name, players=players, seed=seed, modules=modules)
    chance = Rng(seed)
    while not game.is_over and game.version < 300:
        again: Game = Game.resume(game.definition, game.header, inside(game).state.copy(), game.version)
        assert inside(again).state == inside(game).state
        assert again.actors == game.actors
        assert [again.offers(player) for player in game.actors] == [game.offers(player) for player in game.actors]
        player = game.actors[chance.below(len(game.actors))]
        game.apply(player, sample(game.offers(player), chance.below))


def filled(hint: Any) -> Any:
    """A value of a type, with something in each list, dict and set."""
    origin, parts = get_origin(hint) or hint, get_args(hint)
    if origin in (list, set):
        return origin([filled(parts[0])])
    if origin is tuple:
        return tuple(filled(part) for part in parts if part is not Ellipsis)
    if origin is dict:
        return {filled(parts[0]): filled(parts[1])}
    if origin in (Union, UnionType):
        return filled(next(part for part in parts if part is not type(None)))
    if issubclass(origin, Frame):
        return KeepOrSell(1)  # in the stack
    if issubclass(origin, Copyable):
        return Point([1])  # in the slices: something with a copy of its own
    if issubclass(origin, Action):
        return origin(**{name: filled(part) for name, part in get_type_hints(origin).items()})
    return origin()


def below(kind: type[Any]) -> set[type[Any]]:
    """All subclasses."""
    return {sub for child in kind.__subclasses__() for sub in (child, *below(child))}


def copyable_types() -> list[type[Any]]:
    """All states, frames and slices of our games."""
    assert all(definition_of(name) for name in game_names()), "all games are imported"
    ours = [kind for kind in below(Copyable) if kind.__module__.startswith("rockworker.games")]
    return sorted((kind for kind in ours if not is_abstract(kind)), key=lambda kind: (kind.__module__, kind.__name__))


def test_all_states_frames_and_slices_are_known() -> None:
    """The next test sees the two games' states, their frames, and the modules' slices."""
    names = {kind.__name__ for kind in copyable_types()}
    assert {"RockwellState", "ClockworkerState", "Extraction", "MarketSlice", "Pawns", "ActionPhase"} <= names


@pytest.mark.parametrize("kind", copyable_types(), ids=lambda kind: kind.__name__)
def test_no_field_is_forgotten(kind: type[Any]) -> None:
    """A record with something in every field and its copy have no part in common that can change."""
    record = kind(**{name: filled(hint) for name, hint in fields_of(kind).items()})
    check_independent(record, record.copy())


def test_a_game_and_its_copy_go_apart() -> None:
    """What happens to one does not happen to the other."""
    game = Game(DEFINITION, DEFINITION.header(2, 1))
    copy = game.copy()
    before = copy.codec.state_to_plain(inside(copy).state)
    game.apply(0, game.offers(0)[0][0])
    assert copy.codec.state_to_plain(inside(copy).state) == before != game.codec.state_to_plain(inside(game).state)
