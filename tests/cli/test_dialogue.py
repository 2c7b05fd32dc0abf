"""From offers to an action, whatever is offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import rockworker
from rockworker.cli.dialogue import Choice, Dialogue
from rockworker.cli.messages import words_in
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.actions import Bid, ChooseTile, Drill, MoveShaft, Pass
from rockworker.play.arena import bots_for, steps
from rockworker.registry import definition_of, terminal_of
from rockworker.text.texts import Texts
from tests.cli.driver import values_asked
from tests.games.rockwell.table import GREEN, RED, Table, crew, place

PROMPTS = {
    "auction", "place-vice-presidents", "buy-insurance", "drilling-turn-move", "drilling-turn-carry-die",
    "drilling-turn-advantage", "insure-against-danger", "market", "workshop", "ai-move", "ai-upgrade",
    "speculation", "blown-back", "choose-loss",
}  # fmt: skip
"""What games of Rockwell ask, but for `threshold`, which bots that play anything never come to."""
RICH = {"start": {"cash": 90000, "cubes": [30, 30, 30, 30]}}


def dialogue(game: Game, player: int, ask: Callable[[str], str], language: str = "en") -> Dialogue:
    """A dialogue with somebody who answers by a function; what is said and shown is forgotten."""
    return Dialogue(
        terminal=terminal_of(game.header.game),
        view=game.view(player),
        texts=Texts.of(game.definition, language).at_table(None, inside(game).rules),
        words=words_in(language),
        ask=ask,
        say=lambda text: None,
        show=lambda choices: None,
    )


def scripted(answers: Sequence[str]) -> Callable[[str], str]:
    """Gives these answers, one after another."""
    rest = list(answers)
    return lambda question: rest.pop(0)


def choose(offers: Sequence[Offer], *answers: str) -> Action:
    """What comes of these answers."""
    return dialogue(rockworker.new("rockwell", players=2), 0, scripted(answers)).choose(offers)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_decision_can_be_taken(language: str) -> None:
    """In games with everything on, all prompts occur, and random answers always end at an offered action."""
    chance, prompts = Rng(1), set()

    def answer(question: str) -> str:
        values = values_asked(f"{question} › ")
        return str(values[chance.below(len(values))]) if values else ""

    for modules, seed in (((), 7), (definition_of("rockwell").module_names, 33)):
        game = rockworker.new("rockwell", players=2, seed=seed, modules=modules, components=RICH)
        for _ in steps(game, bots_for(game, ["random"] * 2, seed)):
            for player in game.actors[:1]:
                talk = dialogue(game, player, answer, language)
                assert take_decision(game, player, talk)
                prompts.add(game.prompt)
    assert prompts == PROMPTS


def take_decision(game: Game, player: int, talk: Dialogue) -> bool:
    """Whether there is a question, and its answer is an offered action."""
    action = talk.choose(game.offers(player))
    asked = talk.texts.prompt(game.prompt)
    return bool(asked) and any(action in offer for offer in game.offers(player))


def test_the_tile_that_is_drilled_first() -> None:
    """A crew that straddles two tiles which are ready: its owner says which comes first."""
    table = Table(players=4)
    table.state.mobility[RED] = 2
    table.put(RED, 0, "A1", power=4)
    table.put(GREEN, 0, "A2", power=1)
    table.put(GREEN, 1, "A1", power=1)
    table.drilling_turn(RED)
    table.do(RED, Drill(crew(RED, 0), place("A1/A2")))
    talk = dialogue(table.game, RED, scripted(["2"]))
    assert table.game.prompt == "threshold"
    assert talk.choose(table.game.offers(RED)) == ChooseTile(place("A2"))


BID = Offer(Bid, range(4), range(3), range(2), range(1), range(0, 3001, 100))


def test_a_form_field_by_field() -> None:
    """Enter takes the default, a value with only one possibility is not asked, and the whole is confirmed."""
    assert choose([BID], "2", "", "1", "300", "") == Bid(2, 0, 1, 0, 300)


def test_a_form_on_one_line() -> None:
    """All values on a line, those with only one possibility too; a dot takes the rest from the defaults."""
    assert choose([BID], "2 1 0 0 500", "y") == Bid(2, 1, 0, 0, 500)
    assert choose([BID], "1", ".", "") == Bid(1, 0, 0, 0, 0)


def test_back_through_a_form() -> None:
    """`b` returns to the field before, also from the confirmation and over fields that are not asked."""
    assert choose([BID], "2", "b", "3", "0", "1", "0", "b", "100", "y") == Bid(3, 0, 1, 0, 100)
    assert choose([BID], "b", ".", "") == Bid(0, 0, 0, 0, 0)


def test_impossible_values_are_asked_again() -> None:
    """Too much, between two steps, no number: none of it gets through."""
    assert choose([BID], "9", "-1", "x", "3", "0", "0", "150", "100", "no", "y") == Bid(3, 0, 0, 0, 100)


def test_values_narrow_down_the_offers() -> None:
    """Each crew has destinations of its own: what was chosen first decides what can be chosen next."""
    offers = [Offer(Drill, (0,), (0, 1, 2, 3, 4)), Offer(Drill, (1,), (8, 9, 10, 11, 12))]
    assert choose(offers, "2", "3", "") == Drill(1, 10)
    assert choose(offers, "1", "A5", "") == Drill(0, 4)


def test_kinds_of_action_first() -> None:
    """Where there are many actions of several kinds, the kind is chosen first; `b` leads back to it."""
    offers = [Offer(MoveShaft, (1,), (0, 1), tuple(range(10, 20))), Offer(Pass)]
    assert choose(offers, "1", "b", "2") == Pass()
    assert choose(offers, "1", "2", "1", "") == MoveShaft(1, 1, 10)


def test_few_actions_are_a_list() -> None:
    """Up to nine actions are numbered, with their words and what is worth knowing about them."""
    shown: list[Choice] = []
    game = rockworker.new("rockwell", players=2)
    talk = dialogue(game, 0, scripted(["2"]))
    talk.show = shown.extend
    assert talk.choose([Offer(Drill, (0,), (0, 64))]) == Drill(0, 64)
    assert [choice.label for choice in shown] == ["Crew 1 → A1", "Crew 1 → entrance 1"]
    assert "entrance 1, Power 1" in shown[0].hint
