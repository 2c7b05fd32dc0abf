"""The page about the command line: Typer writes it from the commands themselves."""

from __future__ import annotations

import subprocess
import sys

HEAD = """\
# Command line

`rockworker` is installed with the package. Written from the commands themselves, as `rockworker --help` and
`rockworker COMMAND --help` show them.

"""


def page() -> str:
    """All commands with their arguments and options."""
    command = [sys.executable, "-m", "typer", "rockworker.cli.app", "utils", "docs", "--name", "rockworker"]
    written = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    return HEAD + written.replace("# `rockworker`\n", "## `rockworker`\n", 1)
