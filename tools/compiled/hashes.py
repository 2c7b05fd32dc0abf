"""`python -m tools.compiled.hashes [number]`: a line for each of some random games with the hash of all that happened.

Every number of players and every combination of expansions takes its turn. The compiled engine and the interpreted one
must print the same lines.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from itertools import combinations, cycle, islice

import msgspec

import rockworker
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import sample
from rockworker.registry import definition_of, game_names

World = tuple[str, int, tuple[str, ...], int]
"""Game, number of players, expansions, rules version."""


def worlds() -> list[World]:
    """All kinds of games."""
    return [
        (name, players, modules, version)
        for name in game_names()
        for players in range(definition_of(name).fewest_players, definition_of(name).most_players + 1)
        for count in range(len(definition_of(name).module_names) + 1)
        for modules in combinations(definition_of(name).module_names, count)
        for version in definition_of(name).rules_versions
    ]


def digest(world: World, seed: int) -> str:
    """The hash of a random game: offers, actions, events, views, states, scores."""
    name, players, modules, version = world
    options = dict(definition_of(name).bot_options)
    game = rockworker.new(name, players=players, seed=seed, modules=modules, options=options, rules_version=version)
    hashed = hashlib.sha256()
    for part in _transcript(game, Rng(seed)):
        hashed.update(part)
    return hashed.hexdigest()


def _transcript(game: Game, chance: Rng) -> Iterator[bytes]:
    yield msgspec.json.encode(game.opening)
    while not game.is_over and game.version < 2_000:
        player = game.actors[chance.below(len(game.actors))]
        offers = game.offers(player)
        yield repr(offers).encode()
        yield msgspec.json.encode(game.apply(player, sample(offers, chance.below)))
        if game.version % 50 == 0:
            yield game.codec.state_to_json(inside(game).state)
            yield msgspec.json.encode(game.view(player))
            yield game.codec.state_to_json(inside(game.imagine(player, game.version)).state)
    yield msgspec.json.encode(game.scores)


def main() -> None:
    """Prints a line for each game."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    for seed, world in enumerate(islice(cycle(worlds()), number)):
        print(*world, seed, digest(world, seed))


if __name__ == "__main__":
    main()
