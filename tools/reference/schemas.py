"""JSON schemas as Markdown: a heading and a table of fields for each."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from tools.reference.notes import field_notes, struct_called

Schema: TypeAlias = Mapping[str, Any]


def cell(text: str) -> str:
    """Text that keeps its place in a table."""
    return " ".join(text.split()).replace("|", "\\|")


def describe(schema: Schema) -> str:
    """A type in words, with links to the types within it."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for choice in ("oneOf", "anyOf"):
        if choice in schema:
            return " or ".join(dict.fromkeys(describe(option) for option in schema[choice]))
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    return _container(schema)


def _container(schema: Schema) -> str:
    kind = schema.get("type", "anything")
    if kind == "array":
        inner = schema.get("prefixItems") or [schema.get("items") or {}]
        return f"list of {', '.join(describe(item) for item in inner)}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"object, each value {describe(schema['additionalProperties'])}"
    kinds = kind if isinstance(kind, list) else [kind]
    return " or ".join(kinds) + _bounds(schema)


def _bounds(schema: Schema) -> str:
    words = {"minimum": "≥", "exclusiveMinimum": ">", "maximum": "≤", "exclusiveMaximum": "<"}
    words |= {"minLength": "length ≥", "maxLength": "length ≤", "pattern": "like"}
    bounds = [f"{word} `{_number(schema[key])}`" for key, word in words.items() if key in schema]
    return f" ({', '.join(bounds)})" if bounds else ""


def _number(bound: Any) -> Any:
    """Litestar writes whole bounds as floats."""
    return int(bound) if isinstance(bound, float) and bound.is_integer() else bound


def object_page(name: str, schema: Schema) -> Iterator[str]:
    """A type: its name, what it is, its fields."""
    fields: Mapping[str, Schema] = schema.get("properties", {})
    struct = struct_called(name, set(fields))
    yield f"### {name} {{ #{name.lower()} }}\n"
    about = inspect.getdoc(struct) if struct else schema.get("description")
    if about:
        yield f"{about}\n"
    if not fields:
        return
    notes = _in_json(field_notes(struct)) if struct else {}
    required = set(schema.get("required", ()))
    yield "| field | type | |\n|---|---|---|"
    for field, kind in fields.items():
        yield f"| `{field}` | {cell(describe(kind))} | {cell(_remark(kind, field in required, notes.get(field, '')))} |"
    yield ""


def _in_json(notes: Mapping[str, str]) -> dict[str, str]:
    """The source speaks of Python's None, True and False; on the wire they are spelt otherwise."""
    spelling = {"None": "`null`", "True": "`true`", "False": "`false`"}
    pattern = re.compile(r"\b(None|True|False)\b")
    return {field: pattern.sub(lambda found: spelling[found[0]], note) for field, note in notes.items()}


def _remark(kind: Schema, required: bool, note: str) -> str:
    """What a field means, and what it is when it is left out."""
    if required or "const" in kind or ("enum" in kind and len(kind["enum"]) == 1):
        return note
    default = f"Default: `{json.dumps(kind['default'])}`." if "default" in kind else "May be left out."
    return f"{note} {default}".strip()
