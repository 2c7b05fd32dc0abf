"""The rules catalogues say the same in every language: the same entries with the same parts."""

from __future__ import annotations

import re

import msgspec
import pytest

from rockworker.registry import definition_of, game_names
from rockworker.rulebook.catalogue import Catalogue, catalogue
from rockworker.text.languages import LANGUAGES

TRANSLATIONS = [(game, language) for game in game_names() for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_entries_agree(game: str, language: str) -> None:
    """Sections, clauses, rulings and components are those of the English catalogue, in its order."""
    file = definition_of(game).folder / "rulebook" / f"{language}.toml"
    ours, english = msgspec.toml.decode(file.read_bytes(), type=Catalogue), catalogue(game)
    assert list(ours.sections) == list(english.sections)
    assert list(ours.clauses) == list(english.clauses)
    assert list(ours.rulings) == list(english.rulings)
    assert list(ours.components) == list(english.components)


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_parts_agree(game: str, language: str) -> None:
    """Nothing is empty or left in English, and a ruling has a reason where the English one has."""
    ours, english = catalogue(game, language), catalogue(game)
    for key, clause in ours.clauses.items():
        assert len(clause.text) > 5, key
        assert clause.text != english.clauses[key].text, key
    for key, ruling in ours.rulings.items():
        assert ruling.topic, key
        assert ruling.text, key
        assert bool(ruling.reason) == bool(english.rulings[key].reason), key


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_money_agrees(game: str, language: str) -> None:
    """Amounts of money survive translation, each written as the language writes it."""
    ours, english = catalogue(game, language), catalogue(game)
    for key, clause in english.clauses.items():
        wanted = re.findall(r"\$(\d[\d,]*\d)", clause.text)
        found = re.findall(r"(\d[\d.\u202f]*)\u00a0\$", ours.clauses[key].text)
        assert digits(found) == digits(wanted), key


def digits(amounts: list[str]) -> list[str]:
    """Amounts without what groups their digits."""
    return sorted(re.sub(r"\D", "", amount) for amount in amounts)
