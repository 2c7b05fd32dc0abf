"""Why an action is better, in Rockwell: what it brings, and what it makes possible."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

import rockworker
from rockworker.engine.frames import SealedChoice
from rockworker.engine.game import Game
from rockworker.engine.hints import Tally
from rockworker.engine.inside import inside
from rockworker.games.rockwell.actions import Bid, Deliver, Pass, Sell
from rockworker.games.rockwell.hints import BidValue, Delivery, Insured, MoneyLeft, Proceeds
from rockworker.play import Verdict, review
from rockworker.play.review import ReviewPlan, Weighed, guide_for, in_words, moments_of, reasons_in_words, verdicts
from rockworker.play.steps import MOST, Step, made_possible, what_it_brings
from rockworker.registry import definition_of
from rockworker.server.bots.plain import PlainHint, PlainStep
from rockworker.text.texts import Texts

COPPER = 1
SALE = Sell(COPPER, 5)
"""What a player of `played` does at version 121, before a delivery."""
SOLD_AT = 121


@cache
def _saved(seed: int) -> str:
    options = dict(definition_of("rockwell").bot_options)
    return rockworker.new("rockwell", players=2, seed=seed, options=options).playout("greedy", 1).save()


@pytest.fixture
def played() -> Game:
    """A game of greedy bots."""
    return rockworker.load(_saved(2))


def words(game: Game, language: str = "en") -> Texts:
    """Words for Ann and Ben."""
    return Texts.of(game.definition, language).at_table(["Ann", "Ben"], inside(game).rules)


def test_a_sale_pays_for_a_delivery(played: Game) -> None:
    """The player delivers after it, and would not without it: that is the reason for the sale."""
    player, taken = played.log[SOLD_AT]
    assert taken == SALE
    market = played.at(SOLD_AT)
    then = made_possible(guide_for("rockwell", 0), market.imagine(player, 1), player, SALE, Pass())
    assert [type(step.action) for step in then] == [Deliver]
    assert any(isinstance(hint, Delivery) and hint.prestige == 4 for hint in then[0].brings)


SAID = {
    "en": "Better: Sell 5 copper (You receive: $3,000; Money left: $3,100); "
    "then: Deliver: silver and gold (3 silver and 2 gold for ★ 4). Chance to win 40% instead of 30%, points +4.",
    "fr": "Mieux : Vendre 5 cubes de cuivre (Vous recevez : 3 000 $ ; Dollars restants : 3 100 $) ; "
    "ensuite : Livrer : argent et or (3 argents et 2 ors pour ★ 4). "
    "Chances de gagner : 40 % au lieu de 30 %, points : +4.",
    "de": "Besser: 5 Kupfer verkaufen (Du erhältst: 3.000 $; Geld danach: 3.100 $); "
    "danach: Ausliefern: Silber und Gold (3 Silber und 2 Gold für ★ 4). Gewinnaussicht 40 % statt 30 %, Punkte +4.",
}
"""Blanks that don't break are plain ones here."""


@pytest.mark.parametrize("language", SAID)
def test_the_reason_in_words(played: Game, language: str) -> None:
    """What is sold, what that brings, what is done with it, and what it is worth."""
    player, _ = played.log[SOLD_AT]
    market = played.at(SOLD_AT)
    then = made_possible(guide_for("rockwell", 0), market.imagine(player, 1), player, SALE, Pass())
    brings = what_it_brings(market, player, SALE)
    verdict = Verdict(SOLD_AT, player, "market", Pass(), SALE, 0.4, 0.3, 4.0, brings, then)
    assert " ".join(in_words(verdict, words(played, language)).split()) == SAID[language]
    reasons = reasons_in_words(Weighed(SALE, 0.4, Pass(), 0.3, then), words(played, language))
    assert len(reasons) == 2
    assert words(played, language).action(then[0].action) in reasons[0]


def test_what_both_actions_make_possible_is_no_reason(played: Game) -> None:
    """Nothing is said for an action that the other one has, too."""
    player, _ = played.log[SOLD_AT]
    world = played.at(SOLD_AT).imagine(player, 1)
    assert made_possible(guide_for("rockwell", 0), world, player, SALE, SALE) == ()


def test_figures_are_worked_out(played: Game) -> None:
    """For the amounts of a trade, a bid or an insurance."""
    brings = what_it_brings(played.at(SOLD_AT), played.log[SOLD_AT][0], SALE)
    assert brings == (Proceeds(3000, {}), MoneyLeft(3100, {}))
    start = rockworker.new("rockwell", players=2, seed=2)
    value, left = what_it_brings(start, 0, Bid(1, 0, 0, 1, 300))
    prices, cash = inside(start).state.prices, inside(start).state.cash
    assert value == BidValue(prices[0] + prices[3] + 300, {})
    assert left == MoneyLeft(cash[0] - 300, {})
    texts = words(start)
    assert texts.hint(left) == f"Money left: ${cash[0] - 300:,}"
    assert texts.hint(Insured(3, {})) == "Insurance tiles after that: 3"
    assert texts.hint(Insured(3, {"gold": 1})) == "Insurance tiles after that"


def test_a_slip_of_a_rockwell_game_is_told_with_its_reason(played: Game) -> None:
    """In the last turn, which decides the game: a delivery that would have won, and the end as it is."""
    told = review(played, worlds=1, part=slice(-8, None))
    slips = told.slips(1)
    assert slips
    assert all((one.before, one.after) == (1.0, 0.0) for one in slips)
    assert all(len(one.then) <= MOST for one in told.decisions)
    assert all(f"★ {hint.prestige}" in in_words(one, words(played)) for one in slips for hint in delivered(one))
    assert any(delivered(one) for one in slips)
    assert {(one.before, one.after) for one in told.decisions if one.player == 0} == {(1.0, 1.0)}


def delivered(verdict: Verdict) -> list[Delivery]:
    """The deliveries that a better action would have been, or made possible."""
    hints = [*verdict.brings, *(hint for step in verdict.then for hint in step.brings)]
    return [hint for hint in hints if isinstance(hint, Delivery)]


def test_nothing_hidden_is_told(played: Game) -> None:
    """All that its player could not know may be otherwise: verdict and reason are the same."""
    moments = list(moments_of(played))
    sealed = [moment for moment in moments if _has_sealed(*moment[:2])]
    chosen = [*sealed[:3], *moments[20:60:13], *moments[-60::20]]
    others = [(now.imagine(player, seed=77), player, taken) for now, player, taken in chosen]
    assert all(_hidden(now) != _hidden(other) for (now, _, _), (other, _, _) in zip(chosen, others, strict=True))
    plan = ReviewPlan(played, worlds=1)
    assert list(verdicts(plan, chosen)) == list(verdicts(plan, others))


def _has_sealed(game: Game, player: int) -> bool:
    """Whether somebody else has chosen in secret."""
    frame = inside(game).state.stack[-1]
    return isinstance(frame, SealedChoice) and any(
        choice is not None for other, choice in enumerate(frame.choices) if other != player
    )


def _hidden(game: Game) -> tuple[object, ...]:
    state = inside(game).state
    return state.piles, state.tiles, state.rng


def test_over_the_pipe_and_back(played: Game) -> None:
    """What follows, with what it brings, as other processes and the database hold it."""
    player, _ = played.log[SOLD_AT]
    market = played.at(SOLD_AT)
    for step in (
        *made_possible(guide_for("rockwell", 0), market.imagine(player, 1), player, SALE, Pass()),
        Step(SALE, what_it_brings(market, player, SALE)),
    ):
        sent = msgspec.msgpack.decode(msgspec.msgpack.encode(PlainStep.of(step)), type=PlainStep)
        assert sent.step(played) == step
    assert isinstance(PlainHint.of(Proceeds(1, {})).hint(played), Tally)
