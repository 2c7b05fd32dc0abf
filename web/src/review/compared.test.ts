import { expect, test } from "vitest";
import { markOf } from "./compared";

const compared = { taken: { type: "repair", artifact: 3 }, best: { type: "reassign", factory: 3 } };

test("each of the two actions marks what it is about", () => {
  expect(markOf(compared, "artifact", 3)).toBe("mark-taken");
  expect(markOf(compared, "factory", 3)).toBe("mark-best");
  expect(markOf(compared, "factory", 4)).toBe("");
});

test("what both are about is not marked, nor anything without a review", () => {
  expect(markOf({ taken: { factory: 1 }, best: { factory: 1 } }, "factory", 1)).toBe("");
  expect(markOf(null, "factory", 1)).toBe("");
  expect(markOf({ taken: { factory: 1 }, best: null }, "factory", 1)).toBe("mark-taken");
});
