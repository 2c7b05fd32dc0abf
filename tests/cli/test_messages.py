"""The command line's own words."""

from __future__ import annotations

from rockworker.cli.messages import FOLDER, Language
from rockworker.text.languages import LANGUAGES
from tests.text.checks import check_none_unused, check_same_in_all_languages, check_typography


def test_the_same_messages_in_all_languages() -> None:
    """No message and no variable is missing anywhere."""
    check_same_in_all_languages(FOLDER)


def test_typography() -> None:
    """Quotation marks and spaces as each language has them."""
    check_typography(FOLDER)


def test_no_message_is_unused() -> None:
    """Every message is asked for by the code."""
    check_none_unused(FOLDER, set())


def test_we_speak_what_the_core_speaks() -> None:
    """The languages to choose from are those of the messages."""
    assert tuple(Language) == LANGUAGES
