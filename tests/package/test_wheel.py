"""The package as people install it: built, put into an empty environment, served, played on."""

from __future__ import annotations

import fcntl
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import rockworker
from hatch_build import Page
from tests.cli.driver import run

ROOT = Path(__file__).parents[2]
PAGE = "rockworker/server/page"
PATIENCE = 240.0
PLAYS = """
import asyncio, sys
from rockworker.client import Client

async def play(url):
    async with Client(url) as client:
        await client.enter("Ann")
        table = await client.open_table("clockworker", 2, bots={1: "random"})
        await client.start(table)
        seat = await client.sit(table)
        async for turn in seat.turns():
            await turn.act(turn.offers[0][0])
            return print("played", turn.player)

asyncio.run(asyncio.wait_for(play(sys.argv[1]), 60))
"""


def call(*command: str | Path, cwd: Path = ROOT) -> str:
    """Runs a program to its end, with nothing of this environment's Python in it; returns what it printed."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    done = subprocess.run(command, cwd=cwd, env=clean, capture_output=True, encoding="utf-8", timeout=PATIENCE)
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The source archive and the wheel. The page is built if `make` has not done so already: by one process only."""
    folder = tmp_path_factory.mktemp("dist")
    with (Path(tempfile.gettempdir()) / "rockworker-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        call(sys.executable, "-m", "hatchling", "build", "-d", folder)
    (archive,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return archive, wheel


class Environment:
    """An empty environment, and what is installed into it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"
        self.command = folder / "bin" / "rockworker"
        call(sys.executable, "-m", "venv", "--without-pip", folder)

    def install(self, wheel: Path, extras: str = "") -> None:
        """Installs a wheel, in the versions of constraints.txt."""
        pip = (
            sys.executable,
            "-m",
            "pip",
            "--python",
            self.python,
            "install",
            "-q",
            "--no-compile",
            "--no-warn-script-location",
        )
        call(*pip, "-c", ROOT / "constraints.txt", f"{wheel}{extras}")

    def packages(self) -> set[str]:
        """Everything that is installed."""
        program = "from importlib.metadata import distributions as d; print(*[x.name.lower() for x in d()])"
        return set(call(self.python, "-c", program, cwd=self.folder).split())


def test_version_changelog_and_wheel_agree(built: tuple[Path, Path]) -> None:
    """The version is written once; the newest heading of the changelog is about it."""
    newest = re.search(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest
    assert newest[1] == rockworker.__version__
    assert [path.name for path in built] == [
        f"rockworker-{rockworker.__version__}.tar.gz",
        f"rockworker-{rockworker.__version__}-py3-none-any.whl",
    ]
    assert run("--version").stdout == f"rockworker {rockworker.__version__}\n"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project


def test_the_wheel_has_a_page_and_the_archive_can_make_one(built: tuple[Path, Path]) -> None:
    """Both hold the built page; the archive also what it is built from, so that it can be changed."""
    archive, wheel = built
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert f"{PAGE}/index.html" in names
    assert any(name.startswith(f"{PAGE}/assets/") and name.endswith(".js") for name in names)
    assert not any("node_modules" in name for name in names)
    with tarfile.open(archive) as packed_sources:
        sources = {name.partition("/")[2] for name in packed_sources.getnames()}
    assert {f"src/{PAGE}/index.html", "hatch_build.py", "web/package.json", "web/index.html"} <= sources
    assert not any("node_modules" in name for name in sources)


def test_a_wheel_from_the_archive_needs_no_node(built: tuple[Path, Path], tmp_path: Path) -> None:
    """The page in an unpacked archive counts as current, whatever the dates of its files; the same wheel comes out."""
    with tarfile.open(built[0]) as packed_sources:
        packed_sources.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    os.utime(unpacked / "web" / "package.json")
    assert Page(unpacked).is_current()
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", tmp_path)
    call(*pip, unpacked)
    (again,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(again) as packed, zipfile.ZipFile(built[1]) as first:
        assert sorted(packed.namelist()) == sorted(first.namelist())


def test_the_wheel_in_an_empty_environment(built: tuple[Path, Path], tmp_path: Path) -> None:
    """The base alone plays in the terminal; with its extras it serves a page, and a move is played on it."""
    environment = Environment(tmp_path / "environment")
    environment.install(built[1])
    check_base(environment)
    environment.install(built[1], "[server,client]")
    with serving(environment, tmp_path) as url:
        check_page(url)
        assert call(environment.python, "-c", PLAYS, url, cwd=tmp_path) == "played 0\n"


def check_base(environment: Environment) -> None:
    """Engine and command line work without any library of the server, and `serve` says in a line what is missing."""
    heavy = {"aiosqlite", "alembic", "httpx", "litestar", "sqlalchemy", "uvicorn", "websockets"}
    assert not heavy & environment.packages()
    told = call(environment.command, "simulate", "rockwell", "--games", "1", "--players", "2", cwd=environment.folder)
    assert "random" in told
    refused = subprocess.run([environment.command, "serve"], capture_output=True, encoding="utf-8", timeout=60)
    assert refused.returncode == 2
    assert "pip install 'rockworker[server]'" in refused.stderr
    assert refused.stderr.count("\n") == 1


@contextmanager
def serving(environment: Environment, folder: Path) -> Iterator[str]:
    """The address of a server in the environment, on a database of its own."""
    command = [str(environment.command), "serve", "--port", "0", "--database", f"sqlite:///{folder}/tables.db"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, encoding="utf-8") as server:
        assert server.stdout
        try:
            yield server.stdout.readline().split()[2].rstrip("/")
        finally:
            server.kill()


def check_page(url: str) -> None:
    """The page, its script, and a server that is ready."""
    with httpx.Client(base_url=url, trust_env=False, timeout=20) as browser:
        document = browser.get("/")
        assert document.status_code == 200
        assert document.headers["content-type"].startswith("text/html")
        script = re.search(r'src="(/assets/[^"]+\.js)"', document.text)
        assert script
        assert browser.get(script[1]).status_code == 200
        assert browser.get("/ready").status_code == 200
