"""Why something can't be done, asked without trying it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from rockworker.client import ServerRefused
from tests.server.harness import serving, somebody, story


@story
async def test_what_forbids_an_action_is_told_and_nothing_is_done(tmp_path: Path) -> None:
    """In the caller's language, with its clause; for one's own seat only; what is possible has nothing against it."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as ann, somebody(server, "Ben") as ben:
        table = await ann.open_table("clockworker", 2, public=True)
        async with await ann.sit(table), await ben.sit(table):
            await ann.start(table)

        async def ask(person: Any, seat: int, action: dict[str, Any], lang: str = "en") -> Any:
            path = f"/tables/{table.id}/seats/{seat}/why-not?lang={lang}"
            return msgspec.json.decode(await person.request("POST", path, {"action": action}))

        first = await ask(ann, 0, {"type": "recharge"})
        acting = (ann, 0) if first["text"] == "" else (ben, 1)
        assert await ask(*acting, {"type": "recharge"}) == {"text": "", "clause": None}
        told = await ask(*acting, {"type": "repair", "artifact": 0})
        assert "lacks" in told["text"]
        assert told["clause"].startswith("CW-")
        assert (await ask(*acting, {"type": "repair", "artifact": 0}, "de"))["text"] != told["text"]
        with pytest.raises(ServerRefused, match="not-your-seat"):
            await ask(ben, 0, {"type": "recharge"})
        with pytest.raises(ServerRefused):
            await ask(ann, 0, {"type": "no-such"})
