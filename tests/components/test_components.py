"""Component files in general: sources, overlays, flaws that name the key."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta

from rockworker.components.checks import Data, Positive, _flaws, type_flaws
from rockworker.components.flaws import Flaw, Reason
from rockworker.components.overlay import file_name, overlay, read
from rockworker.components.provenance import missing_sources, provenance, source_flaws, without_sources
from rockworker.engine.errors import BadComponents


class Wheel(Data, frozen=True):
    teeth: Positive
    colour: Literal["red", "blue"] = "red"
    size: tuple[int, int] = (1, 1)


class Box(Data, frozen=True):
    wheels: tuple[Wheel, ...]
    price: Annotated[int, Meta(ge=0, le=900, multiple_of=100)]
    faces: dict[Literal["2", "3"], tuple[Positive, ...]]


GOOD: dict[str, Any] = {"wheels": [{"teeth": 8}, {"teeth": 9}], "price": 300, "faces": {"2": [1, 2]}}


def flaw_of(**changes: Any) -> Flaw:
    """The only flaw of the good box with some keys changed."""
    (flaw,) = type_flaws({**GOOD, **changes}, Box)
    return flaw


def test_good_data_has_no_flaw() -> None:
    """Data that fits its type is not complained about."""
    assert list(type_flaws(GOOD, Box)) == []


@pytest.mark.parametrize(
    ("changes", "where", "reason", "found", "wanted"),
    [
        ({"wheels": [{"teeth": 8}, {"teeth": 0}]}, "wheels[1].teeth", "too-small", "0", "1"),
        ({"price": 1000}, "price", "too-large", "1000", "900"),
        ({"price": 250}, "price", "not-a-multiple", "250", "100"),
        ({"price": "300"}, "price", "wrong-type", "300", "number"),
        ({"price": True}, "price", "wrong-type", "True", "number"),
        ({"wheels": 3}, "wheels", "wrong-type", "3", "list"),
        ({"wheels": [7]}, "wheels[0]", "wrong-type", "7", "table"),
        ({"wheels": [{"teeth": 8, "size": [1, 2, 3]}]}, "wheels[0].size", "wrong-length", "3", "2"),
        ({"wheels": [{"teeth": 8, "size": [1, "x"]}]}, "wheels[0].size[1]", "wrong-type", "x", "number"),
        ({"wheels": [{"teeth": 8, "colour": "green"}]}, "wheels[0].colour", "not-one-of", "green", "blue, red"),
        ({"wheels": [{"teeth": 8, "color": "red"}]}, "wheels[0].color", "unknown-key-near", "color", "colour"),
        ({"wheels": [{}]}, "wheels[0].teeth", "missing-key", "", ""),
        ({"faces": {"2": [1], "3": [0]}}, "faces.3[0]", "too-small", "0", "1"),
        ({"faces": {"4": [1]}}, "faces.4", "unknown-key", "4", "2, 3"),
        ({"weight": 1}, "weight", "unknown-key", "weight", "wheels, price, faces"),
    ],
)
def test_a_type_flaw_names_key_and_reason(
    changes: dict[str, Any], where: str, reason: Reason, found: str, wanted: str
) -> None:
    """A value of the wrong type or size is named by its innermost key, with what stands there and what should."""
    assert flaw_of(**changes) == Flaw(where, reason, found, wanted)


def test_all_flaws_are_found_at_once() -> None:
    """An owner who mistyped three keys reads about all three."""
    bad = {"wheels": [{"teeth": 0}, {"tooth": 3}], "price": 300, "faces": {}}
    assert [flaw.where for flaw in type_flaws(bad, Box)] == ["wheels[0].teeth", "wheels[1].teeth", "wheels[1].tooth"]


def test_the_nearest_table_says_where_a_number_comes_from() -> None:
    """A table's own source wins over the one around it; a source by key leaves the other keys to the table around."""
    data = {
        "source": {"a": "rulebook", "t": "derived"},
        "a": [1, 2],
        "t": [{"x": 3, "y": 4, "source": {"x": "reconstructed"}}, {"x": 5, "source": "box"}],
        "b": 6,
    }
    assert dict(provenance(data)) == {
        "a[0]": "rulebook",
        "a[1]": "rulebook",
        "t[0].x": "reconstructed",
        "t[0].y": "derived",
        "t[1].x": "box",
        "b": "",
    }
    assert [flaw.where for flaw in missing_sources(data)] == ["b"]


def test_a_list_may_have_a_source_for_each_number() -> None:
    """A list of sources goes with a list of numbers, or of lists of numbers, one by one."""
    data = {"n": [1, 2], "m": [[3], [4]], "source": {"n": ["rulebook", "derived"], "m": ["derived", "rulebook"]}}
    assert list(provenance(data)) == [
        ("n[0]", "rulebook"),
        ("n[1]", "derived"),
        ("m[0][0]", "derived"),
        ("m[1][0]", "rulebook"),
    ]


def test_words_and_flags_need_no_source() -> None:
    """Only numbers must say where they come from."""
    assert list(missing_sources({"name": "x", "danger": True})) == []


@pytest.mark.parametrize(
    ("table", "where", "reason"),
    [
        ({"a": 1, "source": "rumour"}, "t.source", "not-one-of"),
        ({"a": 1, "source": {"a": "rumour"}}, "t.source.a", "not-one-of"),
        ({"a": 1, "source": {"b": "box"}}, "t.source.b", "unknown-key"),
        ({"a": [1, 2], "source": {"a": ["box"]}}, "t.source.a", "wrong-length"),
        ({"a": 1, "source": {"a": ["box", "box"]}}, "t.source.a", "wrong-length"),
        ({"a": 1, "source": 7}, "t.source", "not-one-of"),
    ],
)
def test_a_source_that_makes_no_sense_is_a_flaw(table: dict[str, Any], where: str, reason: str) -> None:
    """Unknown words, keys that the table has not, and lists of another length are reported."""
    (flaw,) = source_flaws({"t": table})
    assert (flaw.where, flaw.reason) == (where, reason)


def test_sources_are_stripped_at_every_depth() -> None:
    """What a save's header carries holds no sources."""
    data = {"source": "box", "a": [{"b": 1, "source": {"b": "box"}}], "c": {"d": {"source": "box"}}}
    assert without_sources(data) == {"a": [{"b": 1}], "c": {"d": {}}}


def test_an_overlay_merges_tables_and_replaces_lists() -> None:
    """What an owner's file leaves out stays ours; a list is theirs as a whole."""
    ours = {"a": {"x": 1, "y": 2}, "b": [1, 2, 3], "c": 4}
    theirs = {"a": {"y": 5}, "b": [9]}
    assert overlay(ours, theirs) == {"a": {"x": 1, "y": 5}, "b": [9], "c": 4}
    assert ours == {"a": {"x": 1, "y": 2}, "b": [1, 2, 3], "c": 4}


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """A file that can't be read is an error about that file."""
    with pytest.raises(BadComponents) as caught:
        read(tmp_path / "none.toml")
    assert caught.value.details["file"] == str(tmp_path / "none.toml")
    assert caught.value.details["reason"] == "unreadable"


@pytest.mark.parametrize(
    ("content", "reason", "line"),
    [(b"a = ", "not-toml", 1), (b"\xff\xfe", "not-utf-8", 0), (b"a = 1\na = 2", "not-toml", 2)],
)
def test_a_file_that_is_not_toml_is_named(tmp_path: Path, content: bytes, reason: str, line: int) -> None:
    """A file that is not TOML, or not even text, is an error about that file."""
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    with pytest.raises(BadComponents) as caught:
        read(path)
    assert caught.value.details["file"] == str(path)
    assert caught.value.details["reason"] == reason
    assert caught.value.details["line"] == line


def test_a_flaw_becomes_an_error_about_its_file() -> None:
    """The error carries file, key, reason, and both values."""
    error = Flaw("a.b", "too-small", "0", "1").error("mine.toml", 7)
    said = {"file": "mine.toml", "where": "a.b", "reason": "too-small", "found": "0", "wanted": "1", "line": 7}
    assert error.details == said


def test_numbers_out_of_a_save_have_no_file() -> None:
    """A mapping is read as it is and has no file name."""
    assert read({"a": 1}) == {"a": 1}
    assert file_name({"a": 1}) == "–"
    assert file_name(Path("x.toml")) == "x.toml"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_reason_has_words(language: str, reason: Reason) -> None:
    """Each language names file and key and words each reason, none of them as the bare key."""
    text = Flaw("a.b", reason, "3", "list").error("mine.toml").text(language)
    assert "mine.toml" in text
    assert "a.b" in text
    assert f": {reason}." not in text


class Round(Data, frozen=True, tag="round"):
    size: Positive


class Square(Data, frozen=True, tag="square"):
    sides: tuple[int, int]


class Shapes(Data, frozen=True):
    shape: Round | Square
    name: Annotated[str, Meta(pattern="^[a-z]+$")] = "x"
    spare: Positive | None = None
    open: bool = False


@pytest.mark.parametrize(
    ("data", "where", "reason", "found", "wanted"),
    [
        ({"shape": {"type": "round", "size": 0}}, "shape.size", "too-small", "0", "1"),
        ({"shape": {"type": "oval"}}, "shape.type", "not-one-of", "oval", "round, square"),
        ({"shape": {"size": 1}}, "shape.type", "missing-key", "", ""),
        ({"shape": {"type": "round", "size": 1, "sise": 2}}, "shape.sise", "unknown-key-near", "sise", "size"),
        ({"shape": 7}, "shape", "wrong-type", "7", "table"),
        ({"shape": {"type": "round", "size": 1}, "name": "A"}, "name", "not-allowed", "A", "^[a-z]+$"),
        ({"shape": {"type": "round", "size": 1}, "name": 3}, "name", "wrong-type", "3", "text"),
        ({"shape": {"type": "round", "size": 1}, "spare": 0}, "spare", "too-small", "0", "1"),
        ({"shape": {"type": "round", "size": 1}, "open": 1}, "open", "wrong-type", "1", "true-or-false"),
    ],
)
def test_tagged_tables_texts_flags_and_gaps(data: Any, where: str, reason: Reason, found: str, wanted: str) -> None:
    """A table of several kinds is checked as its type says; what may be missing is checked if it is there."""
    assert type_flaws(data, Shapes) == [Flaw(where, reason, found, wanted)]


KEYS = ["wheels", "price", "faces", "shape", "name", "spare", "open"]
INNER_KEYS = ["type", "size", "sides", "wheels", "teeth", "2", "price"]
SCRAP = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 1000) | st.floats(-2, 2) | st.sampled_from(["red", "round", "x", "A"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(INNER_KEYS), inner, max_size=4),
    max_leaves=6,
)


@settings(max_examples=400, deadline=None)
@given(st.sampled_from([Box, Shapes]), st.dictionaries(st.sampled_from(KEYS), SCRAP))
def test_the_walk_finds_what_the_converter_refuses(kind: type[Data], data: dict[str, Any]) -> None:
    """Whatever msgspec refuses, the walk through the types explains at a key; what it takes has no flaw."""
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError:
        flaws = type_flaws(data, kind)
        assert flaws
        assert all(flaw.where for flaw in flaws)
    else:
        assert list(_flaws(data, msgspec.inspect.type_info(kind), "")) == []
