"""Help and refusals in the language that was asked for."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from rockworker.cli import run
from rockworker.cli.app import COMMANDS
from rockworker.cli.messages import Language, language_for
from tests.cli import driver

USAGE = {"en": "Usage:", "fr": "Usage\N{NO-BREAK SPACE}:", "de": "Aufruf:"}


def lines(said: str) -> set[str]:
    """Lines with words in them; names of options and commands are the same in every language."""
    return {line.strip() for line in said.splitlines() if re.search(r"\w{3,} \w{3,}", line)}


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_speaks_every_language(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Usage, what the command does, and what each argument and option means; no line stays English."""
    said = {}
    for language in Language:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("ROCKWORKER_LANG", language)
            assert run([*filter(None, [command]), "--help"]) == 0
        said[language] = capsys.readouterr().out
        assert said[language].startswith(USAGE[language])
        assert len(lines(said[language])) >= 3
    assert not lines(said[Language.EN]) & (lines(said[Language.FR]) | lines(said[Language.DE]))


def test_the_flag_may_stand_before_help(capsys: pytest.CaptureFixture[str]) -> None:
    """`play --lang fr --help` is French."""
    run(["play", "--lang", "fr", "--help"])
    assert "Jouer dans le terminal" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_CA.UTF-8"}, "fr"),
        ([], {"LANG": "fr_CA.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "it_IT.UTF-8"}, "en"),
        ([], {"LANG": "fr", "ROCKWORKER_LANG": "de"}, "de"),
        (["play", "--lang", "en"], {"LANG": "fr", "ROCKWORKER_LANG": "de"}, "en"),
        (["play", "--lang=de"], {"LANG": "fr"}, "de"),
        (["play", "--lang"], {"LANG": "fr"}, "fr"),
    ],
)
def test_which_language_is_spoken(arguments: list[str], environment: dict[str, str], language: str) -> None:
    """The flag, then our variable, then the system's language, then English."""
    assert language_for(arguments, environment) == language


def test_the_system_s_language_is_heard_by_commands() -> None:
    """A German system gets German without asking."""
    environment = driver.environment() | {"LC_ALL": "de_DE.UTF-8"}
    environment.pop("ROCKWORKER_LANG")
    command = [*driver.COMMAND, "rules", "RW-EXT-15"]
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", timeout=60)
    assert "Minenschacht" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["frobnicate"],
        ["play"],
        ["play", "rockwell", "--frobnicate"],
        ["play", "rockwell", "--players", "many"],
        ["play", "rockwell", "--players", "2", "--humans", "3"],
        ["play", "rockwell", "--option", "open_stocks"],
        ["simulate", "rockwell", "--bots", "random,random", "--players", "3"],
        ["simulate", "rockwell", "--bots", ""],
        ["replay", "a.json", "--as", "1", "--all"],
        ["components", "rockwell"],
        ["rules", "RW-XYZ-1"],
        ["new-game", "1"],
    ],
    ids=" ".join,
)
def test_refusals_speak_every_language(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever is wrong with the arguments, the one line about it is in the language of the run."""
    said = set()
    for language in Language:
        assert run([*arguments, "--lang", language]) == 2
        said.add(capsys.readouterr().err)
    assert len(said) == len(Language)


def test_a_missing_extra_is_named() -> None:
    """Without the server's libraries `serve` says in one line what to install; without asyncpg, for PostgreSQL."""
    for module, extra, flags in (
        ("litestar", "server", []),
        ("asyncpg", "postgres", ["--database", "postgresql://nowhere/none"]),
    ):
        program = f"import sys; sys.modules['{module}'] = None; from rockworker.cli import main; main()"
        command = [sys.executable, "-c", program, "serve", "--lang", "de", *flags]
        done = subprocess.run(command, env=driver.environment(), capture_output=True, encoding="utf-8", timeout=60)
        assert done.returncode == 2
        assert done.stderr == f"rockworker: Dafür fehlt {module}: pip install 'rockworker[{extra}]'\n"
