"""No identifier reaches a person: no key of a message, option, card or event stands in what we print or show."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

import rockworker
from rockworker.cli import run
from rockworker.engine.inside import inside
from rockworker.engine.names import kebab
from rockworker.registry import definition_of
from rockworker.text.languages import LANGUAGES
from tests.cli import driver
from tests.text.checks import messages, option_values
from tests.text.texts_of import AROUND, GAMES, PAGE, SOURCE, about

SNAKE = re.compile(r"(?<![\w/.-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w/])")
SYNTAX = re.compile(r"\{ ?\$|\bNone\b|\bTrue\b|\bFalse\b|<[a-z_]+\.")
TYPED = re.compile(r"--modules \S+|[a-z0-9_]+=\S+|[a-z0-9_]+[ \u00a0]?:(?=[ \u00a0])")
"""What people type on the command line: settings, and the values that `games` explains."""


@cache
def identifiers() -> frozenset[str]:
    """Everything with a hyphen that only programs should say: events, actions, cards, achievements, messages."""
    found: set[str] = set()
    for game in GAMES:
        definition = definition_of(game)
        found |= {kebab(one.__name__) for one in (*definition.event_types, *definition.action_types)}
        found |= set(option_values(definition))
        found |= set(_keys(msgspec.to_builtins(inside(rockworker.new(game, players=3)).rules.components)))
    for folder in (*AROUND, PAGE, *(SOURCE / "games" / game / "locale" for game in GAMES)):
        found |= set(messages(folder, "en"))
    return frozenset(word for word in found if "-" in word)


def _keys(value: object) -> Iterator[str]:
    """The keys of all pieces in a component file."""
    if isinstance(value, dict):
        yield from (value["key"],) if isinstance(value.get("key"), str) else ()
        value = list(value.values())
    if isinstance(value, list | tuple):
        for one in value:
            yield from _keys(one)


def check(text: str, language: str) -> None:
    """Words only."""
    words = set(re.findall(r"(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])", text))
    own = {word for spoken in _own_words(language) for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", spoken)}
    assert not (words & identifiers()) - own, (words & identifiers()) - own
    for pattern in (SNAKE, SYNTAX):
        found = pattern.search(text)
        assert not found, text[max(0, found.start() - 60) : found.end() + 60]


@cache
def _own_words(language: str) -> list[str]:
    """Texts of the language itself, which may have words with hyphens that are keys elsewhere."""
    return list(about("everywhere", language).values())


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A finished game of each kind."""
    folder = tmp_path_factory.mktemp("saves")
    for game in GAMES:
        seats = ["--seats", "random,random,random", "--seed", "3", "--save", str(folder / game)]
        modules = ["--modules", "ALL"] if game == "rockwell" else []
        assert driver.run("play", game, *seats, *modules).returncode == 0
    return {game: folder / game for game in GAMES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_what_commands_print(
    language: str, saves: dict[str, Path], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Lists, statistics, replays, rules and refusals, in every language."""
    bad = tmp_path / "bad.toml"
    bad.write_text("[drilling]\nrounds = 0\n")
    commands = [
        ["games"],
        *(["simulate", game, "--games", "2", "--players", "3"] for game in GAMES),
        *(["replay", str(save)] for save in saves.values()),
        *(["rules", name] for name in ("RW-EXT-15", "AMB-22", "CW-RECOV", "RW-NONE")),
        ["components", "rockwell", "--check", str(bad)],
        ["simulate", "clockworker", "--players", "9"],
        ["simulate", "rockwell", "--players", "3", "--bots", "random,random"],
        ["play", "clockworker", "--modules", "weather"],
    ]
    for command in commands:
        run([*command, "--lang", language])
        said = "".join(capsys.readouterr())
        assert said
        check(
            TYPED.sub("", said.replace(str(tmp_path), "")) if command[0] == "games" else _without_files(said), language
        )


def _without_settings(said: str) -> str:
    return TYPED.sub("", " ".join(said.split(" ")).replace("\n", " "))


def _without_files(said: str) -> str:
    """Paths and the keys of a component file are the reader's own words."""
    return re.sub(r"\S*/\S+|\bdrilling\.rounds\b|\bround_limit\b", "", said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_in_the_dialogue(game: str, language: str) -> None:
    """The table, the log, help, questions, and what is refused."""
    answers = (
        "?\nl\nt\nnonsense\n99\n" + {"rockwell": "0 0 0 0 0\ny\n1\n1\n", "clockworker": "1\n1\n1\n"}[game] + "l\nt\nq\n"
    )
    seats = ["--seats", "human,random", "--seed", "3", "--names", "Anne,Hugo"]
    said = driver.run("play", game, *seats, "--lang", language, answers=answers)
    assert said.returncode == 0
    check(said.stdout, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_messages_and_rulebooks(language: str) -> None:
    """Also what only the page shows."""
    for key, text in about("everywhere", language).items():
        if not key.startswith("help-"):
            assert not SNAKE.search(text), (key, text)


@pytest.mark.parametrize("wrong", ["per_game: 3", "tile-drilled 2", "Ann { $bids", "not_gained", "ember-sorting-shed"])
def test_identifiers_are_noticed(wrong: str) -> None:
    """The check finds what it is meant to find."""
    with pytest.raises(AssertionError):
        check(wrong, "en")
