"""Pieces and what is printed on them; what an owner's file changes; entering numbers piece by piece."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rockworker.cli.piece_words import piece_name, value_name
from rockworker.components.entry import Entry
from rockworker.components.numbers import Numbers
from rockworker.components.pieces import RECONSTRUCTED, pieces, values
from rockworker.components.places import at
from rockworker.components.review import review
from rockworker.engine.errors import BadComponents
from rockworker.registry import definition_of, pictures_of
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts

GAMES = ("rockwell", "clockworker")


def numbers_of(game: str) -> Numbers[Any]:
    """The numbers of a game of ours."""
    return definition_of(game).own_numbers()


def entered(tmp_path: Path, game: str = "rockwell", text: str = "") -> Entry:
    """An entry into a file that does not exist yet, or holds a text."""
    file = tmp_path / "mine.toml"
    if text:
        file.write_text(text, "utf-8")
    return Entry(numbers_of(game), file)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_and_every_value_has_a_name(game: str, language: str) -> None:
    """In every language, and no two values of a piece have the same one."""
    texts, numbers = Texts.of(definition_of(game), language), numbers_of(game)
    for found in pieces(numbers.our_tables, numbers.kind).values():
        assert piece_name(texts, found[0], numbers.our_tables)
        names = [value_name(texts, value) for value in found]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_ours_says_where_it_comes_from(game: str) -> None:
    """Symbols and flags too, not only numbers."""
    numbers = numbers_of(game)
    assert [value.place for value in values(numbers.our_tables, numbers.kind) if not value.source] == []


def test_a_piece_is_a_table_or_an_entry_of_a_deep_list() -> None:
    """A tile with front and back, a pile's symbols; what tells pieces apart is not among their values."""
    numbers = numbers_of("rockwell")
    found = pieces(numbers.our_tables, numbers.kind)
    assert [value.field for value in found["tiles[0]"]] == ["power", "pile", "income"]
    assert [value.numbers for value in found["modules.inspectors.moves[1]"]] == [[2, n] for n in range(1, 7)]
    assert found["boards.4"][0].value == ["bribery", "bribery", "subcontracting", "subcontracting"]
    effect = pieces(numbers_of("clockworker").our_tables, numbers_of("clockworker").kind)["artifacts[0]"]
    assert "effect.points" in [value.field for value in effect]


def test_what_differs_is_named_with_its_line(tmp_path: Path) -> None:
    """Ours, theirs and the line; what an owner gives counts as read off the box."""
    file = tmp_path / "mine.toml"
    file.write_text('[about]\nname = "Attic"\n[companies.3]\nsafety = [1800, 2500, 3000]\n', "utf-8")
    found = review(numbers_of("rockwell"), file)
    (difference,) = found.differences
    assert (difference.place, difference.line) == ("companies.3.safety", 4)
    assert difference.ours == [2000, 2500, 3000]
    assert difference.theirs == [1800, 2500, 3000]
    assert found.about.name == "Attic"
    ours = review(numbers_of("rockwell"), {})
    assert found.guesses == ours.guesses - 1
    assert found.fingerprint != ours.fingerprint


def test_the_fingerprint_is_of_the_numbers_alone() -> None:
    """Names and sources don't change it."""
    numbers = numbers_of("rockwell")
    named = {"about": {"by": "Ann"}, "start": {"cash": 2500, "source": "box"}}
    assert review(numbers, named).fingerprint == review(numbers, {"start": {"cash": 2500}}).fingerprint


@pytest.mark.parametrize("about", [{"name": 7}, {"nickname": "x"}, {"name": "a\nb"}, {"by": "x" * 81}])
def test_what_is_said_about_a_set_is_checked(about: dict[str, Any]) -> None:
    """It is shown to others: one line, not too long, and no other keys."""
    (flaw,) = numbers_of("rockwell").check({"about": about})
    assert flaw.where.startswith("about.")


def test_an_empty_file_is_not_in_order(tmp_path: Path) -> None:
    """It would change nothing, which is not what its owner thinks."""
    file = tmp_path / "mine.toml"
    file.write_text("# nothing yet\n", "utf-8")
    (flaw,) = numbers_of("rockwell").check(file)
    assert flaw.reason == "empty-file"
    with pytest.raises(BadComponents):
        numbers_of("rockwell").load(file)


@pytest.mark.parametrize("game", GAMES)
def test_entering_is_kept_and_taken_up_again(tmp_path: Path, game: str) -> None:
    """Confirming all pieces leaves nothing reconstructed, and our comments stay in the file."""
    first = entered(tmp_path, game)
    open_ones = first.open()
    first.confirm(open_ones[0])
    again = entered(tmp_path, game)
    assert again.open() == open_ones[1:]
    for piece in again.open():
        again.confirm(piece)
    assert again.open() == []
    assert review(numbers_of(game), again.path).guesses == 0
    assert review(numbers_of(game), again.path).differences == ()
    text = again.path.read_text("utf-8")
    assert text.count("\n#") == numbers_of(game).exported().count("\n#")


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_with_a_picture_is_drawn(game: str) -> None:
    """The pictures take every piece of ours."""
    numbers, pictures = numbers_of(game), pictures_of(game)
    drawn = [found[0].group for found in pieces(numbers.our_tables, numbers.kind).values()]
    assert set(pictures) <= set(drawn)
    for place, found in pieces(numbers.our_tables, numbers.kind).items():
        if found[0].group in pictures:
            assert pictures[found[0].group](at(numbers.our_tables, place)) is not None


@pytest.mark.parametrize(
    ("game", "place", "answer", "value"),
    [
        ("rockwell", "tiles[3].power", "5", 5),
        ("rockwell", "tiles[3].income", "2 0 1 0", [2, 0, 1, 0]),
        ("rockwell", "cards[0].danger", "oui", True),
        ("rockwell", "prices", "500, 600, 800, 1000", [500, 600, 800, 1000]),
        ("rockwell", "modules.inspectors.moves[0][1]", "-4 2", [-4, 2]),
        ("rockwell", "boards.3.control_centre", "bribery subcontracting", ["bribery", "subcontracting"]),
        ("clockworker", "factories[0].slots", "2R B, C", ["2R B", "C"]),
        ("clockworker", "archives[0].cost", "2R B", "2R B"),
    ],
)
def test_an_answer_is_put_into_the_file(tmp_path: Path, game: str, place: str, answer: str, value: Any) -> None:
    """Numbers, lists, flags and symbols, as people type them."""
    entry = entered(tmp_path, game)
    (asked,) = [one for found in entry.pieces.values() for one in found if one.place == place]
    assert entry.change(asked, answer) is None
    entry.keep()
    numbers = numbers_of(game)
    (now,) = [one for one in values(entered(tmp_path, game).tables, numbers.kind) if one.place == place]
    assert now.value == value
    assert place in [one.place for one in review(numbers, entry.path).differences]


@pytest.mark.parametrize(
    ("place", "answer"),
    [("tiles[3].power", "five"), ("tiles[3].power", "0"), ("tiles[3].income", "1 2"), ("prices", "1")],
)
def test_a_wrong_answer_changes_nothing(tmp_path: Path, place: str, answer: str) -> None:
    """The flaw is told, and what stood there stands there still."""
    entry = entered(tmp_path)
    (asked,) = [one for found in entry.pieces.values() for one in found if one.place == place]
    assert entry.change(asked, answer) is not None
    (now,) = [one for found in entry.pieces.values() for one in found if one.place == place]
    assert now == asked


def test_a_fragment_becomes_a_whole_file(tmp_path: Path) -> None:
    """An owner who wrote down a few numbers by hand goes on from there."""
    entry = entered(tmp_path, text="prices = [500, 600, 800, 1000]\n[companies.3]\nsafety = [1800, 2500, 3000]\n")
    assert [value.value for value in entry.pieces[""]] == [[500, 600, 800, 1000]]
    (safety,) = [value for value in entry.pieces["companies.3"] if value.field == "safety"]
    assert safety.source != RECONSTRUCTED
    entry.keep()
    assert numbers_of("rockwell").check(entry.path) == []
    assert numbers_of("rockwell").load(entry.path).companies["3"].safety == (1800, 2500, 3000)
