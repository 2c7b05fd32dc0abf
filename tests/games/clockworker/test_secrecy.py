"""What a player can't know has no influence on what that player gets to see."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from rockworker.engine.chance import Rng
from rockworker.engine.events import Event, seen_by
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import sample
from rockworker.games.clockworker.events import ArchiveRevealed, FactoryRevealed
from rockworker.games.clockworker.state import FIN
from tests.games.clockworker.play import new_game, options, players, random_position, seeds


def payload(game: Game, viewer: int | None) -> bytes:
    """All that a viewer is sent: view and offers."""
    offers = [repr(offer) for offer in game.offers(viewer)] if viewer is not None else []
    return msgspec.json.encode((game.view(viewer), offers))


def without_news(events: list[Event]) -> list[Event]:
    """Events without those that turn something up: they are the moment when a secret ends."""
    return [event for event in events if not isinstance(event, FactoryRevealed | ArchiveRevealed)]


@given(players, seeds, options, st.integers(0, 150), seeds)
def test_redealt_games_look_the_same(count: int, seed: int, chosen: dict[str, Any], steps: int, other: int) -> None:
    """Deck and stack in another order: every viewer's view and offers are the same, byte for byte."""
    game = random_position(new_game(count, seed, chosen), seed, steps)
    for viewer in (None, *range(count)):
        imagined = game.imagine(viewer, other)
        imagined.check()
        for witness in (None, *range(count)):
            assert payload(imagined, witness) == payload(game, witness)


@given(players, seeds, st.integers(0, 120), seeds)
def test_redealt_games_tell_the_same(count: int, seed: int, steps: int, other: int) -> None:
    """The next action brings the same events, but for the cards and tiles that it turns up."""
    game = random_position(new_game(count, seed), seed, steps)
    if game.is_over:
        return
    player = game.actors[0]
    action = sample(game.offers(player), Rng(other).below)
    worlds = [game.copy(), game.imagine(player, other)]
    for viewer in (None, *range(count)):
        told = [seen_by(without_news(world.copy().apply(player, action)), viewer) for world in worlds]
        assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])


@given(players, seeds, st.integers(0, 150))
def test_a_view_holds_no_secret(count: int, seed: int, steps: int) -> None:
    """Others' archives are only counted, and the orders of deck and stack are not there at all."""
    game = random_position(new_game(count, seed), seed, steps)
    for viewer in (None, *range(count)):
        view: Any = game.view(viewer)
        for player in view.players:
            shown = player.player == viewer or game.is_over
            assert (player.archives is not None) == shown
        fields = set(view.__struct_fields__)
        assert not fields & {"deck", "tiles", "rng", "stack", "surprises", "seed"}


def test_redealing_changes_what_is_hidden_and_keeps_fin() -> None:
    """Another seed, another order; FIN stays as deep as everybody knows it to be; what was bought stays bought."""
    game = random_position(new_game(4, 7), 7, 60)
    worlds = [inside(game.imagine(0, seed)).state for seed in range(8)]
    state = inside(game).state
    assert len({tuple(world.deck) for world in worlds}) == 8
    assert len({tuple(world.tiles) for world in worlds}) == 8
    for world in worlds:
        assert sorted(world.deck) == sorted(state.deck)
        assert world.tiles.index(FIN) == state.tiles.index(FIN)
        assert world.archives == state.archives
        assert world.rng != state.rng
