"""Whatever is done to what a game hands out, the game stays as it was."""

from __future__ import annotations

import copy
import pickle  # noqa: TID251 - we pickle our own
from collections.abc import Callable, Iterator
from contextlib import suppress
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


def deal(world: str, seed: int) -> Game:
    return rockworker.new(world.split()[0], seed=seed, **WORLDS[world])


def attack(value: Any) -> None:
    """Tries to change a value and everything in it, the innermost first."""
    if isinstance(value, str | bytes | int | float | range | type | None):
        return
    names = _fields(value)
    for part in (*(getattr(value, name, None) for name in names), *_items(value)):
        attack(part)
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
    slots = getattr(type(value), "__slots__", ())
    return tuple(slots) if isinstance(value, Offer | rockworker.LegalActions) else ()


def _items(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return list(value) if isinstance(value, list | tuple | set | frozenset) else []


def handed_out(game: Game) -> Iterator[Any]:
    """Everything that the public API returns."""
    yield from (game.header, game.actors, game.opening, game.log, game.scores, game.view(), game.save())
    for player in range(game.players):
        seat = GameSeat(game, player)
        yield from (game.offers(player), game.view(player), seat.offers(), seat.view(), seat.about)
        yield from (offer[0] for offer in game.offers(player))
        yield game.legal_actions(player)
    yield from (game.codec.action(msgspec.to_builtins(action)) for _, action in game.log)
    yield from (events for _, events in game.replay())
    yield game.definition.pieces(game.rules)
    yield game.definition.labels(game.rules)
    yield from (game.play.state, game.play.offered, game.play.state.stack, game.play.events, game.to_rows())
    yield from (game.current_scores(), game.current_scores(0))


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
    pieces = msgspec.json.encode(game.definition.pieces(game.rules))
    state = game.codec.state_to_json(game.play.state)
    return game.save(), state, game.actors, repr(game.scores), views, offers, pieces


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


def test_nobody_offers_themselves_a_bid() -> None:
    """The review's trick: an offer put among those that `apply` checks against."""
    game = rockworker.new("rockwell", players=2, seed=1)
    forged = Offer(Bid, range(100), range(1), range(1), range(1), range(0, 99901, 100))
    with pytest.raises(AttributeError):
        game.offers(0).append(forged)  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        game.offers(0)[0].axes = forged.axes
    with pytest.raises(rockworker.IllegalValue):
        game.apply(0, Bid(99, 0, 0, 0, 99900))


def test_the_inside_is_out_of_reach() -> None:
    """The same trick through `play`: it is a copy."""
    game = rockworker.new("rockwell", players=2, seed=1)
    forged = Offer(Bid, range(100), range(1), range(1), range(1), range(0, 99901, 100))
    game.play.offered = (forged,)
    game.play.state.cash[0] = 1_000_000
    game.play.take(0, Bid(0, 0, 0, 0, 0))
    with pytest.raises(AttributeError):
        game.play = game.copy().play  # type: ignore[misc]
    with pytest.raises(rockworker.IllegalValue):
        game.apply(0, Bid(99, 0, 0, 0, 99900))
    assert game == rockworker.new("rockwell", players=2, seed=1)


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
