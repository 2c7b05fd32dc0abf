"""A piece or a phase has one name per language, in log, guide, how-to, rules and terminal alike."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rockworker.text.languages import LANGUAGES
from tests.text.texts_of import about

GLOSSARY = tomllib.loads(Path(__file__).with_name("glossary.toml").read_text("utf-8"))


@pytest.mark.parametrize("rule", GLOSSARY["forbidden"], ids=lambda rule: f"{rule['language']}-{rule['word'][:30]}")
def test_forbidden_words_are_nowhere(rule: dict[str, Any]) -> None:
    """Nowhere but in the texts that are named as exceptions; and each exception is still needed."""
    word = re.compile(rf"(?<![\w’])(?:{rule['word']})(?!\w)")
    texts = about(rule["in"], rule["language"])
    found = {key: word.search(text) for key, text in texts.items() if word.search(text)}
    assert set(found) == set(rule.get("except", ())), f"say: {rule['say']}; found: {found}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", GLOSSARY["term"], ids=lambda term: term["messages"][0])
def test_things_have_their_names(term: dict[str, Any], language: str) -> None:
    """The messages that name a thing use the glossary's name."""
    texts = about(term.get("in", "everywhere"), language)
    for message in term["messages"]:
        assert term[language].lower() in texts[message].lower(), message
