"""What must hold after every action: nothing is created or lost outside the rules."""

from __future__ import annotations

from rockworker.games.clockworker.frames.reassignment import Staffing
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.state import EMPTY, FIN


def check(play: ClockworkerPlay) -> None:
    """Raises AssertionError with the invariant that is broken."""
    _factories(play)
    _artifacts(play)
    _archives(play)
    for player in range(play.rules.players):
        _tableau(play, player)
    _turns(play)


def _factories(play: ClockworkerPlay) -> None:
    state, rules = play.state, play.rules
    row = [factory for factory in state.row if factory != EMPTY]
    bought = [factory for tableau in state.factories for factory in tableau[1:]]
    assert sorted([*state.deck, *row, *bought]) == rules.deck(), "a factory was lost or made"
    assert len(state.row) == rules.setup.row, "the row's length"
    if any(isinstance(frame, Staffing) for frame in state.stack):
        return  # the row closes when the new factory's robots are placed
    assert state.row[len(state.row) - len(row) :] == row, "a gap in the row"
    assert not state.deck or len(row) == rules.setup.row, "the row was not filled"


def _artifacts(play: ClockworkerPlay) -> None:
    state = play.state
    for artifact, copies in enumerate(play.rules.copies()):
        owners = sum(owned >> artifact & 1 for owned in state.artifacts)
        assert state.copies[artifact] >= 0, "less than no copies"
        assert state.copies[artifact] + owners == copies, "an artifact was lost or made"
    for owned, active in zip(state.artifacts, state.active, strict=True):
        assert active & ~owned == 0, "an ability without its artifact"


def _archives(play: ClockworkerPlay) -> None:
    state, rules = play.state, play.rules
    tiles = [tile for tile in (*state.tiles, *state.display) if tile not in (EMPTY, FIN)]
    bought = [tile for archives in state.archives for tile in archives]
    assert sorted([*tiles, *bought]) == list(range(len(rules.archives))), "an archive was lost or made"
    assert len(state.display) == rules.setup.display, "the display's size"
    assert state.tiles.count(FIN) == (len(bought) <= rules.fin_beneath()), "FIN is not where it should be"


def _tableau(play: ClockworkerPlay, player: int) -> None:
    state, rules = play.state, play.rules
    assert len(state.holdings[player]) == 7, "holdings"
    assert min(state.holdings[player]) >= 0, "a player has less than nothing"
    assert state.factories[player][0] == 0, "the starting factory was lost"
    assert state.cards(player) <= rules.setup.last_cards, "a player has too many cards"
    for factory, robots in zip(state.factories[player], state.robots[player], strict=True):
        assert robots & ~rules.factories[factory].full == 0, "a robot stands beside its factory"


def _turns(play: ClockworkerPlay) -> None:
    state, rules = play.state, play.rules
    assert 0 <= state.current < rules.players, "nobody's turn"
    fin_came = FIN not in state.tiles
    assert state.ending or not fin_came, "FIN came and was not noticed"
    if not state.stack:
        assert state.ending, "the game ended without a reason"
        assert (state.current + 1) % rules.players == state.first, "the last round was not completed"
    limit = rules.options.round_limit
    assert not limit or state.round <= limit, "the game went on past its limit"
