"""`rockworker serve`: the table server."""

from __future__ import annotations

from typing import Annotated

import typer

from rockworker.cli import arguments as args
from rockworker.cli.messages import Language, words_in


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on (127.0.0.1; 0.0.0.0: all).")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port (8000).")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://… (sqlite:///rockworker.db).")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Server processes; more than one need PostgreSQL.")] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", help="Where people reach this server.")] = None,
    bot_processes: Annotated[int | None, typer.Option(min=1, help="How many bots think at once.")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
    lang: args.Lang = Language.EN,
) -> None:
    """Serve tables for people and programs. Everything can also be set by ROCKWORKER_… in the environment."""
    from rockworker.server import process  # the server's libraries take a while to load, and other commands need none
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
    words = words_in(lang)
    process.serve(from_environment(flags), lambda url: typer.echo(words.term("serving-at", url=url)))
