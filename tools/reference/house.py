"""Pages of the site that stand in the repository's root, where people look for them first."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


def contributing() -> str:
    """CONTRIBUTING.md, with its links as seen from the site."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return text.replace("](docs/", "](").replace("](CHANGELOG.md)", "](changelog.md)")


def changelog() -> str:
    """CHANGELOG.md as it stands."""
    return (ROOT / "CHANGELOG.md").read_text("utf-8")
