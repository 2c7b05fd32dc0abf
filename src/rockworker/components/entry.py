"""Entering the numbers of a box piece by piece. The file is kept after every piece, comments and all."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import tomlkit
from tomlkit import TOMLDocument

from rockworker.components.checks import type_flaws
from rockworker.components.flaws import Flaw
from rockworker.components.numbers import ABOUT, Numbers, numbers_of
from rockworker.components.overlay import parse, read_text
from rockworker.components.pieces import BOX, RECONSTRUCTED, Value
from rockworker.components.places import at, steps, walk
from rockworker.components.provenance import SOURCE
from rockworker.components.review import own_values

YES: Final = ("y", "yes", "true", "o", "oui", "j", "ja", "1")
NO: Final = ("n", "no", "false", "non", "nein", "0")


class Entry:
    """A component file in the making: ours at first, and more and more its owner's."""

    def __init__(self, numbers: Numbers[Any], path: Path) -> None:
        self.numbers = numbers
        self.path = path
        self.document = _document(numbers, path)

    @property
    def pieces(self) -> dict[str, list[Value]]:
        """All pieces with what is printed on them."""
        found: dict[str, list[Value]] = {}
        for value in own_values(self.numbers, self.tables):
            found.setdefault(value.piece, []).append(value)
        return found

    def open(self) -> list[str]:
        """The pieces with a number that is still our guess."""
        return [name for name, found in self.pieces.items() if any(v.source == RECONSTRUCTED for v in found)]

    @property
    def tables(self) -> dict[str, Any]:
        """All numbers as plain data, sources included."""
        plain: dict[str, Any] = self.document.unwrap()
        return plain

    @property
    def is_described(self) -> bool:
        """Has its owner said what the set is?"""
        return ABOUT in self.document

    def change(self, value: Value, answer: str) -> Flaw | None:
        """Puts down what is printed, or tells why it can't be."""
        new = _read(answer, value.value)
        if new is None:
            return Flaw(value.place, "wrong-type", answer, _wanted(value.value))
        before = value.value
        self._put(value.place, new)
        for flaw in type_flaws(numbers_of(self.numbers.merged(self.tables)), self.numbers.kind):
            if flaw.where.startswith(value.place):
                self._put(value.place, before)
                return flaw
        return None

    def confirm(self, piece: str) -> None:
        """Everything on this piece was read off the box."""
        table = at(self.document, piece) if piece else self.document
        if isinstance(table, Mapping) and piece:
            table[SOURCE] = BOX  # type: ignore[index]  # tomlkit's tables are Mappings to the type checker
        else:
            self._confirm_values(piece)
        self.keep()

    def describe(self, name: str, text: str) -> None:
        """What the set is: for those to whom it is given."""
        table = self.document.setdefault(ABOUT, tomlkit.table())
        table[name] = text
        self.keep()

    def keep(self) -> None:
        """Replaces the file in one stroke."""
        draft = self.path.with_name(f"{self.path.name}.part")
        draft.write_text(tomlkit.dumps(self.document), encoding="utf-8")
        os.replace(draft, self.path)

    def _confirm_values(self, piece: str) -> None:
        """For values that stand among others in a table: the table's sources name them one by one."""
        for value in self.pieces[piece]:
            way = steps(value.place)
            names = [step for step in way if isinstance(step, str)]
            table = walk(self.document, names[:-1])
            said = table.get(SOURCE)
            words = dict(said) if isinstance(said, Mapping) else {key: said for key in table if said and key != SOURCE}
            index = next((step for step in way if isinstance(step, int)), None)
            words[names[-1]] = BOX if index is None else _with(words.get(names[-1]), index, len(table[names[-1]]))
            table[SOURCE] = words

    def _put(self, place: str, new: Any) -> None:
        *way, last = steps(place)
        walk(self.document, way)[last] = new


def _document(numbers: Numbers[Any], path: Path) -> TOMLDocument:
    """The owner's file if it has every table, else ours with the owner's numbers in it: a file may be a fragment."""
    text = read_text(path) if path.exists() else ""
    theirs = parse(text, str(path))
    if theirs and all(key in theirs for key in numbers.our_tables):
        return tomlkit.parse(text)
    document = tomlkit.parse(numbers.exported())
    _lay_over(document, theirs)
    return document


def _lay_over(document: Any, theirs: Mapping[str, Any]) -> None:
    said = document.get(SOURCE)
    for key, value in theirs.items():
        if isinstance(value, Mapping) and isinstance(document.get(key), Mapping):
            _lay_over(document[key], value)
            continue
        document[key] = value
        if isinstance(said, Mapping) and key in said and SOURCE not in theirs:
            document[SOURCE][key] = BOX


def _with(said: Any, index: int, length: int) -> list[str]:
    words = list(said) if isinstance(said, list) else [said or RECONSTRUCTED] * length
    words[index] = BOX
    return words


def _read(answer: str, like: Any) -> Any:
    """An answer as the same kind of thing as what stood there; None if it is none."""
    if isinstance(like, list | tuple):
        entries = [
            part for part in re.split(r"\s*[,;]\s*" if _has_blanks(like) else r"[\s,;]+", answer.strip()) if part
        ]
        found = [_read(part, like[0] if like else 0) for part in entries]
        return None if None in found else found
    if isinstance(like, bool):
        return True if answer.lower() in YES else False if answer.lower() in NO else None
    if isinstance(like, int):
        return int(answer) if re.fullmatch(r"[+-]?[0-9]{1,9}", answer) else None
    return answer


def _has_blanks(like: list[Any] | tuple[Any, ...]) -> bool:
    """Are the entries symbols such as `2R B`, which commas alone can tell apart?"""
    return bool(like) and isinstance(like[0], str) and like[0].isascii() and not like[0].islower()


def _wanted(like: Any) -> str:
    if isinstance(like, list | tuple):
        return "list"
    return "true-or-false" if isinstance(like, bool) else "number" if isinstance(like, int) else "text"
