"""What a compiled file imports from an interpreted one becomes a constant of its own.

Compiled code looks an imported name up in the module's dict each time, and finds a `Final` at once. So where such a
name is called (`TurnBegan(player, round)`), looked into (`UP_TO[cash]`) or compared (`kind is Distribute`), the source
that is compiled says `constant_TurnBegan`, which is `Final`. Annotations keep the name itself: a constant is no type.
"""

from __future__ import annotations

import ast

PREFIX = "constant_"


def with_constants(source: str, compiled: set[str]) -> str:
    """The source with constants; `compiled` names the modules that are compiled, which need none."""
    tree = ast.parse(source)
    used = _Uses(_imported(tree, compiled) - _rebound(tree))
    used.visit(tree)
    if not used.places:
        return source
    lines = source.split("\n")
    for line, column in sorted(used.places, reverse=True):
        text = lines[line - 1].encode()  # columns count bytes
        lines[line - 1] = (text[:column] + PREFIX.encode() + text[column:]).decode()
    last = max(node.end_lineno or 0 for node in tree.body if isinstance(node, ast.ImportFrom))
    constants = [f"{PREFIX}{name}: Final = {name}" for name in sorted(used.names)]
    lines[last:last] = ["from typing import Final", *constants]
    return "\n".join(lines)


def _imported(tree: ast.Module, compiled: set[str]) -> set[str]:
    """The names that come from our own interpreted modules."""
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    ours = [node for node in imports if (node.module or "").startswith("rockworker.") and node.module not in compiled]
    return {name.asname or name.name for node in ours for name in node.names} - REEXPORTED


REEXPORTED = {"Offer", "enumerate_all", "fields_of", "hold", "nth", "offers_of", "sample", "size"}
"""What `engine.offers` hands on from a compiled module: compiled code knows it without a constant."""


def _rebound(tree: ast.Module) -> set[str]:
    """Names that mean something else somewhere in the file."""
    stored = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
    return stored | {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}


class _Uses(ast.NodeVisitor):
    """Finds where imported names are called, looked into or compared, inside functions."""

    def __init__(self, imported: set[str]) -> None:
        self.imported = imported
        self.names: set[str] = set()
        self.places: set[tuple[int, int]] = set()
        self._depth = 0

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._depth += 1
        for statement in node.body:
            self.visit(statement)
        self._depth -= 1

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        self._note(node.func)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self._note(node.value)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        if isinstance(node.ops[0], ast.Is | ast.IsNot):
            self._note(node.comparators[0])
        self.generic_visit(node)

    def _note(self, node: ast.expr) -> None:
        if self._depth and isinstance(node, ast.Name) and node.id in self.imported:
            self.names.add(node.id)
            self.places.add((node.lineno, node.col_offset))
