"""The registry: games and bots of this process, of installed packages, and of packages that do not work."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import rockworker
from rockworker import registry
from rockworker.bots import GameSeat
from rockworker.bots.random import RandomBot
from rockworker.cli import run
from rockworker.engine.errors import BrokenGame, UnknownBot, UnknownGame
from rockworker.registry import (
    BOTS,
    GAMES,
    LEVELS,
    GamePackage,
    bot_names,
    definition_of,
    game_names,
    game_package,
    level_names,
    make_bot,
)
from rockworker.rulebook.catalogue import catalogue, game_of
from tests.engine.pebbles import DEFINITION, Pebbles

PEBBLES = GamePackage(DEFINITION)
NOT_A_GAME = "not a game"
OURS = ("rockwell", "clockworker")
Install = Callable[..., None]


class Digger(RandomBot):
    """Somebody else's bot."""


def forget() -> None:
    """Nothing of what was found is remembered."""
    for remembered in (registry._installed, registry._works, registry._load, registry._brought_bots):
        remembered.cache_clear()


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts entry points beside the real ones: name, group, object."""
    real = registry._entry_points

    def add(*entries: tuple[str, str, str]) -> None:
        more = [EntryPoint(name, value, group) for name, group, value in entries]
        monkeypatch.setattr(
            registry, "_entry_points", lambda group: [*real(group), *(e for e in more if e.group == group)]
        )
        forget()

    forget()
    yield add
    monkeypatch.undo()
    forget()


def test_our_games_come_through_entry_points() -> None:
    """By the same door as everybody else's."""
    assert {entry.name for entry in registry._entry_points(GAMES)} >= set(OURS)
    assert set(game_names()) == set(OURS)
    assert all(definition_of(name).name == name for name in OURS)


def test_an_installed_game_is_found(install: Install) -> None:
    """It is listed behind ours, and plays with the random bot, without having written one."""
    install(("pebbles", GAMES, f"{__name__}:PEBBLES"))
    assert set(game_names()[:2]) == set(OURS)
    assert game_names()[2:] == ("pebbles",)
    assert bot_names("pebbles") == ("random",)
    game = rockworker.new("pebbles")
    bot = make_bot("random", "pebbles", 5)
    while not game.is_over:
        game.apply(game.actors[0], bot.choose(GameSeat(game, game.actors[0])))
    assert rockworker.load(game.save()).scores == game.scores


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("no_such_package_at_all:GAME", "ModuleNotFoundError"),
        (f"{__name__}:NO_SUCH_NAME", "AttributeError"),
        (f"{__name__}:NOT_A_GAME", "str ≠ GamePackage"),
        (f"{__name__}:PEBBLES", "crumbs ≠ pebbles"),
    ],
)
def test_a_broken_package_is_reported_and_left_out(
    install: Install, caplog: pytest.LogCaptureFixture, value: str, reason: str
) -> None:
    """One line says which and why; all other games are listed, and asking for it is refused with the reason."""
    install(("crumbs", GAMES, value), ("pebbles", GAMES, f"{__name__}:PEBBLES"))
    with caplog.at_level(logging.WARNING, "rockworker"):
        assert set(game_names()) == {*OURS, "pebbles"}
        assert game_names() == game_names()
    (record,) = caplog.records
    assert "“crumbs”" in record.getMessage()
    assert reason in record.getMessage()
    assert "\n" not in record.getMessage()
    with pytest.raises(BrokenGame) as caught:
        game_package("crumbs")
    assert reason in caught.value.reason


def test_a_package_that_fails_while_it_is_imported(install: Install, tmp_path: Path, monkeypatch: Any) -> None:
    """Whatever it raises."""
    (tmp_path / "crumbling_game.py").write_text("1 / 0\n")
    monkeypatch.syspath_prepend(tmp_path)
    install(("crumbs", GAMES, "crumbling_game:GAME"))
    assert set(game_names()) == set(OURS)


def test_a_bot_from_another_package(install: Install) -> None:
    """It plays the game that its entry point names, behind the game's own bots, and no other."""
    install(("rockwell.digger", BOTS, f"{__name__}:Digger"), ("rockwell.lost", BOTS, "no_such_package_at_all:Bot"))
    assert bot_names("rockwell")[-1] == "digger"
    assert level_names("rockwell") == (*LEVELS, "digger")
    assert "digger" not in bot_names("clockworker")
    assert isinstance(make_bot("digger", "rockwell", 3), Digger)
    with pytest.raises(UnknownBot) as caught:
        make_bot("lost", "rockwell")
    assert caught.value.known == ", ".join(bot_names("rockwell"))


def test_a_process_registers_games_of_its_own() -> None:
    """For notebooks and tests: known until it is forgotten; forgetting twice does no harm."""
    registry.register(PEBBLES)
    try:
        assert game_names()[-1] == "pebbles"
        assert rockworker.new("pebbles").header.game == "pebbles"
    finally:
        registry.unregister("pebbles")
        registry.unregister("pebbles")
    with pytest.raises(UnknownGame):
        rockworker.new("pebbles")


def test_a_registered_game_stands_in_for_an_installed_one() -> None:
    """So that a game can be tried out before it replaces the installed one."""
    twin = GamePackage(definition_of("rockwell"), bots={"twin": Digger})
    registry.register(twin)
    try:
        assert bot_names("rockwell") == ("random", "twin")
        assert sorted(game_names()) == sorted(OURS)
    finally:
        registry.unregister("rockwell")
    assert level_names("rockwell") == LEVELS


def test_the_engine_imports_no_game() -> None:
    """Nor do texts, rulebook, components and the registry: games are found, never named."""
    code = """
import importlib, pkgutil, sys, rockworker
for part in ("engine", "text", "components", "rulebook"):
    package = importlib.import_module(f"rockworker.{part}")
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"rockworker.{part}.{module.name}")
import rockworker.registry
print([name for name in sys.modules if name.startswith("rockworker.games")])
print("rockworker.engine.definition" in sys.modules)
"""
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert found.stdout.split("\n")[:2] == ["[]", "True"]


def test_a_broken_game_leaves_the_commands_alone(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    """The list and the rules of all other games are there."""
    install(("broken", GAMES, "no_such_package_at_all:GAME"))
    assert run(["games"]) == 0
    assert run(["rules", "RW-EXT-17"]) == 0
    out = capsys.readouterr().out
    assert all(word in out for word in ("clockworker", "rockwell", "RW-EXT-17"))
    assert game_of("RW-EXT-17") == "rockwell"


def test_a_rulebook_that_is_not_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read in the original; a game without one has no clauses."""

    class Untranslated(Pebbles):
        name = "untranslated"
        folder = tmp_path

    monkeypatch.setitem(registry._REGISTERED, "untranslated", GamePackage(Untranslated()))
    assert catalogue("untranslated", "de").clauses == {}
    catalogue.cache_clear()
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.toml").write_text('[sections]\nU = "All"\n[clauses.U-01]\ntext = "Play."\n')
    assert catalogue("untranslated", "de").clauses["U-01"].text == "Play."
