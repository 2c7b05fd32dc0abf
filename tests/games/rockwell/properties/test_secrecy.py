"""What a player can't know never reaches that player."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockworker.engine.chance import Rng
from rockworker.engine.events import ChoiceSealed, Event
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.games.rockwell.state import RockwellState
from tests.games.rockwell.properties.worlds import (
    WORDS,
    WORLDS,
    World,
    encoded,
    lively,
    played,
    seen,
    state_of,
    steps,
    told,
)


def eyes(world: World) -> tuple[int | None, ...]:
    """Everybody who looks on."""
    return (None, *range(world.players))


# Redealing


@given(WORLDS, WORDS)
def test_redealing_what_a_viewer_cannot_know_reveals_nothing_to_that_viewer(world: World, dream: int) -> None:
    """View, offers and who is asked stay byte-identical; so does what the next action brings, if it reveals nothing."""
    game = world.deal()
    for _ in steps(game, world.choices()):
        if game.version % 12 == 0 or len(game.actors) > 1:
            for viewer in eyes(world):
                twin = game.imagine(viewer, dream + game.version)
                assert seen(twin, viewer) == seen(game, viewer)
                for player in game.actors if viewer is None else set(game.actors) & {viewer}:
                    next_step_is_the_same(game, twin, player, viewer)


def next_step_is_the_same(game: Game, twin: Game, player: int, viewer: int | None) -> None:
    """An action that surprises nobody is told and shown alike in both worlds."""
    action = lively(game, player, Rng(game.version))
    here, there = game.copy(), twin.copy()
    events = here.apply(player, action)
    if state_of(here).surprises == state_of(game).surprises:
        assert told(there.apply(player, action), viewer) == told(events, viewer)
        assert seen(there, viewer) == seen(here, viewer)


@given(WORLDS, st.integers(20, 300), WORDS)
def test_redealing_keeps_what_is_known_and_changes_the_rest(world: World, start: int, dream: int) -> None:
    """Drilled tiles, the fronts of the others, the contents of each pile and the viewer's stock are as they were."""
    game = played(world, start)
    state, twin = state_of(game), state_of(game.imagine(0, dream))
    pieces = inside(game).rules.components.tiles
    for place, (before, after) in enumerate(zip(state.tiles, twin.tiles, strict=True)):
        if state.revealed >> place & 1:
            assert before == after
        assert (pieces[before].stratum, pieces[before].power) == (pieces[after].stratum, pieces[after].power)
    assert [sorted(pile) for pile in state.piles] == [sorted(pile) for pile in twin.piles]
    assert (state.cubes, state.cash, state.insurance) == (twin.cubes, twin.cash, twin.insurance)
    assert state.rng != twin.rng


def test_redealing_really_deals() -> None:
    """Over a few dreams every pile and every unrevealed group of tiles comes out differently."""
    game = World(4, 5, 5).deal()
    twins = [state_of(game.imagine(0, dream)) for dream in range(20)]
    assert all(len({twin.piles[pile] for twin in twins}) > 5 for pile in range(8))
    assert all(len({twin.tiles[place] for twin in twins}) > 1 for place in range(32))


# Behind the screens

HIDDEN = ("cubes", "cash", "insurance", "deliveries", "delivery_prestige", "achievement_prestige")


def change_stock(state: RockwellState, player: int, chance: Rng) -> None:
    """Something else lies behind a player's screen."""
    for name in HIDDEN:
        amounts = getattr(state, name)
        width = len(amounts) // len(state.cash)
        for index in range(player * width, player * width + width):
            amounts[index] += 100 * (1 + chance.below(50))


@given(WORLDS, st.integers(0, 400))
def test_others_see_nothing_of_what_lies_behind_a_screen(world: World, start: int) -> None:
    """Other cubes, money, insurance and prestige: every other view stays byte-identical, unless stocks are open."""
    game = played(world, start)
    for player in range(world.players):
        twin = game.copy()
        change_stock(state_of(twin), player, world.choices())
        for viewer in eyes(world):
            same = seen(twin, viewer) == seen(game, viewer)
            assert same is (viewer != player and "open_stocks" not in world.options and not game.is_over)


# Sealed choices


def sealed_moments(world: World, most: int) -> list[Game]:
    """The game at moments when several players choose in secret."""
    game = world.deal()
    found = [game.copy() for _ in steps(game, world.choices()) if len(game.actors) > 1]
    return found[:: max(1, len(found) // most)]


@given(WORLDS)
def test_a_sealed_choice_is_seen_by_its_owner_only(world: World) -> None:
    """Whatever one player seals, the others' views, offers and events are the same; that player's are not."""
    for game in sealed_moments(world, 8):
        player = game.actors[0]
        offers = game.offers(player)
        one, other = game.copy(), game.copy()
        choices: list[Action] = [offers[0][0], offers[-1][offers[-1].size() - 1]]
        if choices[0] == choices[1]:
            continue
        first, second = one.apply(player, choices[0]), other.apply(player, choices[1])
        for viewer in eyes(world):
            assert (told(first, viewer) == told(second, viewer)) is (viewer != player)
            assert (seen(one, viewer) == seen(other, viewer)) is (viewer != player)


@given(WORLDS)
def test_the_order_of_arrival_changes_nothing(world: World) -> None:
    """Sealed choices come in any order: the same state, and the same facts once all is revealed."""
    for game in sealed_moments(world, 3):
        chance = world.choices()
        choices = {player: lively(game, player, chance) for player in game.actors}
        ends: list[tuple[bytes, list[Event]]] = []
        for order in permutations(choices):
            twin = game.copy()
            events = [event for player in order for event in twin.apply(player, choices[player])]
            ends.append((encoded(twin), [event for event in events if not isinstance(event, ChoiceSealed)]))
        assert all(end == ends[0] for end in ends)


@pytest.mark.rule("RW-AUC-03")
def test_revealing_sealed_choices_is_a_surprise() -> None:
    """Nobody may take back a bid after having seen the others'."""
    game = World(4, 3, 3).deal()
    surprises = state_of(game).surprises
    for player in game.actors[:-1]:
        game.apply(player, lively(game, player, Rng(player)))
    assert state_of(game).surprises == surprises
    game.apply(3, lively(game, 3, Rng(3)))
    assert state_of(game).surprises == surprises + 1
