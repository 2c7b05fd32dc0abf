"""`rockworker games`: what can be played, and how."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rockworker import registry
from rockworker.cli import arguments as args
from rockworker.cli.messages import Language, words_in
from rockworker.cli.printing import console, named_bot
from rockworker.engine.definition import Definition
from rockworker.registry import bot_names, game_package
from rockworker.text.texts import Texts


def games(lang: args.Lang = Language.EN) -> None:
    """List the games, their expansions and their options."""
    to = console()
    for package in registry.games():
        _print_game(to, package.definition, lang)


def _print_game(to: Console, definition: Definition[Any, Any], language: str) -> None:
    words = words_in(language)
    texts = Texts.of(definition, language)
    fewest, most = definition.fewest_players, definition.most_players
    players = words.term("players-from-to", fewest=fewest, most=most)
    bots = words.term("bots-are", bots=", ".join(named_bot(words, bot) for bot in bot_names(definition.name)))
    to.print(Text.assemble((definition.name, "bold"), f"  {players} · {bots}"))
    rows = [(f"--seats human,{bot}", *_about(words, "level", bot)) for bot in game_package(definition.name).levels]
    rows += [(f"--modules {name}", *_about(texts, "module", name)) for name in definition.module_names]
    rows += [_option(texts, words, field) for field in _fields(definition)]
    _print_rows(to, rows)


def _fields(definition: Definition[Any, Any]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(definition.options_type)


def _setting(field: msgspec.structs.FieldInfo) -> str:
    default = field.default
    return f"--option {field.name}={str(default).lower() if isinstance(default, bool) else default}"


def _option(texts: Texts, words: Texts, field: msgspec.structs.FieldInfo) -> tuple[str, str, str]:
    """An option with its default, and its values: as they are typed, and what they mean."""
    name, about = _about(texts, "option", field.name)
    values = [value for value in get_args(field.type) if isinstance(value, str)]
    meant = [words.term("value-means", value=value, meaning=texts.option(field.name, value)) for value in values]
    return _setting(field), name, " ".join([about, f"({words.term('between').join(meant)})"] if meant else [about])


def _about(texts: Texts, kind: str, name: str) -> tuple[str, str]:
    """A label and an explanation. A new game need not have them: then the name has to do."""
    key = f"{kind}-{name}".replace("_", "-")
    return texts.find(key) or name.replace("_", " ").capitalize(), texts.find(key, "about") or ""


def _print_rows(to: Console, rows: list[tuple[str, str, str]]) -> None:
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(style="cyan")
    table.add_column()
    for setting, name, about in rows:
        table.add_row(setting, Text.assemble((f"{name}. ", "bold"), about))
    to.print(table)
