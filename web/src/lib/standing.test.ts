import { expect, test } from "vitest";
import { othersChoose, pause } from "./standing";
import type { Sight } from "./protocol";

function sight(actors: number[], sealed: boolean, bots: number[] = [], own: number[] = []): Sight {
  const seats = [0, 1, 2].map((number) => ({
    number, bot: bots.includes(number) ? "greedy" : "", mine: number === 0 || own.includes(number),
  }));
  return { actors, seats, standing: { on: ["x"], here: ["x"], answer: { type: "pass" }, sealed } } as unknown as Sight;
}

test("where all is open, an answer takes a glance", () => {
  expect(pause(sight([0], false), 0, () => 0.99)).toBe(500);
});

test("in secret, it takes as long as a person may think, and not always the same", () => {
  const asked = sight([0, 1], true);
  expect(pause(asked, 0, () => 0)).toBe(3000);
  expect(pause(asked, 0, () => 1)).toBe(9000);
});

test("once nobody else is left to choose, it need not wait", () => {
  expect(othersChoose(sight([0, 1], true), 0)).toBe(true);
  expect(pause(sight([0], true), 0, () => 1)).toBe(2000);
});

test("bots make nothing of it", () => {
  const asked = sight([0, 1, 2], true, [1, 2]);
  expect(othersChoose(asked, 0)).toBe(false);
  expect(pause(asked, 0, () => 0)).toBe(400);
});

test("nor do those who share a screen", () => {
  expect(othersChoose(sight([0, 1], true, [], [1]), 0)).toBe(false);
  expect(othersChoose(sight([0, 1, 2], true, [], [1]), 0)).toBe(true);
});
