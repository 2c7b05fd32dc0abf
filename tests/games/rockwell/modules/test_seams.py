"""Seams are typed fields: a misspelt one, or one that gets the wrong function, is found before any game is played."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from mypy import api

from rockworker.games.rockwell.components import load
from rockworker.games.rockwell.module import Module
from rockworker.games.rockwell.modules.components import MODULE_TYPES
from rockworker.games.rockwell.modules.registry import MODULES

SNIPPET = """
from rockworker.games.rockwell.module import Module
from rockworker.games.rockwell.rules import RockwellPlay

def harder(play: RockwellPlay, tile: int, power: int) -> int:
    return power + 1

def closed(play: RockwellPlay) -> None: ...

Module(name="good", required_power=harder, on_market_closed=closed)
Module(name="misspelt", requird_power=harder)
Module(name="wrong-moment", on_bought=closed)
Module(name="wrong-value", may_buy=harder)
"""


def test_a_misspelt_seam_fails_at_import() -> None:
    """A module is made when its file is imported."""
    seams: dict[str, Any] = {"requird_power": lambda play, tile, power: power + 1}
    with pytest.raises(TypeError, match="requird_power"):
        Module(name="misspelt", **seams)


def test_a_misspelt_seam_fails_in_mypy(tmp_path: Path) -> None:
    """So does a function that a seam can't call; a good module passes."""
    path = tmp_path / "snippet.py"
    path.write_text(SNIPPET, encoding="utf-8")
    output, errors, _ = api.run(["--no-error-summary", str(path)])
    assert errors == ""
    found = {int(line): code for line, code in re.findall(r"snippet\.py:(\d+): error: .*\[(.*)\]", output)}
    assert found == {11: "call-arg", 12: "arg-type", 13: "arg-type"}


def test_every_seam_is_used() -> None:
    """A module of ours plugs into each seam; only `redeal` waits for one whose part of the state is hidden."""
    plugged_in = {field.name for module in MODULES for field in fields(Module) if getattr(module, field.name)}
    assert {field.name for field in fields(Module)} - plugged_in == {"redeal"}


def test_every_module_with_numbers_is_in_component_files() -> None:
    """In the order in which modules apply, and each with a file of our numbers in its folder."""
    names = [kind.module for kind in MODULE_TYPES]
    assert [module.name for module in MODULES if module.name in names] == names
    assert [data.module for data in load().modules.each()] == names
    for kind in MODULE_TYPES:
        assert kind.file.is_file()
        assert kind.file.parent.name == kind.module
