# A finished game looked at again

review-begins = Looking at the game again …
review-progress = Looking at the game again: { $done } of { $total } decisions
review-curve = Chances to win: move through the game
review-turning-point = turning point
review-turning-points = Turning points
review-at = { $name }, step { $step }
review-fine = Nothing was clearly better. Chance to win: { $chance }
review-no-decision = No decision with a choice at this step.
review-no-slips = No decision was clearly worse than another.
review-link = Link to this moment
review-result = Back to the result
review-taken = played
review-best = better
