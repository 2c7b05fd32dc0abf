"""What is going on in a game of Rockwell."""

from __future__ import annotations

from rockworker.games.rockwell.frames.auction import Auction, PlaceVicePresidents
from rockworker.games.rockwell.frames.danger import ChooseLoss, InsureAgainstDanger
from rockworker.games.rockwell.frames.drilling import DrillingRounds, DrillingTurn
from rockworker.games.rockwell.frames.extraction import Extraction, Threshold
from rockworker.games.rockwell.frames.insurance import BuyInsurance
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.frames.turn import Turn
from rockworker.games.rockwell.frames.workshop import Workshop

FRAMES = (
    Turn, Auction, PlaceVicePresidents, BuyInsurance, DrillingRounds, DrillingTurn, Threshold, Extraction,
    InsureAgainstDanger, ChooseLoss, Market, Workshop,
)  # fmt: skip
