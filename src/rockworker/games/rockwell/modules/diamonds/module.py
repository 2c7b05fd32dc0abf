"""Diamonds: cash for the priority player and the trigger."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from rockworker.games.rockwell.components import Card, Components
from rockworker.games.rockwell.frames.extraction import Extraction, priority
from rockworker.games.rockwell.ledger import earn
from rockworker.games.rockwell.module import Module
from rockworker.games.rockwell.modules.diamonds.records import DiamondDrawn, DiamondPaid
from rockworker.games.rockwell.modules.special_card_events import SpecialSetAside
from rockworker.games.rockwell.modules.special_cards import added_cards, first_of_its_kind
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import NOBODY

DIAMOND: Final = "diamond"


def overlay(components: Components) -> Components:
    """Diamond cards, each in the pile of its number."""
    amounts = components.modules.diamonds.amounts
    cards = added_cards(components, [[Card(pile=0, face=DIAMOND, amount=a) for a in pile] for pile in amounts])
    return replace(components, cards=components.cards + cards)


def draw_diamond(play: RockwellPlay, extraction: Extraction, card: int) -> None:
    """Priority player and trigger share the cash; the card then leaves the game."""
    if not first_of_its_kind(play, extraction, card):
        return
    amount = play.rules.cards[card].amount
    play.emit(DiamondDrawn(extraction.tile, amount))
    for owner, cash in split(amount, priority(play, extraction.tile, extraction.trigger), extraction.trigger):
        if owner < play.rules.players and cash:
            earn(play.state, owner, cash)
            play.emit(DiamondPaid(owner, cash))


def split(amount: int, first: int, trigger: int) -> list[tuple[int, int]]:
    """Halves in full hundreds, the odd hundred to the priority player; one alone takes all."""
    sharers = {first, trigger} - {NOBODY}
    if len(sharers) < 2:
        return [(owner, amount) for owner in sharers]
    half = amount // 200 * 100
    return [(first, amount - half), (trigger, half)]


DIAMONDS = Module(
    name="diamonds",
    overlay=overlay,
    faces={DIAMOND: draw_diamond},
    events=(DiamondDrawn, DiamondPaid, SpecialSetAside),
)
