"""What is measured beside our server: boardgame.io, our release 0.1, and the games that the tables play."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "bench" / "tables"
FOLDER = ROOT / "build" / "bench-server"
RELEASE = "2db9794"
"""The commit of release 0.1."""
OLD = FOLDER / "release-0.1"
OLD_PYTHON = OLD / ".venv" / "bin" / "python"


def install(games: int) -> None:
    """Everything, into the folder for throwaway things, with so many games to be played."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise SystemExit("bench: the table server is measured with Node and npm, and they are not installed here")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "peer.cjs", "drive.mjs", "script.py", "bare.py"):
        shutil.copy(SOURCES / name, FOLDER)
    _install_peer()
    _install_release()
    for python, folder in ((Path(sys.executable), FOLDER), (OLD_PYTHON, OLD)):
        subprocess.run([python, FOLDER / "script.py", folder, f"{games}"], check=True)


def _install_peer() -> None:
    done = FOLDER / "installed.json"
    if not done.is_file() or done.read_bytes() != (SOURCES / "package.json").read_bytes():
        made = subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=FOLDER, check=False)
        if made.returncode:
            raise SystemExit("bench: npm could not install boardgame.io here; its words are above")
        shutil.copy(SOURCES / "package.json", done)


def _install_release() -> None:
    """With the versions of other packages that it was released with, in an environment of its own."""
    if (OLD / "installed").is_file():
        return
    OLD.mkdir(exist_ok=True)
    archive = subprocess.run(["git", "archive", RELEASE], cwd=ROOT, capture_output=True, check=False)
    if archive.returncode:
        raise SystemExit(f"bench: git has no commit {RELEASE} here, which was release 0.1")
    subprocess.run(["tar", "-x", "-C", OLD], input=archive.stdout, check=True)
    subprocess.run([sys.executable, "-m", "venv", OLD / ".venv"], check=True)
    pip = [f"{OLD_PYTHON}", "-m", "pip", "install", "-qq", "-c", f"{OLD}/constraints.txt"]
    subprocess.run([*pip, "hatchling", "editables"], check=True)
    subprocess.run([*pip, "--no-build-isolation", "-e", f"{OLD}"], check=True)
    (OLD / "installed").touch()


def node() -> str:
    """Node itself. What is on the path may be a program that starts it, and says nothing of its memory."""
    asked = subprocess.run(["node", "-p", "process.execPath"], capture_output=True, text=True, check=True)
    return asked.stdout.strip()
