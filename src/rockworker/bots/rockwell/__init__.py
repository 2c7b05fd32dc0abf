"""Rockwell's own bots."""
