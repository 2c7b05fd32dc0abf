"""A possible game for a seat: drawn from the chance and from what the seat can know, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import rockworker
from rockworker.bots.possible import PossibleGame
from rockworker.engine.chance import Rng, next64, shuffle
from rockworker.engine.frames import SealedChoice
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import sample
from rockworker.games.clockworker.state import FIN

MODULES = ("fluctuating_market", "diamonds", "explosions", "inspectors")
WORLDS = [("rockwell", 2, MODULES), ("rockwell", 3, ()), ("rockwell", 4, MODULES), ("clockworker", 3, ())]


def positions(name: str, players: int, modules: tuple[str, ...]) -> Iterator[Game]:
    """Moments of a game that is played at random, sealed choices half made included."""
    game, chance = rockworker.new(name, players=players, seed=3, modules=modules), Rng(4)
    while game.actors and game.version < 400:
        if game.version % 7 == 0 or isinstance(inside(game).state.stack[-1], SealedChoice):
            yield game
        player = game.actors[chance.below(len(game.actors))]
        game.apply(player, sample(game.offers(player), chance.below))


def with_other_secrets(game: Game, player: int, chance: Rng) -> Game:
    """The same game with other hidden things, changed by hand and not by `redeal`."""
    twin = game.copy()
    twin.header = msgspec.structs.replace(game.header, seed=chance.below(1 << 64))
    state = inside(twin).state
    state.rng = next64(chance)
    if game.header.game == "rockwell":
        _hide_otherwise_rockwell(twin, chance)
    else:
        shuffle(chance, state.deck)
        hidden = [tile for tile in state.tiles if tile != FIN]
        shuffle(chance, hidden)
        state.tiles = [tile if tile == FIN else hidden.pop() for tile in state.tiles]
    top = state.stack[-1] if state.stack else None
    if isinstance(top, SealedChoice):
        for other, choice in enumerate(top.choices):
            if choice is not None and other != player:
                top.choices[other] = sample(tuple(top.offers(inside(twin), other)), chance.below)
    return twin


def _hide_otherwise_rockwell(game: Game, chance: Rng) -> None:
    """Cards within their piles; unrevealed tiles whose fronts look alike."""
    state, pieces = inside(game).state, inside(game).rules.components.tiles
    state.piles = [_shuffled(pile, chance) for pile in state.piles]
    tiles = list(state.tiles)
    for place, tile in enumerate(tiles):
        hidden = [other for other in range(place, len(tiles)) if not state.revealed >> other & 1]
        alike = [other for other in hidden if _front(pieces[tiles[other]]) == _front(pieces[tile])]
        if alike and not state.revealed >> place & 1:
            other = alike[chance.below(len(alike))]
            tiles[place], tiles[other] = tiles[other], tiles[place]
    state.tiles = tuple(tiles)


def _front(piece: object) -> tuple[object, ...]:
    return piece.stratum, piece.power, piece.pile  # type: ignore[attr-defined]


def _shuffled(pile: tuple[int, ...], chance: Rng) -> tuple[int, ...]:
    cards = list(pile)
    shuffle(chance, cards)
    return tuple(cards)


@pytest.mark.parametrize(("name", "players", "modules"), WORLDS)
def test_a_possible_game_does_not_depend_on_secrets(name: str, players: int, modules: tuple[str, ...]) -> None:
    """With the same chance, it is the same to the last byte whatever the hidden truth is."""
    chance, compared = Rng(9), 0
    for game in positions(name, players, modules):
        for player in range(players):
            twin = with_other_secrets(game, player, chance)
            assert twin.view(player) == game.view(player), "the change was one that the player can't see"
            compared += twin.codec.state_to_json(inside(twin).state) != game.codec.state_to_json(inside(game).state)
            seed = chance.below(1 << 64)
            made = [PossibleGame.of(each, player, seed) for each in (game, twin)]
            assert msgspec.json.encode(made[0]) == msgspec.json.encode(made[1])
            assert made[0].game().view(player) == game.view(player)
    assert compared > 50


@pytest.mark.parametrize(("name", "players", "modules"), WORLDS)
def test_it_survives_the_wire(name: str, players: int, modules: tuple[str, ...]) -> None:
    """Over JSON and msgpack, and ready to be played on."""
    for game in positions(name, players, modules):
        made = PossibleGame.of(game, game.actors[0], 5)
        for codec in (msgspec.json, msgspec.msgpack):
            there = codec.decode(codec.encode(made), type=PossibleGame).game()
            assert there.offers(made.player) == game.offers(made.player)
            assert there.version == game.version
