"""The page's types follow the server's."""

from __future__ import annotations

import msgspec
import pytest

from rockworker.engine.names import kebab
from rockworker.registry import definition_of
from tools.typescript import files, interfaces


def test_the_generated_types_are_up_to_date() -> None:
    """After a change to a message, a view or an event: `make page-types`."""
    assert [path.name for path, text in files() if not path.exists() or path.read_text("utf-8") != text] == []


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_every_event_is_one_of_the_games_union(game: str) -> None:
    """So that the page's stories and guides name events that exist: another name is an error of svelte-check."""
    text = {path.parent.name: text for path, text in files()}[game]
    union = text.split(f"export type {game.capitalize()}Event =")[1].split(";")[0]
    events = definition_of(game).event_types
    assert union.split() == [part for event in events for part in ("|", event.__name__)]
    for event in events:
        assert f'readonly type: "{kebab(event.__name__)}";' in text


def test_what_expansions_add_to_the_view_has_types() -> None:
    """By the expansion's name, and only where it is played."""
    text = {path.parent.name: text for path, text in files()}["rockwell"]
    added = text.split("export interface ModuleViews {")[1].split("}")[0]
    assert "readonly fluctuating_market?: MarketView;" in added
    assert "readonly inspectors?: PawnsView;" in added
    assert "readonly modules: ModuleViews;" in text


def test_two_types_of_one_name_are_refused() -> None:
    """In TypeScript they would be one."""
    twins = [msgspec.defstruct("Twin", [("one", int)]), msgspec.defstruct("Twin", [("other", str)])]
    with pytest.raises(TypeError, match="two types are called Twin"):
        interfaces(twins, {})
