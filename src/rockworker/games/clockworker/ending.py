"""How the last round comes: by the twelfth card, by FIN, by agreement, or because nobody can do anything any more."""

from __future__ import annotations

from rockworker.games.clockworker.events import LastRoundCame
from rockworker.games.clockworker.resources import GEAR, ROBOT
from rockworker.games.clockworker.rules import NO_PRICE, ClockworkerPlay
from rockworker.games.clockworker.state import EMPTY, ClockworkerState


def last_round(play: ClockworkerPlay, cause: str) -> None:
    """The present round is completed, then the game ends. A second cause changes nothing."""
    if not play.state.ending:
        play.state.ending = cause
        play.emit(LastRoundCame(cause))


def count_cards(play: ClockworkerPlay) -> None:
    """A full tableau brings the last round."""
    state = play.state
    if state.cards(state.current) >= play.rules.last_cards:
        last_round(play, "cards")


def card_came(play: ClockworkerPlay) -> None:
    """An action that brought a card is done."""
    if play.rules.counts_cards_at_once:
        count_cards(play)


def is_last_turn(play: ClockworkerPlay) -> bool:
    """Whether the game is over after the present turn."""
    state = play.state
    return bool(state.ending) and (state.current + 1) % play.rules.players == state.first


def stands_still(play: ClockworkerPlay) -> bool:
    """Whether all that anybody can do from now on is to recharge. It takes prices in robots to come to this: nobody has
    a robot left, no factory is for sale, and however many gears a player saves, nothing else can be paid."""
    state = play.state
    for held in state.holdings:  # as a rule somebody has a robot at hand, and every round asks
        if held[ROBOT]:
            return False
    if any(map(any, state.robots)):
        return False
    everybody = range(play.rules.players)
    return set(state.row) == {EMPTY} and not any(_could_buy(play, player) for player in everybody)


def _could_buy(play: ClockworkerPlay, player: int) -> bool:
    """Whether gears alone will let a player buy an artifact or an archive."""
    state, abilities = play.state, play.rules.abilities[play.state.artifacts[player]]
    held = state.holdings[player][:]
    held[GEAR] = NO_PRICE
    wares = abilities.prices.payable(held)
    return bool(_for_sale(state, player, wares.artifacts)) or not wares.archives.isdisjoint(state.display)


def _for_sale(state: ClockworkerState, player: int, artifacts: int) -> int:
    """Of some artifacts (bits), those that a player could still get."""
    left = sum(1 << artifact for artifact, copies in enumerate(state.copies) if copies)
    return artifacts & left & ~state.artifacts[player]
