"""Messages that are read one by one."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import rockworker
from rockworker.text.messages import ENTRY, Messages

SOURCES = Path(rockworker.__file__).parent
FILES = sorted(path for path in SOURCES.rglob("*.ftl") if "node_modules" not in path.parts)


def entries(text: str) -> dict[str, ast.Message | ast.Term]:
    """The messages and terms of a text, by name."""
    found = [entry for entry in FluentResource(text).body if isinstance(entry, ast.Message | ast.Term)]
    return {f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name: entry for entry in found}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(SOURCES).as_posix())
def test_a_message_alone_is_what_it_is_in_its_file(file: Path) -> None:
    """None is missed, and none ends too early or too late."""
    text = file.read_text("utf-8")
    alone = {entry[1]: entries(entry[0]) for entry in ENTRY.finditer(text)}
    whole = entries(text)
    assert alone.keys() == whole.keys()
    for name, read in alone.items():
        assert list(read) == [name]
        assert read[name].equals(whole[name], ignored_fields=["span", "comment"])


def test_what_a_message_refers_to_is_read_with_it(tmp_path: Path) -> None:
    """Other messages and terms; and the first of two with the same name counts."""
    folder = tmp_path / "en"
    folder.mkdir()
    text = """# a comment
hello = Hello, { -planet }{ mark }
# another
mark = { $many ->
    [one] !
   *[other] !!
}

-planet = Earth
mark = ?
"""
    (folder / "a.ftl").write_text(text, "utf-8")
    messages = Messages("en", [tmp_path])
    hello = messages.get_message("hello").value
    assert hello is not None
    assert messages.format_pattern(hello, {"many": 1}) == ("Hello, Earth!", [])
    assert not messages.has_message("planet")
    with pytest.raises(LookupError):
        messages.get_message("nothing")
