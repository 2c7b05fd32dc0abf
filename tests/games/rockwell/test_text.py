"""Rockwell in words: complete in every language, and right where grammar is tricky."""

from __future__ import annotations

from rockworker.games.rockwell.actions import Bid, Bribe, Buy, Drill, Insure, PlaceVicePresident, Sell
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.events import (
    AchievementGained,
    BidRevealed,
    BonusScored,
    BootyShared,
    CrewMoved,
    CubesSold,
    DangerStruck,
    EndConditionMet,
    ShareReceived,
    TileDrilled,
    VicePresidentPlaced,
)
from rockworker.games.rockwell.modules.fluctuating_market.records import CrashSuffered, PriceFell, PriceRose, Speculate
from rockworker.games.rockwell.modules.inspectors.records import PawnMoved
from rockworker.games.rockwell.notation import parse_crew, parse_place
from rockworker.text.languages import LANGUAGES
from tests.games.rockwell.speech import at_table, rules, said


def test_a_sale_in_three_languages() -> None:
    """French says d’argent and de zinc, and knows one cube from several."""
    assert said("en", CubesSold(0, 0, 7, 3500)) == "Ann sells 7 zinc for $3,500."
    assert said("fr", CubesSold(0, 0, 7, 2800)) == "Ann vend 7 cubes de zinc pour 2 800 $."
    assert said("fr", CubesSold(1, 2, 1, 800)) == "Ben vend 1 cube d’argent pour 800 $."
    assert said("fr", CubesSold(1, 3, 2, 2000)) == "Ben vend 2 cubes d’or pour 2 000 $."
    assert said("de", CubesSold(2, 0, 7, 2800)) == "Cleo verkauft 7 Zink für 2.800 $."


def test_a_bid_in_three_languages() -> None:
    """Cubes and money make one list; a bid of nothing is said so."""
    bid = BidRevealed(0, (2, 1, 0, 1), 300, 2700)
    assert said("en", bid) == "Ann bids 2 zinc, 1 copper, 1 gold and $300 (worth $2,700)."
    assert said("fr", bid) == "Ann mise 2 zincs, 1 cuivre, 1 or et 300 $ (valeur : 2 700 $)."
    assert said("de", bid) == "Ann bietet 2 Zink, 1 Kupfer, 1 Gold und 300 $ (Wert: 2.700 $)."
    assert said("fr", BidRevealed(3, (0, 0, 0, 0), 0, 0)) == "Dan ne mise rien."
    assert said("de", BidRevealed(3, (0, 0, 0, 0), 1500, 1500)) == "Dan bietet 1.500 $."


def test_slots_say_what_they_give() -> None:
    """A slot's words depend on the board's face for the number of players."""
    assert said("en", VicePresidentPlaced(0, 1)) == "Ann places a Vice President: Board I, slot 2 (Bribery)."
    third = rules(4).board_slots[2][0]
    assert said("fr", VicePresidentPlaced(0, third)) == (
        "Ann pose un Vice-Président sur le plateau III, emplacement 1 (4 actions)."
    )
    assert at_table("de", 3).kind("slot", rules(3).board_slots[1][1]) == "Brett II, Platz 2 (3 Handlungen)"


def test_crews_and_places() -> None:
    """Owners beyond the players are the AI; entrances and the centre are named."""
    assert said("en", CrewMoved(0, parse_crew("R2"), parse_place("E2"), parse_place("A3/A4"))) == (
        "Ann moves crew 2: entrance 2 → A3/A4."
    )
    assert said("de", CrewMoved(0, 0, parse_place("D8"), CENTRE)) == "Ann versetzt Bohrtrupp 1: D8 → Erdkern."
    assert at_table("fr", 2).kind("crew", parse_crew("P3")) == "équipe 3 (AI)"
    assert at_table("fr", 3).kind("crew", parse_crew("P3")) == "équipe 3 (Cleo)"
    assert at_table("de", 2).kind("owners", (0, 2)) == "Ann und AI"


def test_cases_of_an_extraction() -> None:
    """Nobody, one and several sharers; no trigger; one cube or more to lose."""
    share, rest = (0, 1, 2, 2), (0, 1, 1, 0)
    assert said("fr", BootyShared(0, (0, 1), share, rest)) == (
        "Butin de chacun (Ann et Ben) : 1 cuivre, 2 argents et 2 ors. Excédent : 1 cuivre et 1 argent."
    )
    assert said("en", BootyShared(0, (), (0, 0, 0, 0), rest)) == (
        "Nobody on A1 is left to share. Remainder: 1 copper and 1 silver."
    )
    assert said("de", TileDrilled(0, -1, (1, 0, 0, 0))) == (
        "Förderung auf A1, von niemandem ausgelöst. Ein Minenschacht bringt dort jede Spielrunde: 1 Zink."
    )
    assert said("en", DangerStruck(0, 1)) == "Danger: Ann would lose 1 cube of the share."
    assert said("fr", DangerStruck(0, 3)) == "Danger : Ann risque de perdre 3 cubes de son butin."
    assert said("de", DangerStruck(0, 2)) == "Gefahr: Ann droht der Verlust von 2 Würfeln."
    assert said("de", BootyShared(0, (0, 1), (0, 0, 0, 0), rest)) == (
        "Für Ann und Ben bleibt beim Teilen nichts. Überschuss: 1 Kupfer und 1 Silber."
    )
    assert said("fr", BootyShared(0, (0,), share, (0, 0, 0, 0))) == (
        "Tout le butin de A1 va à Ann : 1 cuivre, 2 argents et 2 ors."
    )
    assert said("de", ShareReceived(0, (0, 0, 0, 0))) == "Ann geht leer aus."


def test_achievements_are_told_by_their_criteria() -> None:
    """The nine criteria of the base game in words."""
    assert [at_table("en").kind("achievement", n) for n in range(9)] == [
        "8 zinc and 8 copper",
        "6 Extraction cards",
        "10 silver",
        "3 crews of power 2 or more",
        "12 gold",
        "all crews in stratum C or deeper",
        "6 of each resource",
        "2 crews of power 4",
        "a crew at the centre of the Earth",
    ]
    assert said("fr", AchievementGained(0, 5, 1)) == (
        "Ann accomplit la réalisation « toutes les équipes au niveau C ou plus bas » : 1 point de prestige."
    )
    assert said("de", AchievementGained(0, 6, 4)) == (
        "Ann vollendet die Realisierung „je 6 von jedem Rohstoff“: 4 Prestigepunkte."
    )


def test_the_end_and_its_scoring() -> None:
    """End conditions and final rankings; money is never taken for silver."""
    assert said("de", EndConditionMet("centre")) == (
        "Die Partie endet mit dieser Spielrunde: Genügend Spieler haben einen Bohrtrupp zum Erdkern gebracht."
    )
    assert (
        said("fr", BonusScored(0, 4, 12300, 1, 3)) == "Dollars : Ann, 1re place avec 12 300 $ : 3 points de prestige."
    )
    assert said("fr", BonusScored(0, 2, 5, 2, 1)) == "Argent : Ann, 2e place avec 5 : 1 point de prestige."
    assert said("en", BonusScored(0, 4, 12300, 2, 1)) == "Ranking in money: Ann comes second with $12,300: 1 prestige."


def test_expansions_in_three_languages() -> None:
    """Prices with the right article, pawns with the right direction, choices with one side missing."""
    assert said("en", PriceRose(0, 600)) == "The price of zinc rises to $600."
    assert said("fr", PriceFell(2, 600)) == "Le cours de l’argent descend à 600 $."
    assert said("fr", CrashSuffered(0, 1, 5)) == "Krach : Ann rend 5 cubes de cuivre."
    assert said("de", PawnMoved(0, -6, 3, 13)) == (
        "Der Oberaufseher zieht 6 Kreuzungen gegen den Uhrzeigersinn: AB4 → AB14."
    )
    assert said("en", PawnMoved(1, 1, 16, 17)) == "The Supervisor moves 1 intersection clockwise: BC1 → BC2."
    assert at_table("en").action(Speculate(0, 3)) == "Raise the price of zinc, lower that of gold"
    assert at_table("de").action(Speculate(-1, 3)) == "Gold verbilligen"
    assert at_table("fr").action(Speculate(1, -1)).replace("\u00a0", " ") == "Hausse : cuivre"


def test_labels_of_actions() -> None:
    """What a menu offers."""
    english, french, german = (at_table(language, 4) for language in LANGUAGES)
    assert english.action(Sell) == "Sell"
    assert english.action(Sell(0, 7)) == "Sell 7 zinc"
    assert french.action(Buy(3, 1)) == "Acheter 1 cube d’or"
    assert german.action(Buy(2, 4)) == "4 Silber kaufen"
    assert english.action(Bid(0, 0, 0, 0, 0)) == "Bid nothing"
    assert french.action(Bid(0, 0, 0, 0, 0)) == "Ne rien miser"
    assert german.action(Insure(2, 0, 0, 0)) == "2 Zink in Versicherungssteine umtauschen"
    assert english.action(PlaceVicePresident(2)) == "Vice President: Board I, slot 3 (Subcontracting)"
    assert french.action(Drill(parse_crew("R1"), parse_place("C3"))) == "Équipe 1 → C3"
    assert german.action(Bribe(parse_crew("G2"), 4)) == "Bohrtrupp 2 (Ben) korrumpieren → A5"
