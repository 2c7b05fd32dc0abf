"""JSON: saves, states and actions go out and come back; what is broken is refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rockworker
from rockworker.engine.chance import Rng
from rockworker.engine.errors import BadSave, MalformedAction
from rockworker.engine.events import ChoiceSealed
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import sample
from rockworker.engine.saves import Save
from tests.engine.pebbles import DEFINITION, Auction, Bid, BidsRevealed, GameState, Keep

SEEDS = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize("data", [{"type": "bid", "coins": 3}, '{"type":"bid","coins":3}', b'{"coins":3,"type":"bid"}'])
def test_reading_an_action(game: Game, data: object) -> None:
    """Plain data, text and bytes give the same action."""
    assert game.codec.action(data) == Bid(3)


@pytest.mark.parametrize(
    "data",
    [
        {"type": "bid"},
        {"type": "bid", "coins": "3"},
        {"type": "bid", "coins": 1.5},
        {"type": "bid", "coins": None},
        {"type": "bid", "coins": True},
        {"type": "steal"},
        {"coins": 3},
        {},
        [],
        None,
        3,
        "",
        "{",
        "null",
        b"\xff\xfe",
        "[" * 10_000,
        '{"type":"bid","coins":1e400}',
    ],
)
def test_a_malformed_action_is_refused(game: Game, data: object) -> None:
    """Anything that is not one of the game's actions is an error with a reason, never a crash."""
    with pytest.raises(MalformedAction) as caught:
        game.codec.action(data)
    assert caught.value.details["reason"]


def test_events_go_out_and_come_back(game: Game) -> None:
    """Every kind of event survives plain data, sealed ones included."""
    for event in (BidsRevealed((1, 2, 0), 1), ChoiceSealed(0, {"type": "keep"}), ChoiceSealed(0, None)):
        assert game.codec.event(msgspec.to_builtins(event)) == event


@given(SEEDS, SEEDS)
def test_a_state_survives_json_at_every_step(seed: int, choices: int) -> None:
    """A snapshot taken at any moment, also in the middle of sealed choices, can be played on like the game itself."""
    game = Game(DEFINITION, DEFINITION.header(3, seed))
    codec, draw = game.codec, Rng(choices).below
    while game.actors:
        written = codec.state_to_json(inside(game).state)
        state = codec.state_from_json(written)
        assert state == inside(game).state
        assert codec.state_to_json(state) == written
        inside(game).state = state
        player = game.actors[draw(len(game.actors))]
        game.apply(player, sample(game.offers(player), draw))


def test_frames_and_sealed_choices_keep_their_types(game: Game) -> None:
    """What comes back is a frame with actions in it, not a heap of dictionaries."""
    game.apply(1, Bid(2))
    state = game.codec.state_from_json(game.codec.state_to_json(inside(game).state))
    assert isinstance(state, GameState)
    assert isinstance(state.stack[-1], Auction)
    assert state.stack[-1].choices == [None, Bid(2), None]


@pytest.mark.usefixtures("registered")
@given(SEEDS, SEEDS)
def test_save_and_load_at_every_step(seed: int, choices: int) -> None:
    """A saved game, loaded, is the same game; and saving it again gives the same text."""
    game = rockworker.new("pebbles", players=3, seed=seed, modules=["rich"], options={"rounds": 2})
    draw = Rng(choices).below
    while game.actors:
        loaded = rockworker.load(game.save())
        assert loaded.save() == game.save()
        assert inside(loaded).state == inside(game).state
        assert (loaded.version, loaded.actors, loaded.log) == (game.version, game.actors, game.log)
        player = game.actors[draw(len(game.actors))]
        game.apply(player, sample(game.offers(player), draw))
    assert rockworker.load(game.save().encode()).scores == game.scores


def save_with(**changes: Any) -> str:
    """A good save with a bad spot."""
    game = Game(DEFINITION, DEFINITION.header(2, 1))
    game.apply(0, Bid(1))
    game.apply(1, Bid(2))
    game.apply(1, Keep())
    data = json.loads(game.save())
    for path, value in changes.items():
        *parents, last = path.split("__")
        place = data
        for parent in parents:
            place = place[parent]
        place[last] = value
    return json.dumps(data)


@pytest.mark.usefixtures("registered")
def test_a_good_save_loads() -> None:
    """The save that the next tests spoil is good."""
    assert rockworker.load(save_with()).version == 3


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        b"\xff",
        "[" * 10_000,
        save_with(rockworker=2),
        save_with(header__players="two"),
        save_with(log=[[0, {"type": "bid", "coins": 9}]]),
        save_with(log=[[0, {"type": "bid", "coins": 1}], [0, {"type": "bid", "coins": 1}]]),
        save_with(log=[[7, {"type": "bid", "coins": 1}]]),
        save_with(log=[[0, {"type": "steal"}]]),
        save_with(log=[[0]]),
    ],
)
def test_a_bad_save_is_refused(text: str | bytes) -> None:
    """Broken text, another format or rules version, and moves that were never legal: each has its reason."""
    with pytest.raises(BadSave) as caught:
        rockworker.load(text)
    assert caught.value.details["reason"]


def test_a_save_is_readable_text(game: Game) -> None:
    """Header and moves stand in the file as plain JSON."""
    game.apply(0, Bid(3))
    save = Save.parse(game.save())
    assert save.header == game.header
    assert save.log == ((0, {"type": "bid", "coins": 3}),)
