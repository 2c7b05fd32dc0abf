"""The page about the server's HTTP routes, from its OpenAPI document."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from rockworker.server.app import create_app
from rockworker.server.config import Settings
from tools.reference.schemas import Schema, cell, describe, object_page

HEAD = """\
# HTTP

Everything about tables but play itself, which goes over a [socket](protocol.md). Bodies are JSON. Send the key that
`POST /api/v1/guests` or `POST /api/v1/sessions` gave you as `Authorization: Bearer …`; browsers use a cookie instead.

This page is written from the server's own OpenAPI document: [openapi.json](openapi.json), which a running server gives
at `/schema/openapi.json`.
"""


@cache
def _schema() -> dict[str, Any]:
    schema = create_app(Settings()).openapi_schema.to_schema()
    plain: dict[str, Any] = msgspec.to_builtins(schema)  # defaults in it may be structs
    return plain


def document() -> str:
    """The OpenAPI document itself."""
    return json.dumps(_schema(), indent=1, ensure_ascii=False)


def page() -> str:
    """Routes by theme, then what answers mean, then the types."""
    return "\n".join([HEAD, *_routes(), *_refusals(), *_types()])


def _operations() -> Iterator[tuple[str, str, Schema]]:
    for path, methods in _schema()["paths"].items():
        for method, operation in methods.items():
            yield path, method.upper(), operation


def _routes() -> Iterator[str]:
    for tag in dict.fromkeys(operation["tags"][0] for _, _, operation in _operations()):
        yield f"## {tag.capitalize()}\n"
        for path, method, operation in _operations():
            if operation["tags"][0] == tag:
                yield from _route(path, method, operation)


def _route(path: str, method: str, operation: Schema) -> Iterator[str]:
    yield f"### `{method} {path}` {{ #{operation['operationId'].lower()} }}\n"
    yield f"{operation['summary']}. {operation.get('description', '')}".strip().replace("?.", "?") + "\n"
    parameters = operation.get("parameters", ())
    if parameters:
        yield "| parameter | in | type | |\n|---|---|---|---|"
    for parameter in parameters:
        yield (
            f"| `{parameter['name']}` | {parameter['in']} | {cell(describe(parameter['schema']))} "
            f"| {cell(parameter.get('description') or '')} |"
        )
    yield ""
    if "requestBody" in operation:
        yield f"Body: {_content(operation['requestBody'])}\n"
    yield from _successes(operation)


def _successes(operation: Schema) -> Iterator[str]:
    for status, answer in operation["responses"].items():
        if status.startswith("2"):
            yield f"Answer {status}: {_content(answer)}\n"


def _content(part: Schema) -> str:
    kinds = [describe(content.get("schema", {})) for content in part.get("content", {}).values()]
    return ", ".join(kind for kind in kinds if kind != "null") or "empty"


def _refusals() -> Iterator[str]:
    """Every route refuses in the same way, so this is said once."""
    refusals = {
        status: answer["description"]
        for _, _, operation in _operations()
        for status, answer in operation["responses"].items()
        if not status.startswith("2")
    }
    yield "## Refusals\n\nA request that is not granted is answered by a [Problem](#problem).\n"
    yield "| status | |\n|---|---|"
    for status in sorted(refusals):
        yield f"| {status} | {cell(refusals[status])} |"
    yield ""


def _types() -> Iterator[str]:
    yield "## Types\n"
    for name, schema in sorted(_schema()["components"]["schemas"].items()):
        yield from object_page(name, schema)
