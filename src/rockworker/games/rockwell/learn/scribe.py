"""Writes the sheets of Rockwell straight from a game: what its views would tell, column by column."""

from __future__ import annotations

from typing import Any, Final

from rockworker.engine.frames import SealedChoice
from rockworker.games.rockwell.board import TILES, TILES_AT
from rockworker.games.rockwell.frames.drilling import DrillingTurn
from rockworker.games.rockwell.frames.extraction import SHARE, Extraction
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.learn.columns import RockwellColumns, Screens
from rockworker.games.rockwell.rules import RockwellPlay, Rules
from rockworker.games.rockwell.sight import dice_seen
from rockworker.games.rockwell.state import CREWS, NOBODY, RESOURCES, RockwellState
from rockworker.learn.sheet import Column, Desk, Scribe

UNKNOWN: Final = -2
"""Nothing that a game tells."""
NO_TILES: Final[list[int]] = []
ALL_TILES: Final = list(range(TILES))
NAMED: Final[dict[type[Any], tuple[bool, bool]]] = {}
"""By type of a frame: whether it names a player, and a crew. To ask a frame for what it has not takes long."""


class RockwellScribe(Scribe):
    """Keeps what it wrote last, and compares."""

    def __init__(self, rules: Rules, desk: Desk, columns: RockwellColumns) -> None:
        super().__init__(desk)
        self._at = columns
        self._players: int = desk.players
        self._open: bool = rules.options.open_stocks
        self._plain: bool = not any([m.required_power or m.extraction_allowed for m in rules.modules])
        """Whether no module has a say in what a tile needs."""
        self._owners: int = rules.owners
        self._crew_count: int = rules.owners * CREWS
        self._none_traded = [0] * desk.players
        self._none_sealed: list[object] = [None] * desk.players
        self.begin()

    def know_nothing(self) -> None:
        """Nothing is written yet."""
        players = self._players
        self._turn = UNKNOWN
        self._track = UNKNOWN
        self._ending = "?"
        self._prices = [UNKNOWN] * len(RESOURCES)
        self._bribery_tiles = UNKNOWN
        self._dice = UNKNOWN
        self._prompts: list[object] = [UNKNOWN]
        self._active = NOBODY
        """As a new sheet has it; below, flags and powers, too."""
        self._active_crew = NOBODY
        self._management: list[int] = []
        self._control: list[int] = []
        self._slots = [NOBODY] * self._at.slot_count
        self._piles: list[tuple[int, ...]] = []
        self._deliveries = [UNKNOWN] * len(self._at.deliveries)
        self._achievements = [UNKNOWN] * len(self._at.achievements)
        self._levels = [UNKNOWN] * players
        self._safety: list[int] = []
        self._mobility: list[int] = []
        self._shafts_built: list[int] = []
        self._cards = [UNKNOWN] * players
        self._actions = [UNKNOWN] * 2 * players
        self._all_actions: list[int] = []
        self._achieved = [UNKNOWN] * players
        self._owned = _Stocks(self, self._at.owned)
        self._shown = _Stocks(self, self._at.shown)
        self._traded = [UNKNOWN] * players
        self._sealed: list[object] = [None] * players
        self._know_no_mine()
        self._extraction: object = None
        self._roles = [0] * self._owners
        self._losses: list[object] = [None] * players

    def write(self, play: RockwellPlay, viewer: int) -> None:
        """All that has changed."""
        state = play.state
        top = state.stack[-1] if state.stack else None
        self._write_game(state)
        self._write_stack(play, top)
        self._write_boards(state)
        self._write_companies(state)
        self._write_stocks(state)
        self._write_mine(play, dice_seen(state, top))
        for column, view, encode in self._at.modules:
            self.put(column, encode(view(play)))

    def _write_game(self, state: RockwellState) -> None:
        at = self._at
        if state.turn != self._turn:
            self._turn = state.turn
            self.put_number(at.turn, self._turn)
        if state.track != self._track:
            self._track = state.track
            self.put_number(at.track, self._track)
        if state.ending != self._ending:
            self._ending = state.ending
            self.put(at.ending, self._ending)
        self.put_numbers(at.prices, state.prices, self._prices)
        if state.bribery_tiles != self._bribery_tiles:
            self._bribery_tiles = state.bribery_tiles
            self.put_number(at.bribery_tiles, self._bribery_tiles)
        if state.dice != self._dice:
            self._dice = state.dice
            self.put_number(at.dice, self._dice)

    # What goes on

    def _write_stack(self, play: RockwellPlay, top: Any) -> None:
        """What is asked and what goes on around it, with all that is known only while it does."""
        prompts: list[object] = []
        traded: list[int] = []
        extraction: Extraction | None = None
        for frame in play.state.stack:
            if isinstance(frame, DrillingTurn):
                prompts.append(frame.stage)
                continue
            prompts.append(type(frame))
            if isinstance(frame, Market):
                traded = frame.traded
            elif isinstance(frame, Extraction):
                extraction = frame
        if prompts != self._prompts:
            self._prompts = prompts
            self.put(self._at.prompts, tuple(prompts))
        self._write_asked(top)
        self.put_numbers(self._at.traded, traded or self._none_traded, self._traded)
        self._write_sealed(top)
        if extraction is not None or self._extraction is not None:
            self._write_extraction(extraction)

    def _write_asked(self, top: Any) -> None:
        if isinstance(top, DrillingTurn):
            active, crew = top.player, top.crew
        else:
            has_player, has_crew = _named_by(top)
            active, crew = top.player if has_player else NOBODY, top.crew if has_crew else NOBODY
        if active != self._active:
            self.move_flag(self._at.active, self._active, active)
            self._active = active
        if crew != self._active_crew:
            self.move_flag(self._at.active_crew, self._active_crew, crew)
            self._active_crew = crew

    def _write_sealed(self, top: Any) -> None:
        """Everybody's sealed choice; only its owner is shown it."""
        choices: list[object] = top.choices if isinstance(top, SealedChoice) else self._none_sealed
        if choices != self._sealed:
            for player, choice in enumerate(choices):
                if choice != self._sealed[player]:
                    self._sealed[player] = choice
                    self.put(self._at.sealed[player], choice)

    def _write_extraction(self, frame: Extraction | None) -> None:
        """What is extracted, who has to do with it, and what danger takes."""
        key: object = None
        roles, losses = [0] * self._owners, self._none_sealed
        if frame is not None:
            key, roles = self._extracted(frame), self._roles_in(frame)
            losses = [frame.lost.get(player) for player in range(self._players)]
        if key != self._extraction:
            self._extraction = key
            self.put(self._at.extraction, key)
        self.put_numbers(self._at.roles, roles, self._roles)
        if losses != self._losses:
            self._losses = losses
            for player, cubes in enumerate(losses):
                self.put(self._at.losses[player], cubes)

    def _extracted(self, frame: Extraction) -> object:
        """Tile and card, and shares, once they are settled."""
        if frame.stage > SHARE:
            return frame.tile, frame.card, frame.share, frame.remainder
        return frame.tile, frame.card, None, None

    def _roles_in(self, frame: Extraction) -> list[int]:
        roles = [0] * self._owners
        for owner, power in frame.powers.items():
            roles[owner] = power << 2
        if frame.trigger >= 0:
            roles[frame.trigger] |= 1
        if frame.stage > SHARE and frame.priority >= 0:
            roles[frame.priority] |= 2
        return roles

    # Boards and companies

    def _write_boards(self, state: RockwellState) -> None:
        if state.management != self._management or state.control != self._control:
            self._management, self._control = state.management[:], state.control[:]
            for player, column in enumerate(self._at.orders):
                self.put_number(column, _place(self._management, player) << 4 | _place(self._control, player))
        if state.slots != self._slots:
            self._write_owners(self._at.slots, state.slots, self._slots)
            self._slots = state.slots[:]
        if state.piles != self._piles:
            self._piles = state.piles[:]
            for number, pile in enumerate(self._piles):
                self.put_number(self._at.piles[number], len(pile))
        self._put_piles(self._at.deliveries, state.delivery_piles, self._deliveries)
        self._put_piles(self._at.achievements, state.achievement_piles, self._achievements)

    def _write_companies(self, state: RockwellState) -> None:
        """What everybody sees of them."""
        at = self._at
        if state.safety != self._safety or state.mobility != self._mobility or state.shafts_built != self._shafts_built:
            self._write_levels(state)
        self.put_numbers(at.cards, state.cards, self._cards)
        if state.actions != self._all_actions:
            self._all_actions = state.actions[:]
            self.put_numbers(at.actions, state.actions[self._players :], self._actions)
        self.put_numbers(at.achieved, state.achievements, self._achieved)

    def _write_levels(self, state: RockwellState) -> None:
        self._safety, self._mobility, self._shafts_built = state.safety[:], state.mobility[:], state.shafts_built[:]
        for player in range(self._players):
            key = state.safety[player] | state.mobility[player] << 8 | state.shafts_built[player] << 16
            if key != self._levels[player]:
                self._levels[player] = key
                self.put_number(self._at.levels[player], key)

    def _write_stocks(self, state: RockwellState) -> None:
        """What is behind the screens. At the end, or if it was agreed on, all see it."""
        self._owned.write(state)
        if self._open or not state.stack:
            self._shown.write(state)
        else:
            self._shown.close()

    def _write_owners(self, columns: list[list[Column]], now: list[int], before: list[int]) -> None:
        """By place, which player has it, if one does: each has a flag for each place."""
        for place, owner in enumerate(now):
            had = before[place]
            if owner != had:
                if 0 <= had < self._players:
                    self.put_number(columns[had][place], 0)
                if 0 <= owner < self._players:
                    self.put_number(columns[owner][place], 1)

    def _put_piles(self, columns: list[Column], now: list[int], kept: list[int]) -> None:
        """Writes those of several numbers that are not what is kept of them; each belongs to another pile."""
        if now != kept:
            for pile, number in enumerate(now):
                if number != kept[pile]:
                    kept[pile] = number
                    self.put_number(columns[pile], pile << 8 | number)

    # The mine

    def _know_no_mine(self) -> None:
        self._crew_at = [UNKNOWN] * self._crew_count
        self._crew_power = [0] * self._crew_count
        self._crew_die = [0] * self._crew_count
        self._powers = [0] * TILES
        """By tile: the power on it."""
        self._powers_of = [[0] * TILES for _ in range(self._owners)]
        """By owner and tile."""
        self._tile_keys = [UNKNOWN] * TILES
        self._shafts = [NOBODY] * TILES
        self._revealed = UNKNOWN
        self._tiles: tuple[int, ...] = ()

    def _write_mine(self, play: RockwellPlay, dice: list[int]) -> None:
        """Tiles, powers and crews, where something has changed. Where a module has a say in what a tile needs, all
        tiles are looked at."""
        state = play.state
        touched = NO_TILES
        if self._have_moved(state, dice):
            touched = self._move_crews(state, dice)
        if state.shafts != self._shafts:
            self._write_owners(self._at.shafts, state.shafts, self._shafts)
            self._shafts = state.shafts[:]
        if state.revealed != self._revealed or state.tiles is not self._tiles:
            self._revealed, self._tiles = state.revealed, state.tiles
            self._write_tiles(play, ALL_TILES)
        else:
            self._write_tiles(play, touched if self._plain else ALL_TILES)

    def _have_moved(self, state: RockwellState, dice: list[int]) -> bool:
        return state.crew_at != self._crew_at or state.crew_power != self._crew_power or dice != self._crew_die

    def _move_crews(self, state: RockwellState, dice: list[int]) -> list[int]:
        """Writes the crews that have changed: the tiles on which that changes something."""
        touched: list[int] = []
        for crew in range(self._crew_count):
            at, power, die = state.crew_at[crew], state.crew_power[crew], dice[crew]
            before, strength = self._crew_at[crew], self._crew_power[crew] + self._crew_die[crew]
            if at == before and power == self._crew_power[crew] and die == self._crew_die[crew]:
                continue
            if at == before:
                self._count_crew(crew, at, power + die - strength, touched)
            else:
                if before != UNKNOWN:
                    self._count_crew(crew, before, -strength, touched)
                self._count_crew(crew, at, power + die, touched)
            self._crew_at[crew], self._crew_power[crew], self._crew_die[crew] = at, power, die
            self.put_number(self._at.crews[crew], at << 8 | power << 4 | die)
        return touched

    def _count_crew(self, crew: int, place: int, strength: int, touched: list[int]) -> None:
        """A crew comes to a place, or leaves it."""
        owner = crew // CREWS
        powers, columns = self._powers_of[owner], self._at.powers[owner]
        for tile in TILES_AT[place]:
            self._powers[tile] = self._powers[tile] + strength
            powers[tile] = powers[tile] + strength
            self.put_number(columns[tile], powers[tile])
            touched.append(tile)

    def _write_tiles(self, play: RockwellPlay, tiles: list[int]) -> None:
        rules, plain, revealed = play.rules, self._plain, self._revealed
        for tile in tiles:
            drilled, number = revealed >> tile & 1, self._tiles[tile]
            required = rules.powers[number] if plain else rules.required_power(play, tile)
            ready = 0 if drilled else 1 if plain or rules.extraction_allowed(play, tile) else 0
            key = required << 24 | self._powers[tile] << 16 | number << 8 | drilled << 1 | ready
            if key != self._tile_keys[tile]:
                self._tile_keys[tile] = key
                self.put(self._at.tiles[tile], key)


class _Stocks:
    """What is behind the screens, as it was written last."""

    def __init__(self, scribe: Scribe, columns: Screens) -> None:
        self._scribe = scribe
        self._at = columns
        self._everything: list[Column] = [
            *columns.open,
            *columns.cubes,
            *columns.cash,
            *columns.insurance,
            *columns.deliveries,
            *columns.delivery_prestige,
            *columns.achievement_prestige,
        ]
        self.forget()

    def forget(self) -> None:
        """All is to be written again."""
        players = len(self._at.open)
        self._are_open = False
        self._are_closed = False
        self._cubes = [UNKNOWN] * len(self._at.cubes)
        self._cash = [UNKNOWN] * players
        self._insurance = [UNKNOWN] * players
        self._deliveries = [UNKNOWN] * players
        self._delivery_prestige = [UNKNOWN] * players
        self._achievement_prestige = [UNKNOWN] * players

    def write(self, state: RockwellState) -> None:
        """All that has changed."""
        scribe, at = self._scribe, self._at
        if not self._are_open:
            self.forget()
            self._are_open = True
            for column in at.open:
                scribe.put_number(column, 1)
        scribe.put_numbers(at.cubes, state.cubes, self._cubes)
        scribe.put_numbers(at.cash, state.cash, self._cash)
        scribe.put_numbers(at.insurance, state.insurance, self._insurance)
        scribe.put_numbers(at.deliveries, state.deliveries, self._deliveries)
        scribe.put_numbers(at.delivery_prestige, state.delivery_prestige, self._delivery_prestige)
        scribe.put_numbers(at.achievement_prestige, state.achievement_prestige, self._achievement_prestige)

    def close(self) -> None:
        """Nothing is shown."""
        if not self._are_closed:
            self.forget()
            self._are_closed = True
            for column in self._everything:
                self._scribe.put_number(column, 0)


def _named_by(frame: Any) -> tuple[bool, bool]:
    found = NAMED.get(type(frame))
    if found is None:
        found = NAMED[type(frame)] = hasattr(frame, "player"), hasattr(frame, "crew")
    return found


def _place(order: list[int], player: int) -> int:
    """A player's place in an order, from 1 on; 0: none yet."""
    return order.index(player) + 1 if player in order else 0
