"""What is imported at the start: time is hard to test, but it follows from this."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.driver import environment

HEAVY = (
    "aiosqlite",
    "alembic",
    "fluent",
    "httpx",
    "litestar",
    "rich",
    "textual",
    "sqlalchemy",
    "structlog",
    "uvicorn",
    "websockets",
)
OF_THE_SERVER = ("alembic", "litestar", "prometheus_client", "sqlalchemy", "structlog", "uvicorn")


def imported(program: str) -> set[str]:
    """The modules that a program has imported when it ends."""
    program = f"import atexit, sys\natexit.register(lambda: print(*sys.modules, file=sys.stderr))\n{program}"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment(), capture_output=True, encoding="utf-8", timeout=60)
    return set(done.stderr.split())


def test_importing_the_package_imports_next_to_nothing() -> None:
    """`import rockworker`: no library at all, and of ours only the package itself."""
    found = imported("import rockworker")
    assert not found.intersection(("msgspec", "typer", *HEAVY))
    assert {name for name in found if name.startswith("rockworker")} == {"rockworker"}


def test_the_version_needs_no_game() -> None:
    """`rockworker --version`: no game, no text, no library but Typer's."""
    found = imported("from rockworker.cli import main; main(['--version'])")
    assert "typer" in found
    assert not found.intersection(HEAVY)
    assert not {
        name for name in found if name.startswith(("rockworker.games", "rockworker.text.texts", "rockworker.server"))
    }


def test_the_registry_imports_no_game() -> None:
    """The names of all games are known without any of them."""
    found = imported("import rockworker; rockworker.game_names()")
    assert not {name for name in found if name.startswith("rockworker.games")}


@pytest.mark.parametrize("module", ["rockworker.client", "rockworker.play", "rockworker.games.rockwell"])
def test_only_the_server_needs_its_libraries(module: str) -> None:
    """Engine, bots and client come without the extra `server`."""
    found = imported(f"import {module}")
    assert module in found
    assert not found.intersection(OF_THE_SERVER)


def test_everything_public_is_there() -> None:
    """What the package promises can be had from it, and a name that it hasn't is refused as usual."""
    import rockworker

    assert all(hasattr(rockworker, name) for name in rockworker.__all__)
    assert set(rockworker.__all__) <= set(dir(rockworker))
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = rockworker.chess


def test_the_package_runs_as_a_program(tmp_path: Path) -> None:
    """`python -m rockworker` is the command line."""
    command = [sys.executable, "-m", "rockworker", "games"]
    done = subprocess.run(command, env=environment(), cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=60)
    assert "rockwell" in done.stdout
