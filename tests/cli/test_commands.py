"""Help, version, refusals: whatever the arguments are, the command answers in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rockworker
from rockworker import registry
from rockworker.cli import run
from rockworker.cli.app import COMMANDS
from rockworker.registry import GamePackage, game_names, game_package
from rockworker.rulebook.catalogue import catalogue
from rockworker.text.languages import LANGUAGES
from tests.cli import driver
from tests.engine.pebbles import DEFINITION


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`--help` explains a command and all of its options, and is no error."""
    assert run([command, "--help"]) == 0
    told = capsys.readouterr().out
    assert "--lang" in told
    assert "Usage" in told


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    """The command alone, and `--help`, list all commands."""
    for arguments in ([], ["--help"]):
        assert run(arguments) == 0
        told = capsys.readouterr().out
        assert all(command in told for command in COMMANDS)


def test_version() -> None:
    """`--version` is the package's."""
    result = driver.run("--version")
    assert (result.stdout, result.returncode) == (f"rockworker {rockworker.__version__}\n", 0)


REFUSED = (
    ["frobnicate"],
    ["play"],
    ["play", "chess"],
    ["play", "rockwell", "--frobnicate"],
    ["play", "rockwell", "--players", "many"],
    ["play", "rockwell", "--players", "5"],
    ["play", "rockwell", "--players", "0"],
    ["play", "rockwell", "--players", "2", "--humans", "3"],
    ["play", "rockwell", "--humans", "1", "--seats", "human,random"],
    ["play", "rockwell", "--seats", "human,clever,random"],
    ["play", "rockwell", "--players", "4", "--seats", "human,random"],
    ["play", "rockwell", "--seats", "human,random", "--names", "Ann"],
    ["play", "rockwell", "--modules", "dragons"],
    ["play", "rockwell", "--option", "open_stocks"],
    ["play", "rockwell", "--option", "open_stocks=maybe"],
    ["play", "rockwell", "--option", "dragons=true"],
    ["play", "rockwell", "--seed", "-1"],
    ["play", "rockwell", "--seed", "x"],
    ["play", "rockwell", "--lang", "it"],
    ["play", "rockwell", "--load", "no-such-file.json"],
    ["play", "rockwell", "--load", "no-such-file.json", "--players", "3"],
    ["play", "rockwell", "--components", "no-such-file.toml"],
    ["play", "rockwell", "--players", "99999999999999999999"],
    ["play", "rockwell", "--players", "1000000000"],
    ["play", "rockwell", "--players", "9" * 5000],
    ["play", "rockwell", "--seed", "9" * 4000],
    ["play", "rockwell", "--option", f"open_stocks={'9' * 5000}"],
    ["simulate", "rockwell", "--players", "1000000000"],
    ["simulate", "rockwell", "--games", "0"],
    ["simulate", "rockwell", "--bots", "random,random", "--players", "3"],
    ["simulate", "rockwell", "--bots", "clever"],
    ["simulate", "rockwell", "--bots", ""],
    ["simulate", "rockwell", "--jobs", "0"],
    ["simulate", "chess"],
    ["replay", "no-such-file.json"],
    ["replay", "."],
    ["components", "rockwell"],
    ["components", "rockwell", "--check", "a", "--export", "b"],
    ["components", "rockwell", "--check", "no-such-file.toml"],
    ["components", "rockwell", "--export", "no/such/folder/file.toml"],
    ["rules", "RW-XYZ-1"],
)


@pytest.mark.parametrize("arguments", REFUSED, ids=lambda arguments: " ".join(arguments)[:60])
def test_bad_arguments_get_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exit code 2, one line on standard error, nothing on standard output, no traceback."""
    monkeypatch.chdir(tmp_path)
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("rockworker: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_refusals_in_a_real_process() -> None:
    """The installed entry point behaves in the same way."""
    result = driver.run("play", "chess")
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "chess" in result.stderr


def test_refusals_speak_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    """An error of the engine comes in the game's language."""
    said = {}
    for language in ("en", "fr", "de"):
        run(["play", "rockwell", "--players", "9", "--lang", language])
        said[language] = capsys.readouterr().err
    assert len(set(said.values())) == 3
    assert "joueurs" in said["fr"]


def test_a_save_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is no saved game is refused with a reason, by every command that reads one."""
    file = tmp_path / "save.json"
    for content in (b"", b"\xff\xfe", b"{}", b'{"rockworker": 1}', b"[1, 2]"):
        file.write_bytes(content)
        for arguments in (["replay", str(file)], ["play", "rockwell", "--load", str(file)]):
            assert run(arguments) == 2
            assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("extra", [{"table": 5}, {"table": {"names": 3}}, {"scores": "many"}])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_save_with_malformed_extras(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], extra: dict[str, Any], language: str
) -> None:
    """A good game whose notes have a wrong shape is refused in one line, in words, never with a traceback."""
    path = tmp_path / "bad.json"
    path.write_text(json.dumps({**json.loads(rockworker.new("clockworker").save()), **extra}))
    assert run(["replay", str(path), "--lang", language]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("rockworker: ")
    assert captured.err.count("\n") == 1
    assert "Traceback" not in captured.err


def test_a_game_without_words_is_listed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Expansions that nobody has described are called by their plain names; the other games are listed as ever."""
    monkeypatch.setitem(registry._REGISTERED, "pebbles", GamePackage(DEFINITION))
    assert run(["games"]) == 0
    said = capsys.readouterr().out
    assert all(name in said for name in ("rockwell", "clockworker", "pebbles"))
    assert "--modules rich" in said
    assert "Rich." in said


def test_a_closed_pipe_is_quiet(tmp_path: Path) -> None:
    """`rockworker … | head -1` says nothing about the pipe."""
    script = f"{driver.COMMAND[0]} -m rockworker rules RW-EXT | head -1"
    result = driver.shell(script)
    assert result.stdout.startswith("RW-")
    assert result.stderr == ""


# Rules, games, components


@pytest.mark.parametrize(
    ("asked", "answered"), [("RW-EXT-15", "mineshaft"), ("AMB-22", "AMB-22"), ("rw-vp", "RW-VP-01")]
)
def test_rules_are_read_aloud(asked: str, answered: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A clause, a ruling and a whole section, in capitals or not."""
    assert run(["rules", asked]) == 0
    assert answered in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "asked", "answered"),
    [
        ("en", "rescue ship", "CW-"),
        ("en", "straddle BORDER", "AMB-17"),
        ("fr", "vaisseau de sauvetage", "CW-"),
        ("fr", "PUITS deplacer", "RW-"),
        ("de", "Rettungsschiff", "CW-"),
    ],
)
def test_rules_are_found_by_words(language: str, asked: str, answered: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In any case, with or without accents; words may be cut short."""
    assert run(["rules", *asked.split(), "--lang", language]) == 0
    assert answered in capsys.readouterr().out


def test_rules_alone_lists_the_sections(capsys: pytest.CaptureFixture[str]) -> None:
    """Of every game; a game's own prefix lists its sections, and not all that they hold."""
    assert run(["rules"]) == 0
    listed = capsys.readouterr().out
    assert all(section in listed for game in game_names() for section in catalogue(game).sections)
    assert run(["rules", "CW"]) == 0
    assert len(capsys.readouterr().out.splitlines()) < 40


def test_words_of_headings_come_first() -> None:
    """Then words side by side, then words anywhere."""
    book = catalogue("clockworker")
    found = book.search("rescue ship")
    assert found
    assert all("rescue ship" in str(book.entries()[name]).lower() for name in found[:2])
    assert book.search("  ") == []
    assert book.search("no such words here") == []


def test_a_clause_comes_with_its_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    """RW-SETUP-06 is decided by ruling DISC-03, which is read out with it."""
    run(["rules", "RW-SETUP-06"])
    assert "DISC-03" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "spoiled"),
    [
        ("rockwell", {"drilling.dice": ("dice = 3", "dice = -3"), "drilling.rounds": ("rounds = 4", "rounds = 0")}),
        ("clockworker", {"setup.robots": ("robots = 6", "robots = -6"), "setup.row": ("row = 5", "row = 0")}),
    ],
)
def test_components_round_trip(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, spoiled: dict[str, tuple[str, str]]
) -> None:
    """What we export can be checked and played with; a spoiled number is refused by file and key, each in a line."""
    file = tmp_path / "mine.toml"
    assert run(["components", game, "--export", str(file)]) == 0
    assert run(["components", game, "--check", str(file)]) == 0
    assert run(["simulate", game, "--components", str(file), "--games", "1", "--players", "2"]) == 0
    capsys.readouterr()
    text = file.read_text("utf-8")
    for number, (ours, theirs) in spoiled.items():
        assert f"\n{ours}\n" in text, number
        text = text.replace(f"\n{ours}\n", f"\n{theirs}\n")
    file.write_text(text, "utf-8")
    assert run(["components", game, "--check", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.count(str(file)) == said.count("\n") == 2
    assert all(number in said for number in spoiled)


@pytest.mark.parametrize(("language", "word"), [("en", "mineshaft"), ("fr", "puits"), ("de", "Minenschacht")])
def test_rules_in_every_language(language: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The catalogue is read in the language asked for."""
    assert run(["rules", "RW-EXT-15", "--lang", language]) == 0
    assert word.lower() in capsys.readouterr().out.lower()


def test_every_section_that_help_names_is_there() -> None:
    """`?` at a prompt points to sections of the rules that can be read."""
    for game in game_names():
        for name, sections in game_package(game).rule_sections.items():
            assert set(sections) <= set(catalogue(game).sections), name


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("line 2", "1 value differs", "still our reconstruction", "Company board for 3 players", "[cards] 140")),
        ("fr", ("ligne 2", "1 valeur diffère", "encore reconstituées", "Plateau Compagnie pour 3 joueurs")),
        ("de", ("Zeile 2", "1 Wert weicht", "noch rekonstruiert", "Tableau der Gesellschaft für 3 Spieler")),
    ],
)
def test_a_good_component_file_is_reported_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, said: tuple[str, ...]
) -> None:
    """What differs from ours, by line and piece, and how much is still reconstructed."""
    file = tmp_path / "mine.toml"
    file.write_text("[companies.3]\nsafety = [1800, 2500, 3000]\n", "utf-8")
    assert run(["components", "rockwell", "--check", str(file), "--lang", language]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert all(words in out for words in said), out


def test_a_flawed_component_file_is_told_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """File, line and key; an empty file is not in order; what is no TOML is quoted by its line."""
    file = tmp_path / "mine.toml"
    for text, words in (
        ("[start]\n\ncash = -100\n", ("line 3", "start.cash")),
        ("", ("empty",)),
        ("prices = [1,\n2 3]\n", ("line 2", "2 3]")),
    ):
        file.write_text(text, "utf-8")
        assert run(["components", "rockwell", "--check", str(file)]) == 2
        err = capsys.readouterr().err
        assert str(file) in err
        assert all(word in err for word in words), err
