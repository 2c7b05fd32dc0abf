"""The compiled engine: what its sources may contain, and how they are written out."""

from __future__ import annotations

import ast
import collections.abc
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from rockworker.engine.game import Game
from tools.compiled import build, practice
from tools.compiled.constants import with_constants
from tools.compiled.hashes import worlds
from tools.compiled.sources import compiled_files, written_out

PACKAGE = Path(__file__).parents[2] / "src" / "rockworker"
FILES = compiled_files(PACKAGE)
RECORDS = {"Struct", "Action", "Event", "Refusal"}
COLLECTIONS = {name for name in collections.abc.__all__ if name not in ("Callable", "Hashable")} | {
    *("dict", "list", "set", "frozenset", "tuple", "defaultdict", "OrderedDict", "Counter", "UserDict", "UserList")
}
NOT_A_GENERATION = {"Generic", "Protocol", "ABC"}
"""Bases that make no second generation of a class."""


def name_of(node: ast.expr) -> str:
    """The last name of `a.b[c]`."""
    if isinstance(node, ast.Subscript | ast.Call):
        return name_of(node.value if isinstance(node, ast.Subscript) else node.func)
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def flaws(tree: ast.Module) -> Iterator[str]:
    """What mypyc gets wrong, or makes slow."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from class_flaws(node)
        if isinstance(node, ast.Call) and name_of(node.func) == "__new__":
            yield f"line {node.lineno}: __new__"
        if isinstance(node, ast.Call) and name_of(node.func) == "reversed" and not is_list(node.args[0]):
            yield f"line {node.lineno}: reversed() of what may be no list"
        if isinstance(node, ast.FunctionDef) and node.name != "__init__":
            yield from emptied(node)
        if isinstance(node, ast.Try) and waits([*node.handlers, *node.finalbody]):
            yield f"line {node.lineno}: others run while an exception is handled"
        if isinstance(node, ast.AnnAssign) and declared(node) == "float" and is_literal(node.value, int):
            yield f"line {node.lineno}: a whole number for a float"
    for node in tree.body:
        yield from constant_flaws(node)


def waits(nodes: Sequence[ast.AST]) -> bool:
    """Whether a coroutine or a generator may be left in the middle of these."""
    kinds = ast.Await | ast.AsyncFor | ast.AsyncWith | ast.Yield | ast.YieldFrom
    return any(isinstance(part, kinds) for node in nodes for part in ast.walk(node))


def is_list(node: ast.expr) -> bool:
    """Whether one sees at once that it is a list."""
    return isinstance(node, ast.List | ast.ListComp) or (isinstance(node, ast.Call) and name_of(node.func) == "list")


def declared(node: ast.AnnAssign) -> str:
    """The type that is declared, with or without `Final`."""
    return ast.unparse(node.annotation).removeprefix("Final[").removesuffix("]")


def is_literal(node: ast.expr | None, *kinds: type) -> bool:
    """Whether it is a plain value of one of these types, perhaps with a sign."""
    value = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(value, ast.Constant) and type(value.value) in kinds


def constant_flaws(node: ast.stmt) -> Iterator[str]:
    """In the body of a module."""
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
        yield f"line {node.lineno}: constants by unpacking"
    elif isinstance(node, ast.Assign):
        name = name_of(node.targets[0])
        if name.isupper() and is_literal(node.value, int, float, str, bool):
            yield f"line {node.lineno}: a constant that is not Final"
        if not isinstance(node.value, ast.Call) and mentions(node.value, name):
            yield f"line {node.lineno}: an alias of itself"
    elif isinstance(node, ast.AnnAssign) and declared(node) == "Final" and has_floats(node.value):
        yield f"line {node.lineno}: a tuple of floats of no declared type"


def has_floats(node: ast.expr | None) -> bool:
    """Whether it is a tuple with a float."""
    return isinstance(node, ast.Tuple) and any(is_literal(part, float) for part in node.elts)


def mentions(node: ast.expr, name: str) -> bool:
    """Whether a name is in it, perhaps in quotation marks."""
    return any(name in (getattr(part, "id", ""), getattr(part, "value", "")) for part in ast.walk(node))


def emptied(function: ast.FunctionDef) -> Iterator[str]:
    """An attribute that gets a plain `()` is expected to stay empty until the function ends."""
    assigned = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
    for node in assigned:
        if isinstance(node.targets[0], ast.Attribute) and isinstance(node.value, ast.Tuple) and not node.value.elts:
            yield f"line {node.lineno}: an empty tuple of no declared type"


def class_flaws(node: ast.ClassDef) -> Iterator[str]:
    bases = {name_of(base) for base in node.bases}
    if bases & RECORDS or any(name_of(decorator) == "dataclass" for decorator in node.decorator_list):
        yield f"line {node.lineno}: {node.name} is a record of msgspec's, or a dataclass"
    if bases & COLLECTIONS:
        yield f"line {node.lineno}: {node.name} is a collection"
    methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    if "__init_subclass__" in methods and bases - NOT_A_GENERATION:
        yield f"line {node.lineno}: {node.name} has an __init_subclass__, and so may its base"
    lines = [line for line in node.body if isinstance(line, ast.Assign | ast.AnnAssign)]
    if any(isinstance(part, ast.Lambda) for line in lines for part in ast.walk(line)):
        yield f"line {node.lineno}: a lambda in the body of {node.name}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_nothing_that_does_not_compile(path: Path) -> None:
    """The list in docs/explanation/compiled.md, as far as it can be seen in a source."""
    assert list(flaws(ast.parse(path.read_text("utf-8")))) == []


@pytest.mark.parametrize(
    "source",
    [
        "class Odd(Event, frozen=True): pass",
        "class Odd(msgspec.Struct): pass",
        "@dataclass(frozen=True)\nclass Odd: pass",
        "class Odd(dict[int, str]): pass",
        "class Odd(MutableSet[int]): pass",
        "class Odd(Base):\n    def __init_subclass__(cls): super().__init_subclass__()",
        "A, B = range(2)",
        "_set_action, _set_axes = (vars(Offer)[slot].__set__ for slot in SLOTS)",
        "MOST = 4",
        "NAME = 'diamond'",
        "Tree = list['Tree'] | int",
        "Tree = Union[int, list[Tree]]",
        "CHANCES: Final = (0.5, 0.25)",
        "CHANCES: Final = (-0.5, 1)",
        "def far(): return [place for place in reversed(self.places)]",
        "def far():\n    best: float = 0",
        "MOST: Final[float] = -1",
        "class Odd:\n    key = lambda item: item",
        "def twin(cls): return cls.__new__(cls)",
        "async def far():\n    try: run()\n    except Exception:\n        await recover()\n        raise",
        "async def far():\n    try: run()\n    finally:\n        async with self.lock: pass",
        "def settle(self):\n    self.actors = ()\n    self.run()\n    return self.actors",
    ],
)
def test_each_flaw_is_found(source: str) -> None:
    """The test above would notice."""
    assert len(list(flaws(ast.parse(source)))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "MOST: Final = 4",
        "T = TypeVar('Other')",
        "Cost = tuple[int, ...]",
        "STEPS = (first, second)",
        "CHANCES: Final[tuple[float, ...]] = (0.5, 0.25)",
        "POINTS: Final = (5, 3)",
        "for place in reversed(list(places)): pass",
        "def far():\n    best: float = 0.0",
        "class Fine(Generic[T]):\n    def __init_subclass__(cls): super().__init_subclass__()",
        "class Fine:\n    key: Callable[[int], int]",
        "async def far():\n    try: await run()\n    finally: self.lock.release()",
    ],
)
def test_what_compiles_is_no_flaw(source: str) -> None:
    """The test above does not cry wolf."""
    assert list(flaws(ast.parse(source))) == []


def test_everything_that_is_copied_decides_whether_to_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Networks and styles as well as sources; not what is never copied."""
    monkeypatch.setattr(build, "SOURCES", tmp_path)
    digests = [build._digest()]
    for name in ("rules.py", "text.ftl", "networks/2.npz", "names.json", "terminal/screen.tcss"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        for content in ("one", "another"):
            (tmp_path / name).write_text(content)
            digests.append(build._digest())
    assert len(set(digests)) == len(digests)
    for name in ("__pycache__/rules.pyc", "offer.so"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("left out")
    assert build._digest() == digests[-1]


def test_nothing_weak_refers_to_what_is_compiled() -> None:
    """A compiled object can't be a key of a `WeakKeyDictionary`, nor can a `WeakSet` hold it."""
    compiled = {node.name for path in FILES for node in classes_in(path)}
    assert {"TableSession", "DrillingTurn"} <= compiled
    for path in PACKAGE.rglob("*.py"):
        assert weakly_held(ast.parse(path.read_text("utf-8"))).isdisjoint(compiled), path


def classes_in(path: Path) -> list[ast.ClassDef]:
    """What a file defines."""
    return [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]


def weakly_held(tree: ast.Module) -> set[str]:
    """The types that weak collections are declared for: keys first."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Subscript) and name_of(node).startswith("Weak")]
    parts = [node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice] for node in found]
    return {name_of(part[0]) for part in parts}


def test_the_core_is_compiled() -> None:
    """Engine, and both games' states and frames."""
    names = {path.relative_to(PACKAGE).as_posix() for path in FILES}
    assert {"engine/frames.py", "games/rockwell/frames/drilling.py", "games/clockworker/frames/action.py"} <= names


def test_records_are_written_out() -> None:
    """Constructor and copy as text, defaults in the constructor, and what mypyc forgets in a note."""
    text = written_out(PACKAGE, PACKAGE / "games" / "rockwell" / "frames" / "drilling.py")
    assert "def __init__(self, player: int, stage: int = 0, crew: int = -1) -> None:" in text
    assert "return DrillingTurn(self.player, self.stage, self.crew)" in text
    assert "note(DrillingTurn, {'player': 'int', 'stage': 'int', 'crew': 'int'}, {'stage': 0, 'crew': -1}, ())" in text
    ast.parse(text)


def test_a_wheel_is_built_without_the_servers_libraries() -> None:
    """The builder has the engine's libraries and no others (`COMPILER` in hatch_build.py)."""
    tried = "import sys; sys.modules['sqlalchemy'] = sys.modules['structlog'] = None; "
    tried += "from pathlib import Path; from tools.compiled.sources import compiled_files, written_out; "
    tried += f"package = Path({str(PACKAGE)!r}); [written_out(package, path) for path in compiled_files(package)]"
    subprocess.run([sys.executable, "-c", tried], cwd=PACKAGE.parents[1], check=True)


def test_what_the_compiled_engine_is_made_quick_for_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game with all numbers of players at random and in learning, in a short form; bots at their own length."""
    played: list[tuple[str, int, tuple[str, ...]]] = []

    def bots(game: Game, bot: str) -> None:
        played.append((game.header.game, game.players, tuple(game.header.modules)))

    monkeypatch.setattr(Game, "playout", bots)
    for name in ("RANDOM_GAMES", "STEPS", "SIDE_BY_SIDE"):
        monkeypatch.setattr(practice, name, 2)
    practice.main()
    assert len(played) == len(set(played)) == 6


def test_practice_needs_no_more_than_a_wheel_is_built_with() -> None:
    """It is run while a wheel is built."""
    tried = "import sys; sys.modules['sqlalchemy'] = sys.modules['gymnasium'] = sys.modules['pettingzoo'] = None; "
    tried += "import tools.compiled.practice"
    subprocess.run([sys.executable, "-c", tried], cwd=PACKAGE.parents[1], check=True)


SOURCE = """
from rockworker.engine.tables import UP_TO, LazyTable
from rockworker.engine.events import ChoiceSealed, Event
from rockworker.engine.frames import NOBODY

TABLE: LazyTable[int, str] = LazyTable(str)

def told(table: LazyTable[int, str], kind: type) -> Event:
    seen: LazyTable[int, str] = table
    return ChoiceSealed(NOBODY, UP_TO[seen[0]]) if kind is Event else ChoiceSealed(0, None)
"""


def test_what_is_imported_becomes_a_constant() -> None:
    """Where functions call it, look into it or compare with it; annotations and what is compiled keep their names."""
    text = with_constants(SOURCE, {"rockworker.engine.frames"})
    ast.parse(text)
    assert "constant_ChoiceSealed(NOBODY, constant_UP_TO[seen[0]]) if kind is constant_Event else" in text
    assert "def told(table: LazyTable[int, str], kind: type) -> Event:\n    seen: LazyTable[int, str] = table" in text
    assert "TABLE: LazyTable[int, str] = LazyTable(str)" in text
    assert "constant_UP_TO: Final = UP_TO\n" in text


def test_a_name_that_means_something_else_somewhere_is_left_alone() -> None:
    """A parameter or a variable of the same name."""
    source = "from rockworker.engine.names import kebab\n\ndef f(kebab: type) -> None:\n    kebab()\n"
    assert with_constants(source, set()) == source


def test_all_kinds_of_games_are_compared() -> None:
    """Every number of players, every combination of the four expansions, both versions; Clockworker has none."""
    assert len(worlds()) == len(set(worlds())) == 3 * 16 * 2 + 3 * 2
