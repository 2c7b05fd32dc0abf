"""The table server: people and programs play together, nothing is lost, nothing leaks."""
