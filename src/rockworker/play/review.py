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
from contextlib import closing
from typing import TYPE_CHECKING, Final

import msgspec

from rockworker.bots.search import Guide, SearchBot, played_on
from rockworker.bots.seat import GameSeat
from rockworker.engine.chance import Rng, next64
from rockworker.engine.definition import Header
from rockworker.engine.errors import NoReview
from rockworker.engine.game import Game
from rockworker.engine.hints import Hint, Tally
from rockworker.engine.inside import ask_again, inside
from rockworker.engine.offers import Action
from rockworker.registry import bot_names, make_bot
from rockworker.text.texts import Texts

if TYPE_CHECKING:
    from rockworker.play.cluster import Cluster

SEARCH: Final = "search"
MOST: Final = 4
"""Actions that are compared with the one that was taken."""
WORLDS: Final = 4
"""Possible games in which they are tried."""
SURER: Final = 2
"""How many times more of them there are in a second look at what seems to be a slip."""
ALL: Final = slice(None)
PRIME: Final = 1_000_003
WORD: Final = (1 << 64) - 1
SLIP: Final = 0.04
"""An action is a slip if another one would have left a chance to win that is this much better."""
CLOSE: Final = 0.01
"""Chances that differ less than this are about the same."""


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
    brings: tuple[Hint, ...] = ()
    """What the best action brings, where that is known before it is done."""

    @property
    def is_slip(self) -> bool:
        """Whether something was clearly better."""
        return self.best != self.taken and self.before - self.after >= SLIP


class Weighed(msgspec.Struct, frozen=True):
    """An action for a player who asks, and why."""

    action: Action
    chance: float
    """The chance to win with it …"""
    other: Action
    less: float
    """… and with the next best one."""

    @property
    def is_close(self) -> bool:
        """Whether both are about as good."""
        return self.chance - self.less < CLOSE


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
    cluster: Cluster | None = None,
    tick: Callable[[int, int], None] | None = None,
) -> Review:
    """Looks at the decisions of a game that had more than one answer: all of them, or a part. `tick` hears how many of
    them are done, and how many there are. The same arguments give the same review, and so do its parts together, which
    a cluster looks at side by side."""
    if cluster:
        return _review_on(cluster, ReviewPlan(game, worlds, most, seed), part, tick)
    guide = guide_for(game.header.game, seed)
    moments = list(moments_of(game))[part]
    found = []
    for number, (moment, player, taken) in enumerate(moments):
        guide.chance.rng = Rng(seed * PRIME + moment.version & WORD).rng
        found.append(_verdict(guide, moment, player, taken, worlds, most))
        if tick:
            tick(number + 1, len(moments))
    return Review(game.header, tuple(found))


class ReviewPlan(msgspec.Struct, frozen=True):
    """What other machines need to review a part of a game."""

    game: Game
    worlds: int
    most: int
    seed: int


def _review_on(cluster: Cluster, plan: ReviewPlan, part: slice, tick: Callable[[int, int], None] | None) -> Review:
    guide_for(plan.game.header.game, plan.seed)  # a game without a review says so here
    numbers = range(sum(1 for _ in moments_of(plan.game)))[part]
    found = []
    with closing(cluster.spread(review_one, plan, numbers)) as verdicts:
        for verdict in verdicts:
            found.append(verdict)
            if tick:
                tick(len(found), len(numbers))
    return Review(plan.game.header, tuple(found))


def review_one(plan: ReviewPlan, number: int) -> Verdict:
    """Looks at one of the decisions of a game."""
    part = slice(number, number + 1)
    return review(plan.game, worlds=plan.worlds, most=plan.most, seed=plan.seed, part=part).decisions[0]


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
    found = _compared_with(guide, seat, taken, worlds, most)
    best = max(found, key=lambda action: found[action][0])
    before, after = found[best][0], found[taken][0]
    if before - after >= SLIP:
        found = _looked_again(guide, seat, best, taken, SURER * worlds)
        best = max(found, key=lambda action: found[action][0])
        before, after = found[best][0], found[taken][0]
    points = found[best][1] - found[taken][1]
    hints = what_it_brings(game, player, best)
    return Verdict(game.version, player, game.prompt, taken, best, before, after, points, hints)


def _looked_again(
    guide: Guide, seat: GameSeat, best: Action, taken: Action, worlds: int
) -> dict[Action, tuple[float, float]]:
    """Two actions in new possible games: the best of many looks better than it is where it was found."""
    return dict(zip((taken, best), _compared(guide, seat, (taken, best), worlds), strict=True))


def weighed(seat: GameSeat, action: Action, *, worlds: int = WORLDS, most: int = MOST, seed: int = 0) -> Weighed | None:
    """An action beside the others that look best: the best of them all, and the one that comes second. None where
    nothing else can be done. NoReview for a game whose bots don't search."""
    guide = guide_for(seat.about.game, seed)
    found = _compared_with(guide, seat, action, worlds, most)
    first, *others = sorted(found, key=lambda one: -found[one][0])
    if not others:
        return None
    return Weighed(first, found[first][0], others[0], found[others[0]][0])


def what_it_brings(game: Game, player: int, action: Action) -> tuple[Hint, ...]:
    """What an offered action brings for certain. Figures that grow with an amount are left out."""
    found = game.definition.hints(inside(game), player, game.offers(player))
    return tuple(one.hint for one in found if one.fits(action) and not isinstance(one.hint, Tally))


def _compared_with(
    guide: Guide, seat: GameSeat, first: Action, worlds: int, most: int
) -> dict[Action, tuple[float, float]]:
    """An action and those that look best, by their mean chance to win and lead."""
    others = guide.judged(seat.imagine(next64(guide.chance)), seat.player, seat.offers())[:most]
    actions = [first, *(action for action in others if action != first)]
    return dict(zip(actions, _compared(guide, seat, actions, worlds), strict=True))


def _compared(guide: Guide, seat: GameSeat, actions: Sequence[Action], worlds: int) -> list[tuple[float, float]]:
    """By action: its mean chance to win, and its mean lead in points."""
    chances, leads = [0.0] * len(actions), [0.0] * len(actions)
    for _ in range(worlds):
        world = seat.imagine(next64(guide.chance))
        ask_again(world, seat.player)
        luck = guide.chance.rng
        for number, action in enumerate(actions):
            guide.chance.rng = luck  # the same luck for all
            after = played_on(guide, world, seat.player, action)
            assert after is not None
            chances[number] += guide.chance_to_win(after, seat.player) / worlds
            leads[number] += guide.lead(after, seat.player) / worlds
    return list(zip(chances, leads, strict=True))


def in_words(verdict: Verdict, texts: Texts) -> str:
    """What would have been better, and what it would have brought."""
    brings = "; ".join(map(texts.hint, verdict.brings))
    best = texts.action(verdict.best) + (f" ({brings})" if brings else "")
    points = round(verdict.points, 1)
    before, after = (texts.percent(round(chance, 2)) for chance in (verdict.before, verdict.after))
    gains = "yes" if points > 0 else "no"
    told = {"best": best, "before": before, "after": after, "points": texts.number(points), "gains": gains}
    return texts.term("review-slip", **told)


def reason_in_words(weighed: Weighed, texts: Texts) -> str:
    """Why an action rather than another."""
    chance, less = (texts.percent(round(chance, 2)) for chance in (weighed.chance, weighed.less))
    told = {"other": texts.action(weighed.other), "chance": chance, "less": less}
    return texts.term("advice-reason", close="yes" if weighed.is_close else "no", **told)
