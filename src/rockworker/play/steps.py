"""What an action brings, and what its player does next: the reason why it is good.

What is told comes from a possible game, and only as far as nothing hidden is shown in it: then everything that follows
would be a guess."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from rockworker.bots.guide import Guide
from rockworker.engine.game import Game
from rockworker.engine.hints import Hint, Tally
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.text.texts import Texts

MOST: Final = 2
"""Actions that are told of those which follow."""


class Step(msgspec.Struct, frozen=True):
    """An action that follows, and what it brings."""

    action: Action
    brings: tuple[Hint, ...]

    @property
    def is_good(self) -> bool:
        """Whether it brings something, and does not only cost."""
        return any(hint.tone == "good" for hint in self.brings)


def what_it_brings(game: Game, player: int, action: Action) -> tuple[Hint, ...]:
    """What an offered action brings for certain; figures are worked out for its amounts."""
    found = game.definition.hints(inside(game), player, game.offers(player))
    fitting = [one.hint for one in found if one.fits(action)]
    return tuple([hint.worked_out(action) if isinstance(hint, Tally) else hint for hint in fitting])


def made_possible(guide: Guide, world: Game, player: int, action: Action, other: Action) -> tuple[Step, ...]:
    """What a player does after an action, but not after another one: first of all, what brings something."""
    luck = guide.chance.rng
    without = {step.action for step in _steps_after(guide, world, player, other)}
    guide.chance.rng = luck  # the same luck for both
    found = [step for step in _steps_after(guide, world, player, action) if step.action not in without]
    good = [step for step in found if step.is_good]
    return tuple((good or found)[:MOST])


def _steps_after(guide: Guide, world: Game, player: int, action: Action) -> Iterator[Step]:
    """The player's own actions until something hidden is shown, as far as something can be said about them."""
    game, known = world.copy(), inside(world).state.surprises
    game.advance(player, action)
    while _goes_on(guide, world, game, player, known):
        answer = guide.answer(game)
        if game.actors[0] == player and (step := _step(game, player, answer)).brings:
            yield step
        game.advance(game.actors[0], answer)


def _goes_on(guide: Guide, world: Game, game: Game, player: int, known: int) -> bool:
    shown = inside(game).state.surprises > known
    return bool(game.actors) and not shown and not guide.is_far_enough(world, game, player)


def _step(game: Game, player: int, action: Action) -> Step:
    """Without figures, such as the money that is left: they are of little interest so far ahead."""
    return Step(action, tuple(hint for hint in what_it_brings(game, player, action) if not isinstance(hint, Tally)))


def with_gains(action: Action, brings: tuple[Hint, ...], texts: Texts) -> str:
    """An action in words, with what it brings in brackets."""
    told = texts.term("list-between").join(map(texts.hint, brings))
    return texts.action(action) + (f" ({told})" if told else "")


def steps_in_words(steps: tuple[Step, ...], texts: Texts) -> str:
    """What follows, in words; empty where nothing does."""
    return texts.join([with_gains(step.action, step.brings, texts) for step in steps])
