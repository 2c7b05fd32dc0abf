"""How good a position is for one player, in prestige."""

from __future__ import annotations

from math import tanh

from rockworker.games.rockwell.board import CENTRE, DEPTH
from rockworker.games.rockwell.bots import company
from rockworker.games.rockwell.bots.crews import crews_worth
from rockworker.games.rockwell.bots.ending import deliverable
from rockworker.games.rockwell.bots.outlook import Outlook, centre_owners
from rockworker.games.rockwell.bots.plans import likely_income, vice_presidents_worth
from rockworker.games.rockwell.frames.auction import PlaceVicePresidents
from rockworker.games.rockwell.frames.insurance import BuyInsurance
from rockworker.games.rockwell.frames.workshop import MOST_POWER
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.scoring import scores
from rockworker.games.rockwell.state import CREWS


class Judge:
    """Judges the positions that one decision may lead to."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._is_fluid = any([module.required_power is not None for module in outlook.rules.modules])
        """Whether a module has a say in what a tile needs."""
        self._companies: dict[tuple[object, ...], float] = {}
        self._places: dict[tuple[object, ...], float] = {}
        self._depths: dict[tuple[int, ...], float] = {}

    def __call__(self, play: RockwellPlay) -> float:
        """The worth of a position."""
        worth = self._crews(play) + self._company(play) + self._depth(play)
        if play.state.ending and not self.outlook.ending:
            worth += self._ended(play)
        else:
            worth -= self._exposed(play)
        return worth + self._last_turn(play) + self._strongest(play)

    def _last_turn(self, play: RockwellPlay) -> float:
        """While Vice Presidents are placed: what they will deliver if this turn becomes the last."""
        outlook, stack = self.outlook, play.state.stack
        if not outlook.end_chance or not stack or not isinstance(stack[-1], PlaceVicePresidents | BuyInsurance):
            return 0.0
        sure = outlook.end_chance * outlook.weights.delivered
        return sure * deliverable(play, outlook.player, outlook.weights.income)

    def _strongest(self, play: RockwellPlay) -> float:
        """Late in a game, money that is left over is well spent on two crews of full power: that may end it."""
        outlook = self.outlook
        late = min((outlook.turn - outlook.weights.late) / 3, 1.0)
        if late <= 0 or outlook.ending:
            return 0.0
        worth = 0.0
        for prestige, achievement in company.open_achievements(outlook, play):
            if achievement.power == MOST_POWER:
                worth += prestige * company.progress(outlook, play.state, achievement)
        return worth * late * outlook.weights.strongest

    def _crews(self, play: RockwellPlay) -> float:
        """What the crews' places are worth, remembered: trade and improvements leave them where they are. Where a
        module has a say, nothing is."""
        state = play.state
        if self._is_fluid:
            return crews_worth(self.outlook, play)
        safety, dice = state.safety[self.outlook.player], tuple(state.crew_die)
        key = (tuple(state.crew_at), tuple(state.crew_power), dice, tuple(state.shafts), state.revealed, safety)
        known = self._places.get(key)
        if known is None:
            known = self._places[key] = crews_worth(self.outlook, play)
        return known

    def _company(self, play: RockwellPlay) -> float:
        """All but the crews' places, remembered: most movements change nothing about it."""
        key = self._features(play)
        known = self._companies.get(key)
        if known is None:
            known = self._companies[key] = self._company_worth(play)
        return known

    def _depth(self, play: RockwellPlay) -> float:
        """How close achievements in the depth are, remembered."""
        state, player = play.state, self.outlook.player
        depths = [DEPTH[place] for place in state.crew_at[player * CREWS : player * CREWS + CREWS]]
        key = (state.achievements[player], *state.achievement_piles, *sorted(depths))
        known = self._depths.get(key)
        if known is None:
            known = self._depths[key] = company.depths_worth(self.outlook, play)
        return known

    def _features(self, play: RockwellPlay) -> tuple[object, ...]:
        """All that the worth of the company depends on. Of the crews' places that is who is done with drilling, and
        what a mineshaft under one of them would bring."""
        state, player = play.state, self.outlook.player
        crews = slice(player * CREWS, player * CREWS + CREWS)
        return (
            tuple(state.cubes),
            tuple(state.cash),
            tuple(state.prices),
            tuple(state.actions),
            tuple(state.slots),
            tuple(state.shafts),
            tuple(state.crew_power),
            tuple(state.achievement_prestige),
            tuple(state.delivery_prestige),
            tuple(state.crew_peak[crews]),
            tuple([place == CENTRE for place in state.crew_at[crews]]),
            likely_income(self.outlook, play),
            state.cards[player],
            state.insurance[player],
            state.safety[player],
            state.mobility[player],
            state.revealed,
            state.track,
            state.dice,
            state.bribery_tiles,
        )

    def _company_worth(self, play: RockwellPlay) -> float:
        outlook, state, player = self.outlook, play.state, self.outlook.player
        return (
            state.achievement_prestige[player]
            + state.delivery_prestige[player]
            + company.stock_worth(outlook, state)
            + company.improvements_worth(outlook, state)
            + company.shafts_worth(outlook, play)
            + company.achievements_worth(outlook, play)
            + company.rankings_worth(outlook, play)
            + vice_presidents_worth(outlook, play)
            - company.rivals_worth(outlook, play)
        )

    def _ended(self, play: RockwellPlay) -> float:
        """Whether it is good that this turn became the last one: it is for the leader."""
        totals = [score.total + deliverable(play, score.player) for score in scores(play)]
        own = totals.pop(self.outlook.player)
        weights = self.outlook.weights
        lead = max(own - max(totals), -weights.hopeless)
        gain = weights.victory * (tanh(lead / weights.sure) - tanh(lead / weights.unsure))
        if gain > 0:  # a lead that is safe anyway gains nothing by the end, and would grow for ever
            return gain + weights.finish * self.outlook.overdue
        return gain * self.outlook.reluctance

    def _exposed(self, play: RockwellPlay) -> float:
        """Being in the centre before the others lets them decide when the game ends."""
        first = self.outlook.player * CREWS
        if self.outlook.ending or CENTRE not in play.state.crew_at[first : first + CREWS]:
            return 0.0
        missing = play.rules.ending.centre_players - len(centre_owners(play.state))
        exposed: float = self.outlook.weights.exposed * self.outlook.turns / 8 / max(missing, 1)
        return float(exposed * self.outlook.reluctance)
