"""Clockworker: robots wake on a junkyard and set the factories of vanished humans going again."""
