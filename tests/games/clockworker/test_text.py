"""Clockworker in words: complete in every language, and right where grammar is tricky."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import rockworker
from rockworker.engine.frames import Frame
from rockworker.engine.names import kebab
from rockworker.games.clockworker.actions import Distribute, Pay, Recharge, Staff
from rockworker.games.clockworker.definition import DEFINITION
from rockworker.games.clockworker.events import ArchiveBought, LastRoundCame, PlayerScored, RobotRecovered, RobotsPlaced
from rockworker.games.clockworker.resources import parse_bundle
from rockworker.games.clockworker.vocabulary import HEADINGS
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import LOCALE, Texts
from tests.games.clockworker.play import new_game, random_steps
from tests.games.clockworker.table import slots, with_cards
from tests.text.checks import (
    CORE_SAMPLES,
    check_all_said,
    check_clean,
    check_none_unused,
    check_same_in_all_languages,
    check_typography,
    known_messages,
    wanted_messages,
)

FOLDER = DEFINITION.folder / "locale"
SAMPLES: Mapping[str, Sequence[Any]] = {
    **CORE_SAMPLES,
    "resource": range(6),
    "resources": tuple(parse_bundle(text) for text in ("", "C", "2C", "R", "3R 2G B O W", "2P")),
    "factory": range(41),
    "artifact": range(16),
    "archive": range(20),
    "archives": ((), (3,), (0, 1), (5, 6, 7)),
    "slot": range(1, 9),
    "slots": (slots(1), slots(2), slots(1, 4, 5), slots(1, 2, 3, 4, 5, 6, 7, 8)),
    "place": range(1, 6),
    "cause": ("cards", "fin", "limit"),
}
"""Values of every kind."""


def at_table(language: str) -> Texts:
    """A language at a table of Ann, Ben and so on."""
    rules = rockworker.new("clockworker", players=4).play.rules
    return Texts.of(DEFINITION, language).at_table(("Ann", "Ben", "Cleo", "Dan"), rules)


def prompts() -> list[str]:
    """The questions of all frames that ask somebody something."""
    return [kebab(frame.__name__) for frame in DEFINITION.frame_types if frame.offers is not Frame.offers]


def test_languages_have_the_same_messages() -> None:
    """English, French and German agree in messages, parts and variables."""
    check_same_in_all_languages(FOLDER, LOCALE)


def test_typography() -> None:
    """Quotation marks and spaces are those of the language."""
    check_typography(FOLDER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    """Each event, action and axis is said without a gap, with and without the table's rules and names."""
    known = known_messages(DEFINITION, language)
    check_all_said(at_table(language), SAMPLES, known)
    check_all_said(Texts.of(DEFINITION, language), SAMPLES, known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_has_words(language: str) -> None:
    """Each value of each kind can be shown on its own, and different values look different."""
    texts = at_table(language)
    for kind, values in SAMPLES.items():
        if kind != "choice":
            words = [texts.kind(kind, value) for value in values]
            for text in words[1:] if kind == "archives" else words:
                check_clean(text)
            assert len(set(words)) == len(values), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_heading_and_card_has_words(language: str) -> None:
    """Questions, what those who wait are told, headings, options, and what each artifact does."""
    texts = at_table(language)
    for prompt in prompts():
        check_clean(texts.prompt(prompt))
        assert "Ann" in texts.waiting(prompt, (0,))
    for heading in HEADINGS:
        check_clean(texts.term(heading, round=1))
    for part in ("tokens", "artifacts", "archives", "bonuses", "total"):
        check_clean(texts.term(f"score-{part}"))
    for name in DEFINITION.options_type.__struct_fields__:
        check_clean(texts.term(f"option-{name.replace('_', '-')}"))
        check_clean(texts.about(f"option-{name.replace('_', '-')}"))
    for card in texts.rules.artifacts:
        check_clean(texts.about(f"artifact-{card.key}"))


def test_no_message_is_unused() -> None:
    """Every message has a use, and every type its message."""
    check_none_unused(FOLDER, wanted_messages(DEFINITION, prompts()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owners_own_factories_are_called_by_their_keys(language: str) -> None:
    """A card that we have no words for still has a name."""
    tables = with_cards({})
    tables["factories"][0]["key"] = "steam-laundry"
    rules = rockworker.new("clockworker", components=tables).play.rules
    texts = Texts.of(DEFINITION, language).at_table(None, rules)
    assert texts.kind("factory", 1) == "Steam laundry"


def said(language: str, event: Any) -> str:
    """An event in words, with plain spaces."""
    return at_table(language).event(event).replace("\u202f", " ").replace("\u00a0", " ")


def test_a_recovery_in_three_languages() -> None:
    """The vocabulary is the game's own in each language."""
    event = RobotRecovered(0, 0, 2, parse_bundle("2C"))
    assert said("en", event) == "Ann takes a robot back from Starting Factory (slot 2) and gains 2 gears."
    assert said("fr", event) == "Ann reprend un robot dans « Usine de départ » (case 2) et gagne 2 rouages."
    assert said("de", event) == "Ann holt einen Roboter zurück (Startfabrik, Platz 2) und erhält 2 Zahnräder."


def test_lists_of_resources() -> None:
    """Units are counted, in the accusative in German."""
    event = ArchiveBought(1, 0, parse_bundle("3R G"))
    assert said("en", event) == "Communication: Ben gets the archive “Lullabies” for 3 red blocks and 1 green block."
    assert said("fr", event).endswith("pour 3 blocs rouges et 1 bloc vert.")
    assert said("de", event).endswith("für 3 rote Blöcke und 1 grünen Block.")


def test_places_of_robots() -> None:
    """One slot or several."""
    assert said("en", RobotsPlaced(2, 0, slots(1))) == "Cleo puts a robot on Starting Factory (slot 1)."
    assert said("en", RobotsPlaced(2, 0, slots(1, 4))) == "Cleo puts 2 robots on Starting Factory (slots 1 and 4)."


def test_actions_in_words() -> None:
    """A menu names the values."""
    texts = at_table("en")
    assert texts.action(Distribute(0, slots(1, 2))) == "Distribution: Starting Factory, slots 1 and 2"
    assert texts.action(Pay(0, 1, 2)) == "Pay with gold in place of 1 green block and 2 blue blocks"
    assert texts.action(Pay(0, 0, 0)) == "Pay without gold in place of colours"
    assert texts.action(Staff(0)) == "Put no robot on it"
    assert texts.action(Recharge()) == "F. Recharge (2 gears)"


def test_the_end_in_words() -> None:
    """Why the game ends, and who came where."""
    assert said("en", LastRoundCame("fin")) == "This round is the last one: the FIN tile has come up."
    assert said("de", PlayerScored(0, 41, 1)) == "Ann hat 41 Punkte und kommt auf Platz 1."
    assert said("fr", PlayerScored(0, 1, 4)) == "Ann a 1 point et prend la place 4."


def test_a_whole_game_can_be_told() -> None:
    """Every line of a random game has words in every language."""
    tables = [at_table(language) for language in LANGUAGES]
    for _, action, events in random_steps(new_game(4, 3), 3):
        for texts in tables:
            check_clean(texts.action(action))
            for event in events:
                check_clean(texts.event(event))
