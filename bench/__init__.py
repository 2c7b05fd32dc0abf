"""How fast the games are, beside other engines. Run it with `make bench`."""
