"""A bot that plays Clockworker by a network of your own, from `rockworker train`:

rockworker arena clockworker --bots examples/trained.py:rollouts=64:weights=training/network.npz,search:rollouts=64
"""

from rockworker.games.clockworker.bots.learned import LearnedSearch


class Trained(LearnedSearch):
    """The search, with a network at the end of its thoughts."""
