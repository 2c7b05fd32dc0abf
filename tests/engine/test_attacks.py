"""Whatever is done to what a game hands out, the game stays as it was."""

from __future__ import annotations

import copy
import pickle  # noqa: TID251 - we pickle our own
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import FunctionType
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rockworker
from rockworker.bots import GameSeat
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Offer, sample
from rockworker.engine.rules import _compiled
from rockworker.games.rockwell.actions import Bid
from rockworker.registry import definition_of

MUTATORS: tuple[Callable[[Any], Any], ...] = (
    lambda value: value.append(7),
    lambda value: value.extend([7]),
    lambda value: value.insert(0, 7),
    lambda value: value.__iadd__([7]),
    lambda value: value.__imul__(2),
    lambda value: value.reverse(),
    lambda value: value.sort(key=repr, reverse=True),
    lambda value: value.remove(next(iter(value))),
    lambda value: value.__setitem__(0, 7),
    lambda value: value.__delitem__(0),
    lambda value: value.add(7),
    lambda value: value.update({"attacked": 7}),
    lambda value: value.__ior__({"attacked": 7}),
    lambda value: value.setdefault("attacker", 7),
    lambda value: value.__setitem__(next(iter(value)), 7),
    lambda value: value.popitem(),
    lambda value: value.pop(),
    lambda value: value.clear(),
)

WORLDS: dict[str, dict[str, Any]] = {
    "rockwell": {"players": 3},
    "rockwell with all": {
        "players": 2,
        "modules": definition_of("rockwell").module_names,
        "options": {"open_stocks": True},
    },
    "rockwell with an owner's numbers": {"players": 2, "components": {"drilling": {"dice": 2}}},
    "clockworker": {"players": 2, "options": {"round_limit": 5}},
}


ATTRIBUTES = [name for name in dir(Game) if name[0] != "_" and not callable(getattr(Game, name))]
"""Of a game, and its properties."""

SHARED = ("codec", "definition")
"""Those which all games like it have in common."""


def deal(world: str, seed: int) -> Game:
    return rockworker.new(world.split()[0], seed=seed, **WORLDS[world])


def attack(value: Any) -> None:
    """Tries to change a value and everything in it, the innermost first."""
    _attack(value, set())


def _attack(value: Any, met: set[int]) -> None:
    if isinstance(value, str | bytes | int | float | range | type | Path | Game | FunctionType | None):
        return
    if id(value) in met:
        return
    met.add(id(value))
    names = _fields(value)
    for part in (*(getattr(value, name, None) for name in names), *_items(value)):
        _attack(part, met)
    for mutate in MUTATORS:
        with suppress(Exception):
            mutate(value)
    for name in (*names, "brand_new"):
        with suppress(Exception):
            setattr(value, name, ())
        with suppress(Exception):
            delattr(value, name)


def _fields(value: Any) -> tuple[str, ...]:
    if isinstance(value, msgspec.Struct):
        return value.__struct_fields__
    if not type(value).__module__.startswith("rockworker."):
        return ()
    slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    written = [name for name in (*slots, *getattr(value, "__dict__", ())) if not name.startswith("_")]
    told = [name for name, part in vars(type(value)).items() if name[0] != "_" and not isinstance(part, FunctionType)]
    return tuple(dict.fromkeys((*written, *told)))


def _items(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return list(value) if isinstance(value, list | tuple | set | frozenset) else []


def handed_out(game: Game) -> Iterator[Any]:
    """Everything that the public API returns."""
    yield from (getattr(game, name) for name in ATTRIBUTES if name not in SHARED)
    yield from (game.view(), game.save(), game.to_rows(), game.to_rows(events=True))
    for player in range(game.players):
        seat = GameSeat(game, player)
        yield from (game.offers(player), game.view(player), seat.offers(), seat.view(), seat.about)
        yield [offer[0] for offer in game.offers(player)]
        yield game.legal_actions(player)
    yield [game.codec.action(msgspec.to_builtins(action)) for _, action in game.log]
    yield [events for _, events in game.replay()]
    yield from (game.current_scores(), game.current_scores(0))


def handed_out_to_all(game: Game) -> Iterator[Any]:
    """What all games like it have in common."""
    definition = game.definition
    yield from (getattr(game, name) for name in SHARED)
    rules = definition.compile(game.header)
    yield from (definition.pieces(rules), definition.labels(rules), definition.standing_answers(rules), rules)
    yield definition.notation()


def twins(game: Game) -> Iterator[Game]:
    """Games that were made from this one."""
    yield from (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game)))  # noqa: S301
    yield from (game.imagine(None), game.imagine(0), game.at(game.version), game.playout())
    *_, (last, _) = game.replay()
    yield last


def photograph(game: Game) -> tuple[Any, ...]:
    """All that a game says about itself."""
    views = [msgspec.json.encode(game.view(viewer)) for viewer in (None, *range(game.players))]
    offers = [repr(game.offers(player)) for player in range(game.players)]
    pieces = msgspec.json.encode(game.definition.pieces(inside(game).rules))
    state = game.codec.state_to_json(inside(game).state)
    moves = [game.text(action) for _, action in game.log]
    return game.save(), state, game.actors, repr(game.scores), views, offers, pieces, moves


def play_on(game: Game, steps: int, seed: int) -> None:
    """At random; the events are attacked as they come."""
    draw = Rng(seed).below
    for _ in range(steps):
        if game.actors:
            player = game.actors[draw(len(game.actors))]
            attack(game.apply(player, sample(game.offers(player), draw)))


@pytest.mark.parametrize("world", WORLDS)
@given(seed=st.integers(0, 2**32), steps=st.sampled_from((0, 1, 5, 30, 120, 2_000)))
@settings(max_examples=10)
def test_no_attack_reaches_the_game(world: str, seed: int, steps: int) -> None:
    """Neither on what it returns nor on its copies; and it goes on as one that nobody has attacked."""
    game = deal(world, seed)
    play_on(game, steps, seed)
    before = photograph(game)
    for thing in handed_out(game):
        attack(thing)
        assert photograph(game) == before, type(thing)
    for twin in twins(game):
        for thing in (inside(twin).state, twin.header, *(twin.offers(player) for player in range(twin.players))):
            attack(thing)
        assert photograph(game) == before
    spared = rockworker.load(before[0])
    for side in (game, spared):
        play_on(side, 20, seed)
    assert photograph(game) == photograph(spared)


@pytest.mark.parametrize("world", WORLDS)
def test_no_attack_reaches_what_games_share(world: str) -> None:
    """Neither on the codec, the definition and what it returns, nor on rules that are compiled anew."""
    game = deal(world, 5)
    play_on(game, 60, 5)
    before = photograph(game)
    for thing in handed_out_to_all(game):
        attack(thing)
        assert photograph(game) == before, type(thing)
    _compiled.cache_clear()
    assert photograph(rockworker.load(before[0])) == before, "rules compiled after the attack are the same"


def test_nobody_offers_themselves_a_bid() -> None:
    """The review's trick: an offer put among those that `apply` checks against."""
    game = rockworker.new("rockwell", players=2, seed=1)
    forged = Offer(Bid, range(100), range(1), range(1), range(1), range(0, 99901, 100))
    with pytest.raises(AttributeError):
        game.offers(0).append(forged)  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        game.offers(0)[0].axes = forged.axes
    for part in ("action", "axes", "_size"):  # all that it has, private or not
        with pytest.raises(AttributeError):
            setattr(game.offers(0)[0], part, getattr(forged, part, None))
    with pytest.raises(rockworker.IllegalValue):
        game.apply(0, Bid(99, 0, 0, 0, 99900))


def test_rules_are_not_handed_out() -> None:
    """All games that are played alike share them: who changed them would change every such game."""
    for world in WORLDS:
        game = deal(world, 1)
        rules, copied = inside(game).rules, game.definition.compile(game.header)
        assert copied is not rules
        assert not any(getattr(game, name) is rules for name in ATTRIBUTES)
        assert inside(deal(world, 2)).rules is rules


def test_a_definition_stays_as_it_is() -> None:
    """There is one of each game for the whole process."""
    for world in WORLDS:
        definition = deal(world, 1).definition
        with pytest.raises(TypeError, match="can’t be changed"):
            definition.name = "another"  # type: ignore[misc]
        with pytest.raises(TypeError, match="can’t be changed"):
            del definition.name
        with pytest.raises(TypeError):
            definition.rules_versions[1] = definition.rules_versions[2]  # type: ignore[index]


def test_what_is_given_to_a_game_stays_the_callers() -> None:
    """Options that change after the deal change no game."""
    options = {"open_stocks": True}
    game = rockworker.new("rockwell", players=2, options=options)
    options["open_stocks"] = False
    assert game.header.options == {"open_stocks": True}
    with pytest.raises(TypeError, match="can’t be changed"):
        game.header.options["open_stocks"] = False


def test_axes_can_not_be_changed() -> None:
    """Every axis that a game of ours offers is a range or a tuple."""
    for world in WORLDS:
        game, draw = deal(world, 3), Rng(3).below
        while game.actors:
            offers = game.offers(game.actors[0])
            assert all(isinstance(axis, range | tuple) for offer in offers for axis in offer.axes)
            game.apply(game.actors[0], sample(offers, draw))
