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
    """Everything that can be set. The strings below the fields are the documentation's page about settings."""

    host: str = "127.0.0.1"
    """The address to listen on; `0.0.0.0` for every network of the machine."""
    port: int = 8000
    """The port to listen on."""
    database: str = "sqlite+aiosqlite:///rockworker.db"
    """`sqlite:///FILE`, or `postgresql://user:password@host/name` (needs the extra `postgres`)."""
    workers: int = 1
    """Server processes. More than one need PostgreSQL."""
    public_url: str = ""
    """Where people reach this server: for links in messages to players."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use sockets and cookies; the server's own always may."""
    trusted_proxies: str = "127.0.0.1"
    """Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses, separated by commas."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only, even if the proxy speaks plain HTTP to the server and does not say so."""
    session_days: int = 365
    """How long a key or a cookie is good; then its owner signs in again. Guests can't: they come as new ones."""
    guest_days: int = 180
    """Guests who have not been here for so many days are forgotten with all that is kept of them; 0: never."""
    requests_per_minute: int = 600
    """By address, for everything but sockets."""
    sign_ins_per_minute: int = 30
    """By address: new guests and accounts, passwords, letters and their secrets, test messages, and one's own data; a
    third of them at once."""
    failures_per_account: int = 15
    """Wrong passwords a minute for one account, from all addresses and at all processes together; a third of them at
    once."""
    messages_per_second: int = 20
    """By socket."""
    sockets_per_address: int = 200
    """Sockets that one address may hold open."""
    largest_body: int = 1_000_000
    """Bytes. A longer request is refused."""
    largest_message: int = 16_384
    """Bytes. A longer message on a socket is refused."""
    slow_request_s: int = 20
    """Seconds that a client may take for the head of a request, for its body, and each time that it stops reading."""
    ping_s: int = 20
    """Seconds between two pings on a socket, and for the answer to one; then it is closed."""
    work_per_minute: int = 20
    """By address: seconds of work a minute for files, copies and statistics, which play whole games again, and for
    owners' component numbers; a third of them at once."""
    bot_processes: int = 2
    """How many bots think at once; a bot that takes long gets a process beyond these."""
    bot_delay_ms: int = 400
    """The least time that a bot's move takes while people watch, so that they can follow."""
    leave_grace_s: int = 30
    """How long bots wait, where the last person has left a game, before they play on: who has left may come back."""
    private_webhooks: bool = False
    """Let webhooks use plain HTTP and private networks. For tests and closed networks only."""
    notify_after_s: int = 20
    """How long a player may be away before a message goes out."""
    smtp_host: str = ""
    """The mail server; empty: no e-mail is sent."""
    smtp_port: int = 587
    """The mail server's port."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    """How the connection to the mail server is secured."""
    smtp_user: str = ""
    """The name to sign in to the mail server with; empty: without signing in."""
    smtp_password: str = ""
    """The password to sign in to the mail server with."""
    mail_from: str = ""
    """The sender of e-mail."""
    page: str = ""
    """The folder of the built page; empty: the one that came with the package."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The least serious messages to log."""

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
    """The same settings for another process; defaults are left out."""
    default = Settings()
    return {
        f"{PREFIX}{field.upper()}": ",".join(value) if isinstance(value, tuple) else str(value)
        for field in Settings.__struct_fields__
        if (value := getattr(settings, field)) != getattr(default, field)
    }
