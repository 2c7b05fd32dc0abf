"""Routes about games: what can be played, and the clauses of the rules."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from rockworker import registry
from rockworker.play.review import SEARCH
from rockworker.protocol import Language
from rockworker.registry import GamePackage, Lesson, definition_of, game_package, level_names, suggested_level
from rockworker.rulebook.catalogue import Catalogue, catalogue, game_of
from rockworker.server.errors import NoSuchClause
from rockworker.text.texts import Texts


class ChoiceInfo(msgspec.Struct, frozen=True):
    """A module or an option, in words."""

    name: str
    label: str
    about: str
    default: Any
    values: tuple[Any, ...]
    """What an option may be; empty: a whole number. For modules: on or off."""
    words: tuple[str, ...]
    """What people call these values."""


class LevelInfo(msgspec.Struct, frozen=True):
    """A bot that people may choose."""

    bot: str
    label: str
    """What people call it; without a name for people, its own."""
    about: str
    """How it plays; empty: nothing is said."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here, in words of the language asked for."""

    name: str
    title: str
    """What people call it; without a title of its own, the name."""
    about: str
    """One line; empty: nothing is said."""
    fewest_players: int
    most_players: int
    modules: tuple[ChoiceInfo, ...]
    options: tuple[ChoiceInfo, ...]
    bots: tuple[str, ...]
    """Those that people choose among, the weakest first."""
    levels: tuple[LevelInfo, ...]
    """The same in words."""
    suggested: str
    """Of these, the one that is chosen until somebody chooses another."""
    can_be_reviewed: bool
    """Whether finished games can be looked at again (`/tables/{id}/review`)."""
    own_components: bool
    """May an owner's numbers take the place of ours?"""
    drawing: str
    """The folder of the page's `games/` that draws the table; `generic`: none of its own."""
    lesson: Lesson | None
    """The table of the guided first game, if it has one."""
    terms: dict[str, str]
    """What fields of views (`view-…`) and parts of scores (`score-…`) are called, as far as the game says so."""


class RulingInfo(msgspec.Struct, frozen=True):
    """What we decided where the books are silent or disagree."""

    id: str
    topic: str
    text: str
    reason: str


class RuleInfo(msgspec.Struct, frozen=True):
    """A clause of the rules, or a ruling, with the rulings that bear on it."""

    id: str
    game: str
    section: str
    text: str
    rulings: tuple[RulingInfo, ...]


class RuleSection(msgspec.Struct, frozen=True):
    """A section of the rules."""

    id: str
    title: str
    clauses: tuple[RuleInfo, ...]


@get("/games", summary="The games", tags=["games"])
async def games(lang: FromQuery[Language] = "en") -> list[GameInfo]:
    """Every installed game with all that a page needs to list it and to open a table."""
    return [_game(package, lang) for package in registry.games()]


def _game(package: GamePackage, language: str) -> GameInfo:
    definition = package.definition
    texts = Texts.of(definition, language)
    return GameInfo(
        name=package.name,
        title=texts.find("game-title") or package.name.capitalize(),
        about=texts.find("game-title", "about") or "",
        fewest_players=definition.fewest_players,
        most_players=definition.most_players,
        modules=tuple(_module(texts, name) for name in definition.module_names),
        options=tuple(_option(texts, field) for field in _fields(definition.options_type)),
        bots=level_names(package.name),
        levels=tuple(LevelInfo(bot, *_words(texts, f"level-{_kebab(bot)}", bot)) for bot in level_names(package.name)),
        suggested=suggested_level(package.name),
        can_be_reviewed=SEARCH in registry.bot_names(package.name),
        own_components=definition.numbers is not None,
        drawing=package.drawing,
        lesson=package.lesson,
        terms={name: text for name in texts.names_with("view-", "score-") if (text := texts.find(name))},
    )


def _fields(options: type[msgspec.Struct]) -> tuple[msgspec.inspect.Field, ...]:
    info = msgspec.inspect.type_info(options)
    assert isinstance(info, msgspec.inspect.StructType)
    return info.fields


def _module(texts: Texts, name: str) -> ChoiceInfo:
    words = (texts.term("no"), texts.term("yes"))
    return ChoiceInfo(name, *_words(texts, f"module-{_kebab(name)}", name), False, (False, True), words)


def _option(texts: Texts, field: msgspec.inspect.Field) -> ChoiceInfo:
    label, about = _words(texts, f"option-{_kebab(field.name)}", field.name)
    values = _values(field.type)
    words = tuple(texts.option(field.name, value) for value in values)
    return ChoiceInfo(field.name, label, about, field.default, values, words)


def _words(texts: Texts, key: str, name: str) -> tuple[str, str]:
    """A label and an explanation. A new game need not have them: then its own name has to do."""
    return texts.find(key) or name.replace("_", " ").capitalize(), texts.find(key, "about") or ""


def _values(kind: msgspec.inspect.Type) -> tuple[Any, ...]:
    if isinstance(kind, msgspec.inspect.BoolType):
        return (False, True)
    return tuple(kind.values) if isinstance(kind, msgspec.inspect.LiteralType) else ()


def _kebab(name: str) -> str:
    return name.replace("_", "-")


@get("/games/{game:str}/rules", summary="The rules of a game", tags=["games"])
async def rules(
    game: FromPath[str], prompt: FromQuery[str] = "", lang: FromQuery[Language] = "en"
) -> list[RuleSection]:
    """Those that bear on what is asked now; without a prompt, all."""
    definition_of(game)
    book = catalogue(game, lang)
    wanted = game_package(game).rule_sections.get(prompt, ()) if prompt else tuple(book.sections)
    return [_section(game, book, name) for name in wanted if name in book.sections]


@get("/rules/{entry:str}", summary="A clause", tags=["games"])
async def rule(entry: FromPath[str], lang: FromQuery[Language] = "en") -> RuleInfo:
    """With the rulings on it."""
    game = game_of(entry)
    if game is None:
        raise NoSuchClause(clause=entry)
    return _rule(game, catalogue(game, lang), entry)


def _section(game: str, book: Catalogue, name: str) -> RuleSection:
    ids = [clause for clause in book.clauses if book.section(clause) == name]
    return RuleSection(name, book.sections[name], tuple(_rule(game, book, clause) for clause in ids))


def _rule(game: str, book: Catalogue, entry: str) -> RuleInfo:
    if entry in book.clauses:
        clause = book.clauses[entry]
        found = tuple(_ruling(book, name) for name in clause.rulings if name in book.rulings)
        return RuleInfo(entry, game, book.sections[book.section(entry)], clause.text, found)
    if entry in book.rulings:
        return RuleInfo(entry, game, "", book.rulings[entry].topic, (_ruling(book, entry),))
    component = book.components[entry]
    return RuleInfo(entry, game, component.topic, component.text, ())


def _ruling(book: Catalogue, name: str) -> RulingInfo:
    ruling = book.rulings[name]
    return RulingInfo(name, ruling.topic, ruling.text, ruling.reason)


HANDLERS = (games, rules, rule)
