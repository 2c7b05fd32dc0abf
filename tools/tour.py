"""The tour notebook: runs it, and keeps what its cells print and draw.

`python -m tools.tour` runs the notebook and stores its outputs in it; `--check` only tells whether they are the same.
`markdown_of` makes a page of the site from it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

TOUR: Final = Path(__file__).parents[1] / "docs" / "first-game" / "tour.ipynb"
SVG: Final = "image/svg+xml"
TEXT: Final = "text/plain"
SECONDS: Final = 120
"""A cell may take this long."""


def read() -> dict[str, Any]:
    """The notebook as it is stored."""
    notebook: dict[str, Any] = json.loads(TOUR.read_text("utf-8"))
    return notebook


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with the outputs of a fresh kernel."""
    from nbclient import NotebookClient  # only here: the site is built without a kernel
    from nbformat import NotebookNode
    from nbformat.v4 import reads_json, writes_json

    ran: NotebookNode = reads_json(json.dumps(notebook))
    NotebookClient(ran, timeout=SECONDS, kernel_name="python3").execute()
    return {**notebook, "cells": [_kept(cell) for cell in json.loads(writes_json(ran))["cells"]]}


def _kept(cell: dict[str, Any]) -> dict[str, Any]:
    """A cell without what changes with every run; of a picture only the picture."""
    if cell["cell_type"] != "code":
        return cell
    return {**cell, "metadata": {}, "outputs": [_output(output) for output in cell["outputs"]]}


def _output(output: dict[str, Any]) -> dict[str, Any]:
    data = output.get("data")
    if data is None:
        return output
    kept = SVG if SVG in data else TEXT
    return {**output, "data": {kept: data[kept]}, "metadata": {}}


def _compared(cell: dict[str, Any]) -> Any:
    """What must not change; how a picture looks may."""
    return [output.get("text") or output["data"].get(TEXT) for output in cell.get("outputs", ())]


def markdown_of(notebook: dict[str, Any]) -> str:
    """The notebook as a page: words, code, and what came of it."""
    return "\n\n".join(part for cell in notebook["cells"] for part in _parts(cell)) + "\n"


def _parts(cell: dict[str, Any]) -> list[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return [source]
    return [_fenced(source, "python"), *(_shown(output) for output in cell["outputs"])]


def _shown(output: dict[str, Any]) -> str:
    if "text" in output:
        return _fenced("".join(output["text"]), "text")
    data = output["data"]
    if SVG in data:
        return f'<div class="picture">{"".join("".join(data[SVG]).split(chr(10)))}</div>'
    return _fenced("".join(data[TEXT]), "text")


def _fenced(text: str, language: str) -> str:
    return f"```{language}\n{text.rstrip()}\n```"


def main() -> int:
    """Runs the notebook."""
    stored = read()
    ran = run(stored)
    if "--check" in sys.argv:
        cells = zip(stored["cells"], ran["cells"], strict=True)
        differ = [old["id"] for old, new in cells if _compared(old) != _compared(new)]
        print("\n".join(differ) or "The tour is as it was.")
        return bool(differ)
    TOUR.write_text(json.dumps(ran, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
