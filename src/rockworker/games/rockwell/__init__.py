"""Rockwell: drill to the centre of the Earth."""
