"""Extraction: from the tile that is ready to the cubes in the stocks."""

from __future__ import annotations

from typing import Final

from rockworker.engine.chance import shuffle
from rockworker.engine.frames import Frame
from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.games.rockwell.achievements import award
from rockworker.games.rockwell.actions import ChooseTile
from rockworker.games.rockwell.board import ALL_TILES, TILES, TILES_AT, TOUCHED, TOUCHING, tiles_in
from rockworker.games.rockwell.components import plus
from rockworker.games.rockwell.events import (
    BootyShared,
    CardDrawn,
    CardKept,
    CardRemoved,
    CrewRelocated,
    CubesReturned,
    RemainderReceived,
    ShareReceived,
    TileDrilled,
)
from rockworker.games.rockwell.frames.danger import lose, settle_losses, strike
from rockworker.games.rockwell.ledger import give
from rockworker.games.rockwell.refusals import AlreadyDrilled, NoneSuch, PowerMissing
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import CREWS, NO_CUBES, NOBODY, Cubes, RockwellState


def power_on(state: RockwellState, tile: int) -> int:
    """The total power on a tile: every owner's crews, with their dice."""
    touching, power, die = TOUCHING[tile], state.crew_power, state.crew_die
    total = 0
    for crew, place in enumerate(state.crew_at):
        if touching[place]:
            total += power[crew] + die[crew]
    return total


def powers_by_tile(state: RockwellState, dice: list[int], asked: int = ALL_TILES) -> list[int]:
    """By tile: the total power on it, with these dice beside the crews. For many tiles, crew by crew is quicker. Only
    the tiles that are asked for (bits) are certain to have all of theirs."""
    powers, crew_power = [0] * TILES, state.crew_power
    for crew, place in enumerate(state.crew_at):
        if TOUCHED[place] & asked:
            for tile in TILES_AT[place]:  # compiled, `+=` is slow with the items of a list
                powers[tile] = powers[tile] + crew_power[crew] + dice[crew]
    return powers


def powers_by_owner(state: RockwellState, tile: int) -> dict[int, int]:
    """The owners of crews on a tile in the order of their numbers, and the power of each."""
    touching = TOUCHING[tile]
    powers: dict[int, int] = {}
    for crew, place in enumerate(state.crew_at):
        if touching[place]:
            owner = crew // CREWS
            powers[owner] = powers.get(owner, 0) + state.crew_power[crew] + state.crew_die[crew]
    return powers


def ready_tiles(play: RockwellPlay, tiles: int) -> tuple[int, ...]:
    """Which of some unrevealed tiles (bits) have enough power on them to be extracted now."""
    manned = 0
    if tiles:
        for place in play.state.crew_at:
            manned |= TOUCHED[place] & tiles
    if not manned:
        return ()
    rules, powers = play.rules, powers_by_tile(play.state, play.state.crew_die, manned)
    enough = [tile for tile in tiles_in(manned) if powers[tile] >= rules.required_power(play, tile)]
    return rules.extractable(play, tuple(enough))


def is_ready(play: RockwellPlay, tile: int) -> bool:
    """Whether one unrevealed tile has enough power on it to be extracted now."""
    rules = play.rules
    return power_on(play.state, tile) >= rules.required_power(play, tile) and rules.extraction_allowed(play, tile)


def readied(play: RockwellPlay, crew: int) -> int:
    """The unrevealed tiles on which a crew counts (bits), if one of them is ready to be extracted now; else 0."""
    place, revealed = play.state.crew_at[crew], play.state.revealed
    for tile in TILES_AT[place]:
        if not revealed >> tile & 1 and is_ready(play, tile):
            return TOUCHED[place] & ~revealed
    return 0


def priority(play: RockwellPlay, tile: int, trigger: int) -> int:
    """The priority player: the owner of the mineshaft; else the strongest, if one is; else the trigger."""
    return priority_among(play, tile, powers_by_owner(play.state, tile), trigger)


def priority_among(play: RockwellPlay, tile: int, powers: dict[int, int], trigger: int) -> int:
    """The priority player, where the powers of the owners of crews are known."""
    shaft = play.state.shafts[tile]
    if shaft != NOBODY:
        return shaft
    best = max(powers.values(), default=0)
    strongest = [owner for owner, power in powers.items() if power == best]
    if len(strongest) == 1:
        return strongest[0]
    return trigger if strongest else NOBODY


class Threshold(Frame[RockwellPlay]):
    """Power has changed on some tiles: those that are ready are extracted, one after another."""

    tiles: int
    """The tiles to look at, as bits."""
    trigger: int
    """Who gets the credit; NOBODY if nobody may take it."""
    crew: int
    """The crew whose displacement or change it was."""
    active: int = NOBODY
    """Whose turn it is, with or without credit."""

    def run(self, play: RockwellPlay) -> None:
        ready = ready_tiles(play, self.tiles & ~play.state.revealed)
        if not ready:
            play.pop()
        elif len(ready) > 1 and 0 <= self.trigger < play.rules.players:
            play.ask(self.trigger, [Offer(ChooseTile, ready)])
        else:  # nobody chooses where nobody has credit: then the outer stratum goes first
            self._extract(play, ready[0])

    def take(self, play: RockwellPlay, player: int, action: ChooseTile) -> None:
        self._extract(play, action.tile)

    def why_not(self, play: RockwellPlay, player: int, action: object) -> Refusal:
        return self._not_ready(play, action.tile) if isinstance(action, ChooseTile) else self.not_asked("RW-EXT-03")

    def _not_ready(self, play: RockwellPlay, tile: int) -> Refusal:
        if not 0 <= tile < TILES:
            return NoneSuch("RW-EXT-01", "tile")
        if play.state.revealed >> tile & 1:
            return AlreadyDrilled("RW-EXT-25", tile)
        if not play.rules.extraction_allowed(play, tile):
            return play.rules.why_not_extract(play, tile)
        missing = play.rules.required_power(play, tile) - power_on(play.state, tile)
        return PowerMissing("RW-EXT-01", tile, missing) if missing > 0 else self.not_asked("RW-EXT-16")

    def _extract(self, play: RockwellPlay, tile: int) -> None:
        play.push(Extraction(tile, self.trigger, self.crew, active=self.active))


FLIP: Final = 0
DRAW: Final = 1
SHARE: Final = 2
DANGER: Final = 3
HAND_OUT: Final = 4
REACT: Final = 5


class Extraction(Frame[RockwellPlay]):
    """A tile is drilled: flip, draw, share, danger, hand out, react."""

    tile: int
    trigger: int
    crew: int
    stage: int = FLIP
    card: int = -1
    priority: int = NOBODY
    share: Cubes = NO_CUBES
    """What each sharer is to get."""
    remainder: Cubes = NO_CUBES
    powers: dict[int, int] = {}
    """By sharer: power on the tile."""
    losses: list[tuple[int, int]] = []
    """Player, and how many cubes danger takes after safety and insurance."""
    set_aside: list[int] = []
    """Special cards that go back into the pile."""
    specials: list[str] = []
    """Faces resolved in this extraction."""
    active: int = NOBODY
    """Whose turn it is."""
    lost: dict[int, Cubes] = {}
    """By player: which cubes danger takes, as soon as it is settled."""

    def run(self, play: RockwellPlay) -> None:
        stage = self.stage
        if stage == FLIP:
            self._flip(play)
        elif stage == DRAW:
            self._draw(play)
        elif stage == SHARE:
            self._share(play)
        elif stage == DANGER:
            self.stage = HAND_OUT
            strike(play, self)
        elif stage == HAND_OUT:
            if settle_losses(play, self):
                self._hand_out(play)
        else:
            play.pop()
            for react in play.rules.on_extraction_done:
                react(play, self)

    def _flip(self, play: RockwellPlay) -> None:
        state = play.state
        state.surprises += 1
        state.revealed |= 1 << self.tile
        play.emit(TileDrilled(self.tile, self.trigger, play.rules.incomes[state.tiles[self.tile]]))
        touching = TOUCHING[self.tile]
        for crew, place in enumerate(state.crew_at):
            if touching[place] and place != self.tile:
                state.crew_at[crew] = self.tile
                play.emit(CrewRelocated(crew // CREWS, crew, self.tile))
        self.stage = DRAW

    def _draw(self, play: RockwellPlay) -> None:
        """One card; after a special face, which does its own work, another one is drawn."""
        state = play.state
        state.surprises += 1
        pile = play.rules.pile_of[state.tiles[self.tile]]
        *rest, number = state.piles[pile]
        state.piles[pile] = tuple(rest)
        card = play.rules.cards[number]
        if card.face != "resources":
            play.rules.faces[card.face](play, self, number)
            return
        self.card = number
        self.stage = SHARE
        play.emit(CardDrawn(self.tile, card.cubes, card.danger))

    def _share(self, play: RockwellPlay) -> None:
        cubes = play.rules.cards[self.card].cubes
        self.powers = powers_by_owner(play.state, self.tile)
        sharers = len(self.powers)
        # With nobody left to share, everything is remainder, and only a mineshaft gives a right to it.
        self.share = NO_CUBES if not sharers else _each(cubes, sharers)
        self.remainder = cubes if not sharers else _rest(cubes, sharers)
        self.priority = priority_among(play, self.tile, self.powers, self.trigger)
        self.stage = DANGER
        play.emit(BootyShared(self.tile, tuple(self.powers), self.share, self.remainder))
        for react in play.rules.on_remainder_set:
            react(play, self)

    def _hand_out(self, play: RockwellPlay) -> None:
        self.stage = REACT
        players = play.rules.players
        receivers = [owner for owner in self.powers if owner < players]
        for player in receivers:
            self._give(play, player)
        if 0 <= self.priority < players:
            self._give_remainder(play)
            receivers.append(self.priority)
        for player, _ in self.losses:
            lose(play, player, self.lost[player])
        self._return_nobodys(play)
        self._hand_out_card(play)
        self._put_back(play)
        if 0 <= self.trigger < players:
            receivers.append(self.trigger)
        award(play, receivers, self.active if play.rules.switches.active_throughout else self.trigger)

    def at_risk(self, play: RockwellPlay, player: int) -> Cubes:
        """The cubes of a sharer that danger may take: the share, by a switch also the remainder."""
        if play.rules.options.danger_on_remainder and player == self.priority:
            return plus(self.share, self.remainder)
        return self.share

    def _give(self, play: RockwellPlay, player: int) -> None:
        give(play.state, player, self.share)
        play.emit(ShareReceived(player, self.share))

    def _give_remainder(self, play: RockwellPlay) -> None:
        if any(self.remainder):
            give(play.state, self.priority, self.remainder)
            play.emit(RemainderReceived(self.priority, self.remainder))

    def _return_nobodys(self, play: RockwellPlay) -> None:
        """Shares of owners without a company, and a remainder without a taker, never leave the supply."""
        players = play.rules.players
        nobodys = NO_CUBES if 0 <= self.priority < players else self.remainder
        for owner in self.powers:
            if owner >= players:
                nobodys = plus(nobodys, self.share)
        if any(nobodys):
            play.emit(CubesReturned(nobodys))

    def _hand_out_card(self, play: RockwellPlay) -> None:
        if 0 <= self.trigger < play.rules.players:
            play.state.cards[self.trigger] += 1
            play.emit(CardKept(self.trigger, play.state.cards[self.trigger]))
        else:
            play.emit(CardRemoved(self.tile))

    def _put_back(self, play: RockwellPlay) -> None:
        """Special cards that were set aside are shuffled back into their pile."""
        if self.set_aside:
            state = play.state
            pile = play.rules.pile_of[state.tiles[self.tile]]
            cards = [*state.piles[pile], *self.set_aside]
            shuffle(state, cards)
            state.surprises += 1
            state.piles[pile] = tuple(cards)


def _each(cubes: Cubes, sharers: int) -> Cubes:
    return (cubes[0] // sharers, cubes[1] // sharers, cubes[2] // sharers, cubes[3] // sharers)


def _rest(cubes: Cubes, sharers: int) -> Cubes:
    return (cubes[0] % sharers, cubes[1] % sharers, cubes[2] % sharers, cubes[3] % sharers)
