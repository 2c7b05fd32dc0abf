"""Games at moments that random play reaches: what the tests of encodings look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from hypothesis import strategies as st

from rockworker.engine.chance import Rng
from rockworker.learn.episode import Episode
from rockworker.learn.setup import Setup
from rockworker.registry import definition_of

GAMES = ("rockwell", "clockworker")


@st.composite
def setups(draw: st.DrawFn, games: tuple[str, ...] = GAMES) -> Setup:
    """A game, a number of players, some modules, some options."""
    game = draw(st.sampled_from(games))
    definition = definition_of(game)
    players = draw(st.integers(definition.fewest_players, definition.most_players))
    modules = draw(st.lists(st.sampled_from(definition.module_names), unique=True)) if definition.module_names else []
    return Setup(game, players, modules, {name: draw(values) for name, values in _options(game) if draw(st.booleans())})


def _options(game: str) -> Iterator[tuple[str, st.SearchStrategy[Any]]]:
    """What players can agree on, and how; limits on a game's length are left alone."""
    for field in msgspec.structs.fields(definition_of(game).options_type):
        if not field.name.endswith("_limit"):
            yield field.name, st.sampled_from((False, True) if field.type is bool else get_args(field.type))


def moments(setup: Setup, seed: int, most: int = 1 << 30) -> Iterator[Episode]:
    """A game of random words, before each of them and at its end."""
    episode, chance = setup.deal(seed), Rng(seed)
    for _ in range(most):
        yield episode
        if not episode.actors:
            return
        player = episode.actors[chance.below(len(episode.actors))]
        legal = episode.legal(player)
        episode.say(player, legal[chance.below(len(legal))])


def played(setup: Setup, seed: int, words: int) -> Episode:
    """A game after a number of random words, or at its end."""
    *_, last = moments(setup, seed, words + 1)
    return last
