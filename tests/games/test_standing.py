"""Standing answers over random games: always legal, and never by hidden things."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import rockworker
from rockworker.engine.chance import Rng, below
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, size
from rockworker.engine.standing import bearing_on, given, is_sealed, names_in
from rockworker.games.clockworker.actions import Decline, Exchange, Finish
from rockworker.games.rockwell.actions import Bid
from rockworker.registry import definition_of

EXPANSIONS = definition_of("rockwell").module_names
TABLES: dict[str, tuple[str, int, tuple[str, ...], dict[str, Any]]] = {
    "rockwell-2": ("rockwell", 2, (), {}),
    "rockwell-3": ("rockwell", 3, (), {"open_stocks": True}),
    "rockwell-4-expansions": ("rockwell", 4, EXPANSIONS, {}),
    "clockworker-2": ("clockworker", 2, (), {"recovery": "optional", "duplication": "unlimited"}),
    "clockworker-4": ("clockworker", 4, (), {"new_artifacts": "at_once"}),
}
CLOCKWORKER = [name for name in TABLES if name.startswith("clockworker")]
LONGEST = 900


def anything(game: Game, player: int, chance: Rng) -> Action:
    """A random action: the kind first, so that passing is as likely as anything else. Bids are low: money is left for
    the rest of the turn."""
    offers = game.offers(player)
    offer = offers[below(chance, len(offers))]
    return offer[0 if offer.action is Bid else below(chance, len(offer))]


def decisions(table: str, seed: int) -> Iterator[Game]:
    """A random game, at each of its decisions."""
    name, players, modules, options = TABLES[table]
    game = rockworker.new(name, players=players, seed=seed, modules=modules, options=options)
    chance = Rng(seed)
    while game.actors and game.version < LONGEST:
        yield game
        player = game.actors[0]
        game.apply(player, anything(game, player, chance))


@pytest.mark.parametrize("table", TABLES)
def test_what_is_given_is_legal_and_comes_from_those_who_have_something_to_say(table: str) -> None:
    """Each answer alone, and all together."""
    answered: set[str] = set()
    for game in decisions(table, seed=5):
        for player in game.actors:
            bearing = bearing_on(game, player)
            for on in (*((name,) for name in names_in(game)), names_in(game)):
                answer = given(game, player, on)
                if answer:
                    answered.update(answer.names)
                    assert answer.action in game.legal_actions(player)
                    assert set(answer.names) <= set(on) & set(bearing)
            assert not given(game, player, ("no-such-answer",))
    assert len(answered) > 1


@pytest.mark.parametrize("table", TABLES)
def test_an_open_answer_tells_the_others_nothing(table: str) -> None:
    """In every game that another player holds possible, and in which the same is asked, the same is answered: that it
    was a standing answer tells of nothing but the switch. (That sealed ones are told to nobody else is tested with
    tables.)"""
    compared = 0
    for game in decisions(table, seed=6):
        player, on = game.actors[0], names_in(game)
        answer = given(game, player, on)
        if answer is None or is_sealed(game):
            continue
        for other in {*range(game.players), None} - {player}:
            possible = game.imagine(other, seed=game.version)
            if size(possible.offers(player)) > 1:
                assert given(possible, player, on) == answer
                compared += 1
    assert compared


@pytest.mark.parametrize("table", TABLES)
def test_an_answer_looks_only_at_what_its_player_sees(table: str) -> None:
    """With all redealt that the player can't know, the same is answered, and the same answers have something to say."""
    compared = 0
    for game in decisions(table, seed=7):
        for player in game.actors:
            possible = game.imagine(player, seed=game.version)
            assert bearing_on(possible, player) == bearing_on(game, player)
            answer = given(game, player, names_in(game))
            assert given(possible, player, names_in(game)) == answer
            compared += answer is not None
    assert compared


@pytest.mark.parametrize("table", CLOCKWORKER)
@pytest.mark.rule("CW-ART-10-01", "CW-SCORE-02")
def test_an_exchange_that_is_passed_over_can_be_made_in_the_next_turn(table: str) -> None:
    """When the player next chooses an action, and has not spent gears on the way there, at least as many can be turned
    into gold."""
    found = 0
    for game in (game for seed in range(30) for game in decisions(table, seed)):
        player = game.actors[0]
        answer = given(game, player, ("pass-for-me",))
        if answer is None:
            continue
        assert answer.action == Finish()
        exchanges = game.offers(player)[1]
        assert [offer.action for offer in game.offers(player)] == [Finish, Exchange]
        later = game.copy()
        later.apply(player, Finish())
        chance = Rng(game.version)
        while later.actors and (later.actors[0] != player or later.prompt != "action-phase"):
            mover = later.actors[0]
            spends_nothing = [offer for offer in later.offers(mover) if offer.action in (Decline, Finish)]
            quiet = mover == player and spends_nothing
            later.apply(mover, spends_nothing[0][0] if quiet else anything(later, mover, chance))
        if later.actors:
            found += 1
            (again,) = [offer for offer in later.offers(player) if offer.action is Exchange]
            assert len(again) >= len(exchanges)
    assert found


@pytest.mark.parametrize("table", TABLES)
def test_answers_have_nothing_to_say_where_nothing_is_offered_that_they_are_about(table: str) -> None:
    """So they need not be asked."""
    for game in decisions(table, seed=6):
        answers = game.definition.standing_answers(inside(game).rules)
        for player in game.actors:
            offers, see = game.offers(player), partial(game.view, player)
            kinds = frozenset(offer.action for offer in offers)
            for answer in answers:
                assert answer.concerns(kinds) or not answer.narrow(inside(game).rules, see, offers)
