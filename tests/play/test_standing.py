"""Standing answers at a table: switched on until they are switched off, told as such, out of the way of an undo."""

from __future__ import annotations

import pytest

import rockworker
from rockworker.engine.events import ChoiceSealed, Event, StandingAnswerGiven, seen_by
from rockworker.engine.game import Game
from rockworker.engine.saves import Save, Seating
from rockworker.games.rockwell.actions import Bid, Insure
from rockworker.play.standing import Marks, StandingAnswers, marked_steps

NOTHING = Insure(0, 0, 0, 0)


@pytest.fixture
def game() -> Game:
    """Three players are asked for insurance."""
    game = rockworker.new("rockwell", players=3, seed=4)
    while game.prompt != "buy-insurance":
        game.push(game.legal_actions()[0])
    return game


def cautious(player: int = 0) -> StandingAnswers:
    """A table at which one player insures nothing."""
    table = StandingAnswers(3)
    table.switch(player, "insure-nothing", on=True)
    return table


def give(table: StandingAnswers, game: Game, player: int) -> list[Event]:
    """Gives the answer that there must be."""
    answer = table.answer(game, player)
    assert answer
    return table.give(game, player, answer)


def test_an_answer_is_given_until_it_is_switched_off(game: Game) -> None:
    """For the player who has switched it on, and for nobody else."""
    table = cautious()
    answer = table.answer(game, 0)
    assert answer
    assert (answer.action, answer.names) == (NOTHING, ("insure-nothing",))
    assert table.answer(game, 1) is None
    assert table.is_on(0, "insure-nothing")
    table.switch(0, "insure-nothing", on=False)
    assert table.answer(game, 0) is None


def test_it_is_told_as_such(game: Game) -> None:
    """In a sealed choice, only to those who gave it, before the reveal and after; in words in each language."""
    table = cautious()
    events = give(table, game, 0)
    assert [type(event) for event in events] == [StandingAnswerGiven, ChoiceSealed]
    assert [type(event) for event in seen_by(events, 0)] == [StandingAnswerGiven, ChoiceSealed]
    for other in (1, 2, None):
        assert seen_by(events, other) == [ChoiceSealed(0, None)]
    game.apply(1, NOTHING)
    game.apply(2, NOTHING)
    steps = table.steps(game)
    assert not [event for step in steps for event in seen_by(step, 1) if isinstance(event, StandingAnswerGiven)]
    assert len([event for step in steps for event in seen_by(step, 0) if isinstance(event, StandingAnswerGiven)]) == 1


def test_after_an_undo_everything_is_asked_until_the_game_is_further_than_before(game: Game) -> None:
    """Else the answer would be given again at once."""
    table = cautious()
    give(table, game, 0)
    assert table.marks == {game.version: ("insure-nothing",)}
    game.undo()
    table.go_back(game, undone=1)
    assert table.marks == {}
    assert table.answer(game, 0) is None
    game.apply(0, NOTHING)
    table.switch(1, "insure-nothing", on=True)
    assert table.answer(game, 1)


def test_a_save_keeps_switches_and_marks(game: Game) -> None:
    """A save of before has none, and a save without them looks as it did."""
    table = cautious()
    give(table, game, 0)
    seating = table.noted(Seating(("human",) * 3))
    text = Save.of(game, seating).encode()
    read = Save.parse(text).table
    again = StandingAnswers(3, read)
    assert again.is_on(0, "insure-nothing")
    assert not again.is_on(1, "insure-nothing")
    assert again.marks == table.marks
    assert b"standing" not in Save.of(game, StandingAnswers(3).noted(Seating())).encode()
    assert Save.parse(game.save()).table == Seating()


def test_nobody_can_lie_about_it(game: Game) -> None:
    """A mark counts only where the answers that it names would have given that very move."""
    game.push("insure 1Z" if Insure(1, 0, 0, 0) in game.legal_actions() else "insure 1C")
    insured = game.version
    game.push(NOTHING)
    answer = ("insure-nothing",)
    lies: Marks = {0: answer, 1: answer, insured: answer, insured + 9: ("cover-losses",)}
    steps, kept = marked_steps(game, {**lies, insured + 1: answer})
    assert kept == {insured + 1: answer}
    told = [number for number, step in enumerate(steps) if any(isinstance(e, StandingAnswerGiven) for e in step)]
    assert told == [insured + 1]


def test_a_table_of_more_seats_than_were_noted() -> None:
    """A file that was edited by hand may name too few or too many."""
    table = StandingAnswers(2, Seating(standing=(("insure-nothing",), (), ("cover-losses",))))
    game = rockworker.new("rockwell", players=2, seed=1)
    game.apply(0, Bid(0, 0, 0, 0, 0))
    assert table.is_on(0, "insure-nothing")
    assert table.answer(game, 1) is None
    assert StandingAnswers(3, Seating(standing=(("insure-nothing",),))).is_on(2, "insure-nothing") is False
