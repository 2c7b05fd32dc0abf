"""Owners' component files, checked before a table is opened with them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from rockworker.registry import definition_of
from rockworker.server.http.auth import TheHub, caller, signed_in
from rockworker.server.http.parameters import AnyHttp, Lang, address_of
from rockworker.server.tables.own_numbers import CheckedNumbers
from rockworker.server.tables.replayer import CheckFile
from rockworker.server.tables.replays import Replays

LARGEST = 200_000
"""Characters of a file. Ours have fewer than 30,000."""


class ComponentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component file, as text."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    """What to call it in messages."""
    text: Annotated[str, msgspec.Meta(max_length=LARGEST)]


@post("/games/{game:str}/components", summary="Check component numbers", tags=["games"], status_code=200)
async def check_components(
    game: FromPath[str], data: JSONBody[ComponentFile], hub: TheHub, state: State, request: AnyHttp, lang: Lang = "en"
) -> CheckedNumbers:
    """An owner's component file (TOML): what is wrong with it, or its numbers and how they differ from ours. 429 after
    much work for one address."""
    signed_in(await caller(request, hub))
    definition_of(game).own_numbers()  # refuses games without
    replays: Replays = state.replays
    return await replays.check_file(CheckFile(game, data.name, data.text, lang), address_of(request))


HANDLERS = (check_components,)
