"""Numbers, options and what was possible, as each language writes it."""

from __future__ import annotations

import pytest

import rockworker
from rockworker.cli import run
from rockworker.engine.errors import BadOption, BadPlayerCount, IllegalValue, RockworkerError, UnknownModule
from rockworker.engine.inside import inside
from rockworker.games.rockwell.actions import PlaceVicePresident
from rockworker.registry import definition_of
from rockworker.text.languages import LANGUAGES
from rockworker.text.texts import Texts
from tests.games.speech import plain


def each(say: object) -> list[str]:
    """The same in English, French and German, with plain spaces."""
    assert callable(say)
    return [plain(say(Texts.of(definition_of("rockwell"), language))) for language in LANGUAGES]


def refused(act: object) -> RockworkerError:
    """Why something is refused."""
    assert callable(act)
    with pytest.raises(RockworkerError) as caught:
        act()
    return caught.value


def test_numbers_percentages_and_money() -> None:
    """Separators, spaces and signs are the language's."""
    assert each(lambda texts: texts.number(1234.5)) == ["1,234.5", "1 234,5", "1.234,5"]
    assert each(lambda texts: texts.percent(0.6667)) == ["66.7%", "66,7 %", "66,7 %"]
    assert each(lambda texts: texts.kind("money", 12500)) == ["$12,500", "12 500 $", "12.500 $"]


def test_what_is_possible_is_told_by_kind() -> None:
    """Money has its sign and its steps; places have their names."""
    assert each(lambda texts: texts.allowed("money", range(0, 3001, 100))) == [
        "$0–$3,000 (in steps of $100)",
        "0 $–3 000 $ (par pas de 100 $)",
        "0 $–3.000 $ (in Schritten von 100 $)",
    ]
    assert each(lambda texts: texts.allowed("tile", (0, 9))) == ["A1, B2"] * 3
    assert each(lambda texts: texts.allowed("count", range(1, 8))) == ["1–7"] * 3


def test_values_of_options_have_words() -> None:
    """Where a value is a word, it has a message; a new game's values are shown in plain letters."""
    words = [Texts.of(definition_of("clockworker"), language) for language in LANGUAGES]
    assert [texts.option("returning_robots", "not_gained") for texts in words] == [
        "not counted as gained",
        "ce n’est pas un gain",
        "gilt nicht als erhalten",
    ]
    assert [texts.option("open_stocks", True) for texts in words] == ["yes", "oui", "ja"]
    assert words[0].option("weather", "very_wet") == "very wet"


def test_a_refused_slot_is_named_as_on_the_board() -> None:
    """Not by its index, which is one less than the number that players see."""
    game = rockworker.new("rockwell", players=4)
    texts = Texts.of(game.definition, "en").at_table(None, inside(game).rules)
    error = IllegalValue(action="place-vice-president", clause=None, field="slot", value="0", allowed="1–2")
    assert texts.action(PlaceVicePresident) == "Place a Vice President"
    assert texts.error(error) == (
        "“Place a Vice President”: Slot can’t be Board I, slot 1 (Bribery). "
        "Possible: Board I, slot 2 (Bribery)–Board I, slot 3 (Subcontracting)."
    )
    assert "99" in texts.error(IllegalValue(action="bribe", clause=None, field="tile", value="99", allowed="3"))


def test_games_are_called_by_their_titles() -> None:
    """Also where a game has no expansions, or takes other numbers of players."""
    count = refused(lambda: rockworker.new("clockworker", players=9))
    assert isinstance(count, BadPlayerCount)
    assert count.text("en") == "Clockworker takes 2 to 4 players, not 9."
    module = refused(lambda: rockworker.new("clockworker", players=2, modules=["weather"]))
    assert isinstance(module, UnknownModule)
    assert plain(module.text("fr")).endswith("ce jeu n’a pas d’extension.")


def test_a_number_below_zero_is_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    """-3 is too small; nobody is told that it is not a whole number."""
    error = refused(lambda: rockworker.new("clockworker", players=2, options={"round_limit": -3}))
    assert isinstance(error, BadOption)
    assert error.details["reason"] == "too-small"
    assert run(["simulate", "clockworker", "-n", "1", "-o", "round_limit=-3"]) == 2
    assert "too small" in capsys.readouterr().err


def test_lines_do_not_break_at_no_break_spaces(capsys: pytest.CaptureFixture[str]) -> None:
    """French has such spaces before colons and inside of guillemets."""
    assert run(["games", "--lang", "fr"]) == 0
    for line in capsys.readouterr().out.splitlines():
        assert not line.rstrip(" ").endswith("«")
        assert line.strip(" ")[:1] not in tuple(":;!?»")
