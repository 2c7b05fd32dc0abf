import { expect, test } from "vitest";
import { drawingNamed, inOrder } from "./drawings";
import generic from "./generic";
import rockwell from "./rockwell";

test("a game without a drawing of its own is drawn by the generic one", () => {
  expect(drawingNamed("rockwell")).toBe(rockwell);
  for (const name of ["generic", "pebbles", "constructor"]) expect(drawingNamed(name)).toBe(generic);
});

test("games with a drawing come first, in the order of the drawings", () => {
  const games = ["pebbles", "clockworker", "abacus", "rockwell"].map((name) => ({ name, drawing: name }));
  expect(inOrder(games).map(({ name }) => name)).toEqual(["rockwell", "clockworker", "pebbles", "abacus"]);
});

test("only games with a guide are taught", async () => {
  expect((await rockwell.guide!()).default.goals).not.toHaveLength(0);
  expect(generic.guide).toBeUndefined();
});
