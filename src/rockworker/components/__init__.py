"""Numbers printed on a game's pieces, in TOML: an owner's laid over ours, each with its source, all of them checked."""
