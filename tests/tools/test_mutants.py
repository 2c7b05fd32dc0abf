"""The mutation tester: what it changes, that the change is in effect, who survives and what is said of it."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from tools.mutants.effect import ImportHook, OnlyByImport, living_functions, swap
from tools.mutants.operators import Mutant, mutants, mutated
from tools.mutants.suite import plain_arguments, raises
from tools.mutants.trial import Proven

RULES = """\
from __future__ import annotations

from functools import cache

LIMIT: int = 3
FIRST, SECOND = range(2)


def affordable(cash: int, price: int) -> bool:
    \"\"\"Nobody can spend more than they have.\"\"\"
    return cash >= price


def countdown(number: int) -> list[int]:
    said = []
    while number:
        said.append(number)
        number -= 1
    return said


@cache
def steps() -> list[int]:
    return [-LIMIT]


def forgotten() -> None:
    raise ValueError
"""
TESTS = """\
import pytest
from toygames.toy.rules import LIMIT, affordable, countdown, steps


@pytest.mark.rule("TOY-01")
def test_affordable():
    assert affordable(3, 1) and not affordable(1, 3) and steps()


def test_countdown():
    '''From the number down to one (AMB-01).'''
    assert countdown(2) == [2, 1]


@pytest.mark.rule("TOY-02")
def test_limit():
    assert LIMIT == 3


@pytest.mark.rule("TOY-03")
def test_steps():
    assert steps() == [-3]


def test_that_names_no_rule():
    assert affordable(3, 3)
"""
SETTINGS = """\
[rules]
leave_out = ["__init__.py"]

[tests]
leave_out = ["test_golden.py"]
"""
COMMAND = """\
import sys
from pathlib import Path
from tools.mutants.project import Game, Project
from tools.mutants.report import report
from tools.mutants.trial import Trial
game = Game(Project(Path(sys.argv[1]), games="src/toygames", tests="tests", package="toygames"), "toy")
chosen = game.chosen("*", None, "")
raise SystemExit(0 if report(game, chosen, Trial(game, 2, patience=2).verdicts(chosen), sys.stdout) else 1)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A toy game whose tests forget what happens if the cash is just enough."""
    files = {
        "src/toygames/toy/__init__.py": "",
        "src/toygames/toy/rules.py": RULES,
        "tests/toy/test_rules.py": TESTS,
        "tests/toy/test_golden.py": TESTS.replace("affordable(3, 1)", "affordable(3, 3)"),
        "tools/mutants.toml": SETTINGS,
        "pytest.ini": "[pytest]\npythonpath = src\nmarkers = rule\naddopts = --import-mode=importlib\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def run(project: Path) -> tuple[int, list[str]]:
    """The exit code, and what is printed."""
    command = [sys.executable, "-c", COMMAND, str(project)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout.splitlines()


def changes(tmp_path: Path, source: str) -> list[tuple[str, str]]:
    """What is changed into what."""
    (tmp_path / "module.py").write_text(source, "utf-8")
    return [(mutant.change, mutant.after) for mutant in mutants(tmp_path, "module.py")]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", [("removed", "pass"), ("< → <=", "a <= b")]),
        ("x = a == b >= c", [("== → !=", "a != b >= c"), (">= → >", "a == b > c")]),
        ("x = a in b", [("in → not in", "a not in b")]),
        ("x = a + b", [("+ → -", "a - b")]),
        ("a -= b", [("-= → +=", "a += b"), ("removed", "pass")]),
        ("x = a and b or c", [("or → and", "(a and b) and c"), ("and → or", "a or b")]),
        ("x = not a", [("not away", "a")]),
        ("x = a if b else c", [("negated", "not b")]),
        ("x = [a for a in b if a]", [("negated", "not a")]),
        ("x = 2", [("2 → 3", "3"), ("2 → 1", "1")]),
        ("x = True", [("True → False", "False")]),
        ("x = max(a)", [("max → min", "min")]),
        ("x.y = z", [("removed", "pass")]),
        ("while a:\n    break", [("negated", "not a"), ("break → continue", "continue")]),
        ("def f():\n    'Says 1.'\n    return a", [("return None", "return None")]),
        ("def f():\n    return ()", []),
        ("x = 'text'", []),
        ("x: tuple[int, 3] = y", []),
        ("class A(B, frozen=True):\n    pass", []),
        ("assert a < b", []),
        ("if TYPE_CHECKING:\n    x = 1", []),
    ],
)
def test_what_is_changed(tmp_path: Path, source: str, expected: list[tuple[str, str]]) -> None:
    """Each operator changes one thing; types, texts and assertions are no rules."""
    assert changes(tmp_path, source) == expected


def test_a_name_outlives_changes_elsewhere(tmp_path: Path) -> None:
    """The key says file, function, line and change, but no number of a line; twins in a line are counted."""
    (tmp_path / "a.py").write_text("def f(a, b):\n    return a + b + b\n", "utf-8")
    before = mutants(tmp_path, "a.py")
    (tmp_path / "a.py").write_text("X = y\n\n\ndef f(a, b):\n    return a + b + b\n", "utf-8")
    after = mutants(tmp_path, "a.py")
    assert [mutant.key for mutant in before] == [mutant.key for mutant in after]
    assert [mutant.key[1:] for mutant in after][1:] == [
        ("f", "return a + b + b", "+ → -"),
        ("f", "return a + b + b", "+ → - #2"),
    ]
    assert [mutant.line for mutant in before] != [mutant.line for mutant in after]


@pytest.fixture
def path(project: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The toy's rules, ready for import; nothing of them is left afterwards."""
    monkeypatch.syspath_prepend(project / "src")
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    yield str(project / "src/toygames/toy/rules.py")
    for name in [name for name in sys.modules if name.startswith("toygames")]:
        del sys.modules[name]


def mutant(path: str, change: str) -> Mutant:
    """The one with this change."""
    return next(m for m in mutants(Path(path).parent, "rules.py") if m.change == change)


def test_what_is_gone_does_not_disturb_the_search_for_functions() -> None:
    """A weak proxy whose object has ended fails at nearly every question, isinstance included."""
    gone = weakref.proxy(set())
    with pytest.raises(ReferenceError):
        isinstance(gone, str)
    assert living_functions()


def test_functions_that_exist_are_changed(path: str) -> None:
    """A module that imported the function before has the changed one too."""
    affordable = importlib.import_module("toygames.toy.rules").affordable
    assert affordable(3, 3)
    swap(living_functions(), path, mutated(RULES, mutant(path, ">= → >").number))
    assert not affordable(3, 3)
    assert affordable(4, 3)


def test_what_runs_at_import_is_not_changed_in_functions(path: str) -> None:
    """The constant has its value already: such a mutant must be imported."""
    importlib.import_module("toygames.toy.rules")
    with pytest.raises(OnlyByImport):
        swap(living_functions(), path, mutated(RULES, mutant(path, "3 → 4").number))


def test_a_mutant_is_imported_in_place_of_its_file(path: str) -> None:
    """The file stays as it is."""
    tree = mutated(RULES, mutant(path, "3 → 4").number)
    ImportHook("toygames.toy.rules", path, tree).install()
    assert importlib.import_module("toygames.toy.rules").LIMIT == 4
    assert Path(path).read_text("utf-8") == RULES
    with pytest.raises(RuntimeError, match="imported already"):
        ImportHook("toygames.toy.rules", path, ast.parse("")).install()


def test_who_survives(project: Path) -> None:
    """The edge that only tests without a rule look at, and what no test calls. Noticed are endless loops, caches
    that another test filled than the one that looks, and a file that can't even be imported."""
    code, lines = run(project)
    assert code == 1
    assert [line for line in lines if line.startswith("src/")] == [
        "src/toygames/toy/rules.py:11 in affordable: >= → >",
        "src/toygames/toy/rules.py:28 in forgotten: removed",
    ]
    assert lines[-1] == "toy: 16 of 16 mutants, 0 equivalent, 14 noticed, 2 survived: 87.5 %"


def test_a_better_test_and_a_reason(project: Path) -> None:
    """With the edge tested and the rest explained all is well; only what may have changed is tried again."""
    run(project)
    cache = project / "build/mutants/toy.jsonl"
    kept = [line for line in cache.read_text("utf-8").splitlines() if "test_rules.py" in line or "to an end" in line]
    (project / "tests/toy/test_edge.py").write_text(TESTS.replace("affordable(3, 1)", "affordable(3, 3)"), "utf-8")
    row = {"game": "toy", "file": "rules.py", "function": "forgotten", "line": "raise ValueError", "change": "removed"}
    reason = "".join(f"{key} = {value!r}\n" for key, value in {**row, "why": "Nobody calls it."}.items())
    (project / "tools/mutants.toml").write_text(f"{SETTINGS}\n[[equivalent]]\n{reason}", "utf-8")
    assert run(project) == (0, ["toy: 16 of 16 mutants, 1 equivalent, 15 noticed, 0 survived: 100.0 %"])
    rows = cache.read_text("utf-8").splitlines()
    assert rows[: len(kept)] == kept
    assert all("test_rules.py" not in line for line in rows[len(kept) :])
    (project / "src/toygames/toy/rules.py").write_text(RULES.replace("raise ValueError", "raise KeyError"), "utf-8")
    code, lines = run(project)
    assert code == 1
    assert "mutants.toml: no longer a mutant: rules.py, forgotten, 'raise ValueError', removed" in lines


def test_tests_that_fail_anyway_prove_nothing(project: Path) -> None:
    """Mutants are tried only with tests that pass on the unchanged rules."""
    (project / "src/toygames/toy/rules.py").write_text(RULES.replace("= 3", "= 4"), "utf-8")
    command = [sys.executable, "-c", COMMAND, str(project)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    assert done.returncode == 1
    assert "RuntimeError" in done.stderr


def test_a_test_that_noticed_a_neighbour_goes_first(tmp_path: Path) -> None:
    """First those of the same function, then those of the same file; the others keep their order."""
    (tmp_path / "a.py").write_text("def f():\n    return 1\n\ndef g():\n    return 2\n")
    found = mutants(tmp_path, "a.py")
    one, other = found[0], next(mutant for mutant in found if mutant.function == "g")
    proven = Proven()
    assert proven.first(one, ["t::a", "t::b", "t::c"]) == ["t::a", "t::b", "t::c"]
    proven.add(other, "t::b")
    proven.add(one, "t::c")
    assert proven.first(one, ["t::a", "t::b", "t::c"]) == ["t::c", "t::b", "t::a"]
    assert proven.first(one, ["t::a", "t::b"]) == ["t::b", "t::a"]


def divide_by_zero() -> int:
    return 1 // 0


@pytest.mark.parametrize(
    ("act", "failed"),
    [(dict, False), (divide_by_zero, True), (partial(pytest.fail, "so"), True), (partial(pytest.skip, "so"), False)],
)
def test_what_a_call_raises(act: Callable[[], object], failed: bool) -> None:
    """An error and a failed assertion count; a skipped test has not failed."""
    assert raises(act, {}) is failed


def test_tests_without_fixtures_are_plain_calls(request: pytest.FixtureRequest) -> None:
    """Their parameters are arguments; what needs pytest, like this one, is left to it."""
    found = {item.originalname: plain_arguments(item) for item in request.node.parent.collect()}
    assert found["test_what_a_call_raises"] is not None
    assert set(found["test_what_a_call_raises"]) == {"act", "failed"}
    assert found["test_a_test_that_noticed_a_neighbour_goes_first"] is None
    assert found[request.node.originalname] is None
