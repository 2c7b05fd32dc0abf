"""The page about the messages on a table's socket, from `rockworker.protocol`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from rockworker import protocol
from tools.reference.schemas import object_page

HEAD = """\
# Messages on a table's socket

Play goes over a WebSocket at `/api/v1/tables/{id}/play`. Each message is a JSON object whose `type` names its kind.
[A bot online](../how-to/bots-online.md#other-languages-than-python) tells how a conversation goes; this page is written
from `rockworker.protocol`, which server, client and page share.
"""


def page() -> str:
    """Requests, messages, and the types within them."""
    requests, messages = _kinds(protocol.Request), _kinds(protocol.Message)
    _, schemas = msgspec.json.schema_components([*requests, *messages], ref_template="#/{name}")
    told = {kind.__name__ for kind in (*requests, *messages)}
    inner = [name for name in schemas if name not in told]
    lines = [HEAD, "## From the client\n", *_section(schemas, [kind.__name__ for kind in requests])]
    lines += ["## From the server\n", *_section(schemas, [kind.__name__ for kind in messages])]
    return "\n".join([*lines, "## Types within them\n", *_section(schemas, sorted(inner))])


def _kinds(base: type[Any]) -> list[type[Any]]:
    """The messages of one direction, in the order of the source."""
    return [kind for kind in base.__subclasses__() if not kind.__subclasses__()]


def _section(schemas: dict[str, Any], names: list[str]) -> Iterator[str]:
    for name in names:
        yield from object_page(name, schemas[name])
