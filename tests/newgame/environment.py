"""A fresh environment: an interpreter of its own, into which games are really installed, without a network.

Rockworker and its libraries are lent from the environment that runs the tests: installing them anew would take minutes
and prove nothing about games."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

COMMANDS = {"pip": "pip", "rockworker": "rockworker"}
"""What a shell there can call, and the module that answers."""
PATIENCE = 120
"""Seconds that a command may take."""


class Environment:
    """A folder to work in, and an interpreter that knows what is installed there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "environment"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.home], check=True, timeout=PATIENCE)
        self._lend(sysconfig.get_paths()["purelib"])
        for command, module in COMMANDS.items():
            script = self.home / "bin" / command
            script.write_text(f'#!/bin/sh\nexec {self.home}/bin/python -m {module} "$@"\n')
            script.chmod(0o755)

    def _lend(self, packages: str) -> None:
        (site,) = self.home.glob("lib/python*/site-packages")
        (site / "lent.pth").write_text(f"import site; site.addsitedir({packages!r})\n")

    @property
    def variables(self) -> dict[str, str]:
        """Ours, but that commands are found in the new environment, and pip asks no index and builds in place."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PYTHON"))}
        return kept | {
            "PATH": f"{self.home}/bin:{os.environ['PATH']}",
            "COLUMNS": "80",
            "PYTHONIOENCODING": "utf-8",
            "PIP_NO_INDEX": "1",
            "PIP_NO_BUILD_ISOLATION": "0",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "ROCKWORKER_PORT": "0",
            "ROCKWORKER_BOT_DELAY_MS": "0",
        }

    def shell(self, command: str, answers: str = "") -> subprocess.CompletedProcess[str]:
        """A line of a shell, to its end."""
        return subprocess.run(
            ["/bin/sh", "-c", command],
            cwd=self.folder,
            env=self.variables,
            input=answers,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
        )

    def says(self, command: str, answers: str = "") -> str:
        """What a command prints; it must succeed, and have nothing to complain about."""
        done = self.shell(command, answers)
        assert (done.returncode, done.stderr) == (0, ""), f"{command}: {done.stdout}\n{done.stderr}"
        return done.stdout

    @contextmanager
    def running(self, command: str) -> Iterator[subprocess.Popen[str]]:
        """A command that goes on until it is stopped."""
        process = subprocess.Popen(
            ["/bin/sh", "-c", f"exec {command}"],
            cwd=self.folder,
            env=self.variables,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        try:
            yield process
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)
