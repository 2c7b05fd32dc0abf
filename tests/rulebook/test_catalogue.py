"""The rules catalogue: complete, consistent, and the same in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from rockworker import registry
from rockworker.registry import GamePackage, definition_of, game_names
from rockworker.rulebook.catalogue import Catalogue, catalogue, clauses, game_of
from tests.engine.pebbles import DEFINITION, Pebbles

SHARED = Path(__file__).parents[3] / "shared" / "rules"
CLAUSE = re.compile(r"\*\*((?:RW|FM|DIA|EXP|SUP|CW)(?:-[A-Z0-9]+)*-\d+)\*\*")
RULING = re.compile(r"\*\*((?:CW-)?(?:AMB|DISC)-\d+)\*\*")
REFERENCE = re.compile(r"\b(?:(?:RW|CW)(?:-[A-Z0-9]+)+-\d\d|(?:FM|DIA|EXP|SUP|AMB|DISC|COMP)-\d\d)\b")

games = pytest.mark.parametrize("game", game_names())


def languages(game: str) -> dict[str, Catalogue]:
    """The catalogue of a game in every language that has one."""
    names = [path.name for path in (definition_of(game).folder / "rulebook").glob("*.toml")]
    return {name.removesuffix(".toml"): catalogue(game, name.removesuffix(".toml")) for name in sorted(names)}


def texts(book: Catalogue) -> Iterable[str]:
    """Every sentence of a catalogue."""
    yield from book.sections.values()
    yield from (clause.text for clause in book.clauses.values())
    for ruling in book.rulings.values():
        yield from (ruling.topic, ruling.text, ruling.reason)
    for component in book.components.values():
        yield from (component.topic, component.text)


def test_looking_up_a_clause() -> None:
    """A clause comes with its text and the rulings on it."""
    clause = clauses("rockwell")["RW-EXT-17"]
    assert "trigger player" in clause.text
    assert clause.rulings == ("AMB-25",)
    assert catalogue("rockwell").section("RW-EXT-17") == "RW-EXT"
    assert catalogue("clockworker").section("CW-ART-01-02") == "CW-ART"


def test_which_game_an_entry_belongs_to() -> None:
    """Clauses, rulings and component notes are found without naming the game."""
    entries = {"RW-EXT-17": "rockwell", "AMB-29": "rockwell", "COMP-12": "rockwell", "CW-AMB-10": "clockworker"}
    assert {entry: game_of(entry) for entry in entries} == entries
    assert game_of("RW-EXT-99") is None


@games
def test_every_ruling_belongs_to_a_clause(game: str) -> None:
    """Clauses name only rulings that exist, and no ruling is out of reach."""
    book = catalogue(game)
    named = {ruling for clause in book.clauses.values() for ruling in clause.rulings}
    assert named == book.rulings.keys()


@games
def test_every_section_has_clauses(game: str) -> None:
    """Each clause lies in a section, and no section is empty."""
    book = catalogue(game)
    assert {book.section(clause) for clause in book.clauses} == book.sections.keys()


@games
def test_languages_agree(game: str) -> None:
    """All languages have the same entries with the same rulings, and every one has words."""
    english = catalogue(game)
    for language, book in languages(game).items():
        for part in ("sections", "clauses", "rulings", "components"):
            assert getattr(book, part).keys() == getattr(english, part).keys(), (language, part)
        for name, clause in book.clauses.items():
            assert clause.rulings == english.clauses[name].rulings, (language, name)
        for name, ruling in book.rulings.items():
            known = english.rulings[name]
            assert (ruling.delicate, ruling.option) == (known.delicate, known.option), (language, name)
        assert all(clause.text for clause in book.clauses.values())
        assert all(ruling.topic and ruling.text for ruling in book.rulings.values())


@games
def test_options_exist(game: str) -> None:
    """An option that a ruling names is one of the game's."""
    named = {ruling.option for ruling in catalogue(game).rulings.values() if ruling.option}
    assert named <= set(definition_of(game).options_type.__struct_fields__)


@games
def test_references_lead_somewhere(game: str) -> None:
    """An entry that mentions another one, in any language, mentions one that exists."""
    for language, book in languages(game).items():
        mentioned = {entry for text in texts(book) for entry in REFERENCE.findall(text)}
        assert [entry for entry in mentioned if game_of(entry) is None] == [], language


if SHARED.is_dir():  # the catalogue that ours was written from lies beside some checkouts only

    @games
    def test_nothing_of_the_shared_catalogue_is_missing(game: str) -> None:
        """Our files have exactly the clauses and rulings of the catalogue that they were written from; rulings found
        while building are our own."""
        text = (SHARED / f"{game}.md").read_text(encoding="utf-8")
        book = catalogue(game)
        assert {clause for clause in CLAUSE.findall(text) if "-AMB-" not in clause} == book.clauses.keys()
        assert set(RULING.findall(text)) == {ruling for ruling in book.rulings if not ruling.startswith("OURS-")}


def write_book(folder: Path, language: str, text: str) -> None:
    """A game's rulebook in one language."""
    (folder / "rulebook").mkdir(exist_ok=True)
    (folder / "rulebook" / f"{language}.toml").write_text(text, encoding="utf-8")


def test_a_game_need_not_have_a_rulebook_or_a_translation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without one the catalogue is empty; what a translation lacks is read in English."""
    monkeypatch.setattr(Pebbles, "folder", tmp_path)
    monkeypatch.setitem(registry._REGISTERED, "pebbles", GamePackage(DEFINITION))
    assert Catalogue.read("pebbles", "fr") == Catalogue.read("pebbles", "en") == Catalogue({}, {})
    write_book(
        tmp_path, "en", '[sections]\nPB = "Pebbles"\n[clauses.PB-1]\ntext = "One."\n[clauses.PB-2]\ntext = "Two."\n'
    )
    assert Catalogue.read("pebbles", "de") == Catalogue.read("pebbles", "en")
    write_book(tmp_path, "de", '[sections]\n[clauses.PB-2]\ntext = "Zwei."\n')
    book = Catalogue.read("pebbles", "de")
    assert book.sections == {"PB": "Pebbles"}
    assert [clause.text for clause in book.clauses.values()] == ["One.", "Zwei."]
