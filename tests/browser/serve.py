"""`python -m tests.browser.serve NAMED_IN serve …`: a server on which each test meets the same games whenever it runs.

The test that runs is named in a file, since one server serves many tests.
"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from rockworker.cli import main
from tests.draws import Draws

if __name__ == "__main__":  # bots' processes import this module again
    named_in = Path(sys.argv.pop(1))
    vars(secrets)["randbits"] = Draws(lambda: named_in.read_text("utf-8") if named_in.exists() else "")
    main()
