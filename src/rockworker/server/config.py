"""How a server is set up: by flags, or by environment variables that begin with ROCKWORKER_."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from rockworker.engine.errors import BadOption
from rockworker.server.errors import NeedsPostgres

PREFIX = "ROCKWORKER_"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite+aiosqlite:///rockworker.db"
    workers: int = 1
    public_url: str = ""
    """Where people reach this server: for links in messages to players."""
    origins: tuple[str, ...] = ()
    """Other origins that may use sockets and cookies; the server's own always may."""
    trusted_proxies: str = "127.0.0.1"
    """Whose X-Forwarded-For and -Proto are believed; addresses, separated by commas."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only, even if a proxy speaks plain HTTP to us and does not say so."""
    requests_per_minute: int = 600
    """By address, for everything but sockets."""
    sign_ins_per_minute: int = 30
    """By address: new guests and accounts, passwords, and test messages."""
    messages_per_second: int = 20
    """By socket."""
    sockets_per_address: int = 200
    largest_body: int = 1_000_000
    largest_message: int = 16_384
    bot_processes: int = 2
    """How many bots think at once, as a rule; a bot that takes long gets a process beyond these."""
    bot_delay_ms: int = 400
    """So long at least a bot's move takes while people watch, so that they can follow."""
    private_webhooks: bool = False
    """Let webhooks call plain HTTP and addresses inside private networks. For tests and closed networks only."""
    notify_after_s: int = 20
    """So long a player may be away before a message goes out."""
    smtp_host: str = ""
    """Empty: no e-mail is sent."""
    smtp_port: int = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""
    page: str = ""
    """The folder of the built page; empty: the one that came with the package."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    def __repr__(self) -> str:
        """Without secrets."""
        return f"Settings({self.host}:{self.port})"


def from_environment(flags: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """Flags first, then the environment, then the defaults."""
    environment = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for field in Settings.__struct_fields__:
        name = f"{PREFIX}{field.upper()}"
        if name in environment:
            values[field] = _parts(environment[name]) if field == "origins" else environment[name]
    values.update({key: value for key, value in flags.items() if value is not None})
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(option="settings", reason=str(error), found="", wanted="") from None
    return _checked(settings)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _checked(settings: Settings) -> Settings:
    if settings.workers < 1 or not 0 <= settings.port < 1 << 16:
        raise BadOption(option="workers, port", reason="too-small", found="", wanted="1")
    if settings.workers > 1 and not settings.database.startswith("postgresql"):
        raise NeedsPostgres(workers=settings.workers)
    url = settings.database
    if url.startswith(("postgresql://", "postgres://")):
        url = f"postgresql+asyncpg://{url.partition('://')[2]}"
    elif url.startswith("sqlite:///"):
        url = f"sqlite+aiosqlite:///{url.removeprefix('sqlite:///')}"
    return msgspec.structs.replace(settings, database=url)


def to_environment(settings: Settings) -> dict[str, str]:
    """The same settings for another process; what is as always is left out."""
    default = Settings()
    return {
        f"{PREFIX}{field.upper()}": ",".join(value) if isinstance(value, tuple) else str(value)
        for field in Settings.__struct_fields__
        if (value := getattr(settings, field)) != getattr(default, field)
    }
