"""The page's TypeScript types, generated from the Python types of the protocol and of the games that it draws.

`python -m tools.typescript` writes them, `python -m tools.typescript --check` fails if they are out of date. For a game
these are its view (with what each expansion adds to it), its events and its printed pieces: an event or a field that is
renamed in Python is an error of svelte-check.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as mi

from rockworker import protocol
from rockworker.registry import GamePackage, game_names, game_package
from rockworker.rulebook import how as guides
from rockworker.server.bots import advice, review
from rockworker.server.http import (
    errors,
    games,
    history,
    how,
    mine,
    notices,
    numbers,
    people,
    profiles,
    standing,
    tables,
    tournaments,
)
from rockworker.server.people import company, statistics
from rockworker.server.people import profiles as past
from rockworker.server.people import tournaments as contests
from rockworker.server.tables import own_numbers
from rockworker.text.languages import LANGUAGES

WEB = Path(__file__).parent.parent / "web" / "src"
SOURCES = (
    protocol,
    people,
    profiles,
    past,
    statistics,
    company,
    mine,
    notices,
    tables,
    standing,
    history,
    advice,
    review,
    games,
    guides,
    how,
    numbers,
    own_numbers,
    tournaments,
    contests,
    errors,
)
HEAD = "// Written by tools/typescript.py from {source}: change that, then run `make page-types`.\n\n"
MODULE_VIEWS = "ModuleViews"
GAME_EVENT = """/** What happened in a game; each game that is drawn has a type for all of its own. */
export interface GameEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}
"""
PLAIN: dict[type[mi.Type], str] = {
    mi.AnyType: "unknown",
    mi.BoolType: "boolean",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.NoneType: "null",
}
Struct = type[msgspec.Struct]


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
    head = HEAD.format(source="rockworker.protocol and rockworker.server")
    languages = ", ".join(f'"{language}"' for language in LANGUAGES)
    spoken = f"/** The languages that everything is written in. */\nexport const LANGUAGES = [{languages}] as const;\n"
    yield WEB / "lib" / "protocol.ts", head + "\n".join([spoken, GAME_EVENT, interfaces(roots, unions)])
    for package in map(game_package, game_names()):
        folder = WEB / "games" / package.drawing
        if package.drawing != "generic" and folder.is_dir():
            yield folder / "generated.ts", _game(package)


def _game(package: GamePackage) -> str:
    """What a game's table is drawn from: its view, its events, and what is printed on its pieces."""
    game = type(package.definition)
    source = game.__module__.rpartition(".")[0]
    view, pieces = _returned(game.view), _returned(game.pieces)
    added = {name: _returned(show) for name, show in _module_views(source)}
    events = list(package.definition.event_types)
    text = interfaces([*added.values(), view, pieces, *events], {f"{package.name.capitalize()}Event": events}, added)
    aliases = {"View": view.__name__, "Pieces": pieces.__name__}
    names = [f"export type {alias} = {name};\n" for alias, name in aliases.items() if alias != name]
    return HEAD.format(source=source) + "\n".join([text, *names])


def _module_views(source: str) -> Iterator[tuple[str, Callable[..., Any]]]:
    """By expansion: the function that returns what it adds to the view."""
    try:
        modules = import_module(f"{source}.modules.registry").MODULES
    except ModuleNotFoundError:
        return
    for module in modules:
        if module.view:
            yield module.name, module.view


def _returned(function: Callable[..., Any]) -> Struct:
    """The struct that a function is declared to return."""
    module, *names = function.__annotations__["return"].split(".")
    struct: Struct = reduce(getattr, names, function.__globals__[module])
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


def interfaces(
    roots: Sequence[Struct], unions: Mapping[str, Sequence[Struct]], added: Mapping[str, Struct] | None = None
) -> str:
    """Interfaces of all structs, and what is built of them; `added` is what expansions add to a view."""
    found: dict[str, mi.StructType] = {}
    for root in roots:
        if _is_leaf(root):
            _collect(mi.type_info(root), found)
    parts = [_interface(struct, bool(added)) for struct in found.values()]
    parts += [f"export type {name} =\n  | {_alternatives(structs)};\n" for name, structs in unions.items()]
    return "\n".join([*parts, _added_views(added)] if added else parts)


def _alternatives(structs: Sequence[Struct]) -> str:
    return "\n  | ".join(struct.__name__ for struct in structs)


def _added_views(added: Mapping[str, Struct]) -> str:
    fields = "\n".join(f"  readonly {name}?: {struct.__name__};" for name, struct in added.items())
    about = "/** What expansions add to the view, where they are played. */"
    return f"{about}\nexport interface {MODULE_VIEWS} {{\n{fields}\n}}\n"


def _collect(kind: mi.Type, found: dict[str, mi.StructType]) -> None:
    """All structs within a type, inner ones first."""
    if isinstance(kind, mi.StructType):
        known = found.get(kind.cls.__name__)
        if known is not None:
            if known.cls is not kind.cls:
                raise TypeError(f"two types are called {kind.cls.__name__}: {known.cls!r} and {kind.cls!r}")
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


def _interface(struct: mi.StructType, has_modules: bool) -> str:
    tag = [f'  readonly {struct.tag_field}: "{struct.tag}";'] if struct.tag_field else []
    fields = [_field(struct, field, has_modules) for field in struct.fields]
    about = (inspect.getdoc(struct.cls) or "").split("\n")[0]
    body = "\n".join([*tag, *fields])
    of = "<Event = GameEvent>" if struct.cls is protocol.LogLine else ""
    return f"/** {about} */\nexport interface {struct.cls.__name__}{of} {{\n{body}\n}}\n"


def _field(struct: mi.StructType, field: mi.Field, has_modules: bool) -> str:
    """What clients send may leave defaults out; what the server sends is complete, unless its type says otherwise."""
    may_be_left_out = struct.forbid_unknown_fields or struct.cls.__struct_config__.omit_defaults
    optional = "?" if may_be_left_out and not field.required else ""
    if struct.cls is protocol.LogLine and field.name == "events":
        return f"  readonly {field.encode_name}: readonly Event[];"
    kind = MODULE_VIEWS if has_modules and field.name == "modules" else _type(field.type)
    return f"  readonly {field.encode_name}{optional}: {kind};"


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
        return f"Readonly<Record<string, {_type(kind.value_type)}>>"
    if isinstance(kind, mi.Metadata):
        return _type(kind.type)
    raise TypeError(f"no TypeScript type for {kind}")


if __name__ == "__main__":
    sys.exit(main())
