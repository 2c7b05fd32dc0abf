"""Clockworker in words: complete in every language, and right where grammar is tricky."""

from __future__ import annotations

import pytest

import rockworker
from rockworker.engine.inside import inside
from rockworker.games.clockworker.actions import Distribute, Pay, Recharge, Staff
from rockworker.games.clockworker.definition import DEFINITION
from rockworker.games.clockworker.events import ArchiveBought, LastRoundCame, PlayerScored, RobotRecovered, RobotsPlaced
from rockworker.games.clockworker.resources import parse_bundle
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts
from tests.games.clockworker.play import new_game, random_steps
from tests.games.clockworker.speech import at_table, said
from tests.games.clockworker.table import slots, with_cards
from tests.text.checks import (
    check_clean,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_artifacts_are_explained(language: str) -> None:
    """Players can read what each of them does."""
    texts = at_table(language)
    for card in texts.rules.artifacts:
        check_clean(texts.about(f"artifact-{card.key}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owners_own_factories_are_called_by_their_keys(language: str) -> None:
    """A card that we have no words for still has a name."""
    tables = with_cards({})
    tables["factories"][0]["key"] = "steam-laundry"
    rules = inside(rockworker.new("clockworker", components=tables)).rules
    texts = Texts.of(DEFINITION, language).at_table(None, rules)
    assert texts.kind("factory", 1) == "Steam laundry"


def test_a_recovery_in_three_languages() -> None:
    """The vocabulary is the game's own in each language."""
    event = RobotRecovered(0, 0, 2, parse_bundle("2C"))
    assert said("en", event) == "Ann takes a robot back from “Starting Factory” (slot 2) and gains 2 gears."
    assert said("fr", event) == "Ann reprend un robot dans « Usine de départ » (case 2) et gagne 2 rouages."
    assert said("de", event) == "Ann holt einen Roboter zurück (Startfabrik, Platz 2) und erhält 2 Zahnräder."


def test_lists_of_resources() -> None:
    """Units are counted; German colours stand uninflected, so that they fit into every sentence."""
    event = ArchiveBought(1, 0, parse_bundle("3R G"))
    assert said("en", event) == "Communication: Ben gets the archive “Lullabies” for 3 red blocks and 1 green block."
    assert said("fr", event).endswith("pour 3 blocs rouges et 1 bloc vert.")
    assert said("de", event).endswith("für 3 Rot und 1 Grün.")


def test_places_of_robots() -> None:
    """One slot or several."""
    assert said("en", RobotsPlaced(2, 0, slots(1))) == "Cleo puts a robot on “Starting Factory” (slot 1)."
    assert said("en", RobotsPlaced(2, 0, slots(1, 4))) == "Cleo puts 2 robots on “Starting Factory” (slots 1 and 4)."


def test_actions_in_words() -> None:
    """A menu names the values."""
    texts = at_table("en")
    assert texts.action(Distribute(0, slots(1, 2))) == "Distribution: Starting Factory, slots 1 and 2"
    assert texts.action(Pay(0, 1, 2)) == "Replace with gold: 1 green block and 2 blue blocks"
    assert texts.action(Pay(0, 0, 0)) == "Replace nothing with gold"
    assert texts.action(Staff(0)) == "Put no robot on it"
    assert texts.action(Recharge()) == "F. Recharge (2 gears)"


def test_the_end_in_words() -> None:
    """Why the game ends, and who came where."""
    assert said("en", LastRoundCame("fin")) == "This round is the last one: the FIN tile has been revealed."
    assert said("de", PlayerScored(0, 41, 1)) == "Ann: 41 Siegpunkte, Rang 1."
    assert said("fr", PlayerScored(0, 1, 4)) == "Ann : 1 point, 4e place."


def test_a_whole_game_can_be_told() -> None:
    """Every line of a random game has words in every language."""
    tables = [at_table(language) for language in LANGUAGES]
    for _, action, events in random_steps(new_game(4, 3), 3):
        for texts in tables:
            check_clean(texts.action(action))
            for event in events:
                check_clean(texts.event(event))
