"""Games, states, offers and actions do in Python what Python programmers expect."""

from __future__ import annotations

import copy
import doctest
import pickle  # noqa: TID251 - we pickle our own
from collections.abc import Callable
from types import ModuleType
from typing import Any

import msgspec
import pytest

import rockworker
from rockworker.engine import game as game_module
from rockworker.engine import offers as offers_module
from rockworker.engine.errors import (
    BadOption,
    BadPlayerCount,
    BadSave,
    GameIsOver,
    MalformedAction,
    NoPast,
    NoSuchPlayer,
    NoSuchVersion,
    NothingToUndo,
    NotYourTurn,
    RockworkerError,
    UnknownRulesVersion,
    shown,
)
from rockworker.engine.frames import State
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.registry import definition_of
from tests.engine.pebbles import DEFINITION, Bid, Keep, Sell

pytestmark = pytest.mark.usefixtures("registered")

HUGE = 10**5000
WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),  # noqa: S301
}


@pytest.fixture(scope="module")
def finished() -> Game:
    """A whole game of Rockwell with everything, of hundreds of actions."""
    modules = definition_of("rockwell").module_names
    return rockworker.new("rockwell", players=4, seed=2, modules=modules).playout(seed=1)


def round_trip(way: str, thing: Any) -> Any:
    return WAYS[way](thing)


# Copies


@pytest.mark.parametrize("way", WAYS)
def test_copies_of_games(way: str, finished: Game) -> None:
    """At any moment a copy is equal and goes on alone; a finished game is no exception."""
    assert finished.version > 400
    for version in (0, 1, 57, finished.version):
        game = finished.at(version)
        twin = round_trip(way, game)
        assert twin == game
        assert (twin.opening, twin.log, twin.actors) == (game.opening, game.log, game.actors)
        assert twin.save() == game.save()
        if not twin.is_over:
            twin.push(twin.legal_actions()[0])
            assert twin != game
            assert game.version == version


@pytest.mark.parametrize("way", WAYS)
def test_copies_of_all_else(way: str, finished: Game) -> None:
    """States, offers, actions, headers, scores and definitions."""
    game = finished.at(100)
    state: State = inside(game).state
    things = [
        state,
        *game.offers(game.actors[0]),
        game.log[0][1],
        game.header,
        finished.scores[0],
        game.legal_actions(),
    ]
    for thing in things:
        assert round_trip(way, thing) == thing
    assert round_trip(way, game.definition) is game.definition
    assert type(round_trip(way, DEFINITION)) is type(DEFINITION)
    twin = round_trip(way, state)
    twin.stack.clear()
    twin.cash[0] += 1
    assert state == inside(game).state
    assert state.stack


@pytest.mark.parametrize("way", WAYS)
def test_copies_of_an_owners_numbers(way: str) -> None:
    """What lies deep in a header is copied, too, and stays frozen."""
    game = rockworker.new("rockwell", players=2, components={"drilling": {"dice": 2}})
    twin = round_trip(way, game)
    assert twin == game
    with pytest.raises(TypeError):
        twin.header.components["drilling"]["dice"] = 3


def test_equality(game: Game) -> None:
    """Two games are equal if they are the same game at the same moment, by the same way."""
    twin = Game(DEFINITION, game.header)
    assert game == twin
    assert game != Game(DEFINITION, DEFINITION.header(3, 8))
    twin.apply(0, Bid(1))
    assert game != twin
    game.apply(0, Bid(1))
    assert game == twin
    assert game != "game"
    assert game != game.imagine(0)


def test_what_changes_has_no_hash(game: Game) -> None:
    """Games and states are no keys; actions, offers and events are."""
    for thing in (game, inside(game).state):
        with pytest.raises(TypeError, match="unhashable"):
            hash(thing)
    assert len({Bid(1), Bid(1), Bid(2)}) == 2
    assert len({*game.offers(0), *game.offers(0)}) == 1
    assert len({game.legal_actions(0), game.legal_actions(0)}) == 1


def test_reprs_tell_no_secret() -> None:
    """A game's repr says what it is and where it stands; its seed stays out of logs."""
    game = Game(DEFINITION, DEFINITION.header(2, 123456789))
    assert repr(game) == "<Game pebbles: 2 players, version 0, waiting for 0 and 1>"
    game.apply(0, Bid(1))
    assert repr(game) == "<Game pebbles: 2 players, version 1, waiting for 1>"
    assert repr(game.legal_actions()) == "LegalActions(Offer(Bid, coins=range(0, 6)))"
    assert repr(game.log) == "[(0, Bid(coins=1))]"


def test_a_finished_games_repr(finished: Game) -> None:
    """It says that it is over."""
    assert repr(finished) == f"<Game rockwell: 4 players, version {finished.version}, over>"


# Games without a past


def without_past(game: Game) -> list[Game]:
    codec = game.codec
    state = codec.state_from_json(codec.state_to_json(inside(game).state))
    return [game.imagine(0), game.imagine(None, 5), Game.resume(DEFINITION, game.header, state, game.version)]


@pytest.mark.parametrize("bids", [0, 1, 3])
def test_a_game_without_its_past_says_so(game: Game, bids: int) -> None:
    """It can't be saved, replayed or taken back: what would come out is another game. Its log begins where it does."""
    for player in range(bids):
        game.apply(player, Bid(player))
    for twin in without_past(game):
        for alike in (twin, copy.copy(twin), copy.deepcopy(twin), twin.playout()):
            assert not alike.has_past
            assert (alike.start, len(alike.log)) == (bids, alike.version - bids)
            for ask in (Game.save, lambda twin: twin.at(twin.version), lambda twin: next(twin.replay())):
                with pytest.raises(NoPast) as caught:
                    ask(alike)
                assert caught.value.version == bids
        twin.push(twin.legal_actions()[0])
        with pytest.raises(NoPast):
            twin.undo()


def test_a_game_with_its_past_says_so(game: Game) -> None:
    """Dealt, loaded or copied."""
    for one in (game, game.copy(), rockworker.load(game.save())):
        assert one.has_past
        assert one.start == 0


# Wrong arguments


@pytest.mark.parametrize("player", [7, 3, -1, "0", True, 1.0, [], HUGE, b"0"], ids=shown)
@pytest.mark.parametrize("verb", ["view", "imagine", "offers", "legal_actions", "apply", "push"])
def test_no_such_player(game: Game, verb: str, player: Any) -> None:
    """Every verb refuses a player who is none, in words."""
    arguments = {"apply": (player, Bid(0)), "push": (Bid(0), player)}.get(verb, (player,))
    with pytest.raises(NoSuchPlayer) as caught:
        getattr(game, verb)(*arguments)
    assert caught.value.last == 2
    assert "numbered from 0 to 2" in str(caught.value)
    assert game.version == 0


def test_a_number_and_a_text_are_told_apart(game: Game) -> None:
    """Player 0 exists; player '0' does not, and it is quoted as such."""
    with pytest.raises(NoSuchPlayer, match="no player '0'"):
        game.view("0")  # type: ignore[arg-type]
    with pytest.raises(NoSuchVersion, match="no version '0'"):
        game.at("0")  # type: ignore[arg-type]


@pytest.mark.parametrize("version", [99, 1, -1, "0", False, None, 0.0, HUGE], ids=shown)
def test_no_such_version(game: Game, version: Any) -> None:
    """`at` knows the moments that were."""
    with pytest.raises(NoSuchVersion, match="0 to 0"):
        game.at(version)


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"modules": "diamonds"}, BadOption, "“modules”: diamonds should be a list"),
        ({"modules": 5}, BadOption, "a list"),
        ({"modules": [HUGE]}, RockworkerError, "10^5"),
        ({"options": "open_stocks"}, BadOption, "a table"),
        ({"options": {HUGE: 1}}, BadOption, "10^5"),
        ({"options": {"open_stocks": HUGE}}, BadOption, "10^5"),
        ({"players": HUGE}, BadPlayerCount, "10^5"),
        ({"players": "3"}, BadPlayerCount, "not 3"),
        ({"seed": HUGE}, BadOption, "10^5"),
        ({"seed": "1"}, BadOption, "seed"),
        ({"rules_version": []}, UnknownRulesVersion, "[]"),
        ({"rules_version": HUGE}, UnknownRulesVersion, "10^5"),
        ({"components": 5}, RockworkerError, "5"),
    ],
)
def test_wrong_arguments_of_new(arguments: dict[str, Any], error: type[RockworkerError], words: str) -> None:
    """A typed error that quotes what is wrong, however large."""
    with pytest.raises(error) as caught:
        rockworker.new("rockwell", **arguments)
    assert words in str(caught.value)
    assert len(str(caught.value)) < 300


def test_wrong_arguments_of_the_rest(game: Game) -> None:
    """Names, saves, seeds and values."""
    wrong: tuple[Any, ...] = (7, None, [], HUGE)
    for name in wrong:
        with pytest.raises(rockworker.BadRequest):
            rockworker.new(name)
        with pytest.raises(BadSave):
            rockworker.load(name)
    with pytest.raises(BadOption):
        game.imagine(0, "1")  # type: ignore[arg-type]
    with pytest.raises(rockworker.IllegalValue, match="10\\^5"):
        game.apply(0, Bid(HUGE))
    with pytest.raises(rockworker.BadRequest):
        game.playout("clever")


def test_errors_number_players_as_code_does(game: Game) -> None:
    """For programmers from 0, in the message as in the fields; people get names, or are counted from 1."""
    game.apply(0, Bid(0))
    with pytest.raises(NotYourTurn) as caught:
        game.apply(0, Bid(0))
    error = caught.value
    assert str(error) == "It’s not player 0’s turn: waiting for player 1 and player 2."
    assert repr(error) == "NotYourTurn(player=0, actors=(1, 2))"
    assert error.text("en") == "It’s not Player 1’s turn: waiting for Player 2 and Player 3."


def test_every_error_shows_its_fields(game: Game) -> None:
    """Errors that were raised print like those that were made."""
    for refused, beginning in (
        (Bid(9), "IllegalValue(action='bid',"),
        (Sell(), "IllegalAction(action='sell', clause='TEMPLATE-BID-01', why=NotAsked("),
    ):
        with pytest.raises(RockworkerError) as caught:
            game.apply(0, refused)
        assert repr(caught.value).startswith(beginning)


# Verbs


def test_legal_actions(game: Game) -> None:
    """A sequence of all that is offered: counted, indexed, cut, searched."""
    legal = game.legal_actions()
    assert list(legal) == [Bid(coins) for coins in range(6)]
    assert (len(legal), legal[0], legal[-1], legal[1:3]) == (6, Bid(0), Bid(5), (Bid(1), Bid(2)))
    assert Bid(3) in legal
    assert Bid(6) not in legal
    for outside in (6, -7):
        with pytest.raises(IndexError):
            legal[outside]
    game.apply(1, Bid(2))
    assert list(game.legal_actions(1)) == []


def test_no_legal_actions_after_the_end(game: Game) -> None:
    """Nobody decides any more."""
    over = game.playout()
    assert not over.legal_actions()
    with pytest.raises(GameIsOver):
        over.push(Keep())


def test_millions_of_actions_are_not_written_out() -> None:
    """The length of a huge box is known, and its ends."""
    legal = rockworker.LegalActions((Offer(Bid, range(10**12)),))
    assert len(legal) == 10**12
    assert legal[-1] == Bid(10**12 - 1)


def test_pushing_texts_and_actions(game: Game) -> None:
    """`push` is for the first who must decide, unless somebody is named; it returns the events."""
    assert game.push("bid 2") == rockworker.load(game.at(0).save()).apply(0, Bid(2))
    game.push("bid 0", player=2)
    game.push(Bid(1))
    assert game.log == [(0, Bid(2)), (2, Bid(0)), (1, Bid(1))]
    assert game.actors == (0,)
    game.push("keep")


@pytest.mark.parametrize(
    "text", ["", "bid", "bid x", "bid 1 2", "bet 1", "bid 99999999999999999999x", "bid " + "9" * 5000]
)
def test_texts_that_are_no_actions(game: Game, text: str) -> None:
    """Refused as other wrong actions are, and nothing changes."""
    with pytest.raises(rockworker.ActionRefused):
        game.push(text)
    assert game.version == 0


def test_texts_of_actions(game: Game) -> None:
    """A game without a notation of its own writes values as JSON does."""
    assert game.text(Bid(3)) == "bid 3"
    for stranger in ("bid 3", Bid("x"), Action()):  # type: ignore[arg-type]
        with pytest.raises(MalformedAction):
            game.text(stranger)  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "modules"), [("rockwell", True), ("rockwell", False), ("clockworker", False)])
def test_whole_games_as_texts(name: str, modules: bool) -> None:
    """A game can be written down move by move, and played again from what was written."""
    chosen = definition_of(name).module_names if modules else ()
    game = rockworker.new(name, players=2, seed=4, modules=chosen)
    over = game.playout(seed=2)
    for player, action in over.log:
        game.push(over.text(action), player)
    assert game == over


def test_undo(finished: Game) -> None:
    """Back step by step, and on again the same way."""
    game = finished.at(12)
    undone = []
    while game.version:
        undone.append(game.undo())
        assert game == finished.at(game.version)
    assert undone[::-1] == finished.log[:12]
    with pytest.raises(NothingToUndo):
        game.undo()
    for player, action in undone[::-1]:
        game.apply(player, action)
    assert game == finished.at(12)


def test_playing_out_leaves_the_game_alone(finished: Game) -> None:
    """A copy is played; the same seed plays the same; bots may differ by seat."""
    game = finished.at(5)
    one, same, other = game.playout(seed=1), game.playout(seed=1), game.playout(seed=2)
    assert one == same
    assert one.is_over
    assert one != other
    assert game == finished.at(5)
    small = rockworker.new("clockworker", players=2, options={"round_limit": 3})
    assert small.playout(["greedy", "random"]).is_over


def test_offers_have_lengths_and_ends() -> None:
    """`len(offer)` and `offer[-1]`."""
    offer = Offer(Bid, range(6))
    assert len(offer) == offer.size() == 6
    assert [offer[place] for place in (-1, -6)] == [Bid(5), Bid(0)]


def test_states_encode_as_before(finished: Game) -> None:
    """A frozen header is written as a plain one: nothing for options that nobody has chosen."""
    assert b"options" not in msgspec.json.encode(finished.header)
    chosen = rockworker.new("rockwell", players=2, options={"open_stocks": True}).header
    assert msgspec.json.decode(msgspec.json.encode(chosen))["options"] == {"open_stocks": True}


def test_everything_at_the_top() -> None:
    """All that is promised can be imported from `rockworker`."""
    for name in rockworker.__all__:
        assert getattr(rockworker, name) is not None
    assert {"Bot", "Seat", "sample", "steps", "simulate"} <= set(rockworker.__all__)


@pytest.mark.parametrize("module", [rockworker, game_module, offers_module])
def test_the_examples(module: ModuleType) -> None:
    """The docstrings' examples do what they say."""
    tried = doctest.testmod(module)
    assert tried.attempted
    assert not tried.failed
