"""The page of rulings says what the catalogues say."""

from __future__ import annotations

from tools.rulings import PATH, text


def test_the_page_is_up_to_date() -> None:
    """If this fails, run `python -m tools.rulings`."""
    assert PATH.read_text(encoding="utf-8") == text()
