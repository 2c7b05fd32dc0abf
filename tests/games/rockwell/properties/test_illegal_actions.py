"""What is not offered is refused with a typed error, and the state stays as it was."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple

from rockworker.engine.chance import Rng
from rockworker.engine.errors import (
    ActionRefused,
    GameIsOver,
    IllegalAction,
    MalformedAction,
    NoSuchPlayer,
    NotYourTurn,
)
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, fields_of
from rockworker.games.rockwell.actions import Pass
from rockworker.games.rockwell.definition import DEFINITION
from rockworker.rulebook.catalogue import clauses
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts
from tests.games.rockwell.properties.worlds import WORLDS, World, encoded, lively, played, steps
from tests.games.wrong_types import WRONG, check_wrong_types, says_what_is_wrong
from tests.text.checks import check_clean

STRANGE: tuple[Any, ...] = (-1, 0, 1, 3, 4, 31, 32, 63, 64, 68, 69, 10**9, -(10**30), 1 << 70, 10**5000)
READ: set[str] = set()
"""Refusals whose words were looked at in every language: most of them come again and again."""
A_WHILE = 150
"""Actions of a game whose every decision is looked at."""


def mutated(action: Action, chance: Rng, values: tuple[Any, ...]) -> Action:
    """A legal action with one value replaced."""
    fields: list[Any] = list(astuple(action))
    if fields:
        fields[chance.below(len(fields))] = values[chance.below(len(values))]
    return type(action)(*fields)


def made_up(chance: Rng, values: tuple[Any, ...]) -> Action:
    """Any action of the game, with any values."""
    kind = DEFINITION.action_types[chance.below(len(DEFINITION.action_types))]
    return kind(*[values[chance.below(len(values))] for _ in fields_of(kind)])


def is_refused(game: Game, player: int, action: Action) -> None:
    """Unless it is offered after all: a typed error with a known clause, or a wrong type, and the same state."""
    nobody = not 0 <= player < game.players
    if not nobody and any(action in offer for offer in game.offers(player)):
        return
    before, log = encoded(game), game.version
    with pytest.raises(NoSuchPlayer if nobody and not game.is_over else ActionRefused) as refusal:
        game.apply(player, action)
    assert encoded(game) == before
    assert game.version == log
    assert not inside(game).events
    error = refusal.value
    assert isinstance(error, GameIsOver | NotYourTurn | IllegalAction | MalformedAction | NoSuchPlayer)
    assert isinstance(error, IllegalAction | MalformedAction) is (player in game.actors)
    if isinstance(error, IllegalAction):
        has_a_reason(error)
    elif isinstance(error, MalformedAction):
        says_what_is_wrong(error)
    assert re.search(r"\w", error.text(("en", "fr", "de")[game.version % 3]))


def is_no_player(game: Game, player: int, action: Action) -> None:
    """Nobody sits there: neither offers nor actions, and the same state."""
    before = encoded(game)
    with pytest.raises(NoSuchPlayer):
        game.offers(player)
    with pytest.raises(NoSuchPlayer):
        game.apply(player, action)
    assert encoded(game) == before


def has_a_reason(error: IllegalAction) -> None:
    """A clause that players can read, and in every language a sentence about what stands in the way."""
    assert error.clause in clauses("rockwell")
    assert error.why is not None
    if str(error) in READ:
        return
    for language in LANGUAGES:
        sentence = Texts.of(DEFINITION, language).reason(error.why)
        check_clean(sentence)
        assert error.text(language).endswith(sentence)
    READ.add(str(error))


@given(WORLDS)
def test_illegal_actions_change_nothing(world: World) -> None:
    """Mutated from legal ones, made up, of the wrong type, or by somebody else: at every eighth step of a game."""
    game = world.deal()
    chance = Rng(world.chance ^ 1)
    for _ in steps(game, world.choices()):
        if game.version % 8 or game.is_over:
            continue
        for player in game.actors:
            legal = lively(game, player, chance)
            is_refused(game, player, mutated(legal, chance, STRANGE))
            is_refused(game, player, mutated(legal, chance, WRONG))
            is_refused(game, player, made_up(chance, STRANGE))
            is_refused(game, player, made_up(chance, WRONG))
            is_refused(game, (player + 1) % world.players, made_up(chance, STRANGE))
            is_no_player(game, world.players, legal)
            is_no_player(game, -1, legal)
    is_refused(game, 0, Pass())


@given(WORLDS)
def test_no_refusal_without_a_reason(world: World) -> None:
    """At every decision: every kind of action, with values from far and near, and each value of a legal one replaced
    by others. What is refused names a clause and says what stands in the way, in every language."""
    game = world.deal()
    chance = Rng(world.chance ^ 2)
    for _ in steps(game, world.choices(), A_WHILE):
        for player in game.actors[:1]:
            for action in (*wrong_kinds(chance), *wrong_values(lively(game, player, chance), chance)):
                if not any(action in offer for offer in game.offers(player)):
                    with pytest.raises(IllegalAction) as refusal:
                        game.apply(player, action)
                    has_a_reason(refusal.value)


@given(WORLDS)
def test_no_wrong_type_without_a_reason(world: World) -> None:
    """At every tenth decision: each value of a legal action and of any other, replaced by what is no whole number."""
    game = world.deal()
    chance = Rng(world.chance ^ 3)
    for _ in steps(game, world.choices(), A_WHILE):
        if game.actors and not game.version % 10:
            player = game.actors[0]
            check_wrong_types(game, player, lively(game, player, chance))
            check_wrong_types(game, player, made_up(chance, STRANGE))


def wrong_kinds(chance: Rng) -> Iterator[Action]:
    """One action of each kind."""
    for kind in DEFINITION.action_types:
        yield kind(*[_any_value(chance) for _ in fields_of(kind)])


def wrong_values(action: Action, chance: Rng) -> Iterator[Action]:
    """A legal action, each of its values replaced."""
    values = astuple(action)
    for place in range(len(values)):
        for _ in range(3):
            yield type(action)(*values[:place], _any_value(chance), *values[place + 1 :])


def _any_value(chance: Rng) -> int:
    """Mostly what might be a crew, a tile, a place or a number of cubes; now and then anything."""
    nearby = (chance.below(6), chance.below(16), chance.below(70))
    return STRANGE[chance.below(len(STRANGE))] if not chance.below(4) else nearby[chance.below(3)]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
TYPES = st.sampled_from([kind.__struct_config__.tag for kind in DEFINITION.action_types])


@given(WORLDS, st.integers(0, 100), TYPES, st.dictionaries(st.sampled_from(["crew", "to", "tile", "cash"]), JSON))
def test_plain_data_becomes_an_action_or_a_typed_error(world: World, start: int, kind: str, fields: Any) -> None:
    """Whatever a client sends: it is read as an action and judged, or refused as malformed."""
    game = played(world, start)
    try:
        action = game.codec.action({"type": kind, **fields})
    except MalformedAction:
        return
    is_refused(game, game.actors[0] if game.actors else 0, action)


@pytest.mark.parametrize("nobody", [True, 1.0, "1", None])
def test_only_a_number_is_a_player(nobody: Any) -> None:
    """True and 1.0 equal 1, but a save with them could not be read."""
    game = World(4, 1, 1).deal()
    before = encoded(game)
    with pytest.raises(NoSuchPlayer):
        game.offers(nobody)
    with pytest.raises(NoSuchPlayer):
        game.apply(nobody, lively(game, 1, Rng(1)))
    assert encoded(game) == before
    assert game.log == []
