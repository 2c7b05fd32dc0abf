"""The page about a server's settings, from `rockworker.server.config`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from rockworker.server.config import PREFIX, Settings
from tools.reference.notes import field_notes
from tools.reference.schemas import cell, describe

HEAD = f"""\
# Settings of a server

Each setting is a variable in the environment, and its name there begins with `{PREFIX}`. `rockworker serve` has
[flags](command-line.md#rockworker-serve) for the commonest; a flag wins over the environment, the environment over the
default. Lists are separated by commas. [Run a server](../how-to/operating.md) says what to do with them.

| variable | type | default | |
|---|---|---|---|
"""


def page() -> str:
    """All settings in the order of the source."""
    return HEAD + "\n".join(_rows()) + "\n"


def _rows() -> Iterator[str]:
    _, components = msgspec.json.schema_components([Settings], ref_template="#/{name}")
    notes = field_notes(Settings)
    for name, schema in components["Settings"]["properties"].items():
        words = (f"`{PREFIX}{name.upper()}`", describe(schema), _shown(schema["default"]), notes.get(name, ""))
        yield f"| {' | '.join(map(cell, words))} |"


def _shown(default: Any) -> str:
    """A default as one would write it into the environment."""
    if isinstance(default, (list, tuple)):
        return _shown(",".join(default))
    text = str(default).lower() if isinstance(default, bool) else str(default)
    return f"`{text}`" if text else ""
