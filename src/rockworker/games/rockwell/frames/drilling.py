"""The drilling rounds: moving crews, subcontractors, bribery."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rockworker.engine.frames import Frame
from rockworker.engine.offers import Action, Offer
from rockworker.engine.refusals import Refusal
from rockworker.games.rockwell.achievements import award, check_end
from rockworker.games.rockwell.actions import Bribe, CarryDie, Drill, Hire, Pass
from rockworker.games.rockwell.board import (
    ADJACENT,
    BORDER,
    CENTRE,
    DEPTH,
    DESTINATIONS,
    ENTRANCE,
    TILES_AT,
    TOUCHED,
)
from rockworker.games.rockwell.events import (
    CentreReached,
    CrewBribed,
    CrewMoved,
    CrewStayed,
    DieCarried,
    DieReturned,
    RoundStarted,
    SubcontractorHired,
)
from rockworker.games.rockwell.frames.extraction import Threshold, readied
from rockworker.games.rockwell.ledger import pay
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import CREWS
from rockworker.games.rockwell.why_not.drilling import (
    DIE_FIRST,
    MOVE_FIRST,
    STRADDLING,
    of_bribe,
    of_carrying,
    of_drill,
    of_hire,
)

TRACK_ROUNDS: Final = 3
MOST_POWER: Final = 4
"""Of a subcontractor."""
MOVE: Final = 0
CARRY: Final = 1
ADVANTAGE: Final = 2
AFTER: Final = 3
DONE: Final = 4
STAGE_NAMES: Final = ("move", "carry-die", "advantage", "advantage", "advantage")
"""Stages of a drilling turn. AFTER leaves room for what modules offer; DONE ends the turn without it."""
PASS: Final = Offer(Pass)
DRILLS: Final = [
    [[Offer(Drill, (crew,), DESTINATIONS[mobility][place]) for place in range(CENTRE)] for crew in range(4 * CREWS)]
    for mobility in range(STRADDLING)
]
"""By mobility, crew and place: where a crew may go while nobody can be in its way."""
CARRIES: Final = [Offer(CarryDie, range(most + 1)) for most in range(MOST_POWER + 1)]
"""By the greatest power that is allowed and paid for: taking a subcontractor along, or not."""
HIRES: Final = [Offer(Hire, range(1, most + 1)) for most in range(1, MOST_POWER + 1)]
"""By that power less one: attaching a subcontractor."""


class DrillingRounds(Frame[RockwellPlay]):
    """Phase I, step 3: in each round every player has one drilling turn, in Control order."""

    round: int = 0
    seat: int = 0

    def run(self, play: RockwellPlay) -> None:
        seat, state = self.seat, play.state
        if self.round == play.rules.rounds:
            play.pop()
        elif seat == play.rules.players:
            self._end_round(play)
        else:
            if seat == 0:
                self._begin_round(play)
            player = state.control[seat]
            self.seat = seat + 1
            first = player * CREWS
            if state.crew_at[first : first + CREWS].count(CENTRE) < CREWS:
                state.stack.append(DrillingTurn(player))

    def _begin_round(self, play: RockwellPlay) -> None:
        play.state.track = TRACK_ROUNDS + self.round
        play.emit(RoundStarted(self.round + 1))

    def _end_round(self, play: RockwellPlay) -> None:
        self.seat = 0
        self.round += 1
        for react in play.rules.on_round_done:
            react(play)


class DrillingTurn(Frame[RockwellPlay]):
    """A player makes a crew active, moves it or lets it stay, then may use an advantage with it."""

    player: int
    stage: int = MOVE
    crew: int = -1
    """The active crew."""

    @property
    def prompt_name(self) -> str:
        """Each stage asks its own question."""
        return f"drilling-turn-{STAGE_NAMES[self.stage]}"

    def run(self, play: RockwellPlay) -> None:
        stage = self.stage
        if stage == CARRY:
            play.ask(self.player, [CARRIES[self._most_power(play)]])
            return
        offers = self._drills(play) if stage == MOVE else self._advantages(play) if stage == ADVANTAGE else []
        if stage != DONE:
            for added in play.rules.turn_offers:
                offers += added(play, self)
        if not offers:
            play.state.stack.pop()
            return
        if stage != MOVE:
            offers.append(PASS)
        play.ask(self.player, offers)

    def take(self, play: RockwellPlay, player: int, action: Any) -> None:
        kind = type(action)  # `isinstance` is slow with records
        if kind is Drill:
            self._drill(play, action.crew, action.to)
        elif kind is Pass:
            play.pop()
        elif kind is Bribe:
            self._bribe(play, action.crew, action.tile)
        elif kind is Hire:
            self._hire(play, action.power)
        elif kind is CarryDie:
            self._carry(play, action.power)
        else:
            play.rules.turn_actions[kind](play, player, action)

    def why_not(self, play: RockwellPlay, player: int, action: Action) -> Refusal:
        explain = play.rules.turn_refusals.get(type(action))
        if explain:
            return explain(play, self, action)
        if self.stage == MOVE:
            return self._not_moving(play, action)
        return self._not_carrying(play, action) if self.stage == CARRY else self._no_advantage(play, action)

    def _not_moving(self, play: RockwellPlay, action: Action) -> Refusal:
        if isinstance(action, Drill):
            return of_drill(play, self.player, action)
        return self.not_asked(MOVE_FIRST.get(type(action), "RW-DRILL-02"))

    def _not_carrying(self, play: RockwellPlay, action: Action) -> Refusal:
        if isinstance(action, CarryDie):
            return of_carrying(play, self.player, self.crew, action)
        return self.not_asked(DIE_FIRST.get(type(action), "RW-SUB-12"))

    def _no_advantage(self, play: RockwellPlay, action: Action) -> Refusal:
        used = self.stage != ADVANTAGE
        if isinstance(action, Hire):
            return of_hire(play, self.player, self.crew, action.power, used=used)
        if isinstance(action, Bribe):
            return of_bribe(play, self.player, self.crew, action, used=used)
        if isinstance(action, CarryDie):
            return self.not_asked("RW-SUB-12")
        other = isinstance(action, Drill) and action.crew != self.crew
        return self.not_asked("RW-DRILL-10" if other else "RW-DRILL-12")

    # What the player may do

    def _drills(self, play: RockwellPlay) -> list[Offer]:
        mobility, places = play.state.mobility[self.player], play.state.crew_at
        first = self.player * CREWS
        crews = range(first, first + CREWS)
        if mobility < STRADDLING:
            drills = DRILLS[mobility]
            return [drills[crew][places[crew]] for crew in crews if places[crew] != CENTRE]
        moves = DESTINATIONS[mobility]
        return [
            Offer(Drill, (crew,), _without_taken_borders(moves[places[crew]], places[crew], places))
            for crew in crews
            if places[crew] != CENTRE
        ]

    def _advantages(self, play: RockwellPlay) -> list[Offer]:
        slots = play.state.slots
        if self.player not in slots:
            return []
        advantage = play.rules.slots[slots.index(self.player)].advantage  # the slots of Board I come first
        if advantage == "bribery":
            return self._bribes(play)
        return self._hires(play) if advantage == "subcontracting" else []

    def _hires(self, play: RockwellPlay) -> list[Offer]:
        state = play.state
        if not state.dice or state.crew_die[self.crew] or state.crew_at[self.crew] >= ENTRANCE:
            return []
        most = self._most_power(play)
        return [HIRES[most - 1]] if most else []

    def _most_power(self, play: RockwellPlay) -> int:
        """The greatest power of a subcontractor that the depth allows and the player can pay."""
        state, rules = play.state, play.rules
        most = rules.caps[state.crew_at[self.crew]]
        while most and rules.fees[most] > state.cash[self.player]:
            most -= 1
        return most

    def _bribes(self, play: RockwellPlay) -> list[Offer]:
        state = play.state
        if not state.bribery_tiles:
            return []
        offers = []
        for tile in TILES_AT[state.crew_at[self.crew]]:
            targets = () if state.revealed >> tile & 1 else self._targets(play, tile)
            if targets:
                offers.append(Offer(Bribe, targets, (tile,)))
        return offers

    def _targets(self, play: RockwellPlay, tile: int) -> tuple[int, ...]:
        """The opposing crews next to a tile that may be bribed onto it."""
        state, near = play.state, ADJACENT[tile]
        crews = [crew for crew, place in enumerate(state.crew_at) if TOUCHED[place] & near]
        return tuple([crew for crew in crews if crew // CREWS != self.player and self._may_bring_die(play, crew, tile)])

    def _may_bring_die(self, play: RockwellPlay, crew: int, tile: int) -> bool:
        """A target's die comes along unchanged, so it must be allowed there and paid for."""
        power = play.state.crew_die[crew]
        return power <= play.rules.caps[tile] and play.rules.fees[power] <= play.state.cash[self.player]

    # What happens then

    def _drill(self, play: RockwellPlay, crew: int, to: int) -> None:
        state = play.state
        origin = state.crew_at[crew]
        self.crew = crew
        self.stage = ADVANTAGE
        if to == origin:
            play.emit(CrewStayed(self.player, crew, to))
            return
        state.crew_at[crew] = to
        play.events.append(CrewMoved(self.player, crew, origin, to))  # as `emit`, without the call
        if to == CENTRE:
            self._reach_centre(play)
        elif state.crew_die[crew]:
            self.stage = CARRY
        above, below = DEPTH[origin], DEPTH[to]
        if below > above and below >= play.rules.goal_depth:
            award(play, (self.player,), self.player, play.rules.goals_below[above][below])
        if self.stage == CARRY and not self._most_power(play):
            self._carry(play, 0)
        elif self.stage == ADVANTAGE:
            self._check(play, crew)

    def _reach_centre(self, play: RockwellPlay) -> None:
        self.stage = AFTER
        return_die(play, self.crew)
        play.emit(CentreReached(self.player, self.crew))
        check_end(play)

    def _carry(self, play: RockwellPlay, power: int) -> None:
        if power:
            fee = play.rules.fees[power]
            pay(play.state, self.player, fee)
            play.state.crew_die[self.crew] = power
            play.emit(DieCarried(self.player, self.crew, power, fee))
        else:
            return_die(play, self.crew)
        self.stage = ADVANTAGE
        self._check(play, self.crew)

    def _hire(self, play: RockwellPlay, power: int) -> None:
        state = play.state
        fee = play.rules.fees[power]
        pay(state, self.player, fee)
        state.dice -= 1
        state.crew_die[self.crew] = power
        self.stage = AFTER
        play.emit(SubcontractorHired(self.player, self.crew, power, fee))
        self._check(play, self.crew)

    def _bribe(self, play: RockwellPlay, crew: int, tile: int) -> None:
        state = play.state
        fee = play.rules.fees[state.crew_die[crew]]
        pay(state, self.player, fee)
        state.bribery_tiles -= 1
        origin = state.crew_at[crew]
        state.crew_at[crew] = tile
        self.stage = AFTER
        owner = crew // CREWS
        play.emit(CrewBribed(self.player, owner, crew, origin, tile, fee))
        if DEPTH[tile] >= play.rules.goal_depth:
            award(play, (owner,), self.player, play.rules.goals_below[DEPTH[origin]][DEPTH[tile]])
        self._check(play, crew)

    def _check(self, play: RockwellPlay, crew: int) -> None:
        """A tile that has become ready is drilled at once, and the drilling turn is over with it."""
        if tiles := readied(play, crew):
            self.stage = DONE
            play.push(Threshold(tiles, self.player, crew, self.player))


def return_die(play: RockwellPlay, crew: int) -> None:
    """A subcontractor with a crew goes back to Board I."""
    if play.state.crew_die[crew]:
        play.state.crew_die[crew] = 0
        play.state.dice += 1
        play.emit(DieReturned(crew // CREWS, crew))


def _without_taken_borders(places: Sequence[int], own: int, taken: Sequence[int]) -> tuple[int, ...]:
    """A border holds one straddling crew at most, no matter whose."""
    return tuple([p for p in places if p == own or not BORDER <= p < ENTRANCE or p not in taken])
