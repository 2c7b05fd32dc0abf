"""What must hold in every game, whatever is played: games played at random show it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
import rockworker
from rockworker.engine.chance import Rng
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import sample
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts

SEEDS = range(20)
PLAYERS = 3
VIEWERS = (*range(PLAYERS), None)
OPTIONS = {"rounds": 5}


def random_game(seed: int) -> Iterator[tuple[Game, list[Event]]]:
    """A game after the deal and after each action, with what happened."""
    game = rockworker.new("template", players=PLAYERS, seed=seed, options=OPTIONS)
    draw = Rng(seed).below
    yield game, list(game.opening)
    while game.actors:
        player = game.actors[draw(len(game.actors))]
        yield game, game.apply(player, sample(game.offers(player), draw))


@pytest.mark.parametrize("seed", SEEDS)
def test_invariants_hold_and_games_end(seed: int) -> None:
    """After every action all is accounted for and each actor has something to choose; in the end there are scores."""
    for game, _ in random_game(seed):
        game.check()
        assert all(game.offers(player) for player in game.actors)
    assert [score.player for score in game.scores] == list(range(PLAYERS))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_moment_can_be_saved(seed: int) -> None:
    """A saved game and a stored state come back the same at every step, sealed bids included."""
    for game, _ in random_game(seed):
        codec = game.codec
        state = codec.state_to_json(inside(game).state)
        assert codec.state_to_json(inside(rockworker.load(game.save())).state) == state
        assert codec.state_to_json(codec.state_from_json(state)) == state


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_leaks(seed: int) -> None:
    """However the unknown is redealt, a viewer's view and offers stay byte for byte the same."""
    for game, _ in random_game(seed):
        for viewer in VIEWERS:
            imagined = game.imagine(viewer, seed)
            imagined.check()
            assert msgspec.json.encode(imagined.view(viewer)) == msgspec.json.encode(game.view(viewer))
            assert imagined.actors == game.actors
            if viewer is not None:
                assert imagined.offers(viewer) == game.offers(viewer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    """Events, actions and questions can be told to each viewer in each language; a missing message is an error."""
    said = set()
    for game, events in random_game(1):
        texts = Texts.of(game.definition, language)
        said |= {texts.event(event.seen_by(viewer)) for event in events for viewer in VIEWERS}
        if game.actors:
            said |= {texts.prompt(game.prompt), texts.waiting(game.prompt, game.actors)}
        said |= {texts.action(offer[0]) for player in game.actors for offer in game.offers(player)}
    said |= {texts.term(f"score-{part}") for part in game.scores[0].parts}
    assert all(said)
    assert len(said) > 10
