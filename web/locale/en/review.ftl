# A finished game looked at again

review-begins = Looking at the game again …
review-progress = Looking at the game again: { $done } of { $total } decisions
review-curve = Chances to win: move through the game
review-turning-points = Turning points
review-at = step { $step }
review-fine = Nothing was clearly better.
review-no-decision = No decision with a choice at this step.
review-no-slips = No decision was clearly worse than another.
review-link = Link to this moment
review-result = Back to the result
review-taken = played
review-best = better
review-estimate = chances as a bot estimates them
