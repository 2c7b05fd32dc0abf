"""Our games have the same rooms: reading one of them teaches the other."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from rockworker.registry import definition_of

OURS = ("rockwell", "clockworker")
FILES = (
    "__init__", "actions", "component_checks", "components", "definition", "events", "invariants", "notation",
    "options", "positions", "printed", "redeal", "refusals", "rules", "scoring", "semantics", "setup", "sight", "state",
    "statistics", "versions", "view", "vocabulary",
)  # fmt: skip
FOLDERS = ("bots", "data", "frames", "locale", "rulebook", "svg", "terminal")
NAMES = {
    "": "GAME",
    ".actions": "ACTIONS",
    ".bots.greedy": "GreedyBot",
    ".component_checks": "flaws_of",
    ".components": "Components FILE NUMBERS load raw",
    ".definition": "DEFINITION",
    ".events": "EVENTS",
    ".frames": "FRAMES",
    ".invariants": "check",
    ".notation": "FORMS action_text parse_action",
    ".options": "Options",
    ".positions": "position_forms",
    ".printed": "labels pieces",
    ".redeal": "redeal",
    ".refusals": "REFUSALS",
    ".rulebook": "SECTIONS",
    ".rules": "Rules",
    ".scoring": "scores",
    ".setup": "deal",
    ".sight": "own view",
    ".statistics": "STATISTICS",
    ".svg": "DRAWING",
    ".terminal": "TERMINAL",
    ".terminal.hints": "hint",
    ".versions": "VERSIONS",
    ".vocabulary": "HEADINGS KINDS",
}
"""By module: what is found there in every game."""


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_the_same_files_and_folders(game: str) -> None:
    """What a game has besides, such as a board, is its own."""
    folder = Path(definition_of(game).folder)
    assert set(FILES) <= {path.stem for path in folder.glob("*.py")}
    assert set(FOLDERS) <= {path.name for path in folder.iterdir() if path.is_dir()}
    assert not set(FILES) & set(FOLDERS)
    assert (folder / "data" / "components.toml").is_file()


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_the_same_names_in_them(game: str) -> None:
    """A function or table is found under the same name in the same file."""
    for place, names in NAMES.items():
        module = import_module(f"rockworker.games.{game}{place}")
        assert [name for name in names.split() if not hasattr(module, name)] == [], module.__name__


@pytest.mark.parametrize("game", OURS)
def test_types_are_called_after_their_game(game: str) -> None:
    """State, view, printed pieces, definition and drawing: `RockwellView`, `ClockworkerView`."""
    title = game.capitalize()
    expected = {
        "definition": title,
        "state": f"{title}State",
        "view": f"{title}View",
        "printed": f"{title}Pieces",
        "svg": f"{title}Drawing",
        "terminal": f"{title}Terminal",
        "statistics": f"{title}Statistics",
    }
    for place, name in expected.items():
        assert hasattr(import_module(f"rockworker.games.{game}.{place}"), name), name
