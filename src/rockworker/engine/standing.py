"""Standing answers: what people have said once and for all, so that they are not asked again.

A standing answer narrows what is offered at a decision, by the rules and by what its player sees: never by anything
hidden. Those that a player has switched on narrow one after another; where one action is left, it is the answer. So
two of them can answer together what neither answers alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rockworker.engine.frames import SealedChoice
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer, nth, size

if TYPE_CHECKING:
    from rockworker.engine.game import Game

See = Callable[[], Any]
"""Gives the player's view, which is made when somebody looks."""
Narrow = Callable[[Any, See, Sequence[Offer]], Sequence[Offer] | None]
"""From the rules, what the player sees and what is offered to what is left of it; None: there is nothing to say."""


@dataclass(frozen=True)
class StandingAnswer:
    """Something that players may say once and for all. Its words are the message `standing-…` of the game."""

    name: str
    narrow: Narrow
    about: tuple[type[Action], ...] = ()
    """It has nothing to say where none of these is offered. Empty: it may have."""

    def concerns(self, offered: frozenset[type[Action]]) -> bool:
        """Whether it is worth asking where such actions are offered."""
        return not self.about or not offered.isdisjoint(self.about)


@dataclass(frozen=True)
class Given:
    """An answer, and the standing answers that gave it, in the order of the game's list."""

    action: Action
    names: tuple[str, ...]


def names_in(game: Game) -> tuple[str, ...]:
    """The standing answers that players of a game may switch on."""
    return tuple(answer.name for answer in _answers(game))


def given(game: Game, player: int, on: Collection[str]) -> Given | None:
    """What the standing answers that a player has switched on answer now; None: the player is asked."""
    if not on:
        return None
    left: Sequence[Offer] = game.offers(player)
    names: list[str] = []
    wanted = [answer for answer in _concerned(game, left) if answer.name in on]
    see = _looking(game, player)
    for answer in wanted:
        fewer = answer.narrow(inside(game).rules, see, left)
        if fewer:  # one that would leave nothing says nothing
            left = fewer
            names.append(answer.name)
    return Given(nth(left, 0), tuple(names)) if names and size(left) == 1 else None


def bearing_on(game: Game, player: int) -> tuple[str, ...]:
    """The standing answers that have something to say about what a player is asked now."""
    offers, rules = game.offers(player), inside(game).rules
    concerned = _concerned(game, offers)
    if not concerned:
        return ()
    see = _looking(game, player)
    return tuple([answer.name for answer in concerned if answer.narrow(rules, see, offers)])


def _looking(game: Game, player: int) -> See:
    """The player's view is made once, and not in vain."""
    seen: list[Any] = []

    def see() -> Any:
        if not seen:
            seen.append(game.view(player))
        return seen[0]

    return see


def only(offers: Sequence[Offer], kept: Callable[[Offer], bool]) -> Sequence[Offer] | None:
    """The offers that a standing answer keeps; None if it keeps all."""
    left = [offer for offer in offers if kept(offer)]
    return left if len(left) < len(offers) else None


def is_sealed(game: Game) -> bool:
    """Whether the present decision is one of several at once, in secret."""
    stack = inside(game).state.stack
    return bool(stack) and isinstance(stack[-1], SealedChoice)


def _concerned(game: Game, offers: Sequence[Offer]) -> tuple[StandingAnswer, ...]:
    """The standing answers that are worth asking."""
    offered = frozenset([offer.action for offer in offers])
    return _asked_about(game.definition, inside(game).rules, offered) if offered else ()


@lru_cache(1 << 12)
def _asked_about(definition: Any, rules: Any, offered: frozenset[type[Action]]) -> tuple[StandingAnswer, ...]:
    """The same kinds of actions are offered again and again."""
    return tuple([answer for answer in definition.standing_answers(rules) if answer.concerns(offered)])


def _answers(game: Game) -> tuple[StandingAnswer, ...]:
    return game.definition.standing_answers(inside(game).rules)
