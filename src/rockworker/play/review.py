"""A game looked at again, decision by decision: what each was worth, and what would have been better.

Every decision is judged with what its player could know then: in possible games, in which all that was hidden is
redealt. They are the same for all actions that are compared, the one that was taken among them.

Examples:
    >>> import rockworker
    >>> from rockworker.play.review import review
    >>> game = rockworker.new("clockworker", players=2, seed=1, options={"round_limit": 3}).playout("apprentice")
    >>> told = review(game, worlds=1)
    >>> [0 <= one.before <= 1 for one in told.decisions] == [True] * len(told.decisions)
    True
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import Final

import msgspec

from rockworker.bots.search import Guide, SearchBot, played_on
from rockworker.bots.seat import GameSeat
from rockworker.engine.chance import Rng, next64
from rockworker.engine.definition import Header
from rockworker.engine.errors import NoReview
from rockworker.engine.game import Game
from rockworker.engine.inside import ask_again
from rockworker.engine.offers import Action
from rockworker.registry import bot_names, make_bot
from rockworker.text.texts import Texts

SEARCH: Final = "search"
MOST: Final = 4
"""Actions that are compared with the one that was taken."""
WORLDS: Final = 4
"""Possible games in which they are tried."""
ALL: Final = slice(None)
PRIME: Final = 1_000_003
WORD: Final = (1 << 64) - 1
STEEP: Final = 3.0
"""How quickly a worth becomes a chance to win."""
SLIP: Final = 0.04
"""An action is a slip if another one would have left a chance to win that is this much better."""


class Verdict(msgspec.Struct, frozen=True):
    """What was thought about one decision."""

    version: int
    """How many actions had been applied before."""
    player: int
    prompt: str
    taken: Action
    best: Action
    """What looks best now; the same as `taken` if nothing is clearly better."""
    before: float
    """The player's chance to win with the best action …"""
    after: float
    """… and with the one that was taken."""
    points: float
    """By how many points the best action leads further."""

    @property
    def is_slip(self) -> bool:
        """Whether something was clearly better."""
        return self.best != self.taken and self.before - self.after >= SLIP


class Review(msgspec.Struct, frozen=True):
    """A whole game's review."""

    header: Header
    decisions: tuple[Verdict, ...]

    def slips(self, player: int | None = None) -> list[Verdict]:
        """The decisions where something was clearly better, the costliest first; of one player or of all."""
        found = [one for one in self.decisions if one.is_slip and player in (None, one.player)]
        return sorted(found, key=lambda one: one.after - one.before)


def review(
    game: Game,
    *,
    worlds: int = WORLDS,
    most: int = MOST,
    seed: int = 0,
    part: slice = ALL,
    tick: Callable[[int, int], None] | None = None,
) -> Review:
    """Looks at the decisions of a game that had more than one answer: all of them, or a part. `tick` hears how many of
    them are done, and how many there are. The same arguments give the same review, and so do its parts together."""
    guide = guide_for(game.header.game, seed)
    moments = list(moments_of(game))[part]
    found = []
    for number, (moment, player, taken) in enumerate(moments):
        guide.chance.rng = Rng(seed * PRIME + moment.version & WORD).rng
        found.append(_verdict(guide, moment, player, taken, worlds, most))
        if tick:
            tick(number + 1, len(moments))
    return Review(game.header, tuple(found))


def guide_for(game: str, seed: int) -> Guide:
    """What the game's search knows; NoReview for a game that has none."""
    bot = make_bot(SEARCH, game, seed) if SEARCH in bot_names(game) else None
    if not isinstance(bot, SearchBot):
        raise NoReview(game=game)
    return bot.guide


def moments_of(game: Game) -> Iterator[tuple[Game, int, Action]]:
    """The game before each decision that had more than one answer, with player and action."""
    for (player, action), (now, _) in zip(game.log, game.replay(), strict=False):
        if len(now.legal_actions(player)) > 1:
            yield now.copy(), player, action


def _verdict(guide: Guide, game: Game, player: int, taken: Action, worlds: int, most: int) -> Verdict:
    seat = GameSeat(game, player)
    others = guide.judged(seat.imagine(next64(guide.chance)), player, seat.offers())[:most]
    actions = [taken, *(action for action in others if action != taken)]
    found = _compared(guide, seat, actions, worlds)
    best = max(range(len(actions)), key=lambda n: (found[n][0], -n))
    before, after = (chance_to_win(worth, game.players) for worth, _ in (found[best], found[0]))
    return Verdict(game.version, player, game.prompt, taken, actions[best], before, after, found[best][1] - found[0][1])


def _compared(guide: Guide, seat: GameSeat, actions: Sequence[Action], worlds: int) -> list[tuple[float, float]]:
    """By action: its mean worth, and its mean lead in points."""
    worths, leads = [0.0] * len(actions), [0.0] * len(actions)
    for _ in range(worlds):
        world = seat.imagine(next64(guide.chance))
        ask_again(world, seat.player)
        luck = guide.chance.rng
        for number, action in enumerate(actions):
            guide.chance.rng = luck  # the same luck for all
            after = played_on(guide, world, seat.player, action)
            assert after is not None
            worths[number] += guide.worth(after, seat.player) / worlds
            leads[number] += guide.lead(after, seat.player) / worlds
    return list(zip(worths, leads, strict=True))


def chance_to_win(worth: float, players: int) -> float:
    """A worth from -1 to 1 as a chance: a worth of 0 is everybody's even share. An estimate, not a promise."""
    odds = exp(STEEP * worth)
    return odds / (odds + players - 1)


def in_words(verdict: Verdict, texts: Texts) -> str:
    """What would have been better, and what it would have brought."""
    best, points = texts.action(verdict.best), round(verdict.points, 1)
    before, after = (texts.percent(round(chance, 2)) for chance in (verdict.before, verdict.after))
    gains = "yes" if points > 0 else "no"
    told = {"best": best, "before": before, "after": after, "points": texts.number(points), "gains": gains}
    return texts.term("review-slip", **told)
