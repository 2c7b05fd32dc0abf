"""Every offered action can be said, word by word, and nothing else can."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockworker.engine.chance import Rng
from rockworker.engine.offers import Action, LegalActions, Offer
from rockworker.games.rockwell.actions import Bid, Drill, Pass, Sell
from rockworker.games.rockwell.learn.words import WORDS
from rockworker.learn.decision import Decision, IllegalWord
from rockworker.learn.encoding import encoding_of
from rockworker.learn.episode import Episode
from rockworker.learn.setup import Setup
from rockworker.learn.words import MOST_WORDS, WAIT, Words, few
from rockworker.registry import definition_of
from tests.learn.tables import GAMES, moments, played, setups

SMALL = 300
"""Up to this number, actions are gone through one by one."""


def sentences(decision: Decision) -> Iterator[tuple[tuple[int, ...], Action]]:
    """All that can be said from here on, and the action that it means."""
    for word in decision.legal:
        twin = decision.copy()
        action = twin.say(word)
        if action is not None:
            yield (word,), action
        else:
            yield from (((word, *rest), meant) for rest, meant in sentences(twin))


def said(decision: Decision, action: Action) -> list[int]:
    """The words for an action."""
    words = []
    while decision.action is None:
        words.append(decision.word_for(action))
        decision.say(words[-1])
    assert decision.action == action
    return words


def decisions(episode: Episode) -> Iterator[tuple[LegalActions, Decision]]:
    """What each actor may do, with a decision about it that has just begun."""
    for player in episode.actors:
        words = episode.encoding.words.at(player, episode.game.players)
        yield episode.game.legal_actions(player), Decision(words, episode.game.offers(player))


def check_all(legal: LegalActions, decision: Decision) -> None:
    """Sentences and actions belong to each other one by one."""
    spoken = dict(sentences(decision))
    assert len(spoken) == len(legal)
    assert set(spoken.values()) == set(legal)
    for words, action in spoken.items():
        assert said(decision.copy(), action) == list(words)


def check_some(legal: LegalActions, decision: Decision, chance: Rng) -> None:
    """Of very many actions, some chosen by number and some by saying anything."""
    for _ in range(10):
        said(decision.copy(), legal[chance.below(len(legal))])
        twin = decision.copy()
        while twin.action is None:
            twin.say(twin.legal[chance.below(len(twin.legal))])
        assert twin.action in legal


@given(setups(), st.integers(0, 1 << 32), st.integers(0, 1500))
def test_every_action_of_every_offer_is_said_in_one_way_and_nothing_else_can_be_said(
    setup: Setup, seed: int, words: int
) -> None:
    """At random moments of random games: all sentences and all actions, or samples of them where they are many."""
    for legal, decision in decisions(played(setup, seed, words)):
        if len(legal) <= SMALL:
            check_all(legal, decision)
        else:
            check_some(legal, decision, Rng(seed))


@pytest.mark.parametrize("game", GAMES)
def test_in_whole_games_every_decision_takes_few_words(game: str) -> None:
    """With four players and all modules: at every decision, first words are in rising order and lead to an action."""
    modules = definition_of(game).module_names
    longest = 0
    for episode in moments(Setup(game, 4, modules), seed=3):
        for player in episode.actors:
            legal = episode.legal(player)
            assert list(legal) == sorted(set(legal))
            assert legal
            assert WAIT not in legal
        longest = max([longest, *[len(found.spoken) for p in episode.actors if (found := episode.decision(p))]])
    assert 1 <= longest <= 4


@given(st.lists(st.integers(0, 30), min_size=4, max_size=4), st.integers(0, 3_000_000))
def test_no_number_is_too_large(cubes: list[int], most: int) -> None:
    """Numbers are said digit by digit, and every digit above the tens with the same words."""
    offer = Offer(Bid, *[range(count + 1) for count in cubes], range(0, most + 1, 100))
    words = WORDS.at(0, 4)
    for number in (0, offer.size() // 2, offer.size() - 1):
        assert said(Decision(words, (offer,)), offer[number])


def test_a_number_is_said_from_its_highest_digit_down() -> None:
    """$12,300 is one hundred and twenty-three hundreds."""
    none = range(1)
    decision = Decision(WORDS.at(0, 2), (Offer(Bid, none, none, none, none, range(0, 99_901, 100)),))
    names = [WORDS.names[word] for word in said(decision, Bid(0, 0, 0, 0, 12_300))]
    assert names == ["more=1", "tens=2", "ones=3"]


def test_of_digits_only_those_can_be_said_that_lead_somewhere() -> None:
    """Up to 21, a 2 is followed by 0 or 1."""
    decision = Decision(WORDS.at(0, 2), (Offer(Sell, (0,), range(5, 22)),))
    tens = WORDS.digits[1]
    assert list(decision.legal) == [tens, tens + 1, tens + 2]
    decision.say(tens + 2)
    assert list(decision.legal) == [WORDS.digits[0], WORDS.digits[0] + 1]
    assert (decision.number, decision.digits_left) == (20, 1)


def test_crews_are_said_as_their_owner_counts_them() -> None:
    """Player 2's first crew is crew 8 of the game, and to player 2 the first of their own."""
    offers = (Offer(Drill, (8, 9), (0, 1)), Offer(Pass))
    decision = Decision(WORDS.at(2, 4), offers)
    assert [WORDS.names[word] for word in decision.legal] == ["Drill.crew=me 1", "Drill.crew=me 2", "Pass"]


def test_what_leads_nowhere_is_refused_and_changes_nothing() -> None:
    """Word 0 says nothing, so nobody who is asked can say it."""
    decision = Decision(WORDS.at(0, 2), (Offer(Sell, (0, 1), range(1, 3)),))
    before = decision.legal
    with pytest.raises(IllegalWord):
        decision.say(WAIT)
    assert decision.legal == before


def test_a_decision_without_a_choice_is_asked_for_once() -> None:
    """Sealed choices are asked for even where there is one answer: so is their first word."""
    none = range(1)
    decision = Decision(WORDS.at(0, 2), (Offer(Bid, none, none, none, none, none),))
    assert [WORDS.names[word] for word in decision.legal] == ["Bid"]
    assert decision.say(decision.legal[0]) == Bid(0, 0, 0, 0, 0)


@pytest.mark.parametrize("game", GAMES)
def test_words_are_few_and_named_once(game: str) -> None:
    """At most 512, as the reference promises."""
    names = encoding_of(game).words.names
    assert len(set(names)) == len(names) <= MOST_WORDS


def test_too_many_words_are_refused() -> None:
    """A game notices when it is defined."""
    with pytest.raises(ValueError, match="more than 512"):
        Words((Sell,), {"resource": few(range(500)), "count": few(range(20))})
