"""What the places of a player's crews are worth: shares of the tiles they work on, and tiles within reach."""

from __future__ import annotations

from typing import Final

from rockworker.games.rockwell.board import CENTRE, TOUCHED, tiles_in
from rockworker.games.rockwell.bots.outlook import Outlook
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import CREWS, NOBODY, RockwellState

SAFE: Final = 3


def crews_worth(outlook: Outlook, play: RockwellPlay) -> float:
    """The crews' prospects in prestige."""
    state = play.state
    dollars = 0.0
    work = 0
    first = outlook.player * CREWS
    for crew in range(first, first + CREWS):
        place = state.crew_at[crew]
        if place == CENTRE:
            continue
        touched = TOUCHED[place] & ~state.revealed
        nearby = outlook.idle(place, state.crew_power[crew])
        dollars += nearby * outlook.weights.aside if touched else nearby
        work |= touched
    if work:
        for tile, powers in _powers(state, work, play.rules.owners).items():
            dollars += tile_worth(outlook, play, tile, powers)
    return dollars * outlook.drilling * outlook.weights.position


def _powers(state: RockwellState, tiles: int, owners: int) -> dict[int, list[int]]:
    """By tile and owner: the power there."""
    found = {tile: [0] * owners for tile in tiles_in(tiles)}
    for crew, place in enumerate(state.crew_at):
        touched = TOUCHED[place] & tiles
        if touched:
            for tile in tiles_in(touched):
                found[tile][crew // CREWS] += state.crew_power[crew] + state.crew_die[crew]
    return found


def tile_worth(outlook: Outlook, play: RockwellPlay, tile: int, powers: list[int]) -> float:
    """Dollars that a player may expect from a tile on which one of their crews stands."""
    rules, state = play.rules, play.state
    missing = rules.required_power(play, tile) - sum(powers)
    if missing < 1:
        missing = 1
    sharers = len(powers) - powers.count(0)
    booty = outlook.booties[rules.pile_of[state.tiles[tile]]]
    share = booty[sharers].less_danger(_losses(outlook, state, powers[outlook.player]))
    joined = booty[sharers + 1 if sharers < rules.owners else sharers]
    share += outlook.joined[missing] * (joined.share - booty[sharers].share)
    return outlook.ready[missing] * (share + _priority(outlook, state, tile, powers) * booty[sharers].remainder)


def _losses(outlook: Outlook, state: RockwellState, power: int) -> int:
    """Cubes that danger would take."""
    safety = state.safety[outlook.player]
    if safety == SAFE:
        return 0
    losses = power - outlook.rules.safety_cuts[safety]
    return losses if losses > 0 else 0


def _priority(outlook: Outlook, state: RockwellState, tile: int, powers: list[int]) -> float:
    """How likely the player is to get the remainder."""
    player = outlook.player
    if state.shafts[tile] != NOBODY:
        return 1.0 if state.shafts[tile] == player else 0.0
    rival = 0
    for owner, power in enumerate(powers):
        if power > rival and owner != player:
            rival = power
    if powers[player] == rival:
        return 0.4
    return 0.9 if powers[player] > rival else 0.1
