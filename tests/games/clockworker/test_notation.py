"""The notation reads what it writes, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from rockworker.engine.offers import Action
from rockworker.games.clockworker.actions import (
    ACTIONS,
    Communicate,
    Distribute,
    Extract,
    Finish,
    LeaveOut,
    Pay,
    Repair,
    Staff,
)
from rockworker.games.clockworker.notation import action_text, parse_action, parse_slots, slots_text
from rockworker.text.notation import NotationError
from tests.games.clockworker.play import new_game, options, players, random_steps, seeds


@settings(max_examples=20)
@given(players, seeds, options)
def test_actions_of_random_games_come_back(count: int, seed: int, chosen: dict[str, object]) -> None:
    """Every action that is played is read as it was written, and no two different ones are written alike."""
    written: dict[str, Action] = {}
    for _, action, _ in random_steps(new_game(count, seed, chosen), seed):
        text = action_text(action)
        assert parse_action(text) == action
        assert written.setdefault(text, action) == action


def test_every_kind_of_action_can_be_written() -> None:
    """Those included that random games seldom see; numbers above nine as well."""
    for kind in ACTIONS:
        for value in (1, 3, 12):
            action = kind(*[value % 6 if name == "resource" else value for name in kind.__struct_fields__])
            assert parse_action(action_text(action)) == action


def test_slots_come_back() -> None:
    """Every set of a factory's eight slots."""
    texts = [slots_text(bits) for bits in range(1, 256)]
    assert [parse_slots(text) for text in texts] == list(range(1, 256))


def test_how_it_looks() -> None:
    """Letters and numbers as they lie on the table; the starting factory is F0."""
    assert action_text(Extract(0)) == "extract F0"
    assert action_text(Distribute(3, 0b11001)) == "distribute F3 1,4,5"
    assert action_text(Repair(4)) == "repair A5"
    assert action_text(Communicate(6)) == "communicate T7"
    assert action_text(Staff(2)) == "staff 2"
    assert action_text(LeaveOut(1)) == "leave-out red"
    assert action_text(Pay(1, 0, 2)) == "pay 1R 2B"
    assert action_text(Pay(0, 0, 0)) == "pay -"
    assert action_text(Finish()) == "finish"


@pytest.mark.parametrize(
    "text",
    [
        "", "fly", "Finish", "finish 1", "finish ", "extract", "extract 3", "extract F01", "extract A1", "repair A0",
        "distribute F1", "distribute F1 ", "distribute F1 0", "distribute F1 2,1", "distribute F1 1,1", "pay", "pay 0R",
        "distribute F1 1;2", "pay 2B 1R", "pay R", "pay 1O", "pay - -", "leave-out zinc", "staff -1", "staff two",
    ],
)  # fmt: skip
def test_no_actions(text: str) -> None:
    """Unknown names, missing or surplus values, and values that are something else."""
    with pytest.raises(NotationError):
        parse_action(text)
