"""Properties of whole games: random play, all numbers of players, all options."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rockworker
from rockworker.engine.errors import ActionRefused
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, enumerate_all, size
from rockworker.games.clockworker import events as ev
from rockworker.games.clockworker.actions import ACTIONS, Distribute, Extract, Pay, Reassign, Repair
from rockworker.games.clockworker.resources import GEAR, GOLD, KINDS, ROBOT
from tests.games.clockworker.play import new_game, options, players, random_position, random_steps, seeds


class Ledger:
    """Everybody's holdings and robots at work, kept from the events alone."""

    def __init__(self, game: Game) -> None:
        rules, first = inside(game).rules, inside(game).state.first
        gears = rules.starting_gears()
        start = rules.factories[0]
        self.holdings = [[0] * KINDS for _ in range(game.players)]
        self.robots: list[dict[int, int]] = [{0: start.full} for _ in range(game.players)]
        for player, holdings in enumerate(self.holdings):
            holdings[GEAR] = gears[(player - first) % game.players]
            holdings[ROBOT] = rules.setup.robots - len(start.slots)

    def change(self, player: int, bundle: tuple[int, ...], sign: int = 1) -> None:
        for kind, count in enumerate(bundle):
            self.holdings[player][kind] += sign * count

    def note(self, event: Event) -> None:
        """Books one event."""
        match event:
            case ev.RobotRecovered() | ev.RobotExtracted():
                self.change(event.player, event.gain)
                self.holdings[event.player][ROBOT] += 1
                self.robots[event.player][event.factory] &= ~(1 << event.slot - 1)
            case ev.ArtifactPaidOff() | ev.MarkerPaidOff():
                self.change(event.player, event.gain)
            case ev.ResourceDuplicated():
                self.change(event.player, event.gain)
                self.holdings[event.player][GEAR] -= event.gears
            case ev.GoldExchanged():
                self.holdings[event.player][GEAR] -= event.gears
                self.holdings[event.player][GOLD] += event.gold
            case ev.RobotsPlaced():
                assert not self.robots[event.player][event.factory] & event.slots
                self.robots[event.player][event.factory] |= event.slots
                self.holdings[event.player][ROBOT] -= event.slots.bit_count()
            case ev.FactoryBought():
                self.holdings[event.player][GEAR] -= event.gears
                self.robots[event.player][event.factory] = 0
            case ev.ArtifactRepaired() | ev.ArchiveBought():
                self.change(event.player, event.paid, -1)
            case ev.GearsRecharged():
                self.holdings[event.player][GEAR] += event.gears

    def agrees_with(self, game: Game) -> bool:
        state = inside(game).state
        at_work = [
            dict(zip(state.factories[player], state.robots[player], strict=True)) for player in range(game.players)
        ]
        return (self.holdings, self.robots) == (state.holdings, at_work)


@given(players, seeds, options)
def test_random_games_keep_the_invariants_and_end(count: int, seed: int, chosen: dict[str, Any]) -> None:
    """After every action: nothing lost or made, the events explain every change, something is offered, and the end."""
    game = new_game(count, seed, chosen)
    ledger = Ledger(game)
    for event in game.opening:
        ledger.note(event)
    for _, _, happened in random_steps(game, seed ^ 1):
        game.check()
        for event in happened:
            ledger.note(event)
        assert ledger.agrees_with(game)
        if not game.is_over:
            (player,) = game.actors
            offers = game.offers(player)
            assert size(offers) > 0
            assert all(offer.size() > 0 for offer in offers)
    assert inside(game).state.ending
    assert min(score.rank for score in game.scores) == 1


@given(players, seeds, options, st.integers(0, 250))
def test_save_and_load_at_any_step(count: int, seed: int, chosen: dict[str, Any], steps: int) -> None:
    """A loaded game and a revived state are the same, and go on the same."""
    game = random_position(new_game(count, seed, chosen), seed, steps)
    again = rockworker.load(game.save())
    assert inside(again).state == inside(game).state
    revived = game.codec.state_from_json(game.codec.state_to_json(inside(game).state))
    assert revived == inside(game).state
    if not game.is_over:
        player = game.actors[0]
        assert again.offers(player) == game.offers(player)
        action = next(iter(game.offers(player)[-1]))
        assert again.apply(player, action) == game.apply(player, action)
        assert inside(again).state == inside(game).state


@given(players, seeds, options, st.integers(0, 200))
def test_a_copy_shares_nothing(count: int, seed: int, chosen: dict[str, Any], steps: int) -> None:
    """Playing on with a copy leaves the original untouched."""
    game = random_position(new_game(count, seed, chosen), seed, steps)
    before = game.codec.state_to_json(inside(game).state)
    for _ in random_steps(game.copy(), seed ^ 2):
        pass
    assert game.codec.state_to_json(inside(game).state) == before


@given(players, seeds, options, st.integers(0, 200), st.data())
def test_illegal_actions_change_nothing(
    count: int, seed: int, chosen: dict[str, Any], steps: int, data: st.DataObject
) -> None:
    """Whatever is not offered is refused, with the state untouched and no event left behind."""
    game = random_position(new_game(count, seed, chosen), seed, steps)
    kind = data.draw(st.sampled_from(ACTIONS))
    small = st.integers(-2, 45)
    action = kind(*(data.draw(small) for _ in kind.__struct_fields__))
    player = data.draw(st.integers(0, count - 1))
    if any(action in offer for offer in game.offers(player)):
        return
    before = game.codec.state_to_json(inside(game).state)
    with pytest.raises(ActionRefused):
        game.apply(player, action)
    assert game.codec.state_to_json(inside(game).state) == before
    assert inside(game).events == []


@given(players, seeds, options, st.integers(0, 120))
def test_every_offered_action_can_be_done(count: int, seed: int, chosen: dict[str, Any], steps: int) -> None:
    """Offers hold no action twice, and each of them is carried out without complaint."""
    game = random_position(new_game(count, seed, chosen), seed, steps)
    if game.is_over:
        return
    player = game.actors[0]
    actions = list(enumerate_all(game.offers(player)))
    assert len(set(actions)) == len(actions) == size(game.offers(player))
    for action in actions[:60]:
        twin = game.copy()
        twin.apply(player, action)
        twin.check()


@given(players, seeds, st.integers(0, 200))
def test_surprises_are_counted(count: int, seed: int, steps: int) -> None:
    """No undo reaches back over a card or tile that was turned up, and nothing else is a surprise."""
    game = random_position(new_game(count, seed), seed, steps)
    before = inside(game).state.surprises
    for _, _, happened in random_steps(game, seed ^ 3):
        shown = [event for event in happened if isinstance(event, ev.FactoryRevealed | ev.ArchiveRevealed)]
        assert (inside(game).state.surprises > before) == bool(shown)
        before = inside(game).state.surprises


def test_booleans_and_floats_are_no_numbers() -> None:
    """True is not 1, and 1.0 is not 1."""
    game = new_game(2, 5)
    player = game.actors[0]
    for wrong in (Extract(False), Extract(0.0), Distribute(0, True), Pay(True, 0, 0)):  # type: ignore[arg-type]
        with pytest.raises(ActionRefused):
            game.apply(player, wrong)
    with pytest.raises(ActionRefused):
        game.codec.action({"type": "reassign", "factory": "1"})
    for action in (Reassign(3), Repair(2), Distribute(0, 5)):
        assert game.codec.action(msgspec.to_builtins(action)) == action


def transcript(seed: int, count: int) -> str:
    """A hash over all events of a random game."""
    game = new_game(count, seed)
    digest = hashlib.sha256(msgspec.json.encode(game.opening))
    for player, action, happened in random_steps(game, seed):
        digest.update(msgspec.json.encode((player, action, happened)))
    return digest.hexdigest()


@pytest.mark.parametrize("count", [2, 3, 4])
def test_same_seed_same_events_in_another_process(count: int) -> None:
    """Nothing depends on the order of hashes: a fresh process with another PYTHONHASHSEED tells the same."""
    code = f"from tests.games.clockworker.test_properties import transcript; print(transcript(11, {count}))"
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
            timeout=120,
        ).stdout.strip()
        for hash_seed in ("1", "2")
    }
    assert told == {transcript(11, count)}


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_actions_are_plain_records(kind: type[Action]) -> None:
    """Every action goes through JSON and comes back."""
    action = kind(*range(1, 1 + len(kind.__struct_fields__)))
    codec = new_game(3, 1).codec
    assert codec.action(msgspec.json.encode(action)) == action
    assert codec.action(msgspec.to_builtins(action)) == action
