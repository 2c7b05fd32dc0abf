"""Cards that are no resource cards: how modules add them, and what happens to a second one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rockworker.games.rockwell.components import Card, Components
from rockworker.games.rockwell.frames.extraction import Extraction
from rockworker.games.rockwell.modules.special_card_events import SpecialSetAside
from rockworker.games.rockwell.rules import RockwellPlay


def added_cards(components: Components, by_pile: Sequence[Sequence[Card]]) -> tuple[Card, ...]:
    """Cards for each pile, the smallest number first, made out for that pile."""
    piles = sorted({card.pile for card in components.cards})
    return tuple(replace(card, pile=pile) for pile, cards in zip(piles, by_pile, strict=True) for card in cards)


def first_of_its_kind(play: RockwellPlay, extraction: Extraction, card: int) -> bool:
    """Whether a special card is to be resolved; a second one of its kind is set aside."""
    face = play.rules.cards[card].face
    if face in extraction.specials:
        extraction.set_aside.append(card)
        play.emit(SpecialSetAside(extraction.tile))
        return False
    extraction.specials.append(face)
    return True
