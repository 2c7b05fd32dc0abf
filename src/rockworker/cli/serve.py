"""`rockworker serve`: the table server."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

import typer

from rockworker.cli import arguments as args
from rockworker.cli.messages import Language, words_in
from rockworker.cli.refusals import needs


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, metavar="N")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
    workers: Annotated[int | None, typer.Option(min=1, metavar="N")] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL")] = None,
    bot_processes: Annotated[int | None, typer.Option(min=1, metavar="N")] = None,
    log_level: Annotated[str | None, typer.Option(metavar="LEVEL")] = None,
    lang: args.Lang = Language.EN,
) -> None:
    """Serves tables until it is stopped. Every flag can also be set by ROCKWORKER_… in the environment."""
    with needs("server"):
        from rockworker.server import process
        from rockworker.server.config import from_environment

    flags = {
        "host": host,
        "port": port,
        "database": database,
        "workers": workers,
        "public_url": public_url,
        "bot_processes": bot_processes,
        "log_level": log_level,
    }
    settings = from_environment(flags)
    if settings.database.startswith("postgresql"):
        with needs("postgres"):
            import_module("asyncpg")
    words = words_in(lang)
    process.serve(settings, lambda url: typer.echo(words.term("serving-at", url=url)))
