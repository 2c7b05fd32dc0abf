"""Saving, loading, copying: the same game, at every step, on every machine."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import rockworker
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.records import fields_of
from rockworker.engine.state import Copyable
from tests.games.rockwell.properties.worlds import WORLDS, World, encoded, lively, played, seen, state_of, steps

ROOT = Path(__file__).parents[4]


@given(WORLDS)
def test_states_survive_json_at_every_step(world: World) -> None:
    """Decoded, a state is equal, encodes to the same bytes, and is taken up with the same views and offers."""
    game = world.deal()
    for _ in steps(game, world.choices()):
        text = encoded(game)
        state = game.codec.state_from_json(text)
        assert state == inside(game).state
        assert game.codec.state_to_json(state) == text
        if game.version % 32 == 0:
            resumed = Game.resume(game.definition, game.header, state, game.version)
            for viewer in (None, *range(world.players)):
                assert seen(resumed, viewer) == seen(game, viewer)


@given(WORLDS, st.integers(0, 60))
def test_saved_and_loaded_it_is_the_same_game_early_at_every_step(world: World, start: int) -> None:
    """Save, load, compare, for some dozen steps."""
    game = played(world, start)
    for _ in steps(game, world.choices(), start + 12):
        loaded = rockworker.load(game.save())
        assert inside(loaded).state == inside(game).state
        assert (loaded.version, loaded.actors, loaded.log) == (game.version, game.actors, game.log)


@given(WORLDS)
def test_a_whole_game_replays_step_by_step(world: World) -> None:
    """The save of the finished game goes through every state and every event again."""
    game = world.deal()
    states, stories = [encoded(game)], [list(game.opening)]
    for events in steps(game, world.choices()):
        states.append(encoded(game))
        stories.append(events)
    loaded = rockworker.load(game.save())
    assert loaded.save() == game.save()
    for (replayed, events), state, story in zip(loaded.replay(), states, stories, strict=True):
        assert encoded(replayed) == state
        assert events == story
    assert loaded.scores == game.scores


@given(WORLDS)
def test_actions_and_events_survive_json(world: World) -> None:
    """Written and read, actions and events are equal."""
    game = world.deal()
    for events in steps(game, world.choices(), 150):
        _, action = game.log[-1] if game.version % 8 == 0 else (0, None)
        assert action is None or game.codec.action(msgspec.json.encode(action)) == action
        for event in events:
            assert game.codec.event(msgspec.json.decode(msgspec.json.encode(event))) == event


# Copies

DEEP = 4
"""Frames on the stack when something interrupts a drilling turn."""


def mutable_parts(value: object, path: str = "state") -> Iterator[tuple[int, str]]:
    """The identity and the place of everything in a state that could be changed."""
    if isinstance(value, list | dict | set | bytearray):
        yield id(value), path
    if isinstance(value, dict):
        for key, part in value.items():
            yield from mutable_parts(part, f"{path}[{key!r}]")
    elif isinstance(value, list | tuple | set | frozenset):
        for number, part in enumerate(value):
            yield from mutable_parts(part, f"{path}[{number}]")
    elif isinstance(value, msgspec.Struct | Copyable):
        if isinstance(value, Copyable) or not value.__struct_config__.frozen:
            yield id(value), path
        for name in fields_of(type(value)) if isinstance(value, Copyable) else value.__struct_fields__:
            yield from mutable_parts(getattr(value, name), f"{path}.{name}")
    else:
        assert value is None or isinstance(value, int | str), f"{path} is a {type(value)}"


@given(WORLDS)
def test_copies_share_nothing_that_may_change(world: World) -> None:
    """Walking through all fields of a game and its copy, no list, dict or frame is met twice."""
    game = world.deal()
    for _ in steps(game, world.choices()):
        if game.version % 6 and len(state_of(game).stack) < DEEP:
            continue
        twin = game.copy()
        assert inside(twin).state == inside(game).state
        own = dict(mutable_parts(inside(game).state))
        shared = [place for part, place in mutable_parts(inside(twin).state) if part in own]
        assert not shared
        assert inside(twin) is not inside(game)
        assert inside(twin).events is not inside(game).events


@given(WORLDS, st.integers(0, 250))
def test_playing_a_copy_leaves_the_original_alone(world: World, start: int) -> None:
    """And the original, played the same way, comes to the same end."""
    game = played(world, start)
    before, log, offers = encoded(game), game.log, [game.offers(player) for player in game.actors]
    twin = game.copy()
    told = list(steps(twin, world.choices(), start + 150))
    assert encoded(game) == before
    assert game.log == log
    assert [game.offers(player) for player in game.actors] == offers
    assert list(steps(game, world.choices(), start + 150)) == told
    assert encoded(game) == encoded(twin)


# Other machines


def fingerprints() -> list[str]:
    """Three games, one of them with everything on: a hash over all their events, states and offers."""
    found = []
    for world in (
        World(2, 11, 11, ("active_first",)),
        World(3, 12, 12, ("open_stocks", "rank_zero"), ("explosions", "inspectors"), rich=True),
        World(4, 13, 13, (), ("fluctuating_market", "diamonds", "explosions", "inspectors"), rich=True),
    ):
        game, digest = world.deal(), hashlib.sha256()
        for events in steps(game, world.choices(), choose=lively):
            offers = [[repr(offer) for offer in game.offers(player)] for player in game.actors]
            digest.update(msgspec.json.encode([events, offers]) + encoded(game))
        found.append(f"{game.version} {state_of(game).turn} {digest.hexdigest()}")
    return found


def test_other_processes_play_the_same_game() -> None:
    """Same seeds and choices under other hash seeds: identical events, offers and states."""
    here = fingerprints()
    for hash_seed in ("1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(map(str, _paths()))}
        code = "from tests.games.rockwell.properties.test_saves import fingerprints; print(*fingerprints(), sep='\\n')"
        there = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
        assert there.stdout.split("\n")[:-1] == here


def _paths() -> tuple[Path, Path]:
    return ROOT / "src", ROOT
