"""The engine's messages, and how values become words."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

import rockworker
from rockworker.engine import errors
from rockworker.engine.errors import (
    BadOption,
    GameIsOver,
    IllegalAction,
    IllegalValue,
    NoPast,
    NotYourTurn,
    RockworkerError,
)
from rockworker.engine.events import ChoiceSealed, Event
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.engine.semantics import Count, Kind, Player, Players
from rockworker.text.languages import LANGUAGES, Language
from rockworker.text.messages import Messages
from rockworker.text.sentences import ForFluent
from rockworker.text.texts import LOCALE, MissingText, Texts, error_text
from rockworker.text.vocabulary import Vocabulary
from tests.engine.pebbles import Pebbles
from tests.text.checks import check_clean, check_none_unused, check_same_in_all_languages, check_typography

DETAILS: dict[str, Any] = {
    "int": 2,
    "tuple[int, ...]": (0, 2),
    "str | None": "RW-MKT-07",
    "RockworkerError | None": errors.GameIsOver(),
    "Refusal | None": None,
    "Expected | None": errors.Expected("expected-whole-number", {}),
}
"""A value for each type of an error's fields that is not a plain word."""


def all_errors(kind: type[RockworkerError] = RockworkerError) -> list[type[RockworkerError]]:
    """Every error type of the engine."""
    return [kind, *(e for sub in kind.__subclasses__() if sub.__module__ == errors.__name__ for e in all_errors(sub))]


def details_of(kind: type[RockworkerError]) -> dict[str, Any]:
    """A value for every field of an error."""
    return {field.name: DETAILS.get(str(field.type), f"some {field.name}") for field in fields(kind)}


class Rolled(Event, frozen=True):
    player: Player
    dice: Count
    order: Players
    colour: Annotated[int, Kind("colour")]


class Roll(Action, frozen=True):
    dice: Count


class Dice(Pebbles):
    """A tiny game, just enough to speak."""

    name = "dice"
    action_types = (Roll,)  # type: ignore[assignment]
    event_types = (Rolled,)  # type: ignore[assignment]
    vocabulary = Vocabulary(
        {"colour": lambda texts, value: {"": f"colour {value}", "name": texts.term("yes")}},
        {Rolled: lambda texts, event: {"more": event.dice + 1}},
    )


@pytest.fixture
def dice(tmp_path: Path) -> Dice:
    """A game whose messages lie in a folder of their own."""
    for language in LANGUAGES:
        folder = tmp_path / "locale" / language
        folder.mkdir(parents=True)
        (folder / "dice.ftl").write_text(
            "event-rolled = { $player } rolls { $dice }, { $colour }/{ $colour-name }/{ $colour-n }/{ $more }: "
            "{ $order }; { $order-order }\n"
            "action-roll = Roll\n    .full = Roll { $dice } dice\n"
            "prompt-roll = Roll!\n    .waiting = { $players } must roll\n"
            "field-dice = Dice\n",
            encoding="utf-8",
        )

    class DiceHere(Dice):
        folder = tmp_path

    return DiceHere()


def test_languages_have_the_same_messages() -> None:
    """English, French and German agree in messages, parts and variables."""
    check_same_in_all_languages(LOCALE)


def test_typography() -> None:
    """Quotation marks and spaces are those of the language."""
    check_typography(LOCALE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", all_errors(), ids=lambda kind: kind.__name__)
def test_every_error_has_words(kind: type[RockworkerError], language: str) -> None:
    """Each error type says in every language why it refuses, with all that it knows."""
    check_clean(kind(**details_of(kind)).text(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refused_option_and_save_has_words(language: str) -> None:
    """Each way in which an option or a saved game can be wrong is said in words."""
    save = rockworker.new("rockwell", players=3).save()
    changes = (
        ("{", "["),
        ('"rockworker":1', '"rockworker":9'),
        ('version":2', 'version":99'),
        ('"log":[]', '"log":[],"table":5'),
        ("[]", '[[0,{"type":"pass"}]]'),
    )
    texts = [refusal(partial(rockworker.load, save.replace(old, new)), language) for old, new in changes]
    settings = (
        {"options": {"open_stock": 1}},
        {"options": {"weather": 1}},
        {"options": {"rank_zero": 2}},
        {"seed": -1},
    )
    texts += [refusal(partial(rockworker.new, "rockwell", **setting), language) for setting in settings]
    assert len(set(texts)) == len(texts)
    for text in texts:
        check_clean(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("save", "where"),
    [
        ("", None),
        ("{", None),
        ("5", None),
        ("{}", "rockworker"),
        ('{"rockworker":1,"header":{"game":5},"log":[]}', "header.game"),
        ('{"rockworker":1,"header":{"game":"rockwell"},"log":[]}', "header.rules_version"),
    ],
)
def test_what_is_no_save_is_not_told_in_the_words_of_a_library(save: str, where: str | None, language: str) -> None:
    """msgspec explains itself in English; we say in every language what it is, and at which key it goes wrong."""
    text = refusal(partial(rockworker.load, save), language)
    check_clean(text)
    assert not re.search("Expected|Object|missing required|got|truncated|`", text)
    assert where is None or where in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sign", [1, -1])
def test_no_number_is_too_large_to_be_told(sign: int, language: str) -> None:
    """Python writes no number of more than 4,300 digits, and yet a refusal of one has words."""
    huge = sign * 10**5000
    game = rockworker.new("rockwell", players=2, seed=1)
    for kind in game.definition.action_types:
        if fields := kind.__struct_fields__:
            check_clean(refusal(partial(game.apply, 0, kind(*[huge for _ in fields])), language))
            check_clean(refusal(partial(game.text, kind(*[huge for _ in fields])), language))
    texts = Texts.of(game.definition, language)
    assert "000" in texts.number(huge)
    assert "000" in texts.kind("money", huge)
    assert "000" in texts.error(NoPast(version=huge))


def refusal(act: Callable[[], object], language: str) -> str:
    """Why something is refused."""
    with pytest.raises(RockworkerError) as caught:
        act()
    return caught.value.text(language)


def test_no_message_is_unused() -> None:
    """Every message of the engine has a use."""
    wanted = {f"error-{kind.key}" for kind in all_errors()} | {"reason-not-asked"}
    wanted |= {"event-choice-sealed", "event-standing-answer-given"}
    check_none_unused(LOCALE, wanted)


def test_an_error_names_player_action_and_rule() -> None:
    """Details become words: players by name, clauses where they are known."""
    assert error_text(NotYourTurn(player=1, actors=(0, 2)), "en") == (
        "It’s not Player 2’s turn: waiting for Player 1 and Player 3."
    )
    assert error_text(IllegalAction(action="sell", clause=None), "de") == "„sell“ ist jetzt nicht möglich."
    assert error_text(IllegalAction(action="sell", clause="RW-MKT-07"), "fr") == (
        "«\u00a0sell\u00a0» est impossible en ce moment (article RW-MKT-07)."
    )


def test_an_error_in_a_game_uses_its_labels(dice: Dice) -> None:
    """At a table, actions and fields are called by their labels."""
    error = IllegalValue(action="roll", clause=None, field="dice", value="9", allowed="1–6")
    assert Texts.of(dice, "en").error(error) == "“Roll”: Dice can’t be 9. Possible: 1–6."


def test_numbers_and_money_follow_the_language() -> None:
    """Digits are grouped, and the dollar sign stands, as each language does it."""
    said = [Texts.of(None, language).term("money", amount=1500) for language in LANGUAGES]
    assert said == ["$1,500", "1\u202f500\u00a0$", "1.500\u00a0$"]
    assert [Texts.of(None, language).kind("count", 12345) for language in LANGUAGES] == [
        "12,345",
        "12\u202f345",
        "12.345",
    ]


def test_lists_end_with_and() -> None:
    """One, two and three items."""
    assert [Texts.of(None, "fr").join(items) for items in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a et b",
        "a, b et c",
    ]


def test_values_become_words_by_their_kind(dice: Dice) -> None:
    """Fields, their further parts, bare numbers, and what the vocabulary adds to the record."""
    texts = Texts.of(dice, "en")
    event = Rolled(player=1, dice=2, order=(1, 0, 2), colour=4)
    expected = "Ben rolls 2, colour 4/yes/4/3: Ben, Ann and Cleo; Ben, Ann, Cleo"
    assert texts.event(event, ["Ann", "Ben", "Cleo"]) == expected
    assert texts.at_table(["Ann", "Ben", "Cleo"]).event(event) == expected
    assert texts.event(event).startswith("Player 2 rolls")
    assert texts.kind("colour", 4) == "colour 4"


def test_labels_of_actions_and_axes(dice: Dice) -> None:
    """A kind of action, one action, one of its axes, the question and the wait for its answer."""
    texts = Texts.of(dice, "de")
    assert texts.action(Roll) == "Roll"
    assert texts.action(Roll(3)) == "Roll 3 dice"
    assert texts.field(Roll, "dice") == "Dice"
    assert texts.prompt("roll") == "Roll!"
    assert texts.waiting("roll", (0, 1)) == "Spieler 1 und Spieler 2 must roll"


def test_a_sealed_choice_is_told_to_its_owner_only(dice: Dice) -> None:
    """The log shows one's own sealed choice, and of the others' only that it was made."""
    texts = Texts.of(dice, "fr")
    sealed = ChoiceSealed(0, msgspec.to_builtins(Roll(3)))
    assert texts.event(sealed, ["Ann", "Ben"]) == "Ann a fait son choix\u00a0: «\u00a0Roll 3 dice\u00a0»."
    assert texts.event(sealed.seen_by(1), ["Ann", "Ben"]) == "Ann a fait son choix."


def test_missing_texts_are_errors(dice: Dice) -> None:
    """Neither a gap nor a key ever stands in for words."""
    texts = Texts.of(dice, "en")
    with pytest.raises(MissingText, match="no-such-term"):
        texts.term("no-such-term")
    with pytest.raises(MissingText, match="money"):
        texts.term("money")
    with pytest.raises(MissingText, match="choice-sealed"):
        texts.about("event-choice-sealed")
    with pytest.raises(MissingText, match="weather"):
        texts.kind("weather", 1)


def test_an_unknown_language_is_refused() -> None:
    """Only English, French and German."""
    with pytest.raises(BadOption):
        Texts.of(None, "it")


def test_one_list_of_languages() -> None:
    """The choices of the command line, the codes of requests, and the folders of messages are the same."""
    assert [language.value for language in Language] == list(LANGUAGES)
    assert sorted(folder.name for folder in LOCALE.iterdir()) == sorted(LANGUAGES)


@pytest.fixture
def english_only(dice: Dice) -> Dice:
    """A game of somebody who writes English only, and not even all of it."""
    for language in ("fr", "de"):
        (dice.folder / "locale" / language / "dice.ftl").unlink()
    return dice


def test_a_game_without_a_translation_is_told_in_english(english_only: Dice) -> None:
    """Its sentences are English, with the engine's words and the players' names in the reader's language."""
    texts = Texts.of(english_only, "fr")
    assert texts.action(Roll(3)) == "Roll 3 dice"
    assert texts.waiting("roll", (0, 1)) == "Joueur 1 et Joueur 2 must roll"
    assert texts.error(GameIsOver()) == "La partie est terminée."
    assert texts.event(Rolled(player=1, dice=2, order=(1, 0), colour=4)).startswith("Joueur 2 rolls 2")


def test_a_translation_may_be_begun(dice: Dice) -> None:
    """What is translated is read in the translation, the rest in English, part by part."""
    (dice.folder / "locale" / "de" / "dice.ftl").write_text("action-roll = Würfeln\n", encoding="utf-8")
    texts = Texts.of(dice, "de")
    assert (texts.action(Roll), texts.action(Roll(3))) == ("Würfeln", "Roll 3 dice")


def test_what_not_even_english_has_is_missing(english_only: Dice) -> None:
    """`find` says so, for words that a game need not have; everything else is an error."""
    texts = Texts.of(english_only, "de")
    assert texts.find("game-title") is None
    assert texts.find("action-roll") == "Roll"
    with pytest.raises(MissingText):
        texts.term("game-title")


def test_a_number_beyond_reason_is_said(dice: Dice) -> None:
    """A client may send any whole number; refusing it must not fail over its digits."""
    error = IllegalValue(action="roll", field="dice", value=str(10**40), allowed="1–6")
    assert Texts.of(dice, "en").error(error) == "“Roll”: Dice can’t be 1,000,000,000,000,000. Possible: 1–6."


PLAIN_VALUES: tuple[str | float, ...] = ("Ann", 1_234_567, "", 0, -3, "B4", 999, "zinc", 1000, 1, 2, "none")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_sentences_read_as_fluent_would_say_them(game: str, language: str) -> None:
    """Messages are put together without Fluent where that is possible, with words and numbers, in all their cases."""
    texts = Texts.of(rockworker.new(game, players=2, seed=1).definition, language)
    bundle, said = texts._bundles[0], 0
    for name, attribute, pattern in _patterns(bundle):
        sentence = texts._sentence(name, attribute)
        for first in range(len(PLAIN_VALUES)) if sentence else ():
            wanted = sorted(sentence.variables if sentence else ())
            variables = {each: PLAIN_VALUES[(first + n) % len(PLAIN_VALUES)] for n, each in enumerate(wanted)}
            with contextlib.suppress(ForFluent):
                assert sentence
                assert (sentence.say(variables, texts._whole), []) == bundle.format_pattern(pattern, variables)
                said += 1
    assert said > 2000


def _patterns(bundle: Messages) -> Iterator[tuple[str, str | None, Any]]:
    for name in bundle.names:
        message = bundle.get_message(name)
        yield from [(name, None, message.value)] if message.value else ()
        for attribute, pattern in message.attributes.items():
            yield name, attribute, pattern


def test_few_messages_need_fluent(dice: Dice) -> None:
    """Numbers with fractions."""
    texts = Texts.of(dice, "en")
    assert texts._sentence("number", None) is None
    assert texts.number(0.25) == "0.25"
    assert texts._sentence("list-end", None)


def test_what_is_remembered_for_all_tables_has_no_names_in_it() -> None:
    """Each table hears its own players' names, whatever was said at others before: of events, hints and values."""
    game = rockworker.new("rockwell", players=2, seed=1)
    rules, definition = inside(game).rules, game.definition
    events = [event for step in range(60) for event in game.push(game.legal_actions()[-(step % 2)])]
    first = Texts.of(definition, "en").at_table(("Ann", "Ben"), rules)
    second = Texts.of(definition, "en").at_table(("Yve", "Zoe"), rules)
    heard = [(first.event(event), second.event(event)) for event in events]
    assert all("Yve" not in said and "Zoe" not in said for said, _ in heard)
    assert all("Ann" not in said and "Ben" not in said for _, said in heard)
    assert any("Ann" in said for said, _ in heard)
    assert any("Yve" in said for _, said in heard)
    assert first.kind("owner", 1) == "Ben"
    assert second.kind("owner", 1) == "Zoe"


def test_what_fails_to_be_said_leaves_nothing_behind() -> None:
    """Words with a name in them stay at their table, even if some that are only tried are missing."""
    definition = rockworker.new("rockwell", players=2, seed=1).definition

    def words(texts: Texts) -> str:
        return texts.player(0) + str(texts.find("no-such-message"))

    first = Texts.of(definition, "en").at_table(("Ann", "Ben"))
    second = Texts.of(definition, "en").at_table(("Yve", "Zoe"))
    assert first.memory.remember(("test", 1), lambda: words(first)) == "AnnNone"
    assert second.memory.remember(("test", 1), lambda: words(second)) == "YveNone"


def test_a_plain_sentence_that_lacks_a_word_is_an_error() -> None:
    """As any other."""
    texts = Texts.of(rockworker.new("rockwell", players=2, seed=1).definition, "en")
    with pytest.raises(MissingText):
        texts.term("event-turn-started")
