"""Positions as text: they hold everything, tell nothing that is hidden, and say what is wrong with a wrong one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rockworker
from rockworker import registry
from rockworker.engine.chance import Rng
from rockworker.engine.errors import (
    ActionRefused,
    BadOption,
    BadPlayerCount,
    BadPosition,
    NoPast,
    RockworkerError,
    UnknownGame,
    UnknownModule,
)
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import sample
from rockworker.registry import GamePackage, definition_of
from rockworker.text.compact import HIDDEN, Compact
from rockworker.text.notation import NotationError
from rockworker.text.texts import Texts
from tests.engine.pebbles import DEFINITION, Bid
from tests.games.clockworker import play as clockworker
from tests.games.rockwell.properties import worlds as rockwell

LANGUAGES = ("en", "fr", "de")


def state(game: Game) -> bytes:
    return game.codec.state_to_json(inside(game).state)


def read(game: Game, text: str, seed: int = 0) -> Game:
    return Game.from_position(text, seed=seed, components=game.header.components)


def holds_everything(game: Game) -> None:
    """Written with its secrets and read again, a game is where it was and goes on in the same way."""
    text = game.position(secrets=True)
    again = read(game, text, seed=99)
    assert (state(again), again.version, again.actors) == (state(game), game.version, game.actors)
    assert [again.offers(player) for player in again.actors] == [game.offers(player) for player in game.actors]
    assert again.position(secrets=True) == text
    draw = Rng(1).below
    twin = game.copy()
    for _ in range(5):
        if twin.actors:
            player = twin.actors[0]
            action = sample(twin.offers(player), draw)
            assert again.apply(player, action) == twin.apply(player, action)


def hides_what_is_hidden(game: Game, viewer: int | None, seed: int) -> None:
    """What a viewer can't know leaves no trace in the text; reading it is imagining."""
    text = game.position(viewer)
    imagined = game.imagine(viewer, seed)
    assert imagined.position(viewer) == text
    assert state(read(game, text, seed)) == state(imagined)


def holds(game: Game, seed: int) -> None:
    holds_everything(game)
    for viewer in (None, *range(game.players)):
        hides_what_is_hidden(game, viewer, seed)


@given(rockwell.WORLDS, st.integers(0, 400), st.integers(0, 2**64))
@settings(max_examples=60)
def test_every_position_of_rockwell(world: rockwell.World, steps: int, seed: int) -> None:
    """All numbers of players, expansions, options, owners' numbers, rules versions and open decisions."""
    holds(rockwell.played(world, steps), seed)


@given(clockworker.players, clockworker.seeds, clockworker.options, st.integers(0, 250))
@settings(max_examples=60)
def test_every_position_of_clockworker(count: int, seed: int, chosen: dict[str, Any], steps: int) -> None:
    """All numbers of players, options and open decisions."""
    game = clockworker.random_position(clockworker.new_game(count, seed, chosen), seed, steps)
    holds(game, seed)


@pytest.mark.parametrize("name", ["rockwell", "clockworker"])
def test_every_moment_of_a_whole_game(name: str) -> None:
    """Its end included."""
    options = {"round_limit": 8} if name == "clockworker" else {}
    modules = definition_of(name).module_names
    game = rockworker.new(name, players=3, seed=5, modules=modules, options=options).playout("greedy", 1)
    for moment, _ in game.replay():
        holds_everything(moment)
    assert Game.from_position(game.position()).scores == game.scores


def test_a_game_without_forms_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has positions: its state stands there as compact data."""
    monkeypatch.setitem(registry._REGISTERED, "pebbles", GamePackage(DEFINITION))
    game = rockworker.new("pebbles", players=2, seed=3)
    game.apply(0, Bid(2))
    assert "choices:[(bid_2),-]" in game.position(secrets=True)
    assert "choices:[?,-]" in game.position(1)
    assert "rng=" not in game.position()
    holds(game, 4)


# What is hidden


def test_secrets_stand_there_only_if_asked_for() -> None:
    """Neither the order of cards, nor backs of tiles, nor sealed bids, nor chance."""
    game = rockworker.new("rockwell", players=2, seed=3)
    game.push("bid 1Z $300")
    open_text, own, whole = game.position(), game.position(0), game.position(secrets=True)
    assert "piles=?1-6/?1-6" in open_text
    assert "tiles=4?3?" in open_text
    assert "(bid_1Z_$300)" not in open_text
    assert "choices:[?,-]" in open_text
    assert "(bid_1Z_$300)" in own
    assert "rng=" not in open_text + own
    assert "rng=" in whole
    assert "?" not in whole


def test_a_position_is_shorter_than_its_state() -> None:
    """What is as at the beginning is not written."""
    game = rockworker.new("rockwell", seed=3)
    assert len(game.position()) < 350
    assert "crews=" not in game.position()
    assert "cash=" not in game.position()


# By hand


def test_what_is_left_out_is_as_in_a_new_game() -> None:
    """A position by hand needs no more than what is special about it."""
    game = Game.from_position("rockwell/1 players=3 cash=9000/100/0 crews=R1@A3/A4:2,G2@B1:1 turn=4", seed=8)
    view: Any = game.view(0)
    assert (game.players, view.turn, game.prompt, game.actors) == (3, 5, "auction", (0, 1, 2))
    assert view.companies[0].cash == 9000
    assert game.text(game.legal_actions(0)[-1]) == "bid 3Z 2C 1S $9000"
    game.check()
    same = Game.from_position("rockwell/1 players=3 cash=9000/100/0 crews=R1@A3/A4:2,G2@B1:1 turn=4", seed=8)
    assert same == game


def test_a_known_order_of_cards() -> None:
    """With `seen=all`, the next card is the one that stands first."""
    dealt = Game.from_position("clockworker/1 players=2 seen=all", seed=1)
    words = dealt.position(secrets=True).split()
    turned = "deck=" + ".".join(map(str, inside(dealt).state.deck))
    game = Game.from_position(" ".join(turned if word.startswith("deck=") else word for word in words))
    assert inside(game).state.deck == inside(dealt).state.deck[::-1]


def test_modules_and_options() -> None:
    """The header's part of a text."""
    text = "rockwell/1 players=2 rules=1 modules=inspectors,diamonds options={open_stocks:true}"
    game = Game.from_position(text)
    assert game.header.modules == ("diamonds", "inspectors")
    assert (game.header.options, game.header.rules_version) == ({"open_stocks": True}, 1)


def test_numbers_of_an_owner() -> None:
    """A text names the set that it belongs to, and is read with that set only."""
    numbers = {"drilling": {"dice": 2}}
    game = rockworker.new("rockwell", players=2, components=numbers)
    text = game.position()
    assert Game.from_position(text, components=numbers).position() == text
    with pytest.raises(BadPosition, match="component numbers"):
        Game.from_position(text)
    with pytest.raises(BadPosition, match="component numbers"):
        Game.from_position(text, components={"drilling": {"dice": 1}})


# A past that begins at a position


def test_a_game_goes_on_from_a_position() -> None:
    """It is saved, loaded, replayed and taken back like any other, as far as its beginning."""
    played = rockworker.new("rockwell", players=2, seed=6)
    for _ in range(9):
        played.push(played.legal_actions()[0])
    game = Game.from_position(played.imagine(0, 5).position(secrets=True))
    for _ in range(4):
        game.push(game.legal_actions()[-1])
    loaded = rockworker.load(game.save())
    assert loaded == game
    assert (loaded.start, loaded.version, len(loaded.log)) == (9, 13, 4)
    assert [moment.version for moment, _ in game.replay()] == [9, 10, 11, 12, 13]
    assert game.at(9).position(secrets=True) == game.origin
    game.undo()
    assert game == loaded.at(12)
    with pytest.raises(NoPast):
        game.at(8)


# What is wrong


WRONG = {
    "": "is not a position",
    "rockwell": "is not a position",
    "players=3": "is not a position",
    "rockwell/7 players=3": "format 7",
    "rockwell/1 players": "players: expected name=value",
    "rockwell/1 players=3 players=3": "“players” stands in this position twice",
    "rockwell/1 players=x": "players: expected a whole number",
    "rockwell/1 players=3 seen=5": "seen: expected all, - or a player from 0 to 2",
    "rockwell/1 players=3 gold=5": "no field “gold”. There are: players,",
    "rockwell/1 players=3 cash=100/200": "cash: expected 3 values",
    "rockwell/1 players=3 cash=100/-/200": "cash: expected a whole number",
    "rockwell/1 players=3 cubes=2Z/1X/-": "cubes: expected numbers of Z C S G",
    "rockwell/1 players=3 crews=R1@A9:1": "crews: expected a place",
    "rockwell/1 players=3 crews=R1": "crews: expected a crew like",
    "rockwell/1 players=3 crews=W1@A1:1": "crews: .* from R1 to P4",
    "rockwell/1 players=3 crews=R1@A1:1,R1@A2:1": "crews: .* once",
    "rockwell/1 players=3 shafts=R@A1,G@A1": "shafts: .* one mineshaft",
    "rockwell/1 players=3 shafts=W@A1": "shafts: .* of R G P",
    "rockwell/1 players=3 management=RRG": "management: .* all players in some order",
    "rockwell/1 players=3 slots=RG-/--": "slots: .* three boards",
    "rockwell/1 players=3 slots=RGX-/--/---": "slots: .* letters",
    "rockwell/1 players=3 tiles=3?": "tiles: .* four rings",
    "rockwell/1 players=3 tiles=3a" + "3?" * 7 + "/…": "tiles: .* four rings",
    "rockwell/1 players=3 tiles=" + "/".join(("3?" * 8, "5?" * 8, "7?" * 8, "9?" * 8)): "stratum A has no other tile",
    "rockwell/1 players=3 piles=1/2": "piles: .* 8 piles",
    "rockwell/1 players=3 piles=1-6/1-6/1-6/1-6/1-6/1-6/1-6/1-6": "piles: .* order is hidden",
    "rockwell/1 players=3 seen=all piles=?1-6/-/-/-/-/-/-/-": "piles: .* known order",
    "rockwell/1 players=3 piles=?1-7/-/-/-/-/-/-/-": "piles: .* different cards from 1 to 6",
    "rockwell/1 players=3 piles=?6-1/-/-/-/-/-/-/-": "piles: .* smaller to a larger",
    "rockwell/1 players=3 achievements=1.1/-/-": "achievements: .* once each",
    "rockwell/1 players=3 stack=turns": "stack: expected one of turn,.* found “turns”",
    "rockwell/1 players=3 stack=market": "beneath market one of these: turn",
    "rockwell/1 players=3 stack=turn{step:x}": "does not fit the game",
    "rockwell/1 players=3 stack=turn{step}": "stack: .* an entry like",
    "rockwell/1 players=3 stack=turn{step:1": "stack: .* a comma or }",
    "rockwell/1 players=3 stack=turn{step:[[[[[[[[[[[[[[[[[[[[[[": "stack: .* fewer brackets",
    "rockwell/1 players=3 seen=all stack=turn{step:1}>auction{waiting:[1],choices:[?,-,-]}": "choice, where all is",
    "rockwell/1 players=3 stack=turn{step:1}>auction{waiting:[1,2],choices:[(bit_1),-,-]}": "one of .* found “bit”",
    "rockwell/1 players=3 stack=turn{step:1}>auction{waiting:[0,7],choices:[-,-,-]}": "do not allow",
    "rockwell/1 players=3 crews=R1@A1:2+3": "a die is too strong",
    "rockwell/1 players=3 cash=150/0/0": "money is counted in hundreds",
    "rockwell/1 players=3 cards=1/0/0": "more cards kept than tiles drilled",
    "rockwell/1 players=3 achievement_prestige=5/0/0": "achievement prestige does not balance",
    "clockworker/1 players=3 row=1.2": "do not allow",
    "clockworker/1 players=2 factories=0:9/0": "slots that it has",
    "clockworker/1 players=2 factories=0:11/0": "slots that it has",
    "clockworker/1 players=2 factories=0": "2 tableaus",
    "clockworker/1 players=2 factories=99/0": "a factory from 0 to",
    "clockworker/1 players=2 artifacts=99/-": "an artifact from 1 to",
    "clockworker/1 players=2 stack_of_archives=?1.2.FIN@3": "at most the number of archives",
    "clockworker/1 players=2 stack_of_archives=1.2": "order is hidden",
    "clockworker/1 players=2 display=0.1.2.3.4": "do not allow",
    "clockworker/1 players=2 archives=0/-": "numbers from 1 on",
}


@pytest.mark.parametrize(("text", "reason"), WRONG.items())
def test_wrong_texts(text: str, reason: str) -> None:
    """Refused with the field and with what was expected there, in every language."""
    with pytest.raises(BadPosition, match=reason) as caught:
        Game.from_position(text)
    assert len({caught.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)
    if caught.value.reason == "wrong":
        assert len({wanted(caught.value, language) for language in LANGUAGES}) == len(LANGUAGES)


def wanted(error: BadPosition, language: str) -> str:
    """What was expected, in words."""
    assert error.expected
    return Texts.of(definition_of(error.game), language).expected(error.expected)


def test_all_that_can_be_expected_has_words() -> None:
    """Every name of such a message in the code belongs to one in each language, and the other way round."""
    package = Path(rockworker.__file__).parent
    code = "".join(path.read_text("utf-8") for path in package.glob("**/*.py"))
    named = set(re.findall(r'"(expected-[a-z-]+)"', code))
    for language in LANGUAGES:
        texts = "".join(path.read_text("utf-8") for path in package.glob(f"**/locale/{language}/expected.ftl"))
        assert set(re.findall("^(expected-[a-z-]+) =", texts, re.MULTILINE)) == named


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("chess/1", UnknownGame),
        ("rockwell/1 players=9", BadPlayerCount),
        ("rockwell/1 modules=gold", UnknownModule),
        ("rockwell/1 options={gold:1}", BadOption),
        (None, BadPosition),
        (b"rockwell/1", BadPosition),
    ],
)
def test_wrong_headers(text: Any, kind: type[RockworkerError]) -> None:
    """Refused as `new` refuses them."""
    with pytest.raises(kind):
        Game.from_position(text)


@pytest.mark.parametrize("name", ["0fluctuating_market", "inspectors", "diamonds"])
def test_the_state_of_no_module_in_play_is_refused(name: str) -> None:
    """Also that of a module that is not there, or has none."""
    game = rockworker.new("rockwell", players=2, seed=3, modules=["fluctuating_market"])
    text = game.position(secrets=True).replace("slices={fluctuating_market:", f"slices={{{name}:")
    with pytest.raises(BadPosition):
        Game.from_position(text)


@given(rockwell.WORLDS, st.integers(0, 300), st.data())
@settings(max_examples=60)
def test_spoilt_texts_of_rockwell(world: rockwell.World, steps: int, data: st.DataObject) -> None:
    """A text with changed letters is refused in words, or is a position in which the rules hold."""
    spoil(rockwell.played(world, steps), data)


@given(clockworker.players, clockworker.seeds, clockworker.options, st.integers(0, 200), st.data())
@settings(max_examples=60)
def test_spoilt_texts_of_clockworker(
    count: int, seed: int, chosen: dict[str, Any], steps: int, data: st.DataObject
) -> None:
    """The same."""
    spoil(clockworker.random_position(clockworker.new_game(count, seed, chosen), seed, steps), data)


def spoil(game: Game, data: st.DataObject) -> None:
    text = game.position(secrets=data.draw(st.booleans()))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        letter = data.draw(st.sampled_from("0123456789-?/.,:@^+=>ABCDEXRGPWZSabtrue{}[]() "))
        text = text[:at] + letter + text[at + data.draw(st.integers(0, 2)) :]
    try:
        found = read(game, text)
    except RockworkerError:
        return
    found.check()
    for player in found.actors:
        assert found.offers(player)
    assert read(game, found.position(secrets=True)).position(secrets=True) == found.position(secrets=True)


# Compact data


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "-"),
        (-12, "-12"),
        (True, "true"),
        ("word", "word"),
        ("true", '"true"'),
        ("two words", '"two\\u0020words"'),
        ("", '""'),
        ([1, [2, None], "a-b"], "[1,[2,-],a-b]"),
        ({"0": 1, "b": {}, "c": []}, "{0:1,b:{},c:[]}"),
        ({"type": "bid", "coins": 2}, "(bid_2)"),
    ],
)
def test_compact_data(value: Any, text: str) -> None:
    """Written in few characters, and read back."""
    compact = Compact(DEFINITION.notation(), {})
    assert compact.write(value) == text
    assert compact.read(text) == value


def test_hidden_data() -> None:
    """What can't be known is itself a value."""
    compact = Compact(DEFINITION.notation(), {})
    assert compact.write([HIDDEN]) == "[?]"
    assert compact.read("[?]") == [HIDDEN]


@pytest.mark.parametrize("text", ["", "[", "[1 2]", "{a}", "1.5", "01", '"a b"', "(bid 2)", "(bod_2)", "a]", "{a:}"])
def test_no_compact_data(text: str) -> None:
    """Anything else is refused."""
    with pytest.raises((NotationError, ActionRefused)):
        Compact(DEFINITION.notation(), {}).read(text)
