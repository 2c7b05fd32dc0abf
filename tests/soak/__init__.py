"""`make soak`: a server under all that a long life brings, for about two hours; a summary at the end says what held."""
