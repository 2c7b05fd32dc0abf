"""The end of the game and the final score."""

from __future__ import annotations

import pytest

from rockworker.engine.chance import Rng
from rockworker.engine.offers import sample
from rockworker.games.clockworker.actions import Communicate, Reassign, Recharge, Repair
from rockworker.games.clockworker.events import ArchivesShown, FinalBonusGained, LastRoundCame, PlayerScored, TurnBegan
from rockworker.games.clockworker.state import EMPTY, FIN
from tests.games.clockworker.table import EMOTIONS, GOD, GOVERNMENT, KIT, MEMORY, SHIP, Table, told

CHEAP = ("clock-exchange", "robot-nursery", "ember-sorting-shed", "moss-sorting-shed", "tide-sorting-shed")


def fin_next(t: Table) -> None:
    """FIN is the next tile of the stack."""
    state = t.state
    state.tiles.remove(FIN)
    for _ in range(t.rules.fin_beneath()):
        state.archives[0].append(state.tiles.pop(0))
    state.tiles.append(FIN)


def eleven_cards(t: Table, player: int) -> None:
    """A player is one card short of the end, and can pay for a factory."""
    t.row(*CHEAP)
    t.build_any(player, 10)
    t.own(player, "2C")


@pytest.mark.rule("CW-END-01", "CW-END-03", "CW-END-04", "CW-END-05")
@pytest.mark.parametrize("player", [0, 1, 2, 3])
def test_twelve_cards_end_the_round(player: int) -> None:
    """No matter who takes the twelfth card, the round is completed: the last turn is the last seat's."""
    t = Table(4)
    eleven_cards(t, player)
    events = t.act(player).do(Reassign(t.card("clock-exchange")))
    assert told(events, LastRoundCame) == [LastRoundCame("cards")]
    left = []
    while not t.game.is_over:
        left.append(t.player)
        t.do(Recharge())
    assert left == list(range(player + 1, 4))
    assert t.state.current == 3


@pytest.mark.rule("CW-END-01", "CW-TV-15")
def test_vector_twelve_cards() -> None:
    """5 factories and 6 artifacts, then another factory: 12 cards, the last round, and no other turn."""
    t = Table(3)
    t.row(*CHEAP)
    t.build_any(0, 4)
    t.repaired(0, 4, 5, 6, 7, 8, 9)
    t.own(0, "2C")
    t.act(0).do(Reassign(t.card("clock-exchange")))
    assert (t.state.cards(0), t.state.ending) == (12, "cards")
    while not t.game.is_over:
        assert t.player != 0
        t.do(Recharge())


@pytest.mark.rule("CW-END-01")
def test_an_artifact_may_be_the_twelfth_card() -> None:
    """Factories and artifacts count alike."""
    t = Table(2)
    t.build_any(0, 10)
    t.own(0, "2R G")
    t.act(0).do(Repair(KIT))
    assert t.state.ending == "cards"


@pytest.mark.rule("CW-END-05")
@pytest.mark.parametrize("seed", range(6))
def test_all_players_have_the_same_number_of_turns(seed: int) -> None:
    """Whatever ends the game, every player had as many turns as there were rounds."""
    t, chance = Table(2 + seed % 3, seed=seed, round_limit=60), Rng(seed)
    turns = [0] * t.rules.players
    turns[t.player] = 1
    while not t.game.is_over:
        for event in told(t.do(sample(t.game.offers(t.player), chance.below)), TurnBegan):
            turns[event.player] += 1
    assert turns == [t.state.round] * t.rules.players


@pytest.mark.rule("CW-END-06")
def test_a_trigger_in_the_last_seat_ends_at_once() -> None:
    """Nobody plays again."""
    t = Table(2)
    eleven_cards(t, 1)
    t.act(1).do(Reassign(t.card("clock-exchange")))
    assert t.game.is_over


@pytest.mark.rule("CW-END-07")
def test_triggers_wait_for_the_whole_action() -> None:
    """The last round is announced after the refill, and FIN after the purchase is paid off."""
    t = Table(2)
    eleven_cards(t, 0)
    names = [type(event).__name__ for event in t.act(0).do(Reassign(t.card("clock-exchange")))]
    assert names.index("FactoryRevealed") < names.index("LastRoundCame") < names.index("TurnBegan")
    t = Table(2)
    fin_next(t)
    t.repaired(0, EMOTIONS)
    t.own(0, "9C 9R 9G 9B")
    names = [type(event).__name__ for event in t.act(0).do(Communicate(t.state.display[0]))]
    order = ["ArchiveBought", "ArtifactPaidOff", "FinRevealed", "LastRoundCame", "ArchiveRevealed", "TurnBegan"]
    assert [name for name in names if name in order] == order


@pytest.mark.rule("CW-END-08")
def test_a_second_trigger_changes_nothing() -> None:
    """Twelve cards after FIN: the same round is the last, and it is announced once."""
    t = Table(3)
    fin_next(t)
    t.own(0, "9C 9R 9G 9B")
    first = t.act(0).do(Communicate(t.state.display[0]))
    eleven_cards(t, 1)
    second = t.act(1).do(Reassign(t.card("clock-exchange")))
    assert len(told(first, LastRoundCame)) == 1
    assert told(second, LastRoundCame) == []
    assert t.state.ending == "fin"
    t.do(Recharge())
    assert t.game.is_over


@pytest.mark.rule("CW-END-09")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_ends_with_more_than_twelve_cards(seed: int) -> None:
    """A turn adds at most one card, and with twelve there is no other turn."""
    t, chance = Table(2 + seed % 3, seed=seed), Rng(seed)
    while not t.game.is_over:
        before = [t.state.cards(player) for player in range(t.rules.players)]
        t.do(sample(t.game.offers(t.player), chance.below))
        after = [t.state.cards(player) for player in range(t.rules.players)]
        assert sum(after) - sum(before) <= 1
        assert max(after) <= 12


@pytest.mark.rule("CW-END-10")
def test_all_actions_stay_legal_in_the_last_round() -> None:
    """The same offers with and without the end in sight."""
    t = Table(2)
    t.own(1, "9C 9R 9G 9B 2W")
    t.act(1)
    before = t.game.offers(1)
    t.state.ending = "fin"
    t.act(1)
    assert t.game.offers(1) == before


@pytest.mark.rule("CW-END-11")
def test_empty_piles_end_nothing() -> None:
    """Neither an exhausted deck and row nor artifacts that are sold out end the game."""
    t = Table(2)
    state = t.state
    state.deck.clear()
    state.row[:] = [EMPTY] * 5
    state.copies[:] = [0] * 16
    t.act(0)
    t.game.apply(0, Recharge())
    t.game.apply(1, Recharge())
    assert (t.game.is_over, state.ending, t.player) == (False, "", 0)


@pytest.mark.rule("CW-END-12")
def test_final_bonuses_look_at_the_very_end() -> None:
    """A robot gained in the last turn counts for the Robotic Government."""
    t = Table(2)
    t.repaired(1, GOVERNMENT)
    t.staff(1, [4])
    t.own(1, "")
    t.state.ending = "fin"
    t.begin_turn(1)
    t.do(Recharge())
    assert t.game.scores[1].parts["bonuses"] == 2


def test_the_round_limit() -> None:
    """By option a round is the last one at the latest, announced like any other end (CW-AMB-58)."""
    t = Table(2, round_limit=3)
    events = t.do(*[Recharge()] * 4)
    assert told(events, LastRoundCame) == [LastRoundCame("limit")]
    assert t.state.round == 3
    t.do(Recharge(), Recharge())
    assert t.game.is_over


# Scoring


@pytest.mark.rule("CW-SCORE-01", "CW-SCORE-02", "CW-SCORE-08")
def test_what_a_score_is_made_of() -> None:
    """Tokens, printed points of artifacts and archives, and bonuses; nothing else counts, and nothing is negative."""
    t = Table(2)
    t.own(0, "9C 9R 9G 9B 9O 9W 7P")
    t.build_any(0, 2)
    t.repaired(0, SHIP, MEMORY)
    t.state.archives[0] += [t.state.tiles.pop(0), t.state.tiles.pop(0)]
    archives = sum(t.rules.archives[tile].points for tile in t.state.archives[0])
    printed = t.rules.artifacts[SHIP].points + t.rules.artifacts[MEMORY].points
    t.own(1, "9C 9R")
    t.state.ending = "fin"
    t.act(1).do(Recharge())
    score, other = t.game.scores
    assert score.parts == {"tokens": 7, "artifacts": printed, "archives": archives, "bonuses": 3}
    assert score.total == 7 + printed + archives + 3
    assert other.total == 0


def finish_with(points: list[int], factories: list[int]) -> list[int]:
    """The ranks of players with these point tokens and numbers of factories."""
    t = Table(len(points))
    for player, (tokens, cards) in enumerate(zip(points, factories, strict=True)):
        t.own(player, "")
        t.state.holdings[player][6] = tokens
        t.build_any(player, cards - 1)
    t.state.ending = "fin"
    t.act(len(points) - 1).do(Recharge())
    return [score.rank for score in t.game.scores]


@pytest.mark.rule("CW-SCORE-03")
def test_the_highest_score_wins() -> None:
    """Whatever the factories."""
    assert finish_with([40, 48, 12, 47], [7, 1, 9, 8]) == [3, 1, 4, 2]


@pytest.mark.rule("CW-SCORE-04", "CW-SCORE-05", "CW-SCORE-06", "CW-TV-16")
def test_vector_ties() -> None:
    """48/48/40 with factories 5/6/7: the second player wins; 48/48 with 5/5 share the victory."""
    assert finish_with([48, 48, 40], [5, 6, 7]) == [2, 1, 3]
    assert finish_with([48, 48], [5, 5]) == [1, 1]
    assert finish_with([10, 30, 30, 30], [9, 4, 4, 2]) == [4, 1, 1, 3]


@pytest.mark.rule("CW-SCORE-07")
def test_archives_are_shown_at_the_end() -> None:
    """The log tells them, and everybody's view has them."""
    t = Table(2)
    tile = t.state.tiles.pop(0)
    t.state.archives[0].append(tile)
    t.repaired(0, GOD)
    t.state.ending = "fin"
    events = t.act(1).do(Recharge())
    points = t.rules.archives[tile].points
    assert told(events, ArchivesShown) == [ArchivesShown(0, (tile,), points), ArchivesShown(1, (), 0)]
    assert told(events, FinalBonusGained) == [FinalBonusGained(0, GOD, 0)]
    total = points + t.rules.artifacts[GOD].points
    assert told(events, PlayerScored) == [PlayerScored(0, total, 1), PlayerScored(1, 0, 2)]
    assert t.game.view(1).players[0].archives == (tile,)


@pytest.mark.rule("CW-TV-17")
def test_vector_final_bonuses() -> None:
    """Government with 3 and 6 robots: 9. Ship with the starting factory and 4 others: 5. God with 11 cards 0, 12 10."""
    t = Table(4)
    t.repaired(0, GOVERNMENT)
    t.own(0, "3W")
    t.staff(0, [1, 2, 3])
    t.build(0, "ember-seam-drill", [1, 2, 3])
    t.repaired(1, SHIP)
    t.build_any(1, 4)
    t.repaired(2, GOD)
    t.build_any(2, 9)
    t.state.ending = "fin"
    t.act(3).do(Recharge())
    assert [score.parts["bonuses"] for score in t.game.scores] == [9, 5, 0, 0]
    t = Table(2)
    t.repaired(0, GOD)
    t.build_any(0, 10)
    t.state.ending = "cards"
    t.act(1).do(Recharge())
    assert t.game.scores[0].parts["bonuses"] == 10


@pytest.mark.rule("CW-4P-05")
@pytest.mark.parametrize("players", [3, 4])
def test_how_many_may_own_an_artifact(players: int) -> None:
    """Two players at most have a double artifact, one a single one."""
    t = Table(players)
    for artifact, owners in ((MEMORY, 2), (GOD, 1)):
        for player in range(players):
            t.own(player, "9R 9G 9B")
            t.act(player)
            may = t.may(Repair(artifact))
            assert may == (player < owners)
            if may:
                t.do(Repair(artifact))
