"""A game's component numbers: ours in TOML files, and an owner's laid over them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Meta

from rockworker.components.checks import Data, type_flaws
from rockworker.components.flaws import Flaw
from rockworker.components.lines import line_of, lines_of
from rockworker.components.overlay import Source, file_name, overlay, parse, read, read_text
from rockworker.components.provenance import missing_sources, source_flaws, without_sources
from rockworker.engine.errors import BadComponents
from rockworker.engine.frozen import Sealed, frozen

C = TypeVar("C", bound=Data)
Line = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f]{0,80}$")]
"""A line of text that a lobby can show."""
ABOUT: Final = "about"
"""The table in which an owner says what the set is."""


class About(Data, frozen=True):
    """What an owner says of a set, for those to whom it is given."""

    name: Line = ""
    edition: Line = ""
    """Which printing of the box the numbers were read off."""
    by: Line = ""
    note: Line = ""


class Numbers(Sealed, Generic[C]):
    """Reads, checks and exports the numbers printed on a game's pieces."""

    def __init__(self, kind: type[C], files: Sequence[Path], flaws: Callable[[C], Iterator[Flaw]]) -> None:
        self.kind = kind
        self.files = tuple(files)
        """Ours, in the order of an exported file."""
        self._game_flaws = flaws
        """What is wrong with numbers that are well-typed one by one."""

    @cached_property
    def our_tables(self) -> dict[str, Any]:
        """Our numbers as plain data, with their sources."""
        tables: dict[str, Any] = {}
        for file in self.files:
            table = read(file)
            for flaw in (*source_flaws(table), *missing_sources(table)):
                raise flaw.error(str(file))
            tables = overlay(tables, table)
        our_tables: dict[str, Any] = frozen(tables)
        return our_tables

    @cached_property
    def ours(self) -> C:
        """Our numbers, typed."""
        tables = numbers_of(self.merged({}))
        for flaw in self._number_flaws(tables):
            raise flaw.error(str(self.files[0]))
        return msgspec.convert(tables, self.kind)

    def load(self, source: Source | None = None) -> C:
        """Component numbers, typed and checked; ours for None."""
        if source is None:
            return self.ours
        for flaw in self.check(source):
            raise flaw
        return msgspec.convert(numbers_of(self.merged(read(source))), self.kind)

    def raw(self, source: Source | None = None) -> dict[str, Any]:
        """Component numbers as plain data that fits into JSON: an owner's, and ours where theirs are silent."""
        return self.merged({} if source is None else read(source))

    def check(self, source: Source) -> list[BadComponents]:
        """All that is wrong with an owner's numbers; nothing: they can be played with."""
        try:
            if isinstance(source, Mapping):
                return [flaw.error(file_name(source)) for flaw in self.flaws(read(source))]
            return self.check_text(read_text(source), str(source))
        except BadComponents as unreadable:
            return [unreadable]

    def check_text(self, text: str, name: str) -> list[BadComponents]:
        """All that is wrong with what stands in a file. An empty one changes nothing: not what its owner thinks."""
        theirs, lines = parse(text, name), lines_of(text)
        found = self.flaws(theirs) if theirs else [Flaw("–", "empty-file")]
        return [flaw.error(name, line_of(flaw.where, lines)) for flaw in found]

    def exported(self) -> str:
        """All our numbers, with comments and sources, as one TOML text."""
        return "\n".join(file.read_text(encoding="utf-8") for file in self.files)

    def export(self, path: str | Path) -> None:
        """Writes all our numbers into one file, ready to be edited by an owner of the box."""
        Path(path).write_text(self.exported(), encoding="utf-8")

    def merged(self, theirs: Mapping[str, Any]) -> dict[str, Any]:
        """An owner's numbers over ours; what is said about the set stays, what is said of sources goes."""
        fresh: dict[str, Any] = without_sources(overlay(self.our_tables, theirs))
        return fresh

    def flaws(self, theirs: Mapping[str, Any]) -> Iterator[Flaw]:
        """What is wrong with an owner's tables. Numbers are only compared once each by itself is what it should be."""
        about = type_flaws(theirs.get(ABOUT, {}), About, ABOUT)
        plain = [*about, *source_flaws(numbers_of(theirs))]
        yield from self._number_flaws(numbers_of(self.merged(theirs)), plain)

    def _number_flaws(self, tables: Mapping[str, Any], plain: Sequence[Flaw] = ()) -> Iterator[Flaw]:
        """What is wrong with all numbers together, after what was found already."""
        plain = [*plain, *type_flaws(tables, self.kind)]
        yield from plain or self._game_flaws(msgspec.convert(tables, self.kind))


def about(tables: Mapping[str, Any]) -> About:
    """What its owner says of a set; nothing, for most."""
    return msgspec.convert(tables.get(ABOUT, {}), About)


def numbers_of(tables: Mapping[str, Any]) -> dict[str, Any]:
    """The tables without what is said about the set."""
    return {key: value for key, value in tables.items() if key != ABOUT}
