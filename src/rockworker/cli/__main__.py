"""`python -m rockworker.cli`."""

from __future__ import annotations

from rockworker.cli import main

main()
