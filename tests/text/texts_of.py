"""Every text that we show, by language: messages of all folders, and the clauses and rulings of the rulebooks."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl

import rockworker
from rockworker.rulebook.how import how_to_play
from tests.text.checks import messages, patterns

SOURCE = Path(rockworker.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "locale"
GAMES = ("rockwell", "clockworker")
AROUND = (SOURCE / "text" / "locale", SOURCE / "cli" / "locale", SOURCE / "server" / "locale")

Texts = dict[str, str]
"""By message or clause: everything that it may say, in one string."""


@cache
def about(subject: str, language: str) -> Texts:
    """`rockwell`, `clockworker`, `around` or `everywhere`."""
    if subject == "everywhere":
        return about("around", language) | about(GAMES[0], language) | about(GAMES[1], language)
    if subject == "around":
        page = {key: text for key, text in _page(language) if not _is_of_a_game(key)}
        return page | {key: text for folder in AROUND for key, text in _said(folder, language)}
    page = {key: text for key, text in _page(language) if _is_of(subject, key)}
    said = dict(_said(SOURCE / "games" / subject / "locale", language))
    return page | said | _how(subject, language) | _rulebook(subject, language)


def _page(language: str) -> Iterator[tuple[str, str]]:
    return _said(PAGE, language)


def _is_of(game: str, key: str) -> bool:
    return key.startswith((f"{ {'rockwell': 'rw', 'clockworker': 'cw'}[game] }-", f"guide-{game}"))


def _is_of_a_game(key: str) -> bool:
    return any(_is_of(game, key) for game in GAMES)


def _said(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    for key, message in messages(folder, language).items():
        yield key, " ¶ ".join(text_of(pattern) for pattern in patterns(message).values())


def text_of(pattern: ftl.Pattern) -> str:
    """All branches of a message; `{}` stands for whatever is filled in."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ftl.SelectExpression):
            parts.append(" ¶ ".join(text_of(variant.value) for variant in element.expression.variants))
        else:
            parts.append("{}")
    return "".join(parts)


def _how(game: str, language: str) -> Texts:
    told = how_to_play(game, language)
    chapters = {f"how-chapter-{n}": f"{one.title} ¶ {one.text}" for n, one in enumerate(told.chapters, 1)}
    steps = {f"how-step-{name}": f"{one.title} ¶ {one.text} ¶ {one.touch}" for name, one in told.steps.items()}
    words = {f"how-word-{word.forms[0]}": f"{word.forms[0]} ¶ {word.about}" for word in told.words}
    return {"how-lead": told.lead} | chapters | steps | words


def _rulebook(game: str, language: str) -> Texts:
    book = tomllib.loads((SOURCE / "games" / game / "rulebook" / f"{language}.toml").read_text("utf-8"))
    entries = {**book["clauses"], **book["rulings"], **book.get("components", {})}
    shown = ("topic", "text", "reason")
    return {key: " ¶ ".join(entry[part] for part in shown if part in entry) for key, entry in entries.items()}
