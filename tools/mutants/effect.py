"""Putting a mutant into effect in this process: in the functions that are there, or when its file is imported."""

from __future__ import annotations

import ast
import gc
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, FunctionType, ModuleType

Functions = dict[str, list[FunctionType]]
"""All living functions, by the file that they come from."""


class OnlyByImport(Exception):
    """The change can't be made in functions that exist already."""


def living_functions() -> Functions:
    """Looks at every object there is."""
    found: Functions = defaultdict(list)
    for thing in gc.get_objects():
        if type(thing) is FunctionType:  # not isinstance: it asks a weak proxy for what may be gone
            found[thing.__code__.co_filename].append(thing)
    return found


def swap(functions: Functions, path: str, tree: ast.Module) -> None:
    """Gives the functions of a file the code that they have in this tree."""
    codes: dict[tuple[str, int], set[CodeType]] = defaultdict(set)
    for code in _codes(compile(tree, path, "exec", dont_inherit=True)):
        codes[code.co_qualname, code.co_firstlineno].add(code)
    swapped = 0
    for function in functions.get(path, ()):
        old = function.__code__
        found = codes[old.co_qualname, old.co_firstlineno]
        if found and old not in found:
            swapped += _give(function, found)
    if not swapped:
        raise OnlyByImport(path)


def _give(function: FunctionType, codes: set[CodeType]) -> int:
    if len(codes) > 1:  # two lambdas in one line
        raise OnlyByImport(function.__qualname__)
    try:
        function.__code__ = next(iter(codes))
    except ValueError as wrong:  # another number of variables from outside
        raise OnlyByImport(function.__qualname__) from wrong
    return 1


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


class _Loader(SourceFileLoader):
    """Loads a tree in place of what the file says."""

    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self.tree = tree

    def get_code(self, fullname: str) -> CodeType:
        """Compiled anew, past all caches."""
        return compile(self.tree, self.path, "exec", dont_inherit=True)


class ImportHook(MetaPathFinder):
    """While it is installed, one module is imported as this tree says."""

    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        self.name, self.path, self.tree = name, path, tree

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Only for the module concerned."""
        if fullname != self.name:
            return None
        return spec_from_file_location(fullname, self.path, loader=_Loader(fullname, self.path, self.tree))

    def install(self) -> None:
        """Must come before the module's first import."""
        if self.name in sys.modules:
            raise RuntimeError(f"{self.name} is imported already.")
        sys.meta_path.insert(0, self)
