"""The base game knows none of its expansions; they plug into its seams, alone and in any combination."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from rockworker.engine.errors import UnknownModule
from rockworker.games.rockwell.definition import DEFINITION
from rockworker.games.rockwell.modules.registry import MODULES
from tests.games.rockwell.modules.stage import ALL, seen
from tests.games.rockwell.table import Table

GAME = Path(str(DEFINITION.folder))
WORDS = re.compile(
    r"speculat|diamond|explo(?:sion|de)|superintend|supervis|inspector|boom|crash|fluctuat|\bAI\b|\bAi(?-i:[-_A-Z])|"
    + "|".join(module.name for module in MODULES),
    re.IGNORECASE,
)


def base_files() -> list[Path]:
    """The base game's own code: all Python files outside the modules' folder."""
    files = [path.relative_to(GAME) for path in sorted(GAME.rglob("*.py"))]
    return [path for path in files if path.parts[0] != "modules"]


def test_the_base_game_names_no_expansion() -> None:
    """Neither their names nor their words are in its code, comments included."""
    found = [
        f"{path}:{number}: {line.strip()}"
        for path in base_files()
        for number, line in enumerate((GAME / path).read_text(encoding="utf-8").splitlines(), 1)
        if WORDS.search(line)
    ]
    assert found == []


def test_the_search_would_find_them() -> None:
    """It looks at rules, words and drawings alike; and in the modules there is plenty to be found."""
    names = {str(path) for path in base_files()}
    assert {"rules.py", "state.py", "view.py", "frames/extraction.py", "frames/drilling.py", "frames/turn.py"} <= names
    assert {"components.py", "vocabulary.py", "notation.py", "terminal/panels.py", "rulebook/__init__.py"} <= names
    for module in MODULES:
        assert WORDS.search((GAME / "modules" / module.name / "module.py").read_text(encoding="utf-8"))


def test_the_base_game_imports_no_expansion() -> None:
    """Only the files that put a game together know the list of modules; none knows a single one."""
    importing = [str(path) for path in base_files() if "rockwell.modules" in (GAME / path).read_text(encoding="utf-8")]
    assert importing == ["__init__.py", "components.py", "definition.py", "learn/modules.py", "notation.py"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("count", range(len(ALL) + 1))
def test_every_combination_can_be_dealt(players: int, count: int) -> None:
    """AMB-86: independent switches, in any order; views have the parts of the modules in use and no others."""
    for modules in combinations(ALL, count):
        t = Table(players, modules=list(reversed(modules)))
        assert t.game.header.modules == modules
        assert set(seen(t).modules) == set(modules) & {"fluctuating_market", "inspectors"}
        t.game.check()


def test_unknown_modules_are_refused() -> None:
    """The two players' AI is no expansion to be chosen, either."""
    for name in ("two_players", "expansion"):
        with pytest.raises(UnknownModule):
            Table(modules=[name])
