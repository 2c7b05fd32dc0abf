"""Sentences of both games with names and numbers that break careless grammar.

Names begin with vowels and with h (French elides before them), and of everything there are none, one and two."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import filterfalse

import pytest

from rockworker.engine.events import ChoiceSealed, Event
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts
from tests.games.clockworker.speech import SPEECH as CLOCKWORKER
from tests.games.rockwell.speech import SPEECH as ROCKWELL
from tests.games.speech import Speech
from tests.text.checks import WRONG_FRENCH_SPACE, check_clean, samples

NAMES = ("Anne", "Émile", "Hugo", "Inès")
MISTAKES = {
    "en": (
        r"\b1 (points|cubes|cards|tiles|actions|gears|robots|blocks|archives|intersections|crews)\b",
        r"\b[02-9] (point|cube|card|tile|action|gear|robot|block|archive|intersection|crew)\b",
        r"\ba [aeiou]\w|\ban [bcdfgjklmnpqrstvwxz]\w",
        r"[\"']",
    ),
    "fr": (
        r"(?i)(?<!-)\b(de|le|la|que|ne|se|je|me|te|jusque|lorsque) (?=[aeiouyéèêàâîïôûœ][^\W\d])",
        r"(?i)\b(de|le|la|que) (Anne|Émile|Hugo|Inès|AI)\b",
        r"\bde 1 [a-zé]{2}",
        r"\b[01] (points|cubes|cartes|tuiles|actions|rouages|robots|blocs|archives|intersections|équipes|zincs|ors)\b",
        r"\b[2-9] (point|cube|carte|tuile|action|rouage|robot|bloc|archive|intersection|équipe|zinc|or)\b",
        WRONG_FRENCH_SPACE.pattern,
        r"[\"']",
    ),
    "de": (
        r"\b1 (Punkte|Siegpunkte|Prestigepunkte|Karten|Steine|Handlungen|Zahnräder|Archive|Kreuzungen|Bohrtrupps)\b",
        r"\b[02-9] (Punkt|Siegpunkt|Prestigepunkt|Karte|Handlung|Zahnrad|Archiv|Kreuzung|Bohrtrupp)\b",
        r"\b1 (rot|grün|blau|golden)en Block\b",
        r"„[^“]*$|[”\"']",
        r": (?=genügend|jemand|ein Spieler|die vereinbarte|das FIN)",
    ),
}
"""By language: what a native would mark."""
IMPOSSIBLE = re.compile(r"\b(de|du) aucune\b")
"""Samples have trades of no resource at all, which no game has."""


def sentences(speech: Speech, texts: Texts) -> Iterator[str]:
    """Every event, action and question, with samples of every value."""
    event_types: list[type[Event]] = [ChoiceSealed, *speech.definition.event_types]
    for event_type in event_types:
        for event in samples(event_type, speech.samples):
            yield texts.event(event)
    for action_type in speech.definition.action_types:
        yield texts.action(action_type)
        for action in samples(action_type, speech.samples):
            yield texts.action(action)
    for prompt in speech.prompts:
        yield texts.prompt(prompt)
        yield from (texts.waiting(prompt, (player,)) for player in range(len(texts.names or ())))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("speech", [ROCKWELL, CLOCKWORKER], ids=lambda speech: speech.definition.name)
def test_names_and_numbers_break_no_grammar(speech: Speech, language: str) -> None:
    """No elision, plural, space or quotation mark is wrong in any sentence."""
    table = speech.at_table(language)
    seats = len(table.names or ())
    names = [NAMES[:seats], NAMES[-seats:]]
    told = {told for each in names for told in sentences(speech, table.at_table(each, table.rules))}
    assert len(told) > 200
    for sentence in filterfalse(IMPOSSIBLE.search, told):
        check_clean(sentence)
        for mistake in MISTAKES[language]:
            assert not re.search(mistake, sentence), sentence


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("fr", "Au tour de Anne."),
        ("fr", "Il reste 1 cubes."),
        ("fr", "Il reste 2 cube."),
        ("fr", "L’équipe de AI"),
        ("fr", "avance de 1 intersection"),
        ("fr", "Danger : Anne"),
        ("de", "Preis: 1 roten Block"),
        ("de", "1 Siegpunkte"),
        ("de", "„Startfabrik"),
        ("en", "1 gears"),
        ("en", "0 cube"),
    ],
)
def test_mistakes_are_noticed(language: str, wrong: str) -> None:
    """The checks above find what they are meant to find."""
    assert any(re.search(mistake, wrong) for mistake in MISTAKES[language])
