"""What must hold after every action: nothing is created or lost outside the rules."""

from __future__ import annotations

from rockworker.games.rockwell.board import ALL_TILES, CENTRE, PLACES, is_border, is_entrance, tiles_in
from rockworker.games.rockwell.frames.drilling import CARRY, DrillingTurn
from rockworker.games.rockwell.frames.extraction import Extraction, Threshold, ready_tiles
from rockworker.games.rockwell.frames.workshop import LEVELS
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import CREWS, NOBODY


def check(play: RockwellPlay) -> None:
    """Raises AssertionError with the invariant that is broken."""
    _money_and_cubes(play)
    _orders_and_boards(play)
    _companies(play)
    _crews(play)
    _terrain(play)
    _prestige(play)
    for module in play.rules.modules:
        if module.check:
            module.check(play)


def _money_and_cubes(play: RockwellPlay) -> None:
    state, start = play.state, play.rules.components.start
    players = play.rules.players
    assert sum(state.cash) + state.bank == players * start.cash, "money does not balance"
    for resource in range(4):
        owned = sum(state.cubes[resource::4])
        assert owned + state.supply[resource] == players * start.cubes[resource], f"cubes {resource} do not balance"
    assert min(state.cash) >= 0, "a player is in debt"
    assert min(state.cubes) >= 0, "a player has less than no cubes"
    assert min(state.insurance) >= 0, "a player has less than no insurance"
    assert not any(cash % 100 for cash in state.cash), "money is counted in hundreds"


def _orders_and_boards(play: RockwellPlay) -> None:
    state, rules = play.state, play.rules
    everybody = list(range(rules.players))
    assert sorted(state.management) == everybody, "the Management order lost a player"
    assert sorted(state.control) == everybody, "the Control order lost a player"
    for slots in rules.board_slots:
        owners = [state.slots[n] for n in slots if state.slots[n] != NOBODY]
        assert len(set(owners)) == len(owners), "two Vice Presidents of one player on a board"
    for n, left in enumerate(state.actions):
        board, player = divmod(n, rules.players)
        given = [rules.slots[s].actions for s in rules.board_slots[board] if state.slots[s] == player]
        assert 0 <= left <= sum(given), "actions that no Vice President has"
    assert 0 <= state.bribery_tiles <= rules.components.drilling.bribery_tiles, "bribery tiles"


def _companies(play: RockwellPlay) -> None:
    state = play.state
    for levels in (state.safety, state.mobility):
        assert all(0 <= level <= LEVELS for level in levels), "a level that no company has"
    assert all(price > 0 and price % 100 == 0 for price in state.prices), "a price"
    assert state.ending in ("", "centre", "achievements", "limit"), "an unknown ending"


def _crews(play: RockwellPlay) -> None:
    state, rules = play.state, play.rules
    assert len(state.crew_at) == rules.owners * CREWS, "a crew was lost"
    hired = sum(1 for die in state.crew_die if die)
    assert state.dice + hired == rules.components.drilling.dice, "a die was lost"
    for place, power, peak, die in zip(state.crew_at, state.crew_power, state.crew_peak, state.crew_die, strict=True):
        assert 0 <= place < PLACES, "a crew is nowhere"
        assert 1 <= power <= peak <= 4, "a crew's power"
        assert not die or not (place == CENTRE or is_entrance(place)), "a die outside the rings"
        assert die <= 4, "a die's power"
    borders = [place for place in state.crew_at if is_border(place)]
    assert len(set(borders)) == len(borders), "two crews straddle one border"
    _dice_caps(play)


def _settled(play: RockwellPlay) -> bool:
    """Nothing is half done: no extraction under way, no die waiting to be paid for."""
    for frame in play.state.stack:
        if isinstance(frame, Extraction | Threshold) or (isinstance(frame, DrillingTurn) and frame.stage == CARRY):
            return False
    return True


def _dice_caps(play: RockwellPlay) -> None:
    if _settled(play):
        for place, die in zip(play.state.crew_at, play.state.crew_die, strict=True):
            assert not die or die <= play.rules.caps[place], "a die is too strong for its stratum"


def _terrain(play: RockwellPlay) -> None:
    state = play.state
    assert sorted(state.tiles) == list(range(len(state.tiles))), "a tile was lost"
    owners = [owner for owner in state.shafts if owner != NOBODY]
    for player in range(play.rules.players):
        assert owners.count(player) == state.shafts_built[player] <= 3, "a mineshaft was lost"
    assert max(owners, default=NOBODY) < play.rules.players, "a mineshaft of nobody's"
    cards = [card for pile in state.piles for card in pile]
    assert len(set(cards)) == len(cards), "a card lies in two piles"
    assert sum(state.cards) <= state.revealed.bit_count(), "more cards kept than tiles drilled"
    if _settled(play):
        _drawn_cards(play)
        assert not ready_tiles(play, ALL_TILES & ~state.revealed), "a tile that is ready was not drilled"


def _drawn_cards(play: RockwellPlay) -> None:
    """Every drilled tile has taken one card with resources from its pile, and nothing else has."""
    state, rules = play.state, play.rules
    drilled = [rules.pile_of[state.tiles[tile]] for tile in tiles_in(state.revealed)]
    for pile, number in enumerate(rules.pile_numbers):
        printed = [n for n, card in enumerate(rules.cards) if card.pile == number]
        gone = [n for n in printed if n not in state.piles[pile]]
        assert set(state.piles[pile]) <= set(printed), "a card in the wrong pile"
        assert sum(rules.cards[n].face == "resources" for n in gone) == drilled.count(pile), "a card was lost"


def _prestige(play: RockwellPlay) -> None:
    state, rules = play.state, play.rules
    for number, taken in enumerate(state.achievement_piles):
        owners = sum(had >> number & 1 for had in state.achievements)
        assert owners == taken <= len(rules.achievement_tiles[number]), "an achievement tile was lost"
    given = sum(sum(tiles[:n]) for tiles, n in zip(rules.achievement_tiles, state.achievement_piles, strict=True))
    assert given == sum(state.achievement_prestige), "achievement prestige does not balance"
    piles = list(zip(rules.components.deliveries, state.delivery_piles, strict=True))
    assert all(0 <= bought <= len(pile.costs) for pile, bought in piles), "a pile of deliveries"
    assert sum(sum(pile.prestige[:n]) for pile, n in piles) == sum(state.delivery_prestige), "delivery prestige"
    assert sum(state.delivery_piles) == sum(state.deliveries), "a delivery tile was lost"
