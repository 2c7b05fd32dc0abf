"""`python -m tools.compiled`: builds the compiled engine into `build/compiled/src`, if it is not there or not current.
`--in-place` puts it beside the sources as well, so that everything in this working copy runs on it; `--remove` takes it
away again."""

from __future__ import annotations

import argparse

from tools.compiled.build import FOLDER, build_if_needed, put_in_place, remove


def main() -> None:
    """Builds, or removes."""
    parser = argparse.ArgumentParser(prog="python -m tools.compiled", description="The compiled engine.")
    parser.add_argument("--in-place", action="store_true", help="also put it beside the sources")
    parser.add_argument("--remove", action="store_true", help="remove it from beside the sources")
    args = parser.parse_args()
    if args.remove:
        remove()
        return
    build_if_needed(FOLDER)
    if args.in_place:
        put_in_place(FOLDER)


if __name__ == "__main__":
    main()
