"""What can be going on in a game of Rockwell, one file per part of the turn."""
