"""`python -m rockworker`: the command line."""

from __future__ import annotations

from rockworker.cli import main

main()
