"""The compiled engine: mypyc makes native code of the same sources. See `docs/explanation/compiled.md`."""
