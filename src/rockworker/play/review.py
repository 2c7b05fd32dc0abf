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

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from typing import TYPE_CHECKING, Final

import msgspec

from rockworker.bots.guide import Guide
from rockworker.bots.search import SearchBot, played_on
from rockworker.bots.seat import GameSeat
from rockworker.engine.chance import Rng, next64
from rockworker.engine.definition import Header
from rockworker.engine.errors import NoReview
from rockworker.engine.game import Game
from rockworker.engine.hints import Hint
from rockworker.engine.inside import ask_again
from rockworker.engine.offers import Action
from rockworker.play.steps import Step, made_possible, steps_in_words, what_it_brings, with_gains
from rockworker.play.workers import spread, usable
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
PARTS: Final = 8
"""Parts of a game's decisions for each process: few, since each costs a replay; several, since some take longer."""
ALL: Final = slice(None)
PRIME: Final = 1_000_003
WORD: Final = (1 << 64) - 1
SLIP: Final = 0.04
"""An action is a slip if another one would have left a chance to win that is this much better."""
CLOSE: Final = 0.01
"""Chances that differ less than this are about the same."""

Moment = tuple[Game, int, Action]
"""A game before a decision, who decided, and what."""


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
    then: tuple[Step, ...] = ()
    """What the best action makes possible: after a slip, what the player would have done next."""

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
    then: tuple[Step, ...] = ()
    """What it makes possible."""

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
    jobs: int = 1,
    cluster: Cluster | None = None,
    tick: Callable[[int, int], None] | None = None,
) -> Review:
    """Looks at the decisions of a game that had more than one answer: all of them, or a part. `tick` hears how many of
    them are done, and how many there are. The same arguments give the same review, and so do its parts together, which
    several processes (at most `jobs`), or a cluster, look at side by side."""
    guide_for(game.header.game, seed)  # a game without a review says so here
    plan, moments = ReviewPlan(game, worlds, most, seed), list(moments_of(game))
    numbers, found = range(len(moments))[part], list[Verdict]()
    jobs = cluster.cores if cluster else usable(jobs, len(numbers))
    alone = jobs == 1 and cluster is None
    with closing(verdicts(plan, moments[part]) if alone else _shared(plan, numbers, jobs, cluster)) as coming:
        for verdict in coming:
            found.append(verdict)
            if tick:
                tick(len(found), len(numbers))
    return Review(game.header, tuple(found))


class ReviewPlan(msgspec.Struct, frozen=True):
    """What other processes need to review a part of a game."""

    game: Game
    worlds: int = WORLDS
    most: int = MOST
    seed: int = 0


def verdicts(plan: ReviewPlan, moments: Sequence[Moment]) -> Generator[Verdict]:
    """Looks at decisions one by one. Each has chance of its own: it is the same in whatever company it is looked at."""
    guide = guide_for(plan.game.header.game, plan.seed)
    for moment, player, taken in moments:
        guide.chance.rng = Rng(plan.seed * PRIME + moment.version & WORD).rng
        yield _verdict(guide, moment, player, taken, plan.worlds, plan.most)


def _shared(plan: ReviewPlan, numbers: range, jobs: int, cluster: Cluster | None) -> Generator[Verdict]:
    """The same in several processes. Each part of the decisions costs the game once more, so there are not too many."""
    some = max(1, len(numbers) // (jobs * PARTS))
    parts = [numbers[first : first + some] for first in range(0, len(numbers), some)]
    shared = cluster.spread(review_part, plan, parts) if cluster else spread(review_part, plan, parts, jobs)
    with closing(shared):  # whatever ends it, the processes end, too
        for part in shared:
            yield from part


def review_part(plan: ReviewPlan, numbers: range) -> list[Verdict]:
    """Looks at some of the decisions of a game, which is played to them once."""
    wanted = [moment for number, moment in enumerate(moments_of(plan.game)) if number in numbers]
    return list(verdicts(plan, wanted))


def guide_for(game: str, seed: int) -> Guide:
    """What the game's search knows; NoReview for a game that has none."""
    bot = make_bot(SEARCH, game, seed) if SEARCH in bot_names(game) else None
    if not isinstance(bot, SearchBot):
        raise NoReview(game=game)
    return bot.guide


def moments_of(game: Game) -> Iterator[Moment]:
    """The game before each decision that had more than one answer, with player and action."""
    for (player, action), (now, _) in zip(game.log, game.replay(), strict=False):
        if sum(offer.size() for offer in now.offers(player)) > 1:
            yield now.copy(), player, action


def _verdict(guide: Guide, game: Game, player: int, taken: Action, worlds: int, most: int) -> Verdict:
    seat = GameSeat(game, player)
    found = _compared_with(guide, seat, taken, worlds, most)
    best = _best_of(found)
    if found[best][0] - found[taken][0] >= SLIP:
        found = _looked_again(guide, seat, best, taken, SURER * worlds)
        best = _best_of(found)
    before, after = found[best][0], found[taken][0]
    points = found[best][1] - found[taken][1]
    then = _reason(guide, seat, best, taken) if before - after >= SLIP else ()
    brings = what_it_brings(game, player, best)
    return Verdict(game.version, player, game.prompt, taken, best, before, after, points, brings, then)


def _best_of(found: dict[Action, tuple[float, float]]) -> Action:
    return max(found, key=lambda action: found[action][0])


def _reason(guide: Guide, seat: GameSeat, best: Action, other: Action) -> tuple[Step, ...]:
    return made_possible(guide, _world(guide, seat), seat.player, best, other)


def _world(guide: Guide, seat: GameSeat) -> Game:
    """A possible game, in which others who have sealed a choice are asked again."""
    world = seat.imagine(next64(guide.chance))
    ask_again(world, seat.player)
    return world


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
    then = _reason(guide, seat, first, others[0])
    return Weighed(first, found[first][0], others[0], found[others[0]][0], then)


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
        world = _world(guide, seat)
        luck = guide.chance.rng
        for number, action in enumerate(actions):
            guide.chance.rng = luck  # the same luck for all
            after = played_on(guide, world, seat.player, action)
            assert after is not None
            chances[number] += guide.chance_to_win(after, seat.player) / worlds
            leads[number] += guide.lead(after, seat.player) / worlds
    return list(zip(chances, leads, strict=True))


def in_words(verdict: Verdict, texts: Texts) -> str:
    """What would have been better, what it would have brought, and made possible."""
    points = round(verdict.points, 1)
    before, after = (texts.percent(round(chance, 2)) for chance in (verdict.before, verdict.after))
    gains = "yes" if points > 0 else "no"
    told = {"best": _plan_in_words(verdict, texts), "before": before, "after": after, "points": texts.number(points)}
    return texts.term("review-slip", gains=gains, **told)


def _plan_in_words(verdict: Verdict, texts: Texts) -> str:
    first, following = with_gains(verdict.best, verdict.brings, texts), steps_in_words(verdict.then, texts)
    return texts.term("review-plan", first=first, next=following) if following else first


def reasons_in_words(weighed: Weighed, texts: Texts) -> list[str]:
    """Why an action rather than another: what it makes possible, and the chances with both."""
    following = steps_in_words(weighed.then, texts)
    chance, less = (texts.percent(round(chance, 2)) for chance in (weighed.chance, weighed.less))
    told = {"other": texts.action(weighed.other), "chance": chance, "less": less}
    compared = texts.term("advice-reason", close="yes" if weighed.is_close else "no", **told)
    return [*([texts.term("advice-then", next=following)] if following else []), compared]
