import { expect, test } from "vitest";
import { fly, glow, shake, timed } from "./motion";

test("beats follow one another, and pieces of a beat leave one after the other", () => {
  const [first, second, last] = timed([[fly("a", "b", [1]), fly("a", "c", [1])], [shake("d")]], 1);
  expect(first!.wait).toBe(0);
  expect(second!.wait).toBeGreaterThan(0);
  expect(last!.wait).toBeGreaterThan(second!.wait);
});

test("however much has happened, it is over in four seconds", () => {
  const shown = timed(Array.from({ length: 20 }, () => [glow("a")]), 1);
  expect(Math.max(...shown.map(({ wait, lasts }) => wait + lasts))).toBeLessThanOrEqual(4000);
});

test("twice the speed is half the time, and no speed no motion", () => {
  const beats = [[glow("a")], [glow("b")]];
  expect(timed(beats, 2)[1]!.wait).toBe(timed(beats, 1)[1]!.wait / 2);
  expect(timed(beats, 0)).toEqual([]);
});
