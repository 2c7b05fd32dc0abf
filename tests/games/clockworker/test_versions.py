"""What version 2 of the rules asks and does not ask, beside version 1."""

from __future__ import annotations

from typing import Any

import pytest

import rockworker
from rockworker.engine.inside import inside
from rockworker.games.clockworker.actions import (
    Communicate,
    Distribute,
    Duplicate,
    Exchange,
    Extract,
    Finish,
    LeaveOut,
    Pay,
    PayInFull,
    Reassign,
    Recharge,
    Recover,
    Repair,
    Staff,
)
from rockworker.games.clockworker.events import GoldExchanged, LastRoundCame
from rockworker.games.clockworker.resources import GEAR, GOLD, RED
from rockworker.games.clockworker.state import EMPTY
from tests.games.clockworker.play import new_game, random_steps
from tests.games.clockworker.table import ANTENNA, CATALOGUE, DUPLICATION, KIT, LOCOMOTIVE, VENDING, Table, slots, told

both = pytest.mark.parametrize("version", [1, 2])


@pytest.mark.rule("CW-ART-10-02", "CW-RES-08")
@both
def test_gears_that_could_be_gold_are_another_way_to_pay(version: int) -> None:
    """2 gears and a blue block for an archive that costs a blue block: with the Vending Machine, the blue block may be
    kept. Version 1 paid it at once, and a tile was revealed."""
    t = Table(2, archives=["B"], rules_version=version)
    tile = t.archive("B")
    t.repaired(0, VENDING)
    t.own(0, "2C B")
    t.act(0).do(Communicate(tile))
    if version == 1:
        assert t.holds(0) == "2C"
        return
    assert (t.choices(Pay), t.choices(Exchange)) == ([Pay(0, 0, 0)], [Exchange(1)])
    t.do(Exchange(1))
    assert t.choices(Pay) == [Pay(0, 0, 0), Pay(0, 0, 1)]
    t.do(Pay(0, 0, 1))
    assert t.holds(0) == "B"


@pytest.mark.rule("CW-ART-10-02", "CW-ART-10-03", "CW-TV-12")
@pytest.mark.parametrize(("holdings", "gold", "left"), [("R G B 2C", 1, ""), ("R G B 3C", 1, "C"), ("8C", 4, "")])
def test_the_only_way_to_pay_exchanges_what_it_takes(holdings: str, gold: int, left: str) -> None:
    """R 2G B, where no gold but just enough gears are at hand: there is nothing to ask (CW-AMB-22)."""
    t = Table(2)
    t.repaired(0, VENDING)
    t.own(0, holdings)
    events = t.act(0).do(Repair(DUPLICATION))
    assert told(events, GoldExchanged) == [GoldExchanged(0, VENDING, 2 * gold, gold)]
    assert (t.player, t.holds(0)) == (1, left)


@pytest.mark.rule("CW-ART-10-02", "CW-RES-06")
def test_gears_that_gold_has_no_use_for_are_no_other_way_to_pay() -> None:
    """A price of gears and gold can be paid in one way, however many gears could still become gold."""
    t = Table(2, archives=["2C O"])
    tile = t.archive("2C O")
    t.repaired(0, VENDING)
    t.own(0, "9C 2O")
    events = t.act(0).do(Communicate(tile))
    assert told(events, GoldExchanged) == []
    assert (t.game.prompt, t.holds(0)) == ("turn-end", "7C O")


@pytest.mark.rule("CW-ART-10-03")
def test_gears_of_the_price_are_no_other_way_to_pay() -> None:
    """R G B and 4 gears with just that: the gears belong to the price, so it is paid at once (CW-AMB-22)."""
    t = Table(2)
    tile = t.archive("R G B 4C")
    t.repaired(0, VENDING)
    t.own(0, "R G B 5C")
    t.act(0).do(Communicate(tile))
    assert (t.player, t.holds(0)) == (1, "C")


def staffing(t: Table) -> None:
    t.act(0).do(Reassign(t.state.row[0]))


def distribution(t: Table) -> None:
    t.staff(0, [])
    t.build(0, "gilded-depot")
    t.act(0).do(Distribute(0, slots(1)))


def antenna(t: Table) -> None:
    tile = t.archive("3R G")
    t.act(0).do(Communicate(tile))


def optional_recovery(t: Table) -> None:
    t.begin_turn(0)


@pytest.mark.rule("CW-ART-10-02")
@both
@pytest.mark.parametrize("go", [staffing, distribution, antenna, optional_recovery])
def test_an_exchange_at_every_decision(version: int, go: Any) -> None:
    """While staffing, between factories, before the Antenna's choice and in an optional recovery (CW-AMB-22)."""
    t = Table(2, rules_version=version, recovery="optional" if go is optional_recovery else "mandatory")
    t.repaired(0, VENDING, LOCOMOTIVE, ANTENNA)
    t.own(0, "9C 3R G 3W")
    go(t)
    asked, before = t.game.prompt, t.state.holdings[0][:]
    assert t.may(Exchange(1)) == (version == 2)
    if version == 2:
        t.do(Exchange(1))
        assert (t.game.prompt, t.player) == (asked, 0)
        assert t.state.holdings[0][GEAR] == before[GEAR] - 2
        assert t.state.holdings[0][GOLD] == before[GOLD] + 1


@pytest.mark.rule("CW-ART-10-03", "CW-ART-08-03")
def test_an_exchange_before_the_antennas_choice_leaves_a_price_that_can_be_paid() -> None:
    """R G B and 4 gears, one of which may be left out: 3 gears stay. Then only that is left to do."""
    t = Table(2)
    t.repaired(0, VENDING, ANTENNA)
    t.own(0, "R G B 5C")
    tile = t.archive("R G B 4C")
    t.act(0).do(Communicate(tile))
    assert t.choices(Exchange) == [Exchange(1)]
    t.do(Exchange(1))
    assert t.choices(LeaveOut) == []
    assert t.game.prompt == "communication-payment"
    t.do(Pay(0, 0, 0))
    assert t.holds(0) == "O"


@pytest.mark.rule("CW-ART-08-01")
@both
def test_a_single_answer_to_the_antenna_is_not_asked_for(version: int) -> None:
    """3R 2G with 2R 2G: only a red block can be left out; gears that could become gold are no second answer."""
    t = Table(2, rules_version=version)
    t.repaired(0, ANTENNA)
    t.own(0, "2R 2G")
    tile = t.archive("3R 2G")
    t.act(0).do(Communicate(tile))
    if version == 1:
        assert [offer.action for offer in t.game.offers(0)] == [LeaveOut]
        t.do(LeaveOut(RED))
    assert (t.player, t.holds(0)) == (1, "")


@pytest.mark.rule("CW-ART-08-01", "CW-ART-10-02")
def test_an_exchange_is_no_second_answer_to_the_antenna() -> None:
    """One unit to leave out and a gear too few for gold: no question, though later ones may offer an exchange."""
    t = Table(2)
    t.repaired(0, ANTENNA, VENDING)
    t.own(0, "R 2G 3C")
    tile = t.archive("3R 2G")
    t.act(0).do(Communicate(tile))
    assert (t.player, t.holds(0)) == (1, "C")


@pytest.mark.rule("CW-ART-12-01", "CW-ART-12-04")
@both
def test_a_gear_for_a_gear_is_not_asked_for(version: int) -> None:
    """Where nothing but gears came, Duplication changes nothing; else it stays legal (CW-AMB-25)."""
    t = Table(2, rules_version=version)
    t.repaired(0, DUPLICATION)
    t.staff(0, [2])
    t.own(0, "3C")
    t.begin_turn(0)
    assert t.game.prompt == ("duplication" if version == 1 else "action-phase")
    t.build(0, "ember-assembly-nook", [1])
    t.staff(0, [2])
    t.begin_turn(0)
    assert t.choices(Duplicate) == [Duplicate(GEAR), Duplicate(RED)]


@pytest.mark.rule("CW-ART-12-04")
def test_by_option_exchanged_gold_is_worth_a_question() -> None:
    """Nothing but gears came, but gold made from them could be duplicated (CW-AMB-23)."""
    t = Table(2, duplicate_exchanged_gold=True)
    t.repaired(0, DUPLICATION, VENDING)
    t.staff(0, [2])
    t.own(0, "3C")
    t.begin_turn(0)
    t.do(Exchange(1), Duplicate(GOLD))
    assert t.holds(0) == "2C 2O W"


@pytest.mark.rule("CW-ART-12-04")
def test_by_option_gold_exchanged_during_an_optional_recovery_counts_too() -> None:
    """The exchange happens in the recovery phase (CW-AMB-23)."""
    for option, asked in ((False, "action-phase"), (True, "duplication")):
        t = Table(2, duplicate_exchanged_gold=option, recovery="optional")
        t.repaired(0, DUPLICATION, VENDING)
        t.own(0, "4C")
        t.begin_turn(0)
        t.do(Exchange(1), Recover(0))
        assert t.game.prompt == asked


@pytest.mark.rule("CW-ART-10-04")
@both
def test_after_the_last_action_of_the_game_nothing_is_asked(version: int) -> None:
    """Gold is worth nothing then. Before the last seat's turn the game goes on, and so does the Vending Machine."""
    for player in (0, 1, 2):
        t = Table(3, rules_version=version)
        t.repaired(player, VENDING)
        t.own(player, "9C")
        t.state.ending = "fin"
        t.act(player).do(Recharge())
        assert t.game.is_over == (player == 2 and version == 2)
        assert t.game.is_over or t.game.prompt == "turn-end"


@pytest.mark.rule("CW-ART-10-01", "CW-ART-10-02")
@both
def test_with_too_few_gears_the_turn_ends_by_itself(version: int) -> None:
    """One gear is no gold block; nor is there a question for those who have no Vending Machine (CW-AMB-22)."""
    for artifact, gears in ((VENDING, "C"), (KIT, "9C")):
        t = Table(2, rules_version=version, new_artifacts="at_once")
        t.repaired(0, artifact)
        t.own(0, f"{gears} W")
        t.staff(0, [4])
        t.act(0).do(Extract(0))
        assert t.player == 1


@pytest.mark.rule("CW-END-01", "CW-END-07")
@both
@pytest.mark.parametrize("card", ["factory", "artifact"])
def test_the_last_round_is_announced_with_the_twelfth_card(version: int, card: str) -> None:
    """As soon as the action is complete, while the Vending Machine's owner is still asked."""
    t = Table(2, rules_version=version)
    t.repaired(0, VENDING)
    t.build_any(0, 9)
    t.own(0, "9C 2R G")
    action = Reassign(t.state.row[0]) if card == "factory" else Repair(KIT)
    events = t.act(0).do(action)
    if t.game.prompt == "repair-payment":
        events += t.do(Pay(0, 0, 0))
    assert t.game.prompt == "turn-end"
    assert told(events, LastRoundCame) == ([LastRoundCame("cards")] if version == 2 else [])
    assert t.game.view(None).ending == ("cards" if version == 2 else "")
    assert told(t.do(Finish()), LastRoundCame) == ([] if version == 2 else [LastRoundCame("cards")])


@pytest.mark.rule("CW-END-07")
def test_the_twelfth_card_counts_when_its_robots_are_placed() -> None:
    """The action is complete only then, row and all (CW-ACT-C-10)."""
    t = Table(2)
    t.build_any(0, 10)
    t.own(0, "9C W")
    t.act(0)
    assert told(t.do(Reassign(t.state.row[0])), LastRoundCame) == []
    assert told(t.do(Staff(0)), LastRoundCame) == [LastRoundCame("cards")]


@pytest.mark.rule("CW-END-06", "CW-ART-10-04")
def test_a_twelfth_card_in_the_last_seat_ends_the_game_without_a_question() -> None:
    """There is nothing left to exchange for."""
    t = Table(2)
    t.repaired(1, VENDING)
    t.build_any(1, 9)
    t.own(1, "9C")
    t.act(1).do(Reassign(t.state.row[0]))
    assert t.game.is_over


def stranded(version: int | None = None, **more: str) -> Table:
    """Nobody has a robot, and no factory is left."""
    t = Table(2, rules_version=version)
    for player in (0, 1):
        t.staff(player, [])
        t.own(player, more.get(f"player_{player}", ""))
    t.state.deck.clear()
    t.state.row = [EMPTY] * 5
    t.state.copies = [0] * 16
    return t


@pytest.mark.rule("CW-TURN-05")
def test_a_standstill_ends_the_game() -> None:
    """Where nobody will ever do anything but recharge, which nobody is asked for, the round is the last (CW-AMB-58)."""
    t = stranded()
    events = t.begin_turn(0)
    assert told(events, LastRoundCame) == [LastRoundCame("standstill")]
    assert t.game.is_over
    old = stranded(1)
    assert told(old.begin_turn(0), LastRoundCame) == []
    assert old.may(Recharge())


@pytest.mark.rule("CW-TURN-05")
@pytest.mark.parametrize("help_", ["robot at work", "robot at hand", "factory", "artifact", "archive", "vending"])
def test_no_standstill_while_something_can_still_be_done(help_: str) -> None:
    """A robot anywhere, a factory for sale, or something that saved gears will pay for."""
    t = stranded()
    factory = t.rules.deck()[0]
    match help_:
        case "robot at work":
            t.staff(1, [4])
            t.state.factories[1].append(factory)
            t.state.robots[1].append(0)
        case "robot at hand":
            t.own(1, "W")
        case "factory":
            t.state.row[4] = factory
        case "artifact":
            t.own(0, "2R G")
            t.state.copies[KIT] = 1
        case "archive":
            t.own(1, "R G B")
            t.archive("R G B 4C")
        case "vending":
            t.state.artifacts[0] = 1 << VENDING
    assert told(t.begin_turn(0), LastRoundCame) == []
    assert not t.game.is_over


@pytest.mark.rule("CW-CON-02")
def test_a_game_with_nineteen_archives() -> None:
    """FIN lies as deep as ever, and a game plays to its end (CW-AMB-02)."""
    tables = {**CATALOGUE, "archives": CATALOGUE["archives"][:19]}
    game = rockworker.new("clockworker", players=4, seed=3, components=tables, options={"round_limit": 100})
    assert len(inside(game).state.tiles) == 19 - 5 + 1
    for _ in random_steps(game, 3):
        game.check()
    assert game.is_over


@both
def test_a_game_goes_on_under_its_version(version: int) -> None:
    """The save says which; played on, it asks as it did."""
    game = new_game(2, 5, {"starting_gears": "equal"}, version)
    asked = [game.prompt, *("" if game.is_over else game.prompt for _ in random_steps(game, 5))]
    again = rockworker.load(game.save())
    assert again.header.rules_version == version
    assert again.header.options["starting_gears"] == "equal"  # contradicts the book, but may be played on (OURS-CW-01)
    assert inside(again).state == inside(game).state
    assert asked == ["" if moment.is_over else moment.prompt for moment, _ in game.replay()]


@pytest.mark.rule("CW-SETUP-21")
def test_equal_gears_are_a_house_rule() -> None:
    """The book's gears are the default; 4 for everybody is there for those who want it (OURS-CW-01)."""
    assert inside(new_game(4, 1)).rules.starting_gears() == (3, 3, 4, 5)
    assert inside(new_game(4, 1, {"starting_gears": "equal"})).rules.starting_gears() == (4, 4, 4, 4)


@pytest.mark.rule("CW-ACT-A-01")
def test_extraction_is_asked_for_even_as_the_only_robots_work() -> None:
    """Recharge is always a second answer, so a robot at work makes the action a question."""
    t = Table(2)
    t.own(0, "")
    t.staff(0, [4])
    t.act(0)
    assert t.may(Extract(0))
    assert t.may(Recharge())


@pytest.mark.rule("CW-ART-08-01")
def test_paying_in_full_is_a_second_answer() -> None:
    """Who could pay all of it is asked (CW-ART-00-02)."""
    t = Table(2)
    t.repaired(0, ANTENNA)
    t.own(0, "3R G")
    tile = t.archive("3R G")
    t.act(0).do(Communicate(tile))
    assert t.may(PayInFull())
