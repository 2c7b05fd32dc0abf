"""Rockwell for programs that learn: its words, and what its vectors hold."""
