"""Opponents to measure our bots by: those of earlier releases."""
