"""The toy game is the example of docs/how-to/add-a-game.md."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "add-a-game.md"
CODE = Path(__file__).with_name("pebbles.py")


def test_the_page_shows_the_code_that_runs() -> None:
    """Every piece of Python on the page stands in the toy game, word for word."""
    pieces = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    code = CODE.read_text(encoding="utf-8")
    assert len(pieces) > 5
    assert [piece for piece in pieces if piece not in code] == []
