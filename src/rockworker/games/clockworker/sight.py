"""What a viewer sees: the picture, made from the state."""

from __future__ import annotations

from functools import lru_cache

from rockworker.engine.changes import Changes
from rockworker.engine.names import kebab
from rockworker.games.clockworker.affordable import numbers_of
from rockworker.games.clockworker.resources import NOTHING, POINTS, together
from rockworker.games.clockworker.rules import ClockworkerPlay, Rules
from rockworker.games.clockworker.scoring import archive_points, artifact_points
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
    """What a player sees besides what everybody sees: their archives, and what these are worth."""
    seen: Changes = {"/viewer": viewer}
    if play.state.stack:
        seen[f"/players/{viewer}/archives"] = tuple(play.state.archives[viewer])
        seen[f"/players/{viewer}/open_points"] = _open_points(play, viewer, True)
    return seen


def player_view(play: ClockworkerPlay, player: int, viewer: int | None) -> PlayerView:
    """One player's things as a viewer sees them. Archives are turned up when the game is over."""
    state = play.state
    open_archives = player == viewer or not state.stack
    cards = zip(state.factories[player], state.robots[player])  # noqa: B905 - `strict` is slow
    factories = tuple([factory_seen(play.rules, factory, robots) for factory, robots in cards])
    return PlayerView(
        player=player,
        seat=(player - state.first) % play.rules.players + 1,
        holdings=tuple(state.holdings[player][:6]),
        points=state.holdings[player][POINTS],
        open_points=_open_points(play, player, open_archives),
        recovery=together([factory.gain for factory in factories]),
        factories=factories,
        artifacts=numbers_of(state.artifacts[player]),
        active_artifacts=numbers_of(state.active[player]),
        cards=state.cards(player),
        archive_count=len(state.archives[player]),
        archives=tuple(state.archives[player]) if open_archives else None,
    )


@lru_cache(1 << 12)
def factory_seen(rules: Rules, factory: int, robots: int) -> FactoryView:
    """A factory with robots on some slots (bits)."""
    top = rules.tops[factory][robots]
    return FactoryView(factory, slots_of(robots), *((top.number, top.gain) if robots else (0, NOTHING)))


def _open_points(play: ClockworkerPlay, player: int, open_archives: bool) -> int:
    state, rules = play.state, play.rules
    archives = archive_points(rules, state, player) if open_archives else 0
    return state.holdings[player][POINTS] + artifact_points(rules, state, player) + archives
