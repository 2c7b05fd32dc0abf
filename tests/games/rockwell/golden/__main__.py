"""`python -m tests.games.rockwell.golden --write` rewrites the golden games."""

from __future__ import annotations

import argparse

from tests.games.rockwell.golden import FOLDER, write

parser = argparse.ArgumentParser(prog="python -m tests.games.rockwell.golden", description=__doc__)
parser.add_argument("--write", action="store_true", required=True, help=f"write {FOLDER.name}/*.jsonl")
parser.parse_args()
write()
