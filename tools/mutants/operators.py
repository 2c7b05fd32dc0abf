"""What is changed in a module to make a mutant: one small thing at a time, in its syntax tree."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
BUILTINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SIGNS = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=", ast.Is: "is",
    ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in", ast.Add: "+", ast.Sub: "-", ast.Mult: "*",
    ast.FloorDiv: "//", ast.Mod: "%", ast.BitAnd: "&", ast.BitOr: "|", ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
# Nothing of this runs, or what it says is no rule: types, decorators, a class's bases and keywords.
PASSED_OVER = {"annotation", "returns", "decorator_list", "bases", "keywords of a class", "type_params"}

Replacement = tuple[str, ast.AST]
"""A word on the change, and the node that comes in place of the old one."""


@dataclass(frozen=True)
class Place:
    """Where a node hangs in the tree, so that another one can be put there."""

    parent: ast.AST
    field: str
    index: int | None
    node: Any
    function: str
    statement: ast.stmt

    def put(self, node: ast.AST) -> None:
        """Replaces the node."""
        new = ast.fix_missing_locations(ast.copy_location(node, self.node))
        if self.index is None:
            setattr(self.parent, self.field, new)
        else:
            getattr(self.parent, self.field)[self.index] = new

    def span(self) -> tuple[int, int]:
        """The lines of the statement, or of its head if it has a body."""
        first, last = self.statement.lineno, self.statement.end_lineno or self.statement.lineno
        body = getattr(self.statement, "body", None)
        return (first, max(first, body[0].lineno - 1)) if body else (first, last)


@dataclass(frozen=True)
class Mutant:
    """One change of one file. Its key outlives changes elsewhere in the file."""

    file: str
    function: str
    text: str
    change: str
    line: int
    span: tuple[int, int]
    number: int
    before: str
    after: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What names it in `mutants.toml` and between runs: no line numbers."""
        return self.file, self.function, self.text, self.change


def mutants(root: Path, file: str) -> list[Mutant]:
    """Every mutant of a file, which is named from the root on."""
    source = (root / file).read_text("utf-8")
    lines, seen, found = source.splitlines(), Counter[tuple[str, str, str]](), list[Mutant]()
    for number, (place, word, node) in enumerate(_changes(ast.parse(source))):
        text = lines[place.node.lineno - 1].strip()
        seen[place.function, text, word] += 1
        nth = seen[place.function, text, word]
        change = word if nth == 1 else f"{word} #{nth}"
        shown = _shown(place.node), _shown(node)
        found.append(Mutant(file, place.function, text, change, place.node.lineno, place.span(), number, *shown))
    return found


def mutated(source: str, number: int) -> ast.Module:
    """The tree of a file with one of its changes made."""
    tree = ast.parse(source)
    place, _, node = list(_changes(tree))[number]
    place.put(node)
    return tree


def _shown(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 100 else f"{text[:99]}…"


def _changes(tree: ast.Module) -> Iterator[tuple[Place, str, ast.AST]]:
    for place in list(_places(tree)):
        for operator in operators():
            for word, node in operator(place):
                yield place, word, node


def _places(tree: ast.Module) -> Iterator[Place]:
    for index, node in enumerate(tree.body):
        yield from _below(Place(tree, "body", index, node, "", node))


def _below(place: Place) -> Iterator[Place]:
    node, function = place.node, place.function
    if isinstance(node, ast.Assert) or _for_types_only(node):
        return
    yield place
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        function = f"{function}.{node.name}".lstrip(".")
    for field, value in ast.iter_fields(node):
        if _runs(node, field):
            for index, child in enumerate(value if isinstance(value, list) else [value]):
                if isinstance(child, ast.AST):
                    at = index if isinstance(value, list) else None
                    statement = child if isinstance(child, ast.stmt) else place.statement
                    yield from _below(Place(node, field, at, child, function, statement))


def _runs(node: ast.AST, field: str) -> bool:
    return field not in PASSED_OVER and not (isinstance(node, ast.ClassDef) and field == "keywords")


def _for_types_only(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


Operator = Callable[[Place], Iterator[Replacement]]


@cache
def operators() -> tuple[Operator, ...]:
    """All kinds of changes."""
    return (
        comparison, arithmetic, both_or_either, negation, condition, constant, builtin, jump, removal, nothing_returned,
    )  # fmt: skip


def _like(node: Any, **fields: object) -> Any:
    new = copy.copy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new


def comparison(place: Place) -> Iterator[Replacement]:
    """The edge moves, or the answer turns round."""
    if isinstance(place.node, ast.Compare):
        for index, sign in enumerate(place.node.ops):
            other = COMPARISONS[type(sign)]
            ops = [*place.node.ops[:index], other(), *place.node.ops[index + 1 :]]
            yield f"{SIGNS[type(sign)]} → {SIGNS[other]}", _like(place.node, ops=ops)


def arithmetic(place: Place) -> Iterator[Replacement]:
    """Plus for minus, and the like."""
    if isinstance(place.node, ast.BinOp | ast.AugAssign) and type(place.node.op) in ARITHMETIC:
        old, new = type(place.node.op), ARITHMETIC[type(place.node.op)]
        equals = "=" if isinstance(place.node, ast.AugAssign) else ""
        yield f"{SIGNS[old]}{equals} → {SIGNS[new]}{equals}", _like(place.node, op=new())


def both_or_either(place: Place) -> Iterator[Replacement]:
    """`and` for `or`."""
    if isinstance(place.node, ast.BoolOp):
        if isinstance(place.node.op, ast.And):
            yield "and → or", _like(place.node, op=ast.Or())
        else:
            yield "or → and", _like(place.node, op=ast.And())


def negation(place: Place) -> Iterator[Replacement]:
    """`not` and a minus sign fall away."""
    if isinstance(place.node, ast.UnaryOp) and isinstance(place.node.op, ast.Not | ast.USub):
        yield ("not away" if isinstance(place.node.op, ast.Not) else "minus away"), place.node.operand


def condition(place: Place) -> Iterator[Replacement]:
    """A condition without a sign of its own is turned round."""
    asked = isinstance(place.parent, ast.If | ast.While | ast.IfExp) and place.field == "test"
    asked = asked or (isinstance(place.parent, ast.comprehension) and place.field == "ifs")
    if asked and not isinstance(place.node, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
        yield "negated", ast.UnaryOp(ast.Not(), place.node)


def constant(place: Place) -> Iterator[Replacement]:
    """A number one higher or lower, the other truth value."""
    value = place.node.value if isinstance(place.node, ast.Constant) else None
    if isinstance(value, bool):
        yield f"{value} → {not value}", ast.Constant(not value)
    elif isinstance(value, int):
        yield f"{value} → {value + 1}", ast.Constant(value + 1)
        yield f"{value} → {value - 1}", ast.Constant(value - 1)


def builtin(place: Place) -> Iterator[Replacement]:
    """`min` for `max`, `any` for `all`."""
    if isinstance(place.node, ast.Name) and place.node.id in BUILTINS:
        yield f"{place.node.id} → {BUILTINS[place.node.id]}", _like(place.node, id=BUILTINS[place.node.id])


def jump(place: Place) -> Iterator[Replacement]:
    """`break` for `continue`."""
    if isinstance(place.node, ast.Break):
        yield "break → continue", ast.Continue()
    elif isinstance(place.node, ast.Continue):
        yield "continue → break", ast.Break()


def removal(place: Place) -> Iterator[Replacement]:
    """A statement with an effect is not there. (A variable that is never set would be noticed without any test.)"""
    node = place.node
    called = isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)
    stored = isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    if called or stored or isinstance(node, ast.AugAssign | ast.Raise):
        yield "removed", ast.Pass()


def nothing_returned(place: Place) -> Iterator[Replacement]:
    """A function answers None, unless it says no already: with nothing, False, or an empty tuple."""
    if isinstance(place.node, ast.Return) and not _no(place.node.value):
        yield "return None", ast.Return(ast.Constant(None))


def _no(node: ast.expr | None) -> bool:
    if isinstance(node, ast.Tuple):
        return not node.elts
    return node is None or (isinstance(node, ast.Constant) and not node.value)
