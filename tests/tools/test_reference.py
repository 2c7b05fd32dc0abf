"""The documentation's generated pages tell everything, and its site is built strictly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from rockworker import protocol
from rockworker.learn.encoding import encoding_of
from rockworker.server.config import PREFIX, Settings
from tools.reference import commands, encoding, http, settings, socket
from tools.reference.hook import PAGES
from tools.reference.schemas import describe

ROOT = Path(__file__).parents[2]


def test_every_setting_has_a_row_that_explains_it() -> None:
    """A row has a name, a type, a default and an explanation; only defaults may be empty."""
    rows = [line.strip("| ").split(" | ") for line in settings.page().splitlines() if line.startswith(f"| `{PREFIX}")]
    cells = {row[0].strip("`"): [row[1].strip(), row[-1].strip()] for row in rows}
    assert set(cells) == {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__}
    assert [name for name, told in cells.items() if not all(told)] == []


def test_every_message_on_the_socket_is_told() -> None:
    """Each kind of request and message has a heading, and the tag that names it on the wire."""
    page = socket.page()
    kinds = [*protocol.Request.__subclasses__(), *protocol.Message.__subclasses__()]
    assert len(kinds) > 10
    for kind in kinds:
        assert f"### {kind.__name__} " in page
        assert f'`"{kind.__struct_config__.tag}"`' in page


def test_every_route_is_told_and_every_type_it_names() -> None:
    """Each path with its method; each link within the page has its heading."""
    page = http.page()
    document = msgspec.json.decode(http.document())
    for path, methods in document["paths"].items():
        for method in methods:
            assert f"### `{method.upper()} {path}`" in page
    for name in document["components"]["schemas"]:
        assert f"{{ #{name.lower()} }}" in page


def test_every_command_is_told() -> None:
    """What `rockworker --help` lists has a chapter."""
    page = commands.page()
    for command in ("play", "serve", "simulate", "replay", "verify", "components", "rules", "games"):
        assert f"## `rockworker {command}`" in page


def test_types_are_told_in_words() -> None:
    """Links, choices, lists, maps and bounds."""
    assert describe({"$ref": "#/components/schemas/Score"}) == "[Score](#score)"
    assert describe({"oneOf": [{"type": "integer"}, {"type": "null"}]}) == "integer or null"
    assert describe({"type": "array", "items": {"type": "string"}}) == "list of string"
    assert describe({"type": "object", "additionalProperties": {}}) == "object, each value anything"
    assert describe({"type": "integer", "minimum": 1.0, "maximum": 6}) == "integer (≥ `1`, ≤ `6`)"
    assert describe({"enum": ["en", None]}) == '`"en"`, `null`'


def test_generated_pages_are_in_no_folder() -> None:
    """They can't be edited by mistake: they exist only while the site is built."""
    assert [path for path in PAGES if (ROOT / "docs" / path).exists()] == []


@pytest.mark.parametrize("link", ["nowhere.md", "index.md#nowhere", "/nowhere.html"])
def test_a_broken_link_stops_the_build(tmp_path: Path, link: str) -> None:
    """With the site's own settings, on a site of one page: no such page, no such heading, outside the site."""
    with pytest.raises(Abort, match="1 warnings"):
        _build(tmp_path, link)


def test_a_link_that_leads_somewhere_does_not(tmp_path: Path) -> None:
    """So it is the link that stops the others."""
    _build(tmp_path, "index.md#a-page")
    assert (tmp_path / "site" / "index.html").exists()


def _build(folder: Path, link: str) -> None:
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text(f"# A page\n\n[away]({link})\n", "utf-8")
    small: dict[str, Any] = {"nav": ["index.md"], "hooks": [], "plugins": []}
    build(load_config(f"{ROOT}/mkdocs.yml", docs_dir=f"{folder}/docs", site_dir=f"{folder}/site", **small))


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_every_number_and_every_word_of_an_encoding_is_told(game: str) -> None:
    """At the place that it has: sections, the fields of their first items, and the words of every action."""
    told, registered = encoding.page(game), encoding_of(game)
    for section in (*registered.sections, registered.said.section):
        first = registered.names.index(section.names[0])
        for place, (name, meaning) in enumerate(section.fields.items(), first):
            assert f"| {place} | {name} | {meaning} |" in told
        assert f"Numbers {first} to {first + len(section) - 1}." in told
    for action in registered.words.actions:
        assert f"`{action.__name__}" in told
    assert f"**{registered.size} numbers**" in told
    assert f"**{len(registered.words)} words**" in told
