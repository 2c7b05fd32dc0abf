"""A game under way, shown on the toy game: playing, refusing, copying, imagining, replaying."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockworker.engine.chance import Rng
from rockworker.engine.errors import GameIsOver, IllegalAction, IllegalValue, MalformedAction, NoSuchPlayer, NotYourTurn
from rockworker.engine.events import ChoiceSealed, Event, seen_by
from rockworker.engine.game import Game, play_out
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer, sample
from rockworker.engine.refusals import NotAsked
from tests.engine.pebbles import (
    DEFINITION,
    Auction,
    Bid,
    BidsRevealed,
    CoinsMissing,
    Keep,
    KeepOrSell,
    PebbleDrawn,
    PebbleKept,
    Pebbles,
    PebbleSold,
    Sell,
    View,
)

SEEDS = st.integers(0, 2**64 - 1)


def new(seed: int, players: int = 3, *modules: str) -> Game:
    return Game(DEFINITION, DEFINITION.header(players, seed, modules))


def snapshot(game: Game) -> tuple[bytes, int, list[tuple[int, Action]], tuple[int, ...]]:
    """Everything about a game that an action may change."""
    return game.codec.state_to_json(inside(game).state), game.version, game.log, game.actors


def random_steps(game: Game, seed: int) -> Iterator[Game]:
    """Plays at random to the end, stopping before each step."""
    draw = Rng(seed).below
    while game.actors:
        yield game
        player = game.actors[draw(len(game.actors))]
        game.apply(player, sample(game.offers(player), draw))
    yield game


def bid_all(game: Game, *coins: int) -> None:
    for player, number in enumerate(coins):
        game.apply(player, Bid(number))


# Playing


def test_the_opening(game: Game) -> None:
    """Automatic frames run before anybody is asked: all three bid first."""
    assert game.actors == (0, 1, 2)
    assert game.players == 3
    assert not game.is_over
    assert game.scores == []
    assert game.opening == ()
    assert [offer.axis("coins") for offer in game.offers(1)] == [range(6)]


def test_a_sealed_choice_waits_for_all(game: Game) -> None:
    """Nothing is revealed before the last bid, in whatever order they come."""
    assert game.apply(2, Bid(4)) == [ChoiceSealed(2, {"type": "bid", "coins": 4})]
    assert game.actors == (0, 1)
    assert game.offers(2) == ()
    game.apply(0, Bid(4))
    events = game.apply(1, Bid(1))
    assert events[1] == BidsRevealed((4, 1, 4), 0)
    assert isinstance(events[2], PebbleDrawn)
    assert list(game.actors) == [0]


def test_events_belong_to_one_action(game: Game) -> None:
    """Each call returns what it caused, and no more."""
    bid_all(game, 0, 2, 1)
    assert game.apply(1, Keep()) == [PebbleKept(1)]
    assert inside(game).events == []


def test_a_whole_game(game: Game) -> None:
    """When the bag is empty nobody is asked any more, and the scores are there."""
    for _ in range(3):
        bid_all(game, 1, 0, 0)
        game.apply(0, Keep())
    assert game.is_over
    assert game.actors == ()
    assert game.offers(0) == ()
    first, second, third = game.scores
    assert (first.total, first.rank, first.parts) == (14, 1, {"coins": 2, "pebbles": 12})
    assert second.rank == third.rank == 2
    assert game.version == len(game.log) == 12


@given(SEEDS, SEEDS)
def test_random_games_end_and_balance(seed: int, choices: int) -> None:
    """At every step somebody is asked and something is offered; the invariants hold; the game ends."""
    for game in random_steps(new(seed), choices):
        game.check()
        assert all(game.offers(player) for player in game.actors)
    assert game.is_over


def test_playing_out() -> None:
    """`play_out` asks a chooser until the end, or up to a limit."""
    assert play_out(new(1), lambda game, player: game.offers(player)[0][0]).is_over
    assert play_out(new(1), lambda game, player: game.offers(player)[0][0], limit=2).version == 2


# Refusing


@pytest.mark.parametrize(
    ("player", "action", "error"),
    [
        (0, Bid(6), IllegalValue),
        (0, Bid(-1), IllegalValue),
        (0, Bid(True), MalformedAction),
        (0, Bid(1.0), MalformedAction),  # type: ignore[arg-type]
        (0, Keep(), IllegalAction),
        (0, "bid", MalformedAction),
        (3, Bid(0), NoSuchPlayer),
        (-1, Bid(0), NoSuchPlayer),
    ],
)
def test_a_refused_action_changes_nothing(game: Game, player: int, action: Action, error: type[Exception]) -> None:
    """Whatever is wrong with an action, the game stays as it was."""
    before = snapshot(game)
    with pytest.raises(error):
        game.apply(player, action)
    assert snapshot(game) == before
    assert inside(game).events == []
    game.apply(0, Bid(1))


def test_why_a_value_is_refused(game: Game) -> None:
    """The error names field, value, what is allowed, the clause, and what is missing."""
    with pytest.raises(IllegalValue) as caught:
        game.apply(0, Bid(9))
    assert caught.value.details == {
        "action": "bid",
        "clause": "TEMPLATE-BID-02",
        "why": CoinsMissing("TEMPLATE-BID-02", 4),
        "game": "pebbles",
        "field": "coins",
        "value": "9",
        "allowed": "0–5",
    }


def test_the_offer_that_fits_best_is_quoted() -> None:
    """Where several offers have the same kind of action, the error speaks of those that fit the longest."""
    moving = Moving()

    def refusal(crew: int, to: int) -> dict[str, str]:
        game = Game(moving, moving.header(2, 1))
        play = inside(game)
        play.offered = (Offer(Move, (1,), (4, 5)), Offer(Move, (2,), (6,)), Offer(Move, (2,), range(7, 9)))
        play.asked = 0
        with pytest.raises(IllegalValue) as caught:
            game.apply(0, Move(crew, to))
        return caught.value.details

    assert refusal(2, 4) == refusal(2, 4) | {"field": "to", "value": "4", "allowed": "6, 7, 8"}
    assert refusal(1, 6) == refusal(1, 6) | {"field": "to", "value": "6", "allowed": "4, 5"}
    assert refusal(3, 4) == refusal(3, 4) | {"field": "crew", "value": "3", "allowed": "1, 2"}


class Move(Action, frozen=True):
    """An action that Pebbles does not know."""

    crew: int
    to: int


class Moving(Pebbles):
    """Pebbles that know it."""

    name = "moving"
    action_types = (*Pebbles.action_types, Move)  # type: ignore[assignment]


def test_why_an_action_is_refused(game: Game) -> None:
    """An action of the wrong kind has no field to blame."""
    with pytest.raises(IllegalAction) as caught:
        game.apply(0, Sell())
    assert (caught.value.action, caught.value.clause) == ("sell", "TEMPLATE-BID-01")
    assert caught.value.why == NotAsked("TEMPLATE-BID-01", "auction")
    assert not isinstance(caught.value, IllegalValue)


class OneWay(KeepOrSell):
    """A pebble that can only be sold."""

    def run(self, play: Any) -> None:
        play.ask(self.winner, [Offer(Sell)])


def ask_one_way(version: int) -> list[Event]:
    """The last bid is in, and its winner may only sell the pebble."""
    game = Game(DEFINITION, DEFINITION.header(2, 1, rules_version=version))
    inside(game).state.stack[:] = [inside(game).state.stack[0], OneWay(1)]
    game._settle()
    return inside(game).take_events()


def test_one_answer_is_not_asked_for() -> None:
    """It settles itself, as a part of what led to it; rules of an older version still ask."""
    assert [type(event) for event in ask_one_way(2)] == [PebbleSold]
    assert ask_one_way(1) == []


def test_a_sealed_choice_with_one_answer_is_asked() -> None:
    """Nobody learns from a quick answer that a player has nothing to choose from."""
    game = Game(DEFINITION, DEFINITION.header(2, 1, components={"coins": 0}))
    assert game.actors == (0, 1)
    assert [offer.size() for offer in game.offers(0)] == [1]


def test_a_sealed_choice_is_final(game: Game) -> None:
    """Who has chosen must wait; the error says for whom."""
    game.apply(1, Bid(2))
    with pytest.raises(NotYourTurn) as caught:
        game.apply(1, Bid(3))
    assert caught.value.details == {"player": 1, "actors": (0, 2)}


def test_nothing_after_the_end() -> None:
    """A game that is over takes no action from anybody."""
    game = play_out(new(2), lambda game, player: game.offers(player)[0][0])
    before = snapshot(game)
    for player in range(3):
        assert game.offers(player) == ()
        with pytest.raises(GameIsOver):
            game.apply(player, Keep())
    assert snapshot(game) == before


@given(SEEDS, SEEDS)
def test_what_was_drawn_is_taken_only_where_it_is_offered(seed: int, choices: int) -> None:
    """An action that was drawn from a game's offers is refused by another game, and later by the same one, unless it is
    offered there, too."""
    for game in random_steps(new(seed), choices):
        for other in (new(seed + 1), game) if game.actors else ():
            drawn = sample(game.offers(game.actors[0]), Rng(choices).below)
            player = other.actors[0]
            assert (drawn in other.legal_actions(player)) is _is_taken(other.copy(), player, drawn)
            if game.log and game.log[-1][1] not in game.legal_actions(game.actors[0]):
                assert not _is_taken(game.copy(), game.actors[0], game.log[-1][1])


def _is_taken(game: Game, player: int, action: Action) -> bool:
    try:
        game.apply(player, action)
    except (IllegalAction, IllegalValue):
        return False
    return True


# Copies


@given(SEEDS, SEEDS)
def test_a_copy_is_the_same_and_apart(seed: int, choices: int) -> None:
    """A copy made at any moment equals the game, and playing it on to the end leaves the game alone."""
    for game in random_steps(new(seed), choices):
        twin, before = game.copy(), snapshot(game)
        assert snapshot(twin) == before
        play_out(twin, lambda game, player: sample(game.offers(player), Rng(choices).below))
        assert snapshot(game) == before


def test_a_copy_goes_on_the_same_way(game: Game) -> None:
    """The same actions lead the game and its copy to the same end, chance included."""
    bid_all(game, 3, 1, 0)
    twin = game.copy()
    for side in (game, twin):
        side.apply(0, Sell())
        bid_all(side, 0, 0, 1)
    assert snapshot(game) == snapshot(twin)


# What a player can't know


@given(SEEDS, SEEDS, SEEDS)
def test_imagining_keeps_what_a_player_knows(seed: int, choices: int, dream: int) -> None:
    """However the unknown is redealt, the player's view and offers stay byte for byte the same."""
    for game in random_steps(new(seed), choices):
        for viewer in (0, 1, 2, None):
            imagined = game.imagine(viewer, dream)
            assert msgspec.json.encode(imagined.view(viewer)) == msgspec.json.encode(game.view(viewer))
            assert imagined.actors == game.actors
            if viewer is not None:
                assert imagined.offers(viewer) == game.offers(viewer)
            imagined.check()


def test_imagining_changes_what_a_player_does_not_know(game: Game) -> None:
    """The bag and the others' sealed bids vary from one imagined game to the next; the player's own bid stays."""
    game.apply(0, Bid(3))
    game.apply(1, Bid(2))
    dreams = [game.imagine(0, seed) for seed in range(40)]
    auctions = [inside(dream).state.stack[-1] for dream in dreams]
    assert {auction.choices[0] for auction in auctions} == {Bid(3)}
    assert len({auction.choices[1] for auction in auctions}) > 2
    assert len({tuple(inside(dream).state.bag) for dream in dreams}) > 3
    assert len({inside(dream).state.rng for dream in dreams}) == 40


def test_an_imagined_game_has_no_past(game: Game) -> None:
    """The log holds others' sealed choices, so an imagined game does not have it; the game itself keeps it."""
    game.apply(1, Bid(2))
    assert game.imagine(0).log == []
    assert game.log == [(1, Bid(2))]


def test_sealed_bids_are_in_no_view(game: Game) -> None:
    """A bid is seen by its owner alone, in the view and in the events."""
    events = game.apply(1, Bid(2))
    own, other, nobody = (game.view(viewer) for viewer in (1, 0, None))
    assert isinstance(own, View)
    assert isinstance(other, View)
    assert isinstance(nobody, View)
    assert (own.your_bid, other.your_bid, nobody.your_bid) == (2, None, None)
    assert seen_by(events, 1) == events
    assert seen_by(events, 0) == seen_by(events, None) == [ChoiceSealed(1, None)]


def test_private_fields_of_events(game: Game) -> None:
    """An event shows each viewer what it may show; what is public is seen by all alike."""
    game.apply(0, Bid(1))
    game.apply(1, Bid(0))
    events = game.apply(2, Bid(0))
    drawn = events[-1]
    assert isinstance(drawn, PebbleDrawn)
    assert drawn.value is not None
    assert seen_by(events, 0)[-1] == drawn
    assert seen_by(events, 2)[-1] == PebbleDrawn(0, None)
    assert seen_by(events, 2)[1] == events[1]


def test_surprises_are_counted(game: Game) -> None:
    """Sealed bids that are opened and a pebble that is drawn are surprises, selling is none: undo can tell."""
    game.apply(0, Bid(1))
    assert inside(game).state.surprises == 0
    game.apply(1, Bid(0))
    game.apply(2, Bid(0))
    assert inside(game).state.surprises == 2
    game.apply(0, Sell())
    assert inside(game).state.surprises == 2


# The past


@given(SEEDS, SEEDS)
def test_replay_and_at(seed: int, choices: int) -> None:
    """Replaying goes through the very same states, and `at` finds any of them."""
    game = new(seed)
    states = [snapshot(game) for game in random_steps(game, choices)]
    assert [snapshot(replayed) for replayed, _ in game.replay()] == states
    for version in (0, 1, len(states) // 2, len(states) - 1):
        assert snapshot(game.at(version)) == states[version]


def test_replay_tells_the_events(game: Game) -> None:
    """The events of a replay are those of the game as it was played."""
    told = [list(game.opening)]
    told += [game.apply(game.actors[0], action) for action in (Bid(1), Bid(2), Bid(0), Sell())]
    assert isinstance(told[-1][0], PebbleSold)
    assert [events for _, events in game.replay()] == told


def test_same_seed_same_game() -> None:
    """A header deals one game only; another seed deals another."""
    assert snapshot(new(5)) == snapshot(new(5))
    assert len({tuple(inside(new(seed)).state.bag) for seed in range(30)}) == 6


def test_modules_and_components_reach_the_rules() -> None:
    """What the header says changes the game that is dealt."""
    assert inside(new(1, 2, "rich")).state.coins == [8, 8]
    other = Game(DEFINITION, DEFINITION.header(2, 1, components={"coins": 1}))
    assert inside(other).state.coins == [1, 1]


def test_the_frame_is_gone_before_the_reveal(game: Game) -> None:
    """When a sealed choice is complete, its frame has left the stack: what follows takes its place."""
    bid_all(game, 0, 0, 2)
    assert not any(isinstance(frame, Auction) for frame in inside(game).state.stack)
