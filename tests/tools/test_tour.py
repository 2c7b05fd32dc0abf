"""The tour notebook runs, and prints what the documentation says it prints."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools import tour

ROOT = Path(__file__).parents[2]


def test_the_tour_runs() -> None:
    """In a kernel of its own, from the first cell to the last."""
    command = [sys.executable, "-m", "tools.tour", "--check"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=280)
    assert ran.returncode == 0, f"run: python -m tools.tour\n{ran.stdout}{ran.stderr}"


def test_the_tour_is_a_page() -> None:
    """With words, code, what it prints, and pictures."""
    page = tour.markdown_of(tour.read())
    assert page.startswith("# A tour of Rockworker")
    assert '```python\nimport rockworker\n\ngame = rockworker.new("rockwell"' in page
    assert "```text\n['drill R1 A2', 'drill R2 A2']\n```" in page
    assert page.count('<div class="picture"><svg') == 2


def test_a_change_is_noticed() -> None:
    """Of what a cell prints; not of how a picture looks."""
    cell = {"outputs": [{"text": ["a"]}, {"data": {tour.SVG: "<svg/>"}}]}
    assert tour._compared(cell) != tour._compared({"outputs": [{"text": ["b"]}, {"data": {tour.SVG: "<svg/>"}}]})
    assert tour._compared(cell) == tour._compared({"outputs": [{"text": ["a"]}, {"data": {tour.SVG: "<svg></svg>"}}]})
