"""What is added to the base game: each module in a folder of its own."""
