"""Every game in words: complete in every language."""

from __future__ import annotations

import pytest

from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import LOCALE, Texts
from tests.games.clockworker.speech import SPEECH as CLOCKWORKER
from tests.games.rockwell.speech import SPEECH as ROCKWELL
from tests.games.speech import Speech
from tests.text.checks import (
    check_all_said,
    check_clean,
    check_none_unused,
    check_same_in_all_languages,
    check_typography,
    known_messages,
    standing_messages,
    wanted_messages,
)

pytestmark = pytest.mark.parametrize("speech", [ROCKWELL, CLOCKWORKER], ids=lambda speech: speech.definition.name)


def test_languages_have_the_same_messages(speech: Speech) -> None:
    """English, French and German agree in messages, parts and variables."""
    check_same_in_all_languages(speech.definition.folder / "locale", LOCALE)


def test_typography(speech: Speech) -> None:
    """Quotation marks and spaces are those of the language."""
    check_typography(speech.definition.folder / "locale")


def test_no_message_is_unused(speech: Speech) -> None:
    """Every message has a use, and every type its message."""
    check_none_unused(speech.definition.folder / "locale", wanted_messages(speech.definition, speech.prompts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(speech: Speech, language: str) -> None:
    """Each event, action and axis is said without a gap, with and without the table's rules and names."""
    known = known_messages(speech.definition, language)
    check_all_said(speech.at_table(language), speech.samples, known)
    check_all_said(Texts.of(speech.definition, language), speech.samples, known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_has_words(speech: Speech, language: str) -> None:
    """Each value of each kind can be shown on its own, and different values look different."""
    texts = speech.at_table(language)
    for kind, values in speech.samples.items():
        if kind != "choice":
            words = [texts.kind(kind, value) for value in values]
            for text in words[1:] if kind in speech.may_be_empty else words:
                check_clean(text)
            assert len(set(words)) == len(values), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_heading_and_option_has_words(speech: Speech, language: str) -> None:
    """Questions, what those who wait are told, headings; options, modules and standing answers with explanations."""
    texts = speech.at_table(language)
    for prompt in speech.prompts:
        check_clean(texts.prompt(prompt))
        assert "Ann" in texts.waiting(prompt, (0,))
    for heading in (*speech.headings, *(f"score-{part}" for part in speech.score_parts)):
        check_clean(texts.term(heading, round=1))
    modules = speech.definition.module_names
    options = speech.definition.options_type.__struct_fields__
    explained = [
        f"{'module' if name in modules else 'option'}-{name.replace('_', '-')}" for name in (*options, *modules)
    ]
    for message in (*explained, *standing_messages(speech.definition)):
        check_clean(texts.term(message))
        check_clean(texts.about(message))
