"""The course of a turn, from the auction to the clean-up, and the end of the game."""

from __future__ import annotations

from typing import Final, cast

from rockworker.engine.frames import Frame
from rockworker.games.rockwell.achievements import award, note_end
from rockworker.games.rockwell.events import ControlOrdered, DieReturned, ShaftPaid, TurnEnded, TurnStarted
from rockworker.games.rockwell.frames.auction import Auction, PlaceVicePresidents
from rockworker.games.rockwell.frames.drilling import DrillingRounds
from rockworker.games.rockwell.frames.insurance import BuyInsurance
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.frames.workshop import Workshop
from rockworker.games.rockwell.ledger import give
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.scoring import score_events
from rockworker.games.rockwell.state import CREWS, NOBODY

TRACK_INSURANCE: Final = 1
TRACK_ORDER: Final = 2
TRACK_ROUNDS: Final = 3


class Turn(Frame[RockwellPlay]):
    """A whole turn: each step starts what belongs to it."""

    step: int = 0

    def run(self, play: RockwellPlay) -> None:
        step = STEPS[self.step]
        self.step = (self.step + 1) % len(STEPS)
        step(play)


def open_auction(play: RockwellPlay) -> None:
    """Every turn opens with an auction."""
    players = play.rules.players
    if not play.state.turn and play.rules.switches.awards_at_setup:
        award(play, range(players))
    play.state.turn += 1
    play.emit(TurnStarted(play.state.turn))
    if play.state.turn == play.rules.options.turn_limit:
        note_end(play, "limit")
    play.push(Auction(list(range(players)), [None] * players))


def place_vice_presidents(play: RockwellPlay) -> None:
    """Then the Vice Presidents are placed."""
    play.push(PlaceVicePresidents())


def offer_insurance(play: RockwellPlay) -> None:
    """Phase I, step 1."""
    play.state.track = TRACK_INSURANCE
    players = play.rules.players
    play.push(BuyInsurance(list(range(players)), [None] * players))


def set_drilling_order(play: RockwellPlay) -> None:
    """Phase I, step 2: owners of Vice Presidents on Board I go to the left, the others keep their order."""
    state = play.state
    state.track = TRACK_ORDER
    first = [state.slots[n] for n in play.rules.board_slots[0] if state.slots[n] != NOBODY]
    state.control = first + [player for player in state.control if player not in first]
    play.emit(ControlOrdered(tuple(state.control)))


def drill(play: RockwellPlay) -> None:
    """Phase I, step 3."""
    play.push(DrillingRounds())


def pay_shafts(play: RockwellPlay) -> None:
    """Phase I, step 4: every active mineshaft gives what its tile shows; all of them at once."""
    state, rules = play.state, play.rules
    state.track = TRACK_ROUNDS + rules.components.drilling.rounds
    paid = []
    for tile, owner in enumerate(state.shafts):
        if owner != NOBODY and state.revealed >> tile & 1:
            income = rules.incomes[state.tiles[tile]]
            give(state, owner, income)
            play.emit(ShaftPaid(owner, tile, income))
            paid.append(owner)
    if paid:
        award(play, paid)


def trade(play: RockwellPlay) -> None:
    """Phase II."""
    play.push(Market(traded=[0] * play.rules.players))


def close_market(play: RockwellPlay) -> None:
    """What must happen before Phase II counts as finished."""
    for react in play.rules.on_market_closed:
        react(play)


def work(play: RockwellPlay) -> None:
    """Phase III."""
    play.push(Workshop())


def put_back(play: RockwellPlay) -> None:
    """End of the turn: bribery tiles, dice, round pawn and Vice Presidents return."""
    state, rules = play.state, play.rules
    state.bribery_tiles = rules.components.drilling.bribery_tiles
    for crew, power in enumerate(state.crew_die):
        if power:
            play.emit(DieReturned(crew // CREWS, crew))
    state.crew_die = [0] * len(state.crew_die)
    state.dice = rules.components.drilling.dice
    state.track = 0
    state.slots = [NOBODY] * len(state.slots)
    state.actions = [0] * len(state.actions)
    play.emit(TurnEnded(state.turn))
    if not state.ending:
        for react in rules.on_turn_done:
            react(play)


def go_on_or_end(play: RockwellPlay) -> None:
    """A new turn follows, unless an end condition was met: then the game is scored."""
    if play.state.ending:
        play.state.stack.clear()
        for event in score_events(play):
            play.emit(event)


STEPS = (
    open_auction,
    place_vice_presidents,
    offer_insurance,
    set_drilling_order,
    drill,
    pay_shafts,
    trade,
    close_market,
    work,
    put_back,
    go_on_or_end,
)


def market_is_over(play: RockwellPlay) -> bool:
    """Whether Phase II of this turn is behind us."""
    return cast(Turn, play.state.stack[0]).step > STEPS.index(close_market)
