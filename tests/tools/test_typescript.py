"""The page's types follow the server's."""

from __future__ import annotations

from tools.typescript import files


def test_the_generated_types_are_up_to_date() -> None:
    """Whoever changes a message or a view runs `make page-types`."""
    assert [path.name for path, text in files() if not path.exists() or path.read_text("utf-8") != text] == []
