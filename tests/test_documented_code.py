"""The Python code of README and documentation is typed: it passes `mypy --strict` as readers would paste it. Commands
have the options that stand there."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rockworker.cli.app import COMMANDS, Commands

ROOT = Path(__file__).parents[1]
FENCED = re.compile("^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = [
    path
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
    if FENCED.search(path.read_text("utf-8"))
]
PARSER = doctest.DocTestParser()
COMMAND = re.compile(rf"rockworker ({'|'.join(COMMANDS)})\b([^`#|\n]*)")
OPTION = re.compile(r"(?<![\w-])--?[a-z][a-z-]*")


def code_of(page: str) -> str:
    """All examples of a page, in one module: each may use what stands before it."""
    blocks = [block for block in FENCED.findall(page) if ">>> " not in block]
    examples = [example.source for example in PARSER.get_examples(page)]
    return "\n".join(["from __future__ import annotations", *examples, *blocks])


def module_name(path: Path) -> str:
    return re.sub(r"\W", "_", str(path.relative_to(ROOT).with_suffix("")))


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What mypy says about all pages, in one run."""
    folder = tmp_path_factory.mktemp("pages")
    for path in PAGES:
        (folder / f"{module_name(path)}.py").write_text(code_of(path.read_text("utf-8")), "utf-8")
    (folder / "wrong.py").write_text('import rockworker\nrockworker.new("rockwell").view(0).banana\n', "utf-8")
    command = [sys.executable, "-m", "mypy", "--no-color-output", str(folder)]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=280).stdout
    return re.sub(r"^\S*/(?=\w+\.py:)", "", said, flags=re.MULTILINE)


def test_views_are_typed(complaints: str) -> None:
    """mypy knows what a view of Rockwell has, and what it has not: so the next test can fail."""
    assert 'wrong.py:2: error: "RockwellView" has no attribute "banana"' in complaints


@pytest.mark.parametrize("path", PAGES, ids=module_name)
def test_code_of_pages_is_typed(path: Path, complaints: str) -> None:
    """Pages with examples: README, first game, reference."""
    assert [line for line in complaints.splitlines() if line.startswith(f"{module_name(path)}.py")] == []


def test_options_of_commands_on_pages_exist() -> None:
    """Wherever a command stands with some: in examples, in tables, in a sentence."""
    found, commands = 0, Commands(name="rockworker")
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))):
        for command, rest in COMMAND.findall(path.read_text("utf-8").replace("\\\n", " ")):
            parameters = commands.get_command(None, command).params
            known = {"--help", *(name for one in parameters for name in (*one.opts, *one.secondary_opts))}
            wanted = OPTION.findall(rest)
            assert known.issuperset(wanted), f"{path.name}: rockworker {command}{rest}"
            found += len(wanted)
    assert found > 50
