"""What a viewer sees: the picture, made from the state."""

from __future__ import annotations

from rockworker.engine.changes import Changes
from rockworker.engine.names import kebab
from rockworker.games.clockworker.affordable import numbers_of
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.state import FIN
from rockworker.games.clockworker.view import ClockworkerView, FactoryView, PlayerView
from rockworker.games.clockworker.ways import slots_of


def view(play: ClockworkerPlay, viewer: int | None) -> ClockworkerView:
    """All that one viewer may see."""
    state, rules = play.state, play.rules
    frame = state.stack[-1] if state.stack else None
    tiles = state.tiles
    return ClockworkerView(
        viewer=viewer,
        round=state.round,
        current=state.current,
        first=state.first,
        ending=state.ending,
        phase=kebab(type(frame).__name__) if frame else "",
        cost=getattr(frame, "cost", None),
        row=tuple(state.row),
        prices=tuple([rules.row_prices[i][factory] if factory >= 0 else 0 for i, factory in enumerate(state.row)]),
        deck_count=len(state.deck),
        display=tuple(state.display),
        stack_count=len(tiles) - tiles.count(FIN),
        archives_before_fin=len(tiles) - 1 - tiles.index(FIN) if FIN in tiles else 0,
        copies=tuple(state.copies),
        players=tuple([player_view(play, player, viewer) for player in range(rules.players)]),
    )


def own(play: ClockworkerPlay, viewer: int) -> Changes:
    """What a player sees besides what everybody sees: their archives."""
    seen: Changes = {"/viewer": viewer}
    if play.state.stack:
        seen[f"/players/{viewer}/archives"] = tuple(play.state.archives[viewer])
    return seen


def player_view(play: ClockworkerPlay, player: int, viewer: int | None) -> PlayerView:
    """One player's things as a viewer sees them. Archives are turned up when the game is over."""
    state = play.state
    open_archives = player == viewer or not state.stack
    tableau = zip(state.factories[player], state.robots[player])  # noqa: B905 - `strict` is slow
    return PlayerView(
        player=player,
        seat=(player - state.first) % play.rules.players + 1,
        holdings=tuple(state.holdings[player][:6]),
        points=state.holdings[player][6],
        factories=tuple([FactoryView(factory, slots_of(robots)) for factory, robots in tableau]),
        artifacts=numbers_of(state.artifacts[player]),
        active_artifacts=numbers_of(state.active[player]),
        cards=state.cards(player),
        archive_count=len(state.archives[player]),
        archives=tuple(state.archives[player]) if open_archives else None,
    )
