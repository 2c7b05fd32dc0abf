"""Whole games at random: invariants, decisions, offers, the end, the scores."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given

from rockworker.engine.chance import Rng
from rockworker.engine.errors import NoSuchPlayer
from rockworker.engine.events import Event
from rockworker.engine.frames import SealedChoice
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer, enumerate_all, nth, sample, size
from rockworker.games.rockwell.achievements import meets
from rockworker.games.rockwell.events import EVENTS, BonusScored, EndConditionMet, GameScored
from rockworker.games.rockwell.frames.extraction import Extraction
from tests.games.rockwell.properties.worlds import WORLDS, World, state_of, steps

ENDLESS = 10_000
"""More actions than any game needs."""
FEW = 300
"""Offers up to this size are enumerated."""


def one_decision_or_the_end(game: Game) -> None:
    """Somebody must decide, several only in secret, and nobody else has anything offered; or the game is over."""
    stack = state_of(game).stack
    assert game.is_over is (not game.actors) is (not stack)
    assert len(set(game.actors)) == len(game.actors)
    assert len(game.actors) <= 1 or isinstance(stack[-1], SealedChoice)
    for player in range(game.players):
        assert bool(game.offers(player)) is (player in game.actors)
    for nobody in (-1, game.players):
        with pytest.raises(NoSuchPlayer):
            game.offers(nobody)


def only_choices_are_asked(game: Game) -> None:
    """Outside sealed choices there are two answers at least; version 1 asked for single ones, too."""
    sealed = not game.actors or isinstance(state_of(game).stack[-1], SealedChoice)
    assert sealed or game.header.rules_version == 1 or size(game.offers(game.actors[0])) > 1


def offers_are_sound(offers: Sequence[Offer], chance: Rng) -> None:
    """Counting, indexing, sampling and membership tell the same story; no action is offered twice."""
    count = size(offers)
    assert count == sum(offer.size() for offer in offers) > 0
    last = nth(offers, count - 1)
    for action in (nth(offers, 0), last, nth(offers, chance.below(count)), sample(tuple(offers), chance.below)):
        assert sum(action in offer for offer in offers) == 1
    if count <= FEW:
        actions = list(enumerate_all(offers))
        assert actions == [nth(offers, n) for n in range(count)]
        assert len(set(actions)) == count


def nothing_achieved_is_missing(game: Game) -> None:
    """A player who meets a criterion has its tile."""
    state, rules = state_of(game), inside(game).rules
    for player in range(game.players):
        for number, goal in enumerate(rules.goals):
            assert state.achievements[player] >> number & 1 or not meets(state, player, goal)


def extractions_are_on_the_way_only(game: Game) -> None:
    """An extraction under way waits for somebody above it on the stack."""
    stack = state_of(game).stack
    assert not stack or not isinstance(stack[-1], Extraction)


@given(WORLDS)
def test_every_step_of_every_game_is_sound(world: World) -> None:
    """Invariants, one decision, offers and achievements after every action; and every game ends."""
    game = world.deal()
    chance = world.choices()
    happened: list[Event] = []
    for events in steps(game, chance, ENDLESS):
        happened += events
        game.check()
        one_decision_or_the_end(game)
        only_choices_are_asked(game)
        nothing_achieved_is_missing(game)
        extractions_are_on_the_way_only(game)
        for player in game.actors:
            offers_are_sound(game.offers(player), chance)
    assert game.is_over
    assert sum(isinstance(event, EndConditionMet) for event in happened) == 1
    scores_are_consistent(game, happened)


def scores_are_consistent(game: Game, happened: list[Event]) -> None:
    """Totals are the sums of their parts, ranks follow from totals, and the events tell the same."""
    scores = game.scores
    assert [score.player for score in scores] == list(range(game.players))
    for score in scores:
        assert score.total == sum(score.parts.values())
        assert score.rank >= 1 + sum(other.total > score.total for other in scores)
        assert score.rank <= sum(other.total >= score.total for other in scores)
    assert min(score.rank for score in scores) == 1
    told = [event for event in happened if isinstance(event, GameScored)]
    assert [(event.player, event.total, event.rank) for event in told] == [(s.player, s.total, s.rank) for s in scores]
    bonus = sum(event.prestige for event in happened if isinstance(event, BonusScored))
    assert bonus == sum(event.bonus for event in told)


def uniform(game: Game, player: int, chance: Rng) -> Action:
    """Any action, all of them equally likely."""
    return sample(game.offers(player), chance.below)


@given(WORLDS)
def test_games_end_under_uniform_play_too(world: World) -> None:
    """However unwisely it is played."""
    game = world.deal()
    for _ in steps(game, world.choices(), 5 * ENDLESS, uniform):
        pass
    game.check()
    assert game.is_over
    assert len(game.scores) == world.players


def test_the_games_of_these_tests_are_lively() -> None:
    """A few of them show every event of the base game but the rarest: these tests look at more than staying crews.
    With its fixed prices nobody has equal losses to choose from."""
    seen: set[str] = set()
    for seed in range(24):
        game = World(2 + seed % 3, seed, seed, rich=bool(seed % 2)).deal()
        for events in steps(game, Rng(seed), ENDLESS):
            seen |= {type(event).__name__ for event in events}
    rare = {"VicePresidentStuck", "LossChosen"}
    assert {event.__name__ for event in EVENTS} - seen <= rare
