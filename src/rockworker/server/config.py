"""How a server is set up: by flags, or by environment variables that begin with ROCKWORKER_."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import msgspec

from rockworker.core.errors import BadOption


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite+aiosqlite:///rockworker.db"
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Other origins that may use sockets and cookies; the server's own always may."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only."""
    requests_per_minute: int = 600
    """By address, for everything but sockets."""
    messages_per_second: int = 20
    """By socket."""
    largest_body: int = 1_000_000
    largest_message: int = 16_384
    bot_processes: int = 1
    page: str = ""
    """The folder of the built page; empty: the one that came with the package."""


def from_environment(flags: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """Flags first, then the environment, then the defaults."""
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for field in Settings.__struct_fields__:
        name = f"ROCKWORKER_{field.upper()}"
        if name in environment:
            values[field] = environment[name].split(",") if field == "origins" else environment[name]
    values.update({key: value for key, value in flags.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(option="settings", reason=str(error)) from None
