"""The games that we bring. Each is a folder with one `GamePackage`, called `GAME`."""
