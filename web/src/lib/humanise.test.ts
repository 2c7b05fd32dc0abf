import { expect, test } from "vitest";
import { humanised } from "./humanise";

test.each([["bag", "Bag"], ["own_bid", "Own bid"], ["deck-count", "Deck count"], ["deckCount", "Deck count"], ["", ""]])(
  "%s is written %s",
  (name, words) => expect(humanised(name)).toBe(words),
);
