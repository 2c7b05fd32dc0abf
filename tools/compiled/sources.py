"""Which files are compiled, and how their records are written out for it.

mypyc knows nothing of methods that are made at run time, and forgets the types of fields. So the constructor and the
`copy` of each record, which the interpreted engine makes when a class is defined, are written into the source as text,
and the types are noted for those who read and write states (`rockworker.engine.records`).
"""

from __future__ import annotations

import ast
import builtins
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rockworker.engine import records
from rockworker.engine.contracts import hooks_of, is_abstract
from rockworker.engine.door import Door
from rockworker.engine.state import Copyable
from tools.compiled.constants import with_constants

COMPILED: Final = (
    "engine/chance.py",
    "engine/changes.py",
    "engine/door.py",
    "engine/frames.py",
    "engine/inside.py",
    "engine/offer.py",
    "engine/state.py",
    "games/clockworker/affordable.py",
    "games/clockworker/artifacts.py",
    "games/clockworker/bots/judgement.py",
    "games/clockworker/bots/policy.py",
    "games/clockworker/bots/proposals.py",
    "games/clockworker/bots/prospects.py",
    "games/clockworker/bots/trial.py",
    "games/clockworker/ending.py",
    "games/clockworker/frames/*.py",
    "games/clockworker/gains.py",
    "games/clockworker/hinting.py",
    "games/clockworker/learn/columns.py",
    "games/clockworker/learn/features.py",
    "games/clockworker/learn/scribe.py",
    "games/clockworker/payment.py",
    "games/clockworker/redeal.py",
    "games/clockworker/resources.py",
    "games/clockworker/rules.py",
    "games/clockworker/scoring.py",
    "games/clockworker/setup.py",
    "games/clockworker/sight.py",
    "games/clockworker/state.py",
    "games/clockworker/ways.py",
    "games/rockwell/achievements.py",
    "games/rockwell/board.py",
    "games/rockwell/bots/bids.py",
    "games/rockwell/bots/candidates.py",
    "games/rockwell/bots/company.py",
    "games/rockwell/bots/crews.py",
    "games/rockwell/bots/distances.py",
    "games/rockwell/bots/ending.py",
    "games/rockwell/bots/judge.py",
    "games/rockwell/bots/lookahead.py",
    "games/rockwell/bots/outlook.py",
    "games/rockwell/bots/piles.py",
    "games/rockwell/bots/plans.py",
    "games/rockwell/bots/policy.py",
    "games/rockwell/bots/shopping.py",
    "games/rockwell/bots/weights.py",
    "games/rockwell/frames/*.py",
    "games/rockwell/hinting.py",
    "games/rockwell/learn/columns.py",
    "games/rockwell/learn/features.py",
    "games/rockwell/learn/scribe.py",
    "games/rockwell/ledger.py",
    "games/rockwell/modules/*/module.py",
    "games/rockwell/modules/special_cards.py",
    "games/rockwell/news.py",
    "games/rockwell/redeal.py",
    "games/rockwell/rules.py",
    "games/rockwell/scoring.py",
    "games/rockwell/setup.py",
    "games/rockwell/sight.py",
    "games/rockwell/state.py",
    "games/rockwell/tile_layout.py",
    "learn/decision.py",
    "learn/episode.py",
    "learn/many.py",
    "learn/said.py",
    "learn/seat_words.py",
    "learn/sheet.py",
    "server/tables/connection.py",
    "server/tables/lock.py",
    "server/tables/own.py",
    "server/tables/public.py",
    "server/tables/render.py",
    "server/tables/replay.py",
    "server/tables/session.py",
    "server/tables/state.py",
    "server/tables/telling.py",
    "server/tables/viewer.py",
    "text/memory.py",
    "text/sentences.py",
    "text/texts.py",
)
"""Below `src/rockworker`."""

WITHOUT_RECORDS: Final = ("server", "text")
"""Folders whose modules are not imported for the build: a wheel is built without the libraries that a server needs."""
INTERPRETED: Final = "COMPILED: Final = False"
"""How a source says that it is not compiled, where it matters."""
OPEN: Final = "@mypyc_attr(allow_interpreted_subclasses=True)"
"""The engine's records are subclassed by games that are not compiled, and its door by `Game`."""


def compiled_files(package: Path) -> list[Path]:
    """All files that are compiled."""
    return sorted(path for pattern in COMPILED for path in package.glob(pattern) if path.name != "__init__.py")


def written_out(package: Path, path: Path) -> str:
    """A source with the methods of its records written into it, and with constants for what it imports."""
    source = path.read_text("utf-8")
    if path.relative_to(package).parts[0] not in WITHOUT_RECORDS:
        source = WrittenOut(source, importlib.import_module(_name(package, path))).text()
    return with_constants(source, {_name(package, other) for other in compiled_files(package)})


def _name(package: Path, path: Path) -> str:
    return ".".join(path.relative_to(package.parent).with_suffix("").parts)


class WrittenOut:
    """One source, as lines that are changed from the last to the first, so that numbers of lines hold."""

    def __init__(self, source: str, module: Any) -> None:
        self.module = module
        self.tree = ast.parse(source)
        self.lines = source.split("\n")
        self.notes: list[str] = []
        self.imports: set[str] = set()
        self.written = False

    def text(self) -> str:
        for node in reversed(self.tree.body):
            if isinstance(node, ast.ClassDef) and issubclass(getattr(self.module, node.name), (Copyable, Door)):
                self._write_out(node, getattr(self.module, node.name))
        if self.written:
            self._add_imports()
        return "\n".join(self.lines + self.notes[::-1]).replace(INTERPRETED, f"{INTERPRETED[:-5]}True") + "\n"

    def _write_out(self, node: ast.ClassDef, kind: type[Any]) -> None:
        self.written = True
        if kind not in (Copyable, Door):
            self.lines[node.end_lineno or 0 : node.end_lineno] = self._methods(kind)
            annotations, defaults = records.annotations_of(kind), records.defaults_of(kind)
            own = {name: text for name, text in annotations.items() if name in vars(kind).get("__annotations__", {})}
            self.notes.append(f"note({kind.__name__}, {own!r}, {defaults!r}, {hooks_of(kind)!r})")
            for field in reversed(node.body):
                self._simplify(field, kind)
        self._open(node, kind)

    def _methods(self, kind: type[Any]) -> Iterator[str]:
        if is_abstract(kind):
            text = "\n".join(f"def {name}(self) -> Any:\n    raise NotImplementedError" for name in ("copy", "plain"))
        else:
            text = records.methods(kind)
            self._import_names(kind)
        return (f"    {line}" for line in ("", *text.split("\n")))

    def _import_names(self, kind: type[Any]) -> None:
        """The types of inherited fields may be unknown here."""
        for base in kind.__mro__:
            for text in vars(base).get("__annotations__", {}).values():
                for name in set(re.findall(r"[A-Za-z_]\w*", text)):
                    if not hasattr(self.module, name) and not hasattr(builtins, name):
                        self.imports.add(f"    from {base.__module__} import {name}")

    def _simplify(self, field: ast.stmt, kind: type[Any]) -> None:
        """Defaults stand in the constructor now, and a field that is declared again has the type that it had."""
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            return
        name = field.target.id
        if name not in records.fields_of(kind):
            return
        again = any(name in vars(base).get("__annotations__", {}) for base in kind.__mro__[1:])
        line = "" if again else f"    {name}: {ast.unparse(field.annotation)}"
        self.lines[field.lineno - 1 : field.end_lineno] = [line]

    def _open(self, node: ast.ClassDef, kind: type[Any]) -> None:
        first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        if kind.__module__.startswith("rockworker.engine"):
            self.lines[first - 1 : node.lineno - 1] = [OPEN]

    def _add_imports(self) -> None:
        at = next(n for n, line in enumerate(self.lines) if line.startswith("from __future__"))
        self.lines[at + 1 : at + 1] = [
            "from typing import TYPE_CHECKING, Any",
            "from rockworker.engine.records import note",
            "if TYPE_CHECKING:",
            "    from mypy_extensions import mypyc_attr",
            *sorted(self.imports),
        ]
