"""The server's words: complete in every language, none unused."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec
import pytest

import rockworker
from rockworker.engine.chance import Rng
from rockworker.engine.definition import Header
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import sample
from rockworker.protocol import ClockRules, Question
from rockworker.registry import definition_of
from rockworker.server import errors
from rockworker.server.tables import log
from rockworker.server.tables.log import BotReplaced, Conceded, Started, Undone, VoteCast, VoteOpened
from rockworker.server.tables.render import LOCALE, TableText, own_words
from rockworker.server.tables.state import TableState
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import LOCALE as CORE
from tests.text.checks import check_clean, check_none_unused, check_same_in_all_languages, check_typography


def test_every_language_says_the_same() -> None:
    """The same messages about the same things, in good typography, and none that nobody asks for."""
    check_same_in_all_languages(LOCALE, CORE)
    check_typography(LOCALE)
    check_none_unused(LOCALE, {f"error-{error.key}" for error in server_errors()})


def server_errors() -> list[type[errors.ServerError]]:
    """All that the server refuses."""
    kinds = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, errors.ServerError)]
    return [kind for kind in kinds if kind is not errors.ServerError]


def test_every_refusal_has_words() -> None:
    """With all that it knows."""
    assert len(server_errors()) > 25
    for kind in server_errors():
        for language in LANGUAGES:
            check_clean(kind(**dict.fromkeys(kind.fields(), "x")).text(language))
        assert 400 <= kind.status <= 503


def test_every_entry_has_words() -> None:
    """What happens around the game is told with names; moves tell themselves."""
    questions: tuple[Question, ...] = ("pause", "resume", "undo", "end", "replace", "return")
    told: list[log.AnyEntry] = [
        Undone(0),
        *(VoteOpened(0, question, 1, voters) for question in questions for voters in ((), (1,))),
        VoteCast(1, agrees=True),
        VoteCast(1, agrees=False),
        Conceded(1, "greedy"),
        BotReplaced(1, "random"),
    ]
    header: Header = definition_of("rockwell").header(2, 1)
    state = TableState.before_start(definition_of("rockwell"), header, ClockRules(), ["", ""])
    for language in LANGUAGES:
        text = TableText(state, ["Ann", "Ben"], language)
        texts = [text.entry(entry) for entry in told]
        for words in texts:
            check_clean(words)
            assert "Ann" in words or "Ben" in words
        assert len(set(texts)) == len(texts)
        assert text.entry(Started()) == ""
        for term in ("table-open", "table-over", "table-paused"):
            check_clean(own_words(language).term(term))


@pytest.mark.parametrize("name", ["rockwell", "clockworker"])
def test_what_is_remembered_as_json_says_what_the_objects_say(name: str) -> None:
    """Offers and hints are put together from parts; at tables with other names the parts with names are others."""
    for names in (["Ann", "Ben", "Cleo"], ["Dora", "Emil", "Fay"]):
        game = rockworker.new(name, players=3, seed=4)
        state = TableState.before_start(game.definition, game.header, ClockRules(), [""] * 3)
        texts, chance = [TableText(state, names, language) for language in LANGUAGES], Rng(5)
        for _ in range(120):
            for player in game.actors:
                for text in texts:
                    _compare(text, game, player)
            game.apply(game.actors[0], sample(game.offers(game.actors[0]), chance.below))


def _compare(text: TableText, game: Game[Any], player: int) -> None:
    offers = [text.offer(offer) for offer in game.offers(player)]
    assert bytes(text.offers(game, player)) == msgspec.json.encode(offers)
    found = game.definition.hints(inside(game), player, game.offers(player))
    hints = [text.hint(hinted) for hinted in found]
    assert bytes(text.hints(game, player) or b"[]") == msgspec.json.encode(hints)
