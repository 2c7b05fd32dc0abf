"""The page's TypeScript types, from the server's and the games' Python types.

`python -m tools.typescript` writes them, `python -m tools.typescript --check` fails if they are out of date.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as mi

from rockworker import protocol
from rockworker.registry import game_names
from rockworker.server.bots import advice
from rockworker.server.http import errors, games, history, routes

WEB = Path(__file__).parent.parent / "web" / "src" / "lib"
SOURCES = (protocol, routes, history, advice, games, errors)
HEAD = "// Written by tools/typescript.py from {source}: change that, then run `make page-types`.\n\n"
PLAIN: dict[type[mi.Type], str] = {
    mi.AnyType: "unknown",
    mi.BoolType: "boolean",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.NoneType: "null",
}


def main() -> int:
    """Writes the files, or says which are out of date."""
    old = [path for path, text in files() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in old:
            print(f"{path.relative_to(Path.cwd())} is out of date: run `make page-types`")
        return 1 if old else 0
    for path, text in files():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


def files() -> Iterator[tuple[Path, str]]:
    """Every generated file with its text."""
    roots = [struct for module in SOURCES for struct in _structs(module)]
    unions = {"ClientMessage": _leaves(roots, protocol.Request), "ServerMessage": _leaves(roots, protocol.Message)}
    yield WEB / "protocol.ts", HEAD.format(source="rockworker.server") + _module(roots, unions)
    for game in game_names():
        yield WEB / "views" / f"{game}.ts", _game(game)


def _game(game: str) -> str:
    """What a game's table is drawn from: its views, and what is printed on its pieces."""
    source = f"rockworker.games.{game}"
    roots = {"View": _returned(f"{source}.view", "view"), "Pieces": _returned(f"{source}.printed", "pieces")}
    names = [f"export type {name} = {root.__name__};\n" for name, root in roots.items() if root.__name__ != name]
    return HEAD.format(source=source) + "\n".join([_module(list(roots.values()), {}), *names])


def _returned(module: str, function: str) -> type[msgspec.Struct]:
    """What a module's main function returns."""
    found = import_module(module)
    struct: type[msgspec.Struct] = vars(found)[vars(found)[function].__annotations__["return"]]
    return struct


def _structs(module: Any) -> list[type[msgspec.Struct]]:
    """The structs that a module defines, in its order."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]


def _leaves(structs: list[type[msgspec.Struct]], base: type) -> list[type[msgspec.Struct]]:
    """The kinds of a message."""
    return [struct for struct in structs if issubclass(struct, base) and _is_leaf(struct)]


def _is_leaf(struct: type) -> bool:
    return not struct.__subclasses__()


def _module(roots: list[type[msgspec.Struct]], unions: dict[str, list[type[msgspec.Struct]]]) -> str:
    found: dict[str, mi.StructType] = {}
    for root in roots:
        if _is_leaf(root):
            _collect(mi.type_info(root), found)
    parts = [_interface(struct) for struct in found.values()]
    parts += [f"export type {name} = {' | '.join(s.__name__ for s in structs)};\n" for name, structs in unions.items()]
    return "\n".join(parts)


def _collect(kind: mi.Type, found: dict[str, mi.StructType]) -> None:
    """All structs within a type, inner ones first."""
    if isinstance(kind, mi.StructType):
        if kind.cls.__name__ in found:
            return
        for field in kind.fields:
            _collect(field.type, found)
        found[kind.cls.__name__] = kind
        return
    for inner in _inner(kind):
        _collect(inner, found)


def _inner(kind: mi.Type) -> tuple[mi.Type, ...]:
    if isinstance(kind, mi.UnionType):
        return kind.types
    if isinstance(kind, mi.TupleType):
        return kind.item_types
    if isinstance(kind, mi.DictType):
        return (kind.value_type,)
    if isinstance(kind, (mi.ListType, mi.VarTupleType)):
        return (kind.item_type,)
    return (kind.type,) if isinstance(kind, mi.Metadata) else ()


def _interface(struct: mi.StructType) -> str:
    tag = [f'  readonly {struct.tag_field}: "{struct.tag}";'] if struct.tag_field else []
    fields = [_field(struct, field) for field in struct.fields]
    about = (inspect.getdoc(struct.cls) or "").split("\n")[0]
    body = "\n".join([*tag, *fields])
    return f"/** {about} */\nexport interface {struct.cls.__name__} {{\n{body}\n}}\n"


def _field(struct: mi.StructType, field: mi.Field) -> str:
    """What clients send may leave defaults out; what the server sends is complete."""
    optional = "?" if struct.forbid_unknown_fields and not field.required else ""
    return f"  readonly {field.encode_name}{optional}: {_type(field.type)};"


def _type(kind: mi.Type) -> str:
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, mi.StructType):
        return kind.cls.__name__
    if isinstance(kind, mi.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, mi.UnionType):
        return " | ".join(_type(inner) for inner in kind.types)
    return _container(kind)


def _container(kind: mi.Type) -> str:
    if isinstance(kind, mi.TupleType):
        return f"readonly [{', '.join(_type(inner) for inner in kind.item_types)}]"
    if isinstance(kind, (mi.ListType, mi.VarTupleType)):
        item = _type(kind.item_type)
        return f"readonly {f'({item})' if ' ' in item else item}[]"
    if isinstance(kind, mi.DictType):
        return f"Readonly<TableState<string, {_type(kind.value_type)}>>"
    if isinstance(kind, mi.Metadata):
        return _type(kind.type)
    raise TypeError(f"no TypeScript type for {kind}")


if __name__ == "__main__":
    sys.exit(main())
