import { expect, test } from "vitest";
import { curves, momentsOf, turningPoints } from "./moments";

const decision = (number: number, player: number, before: number, after: number, better = "") => ({
  number, player, prompt: "", taken: "", best: "", before, after, points: 0, better, taken_action: {}, best_action: {},
});

test("a decision belongs to the step before its move, whatever was taken back meanwhile", () => {
  const steps = [2, 3, 7];
  expect(momentsOf([decision(0, 0, 1, 1), decision(1, 1, 1, 1), decision(3, 0, 1, 1)], steps).map(({ step }) => step)).toEqual([1, 2, 7]);
});

test("the costliest slips are turning points, in the order of the game", () => {
  const slips = Array.from({ length: 9 }, (_, n) => decision(n, 0, 0.5, 0.5 - (n + 1) / 100, "better"));
  const found = turningPoints(momentsOf([...slips, decision(9, 0, 0.9, 0.1)], []));
  expect(found.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test("each player has a curve", () => {
  const moments = momentsOf([decision(0, 1, 0.5, 0.4), decision(1, 0, 0.7, 0.7), decision(2, 1, 0.3, 0.2)], [2, 3, 4]);
  expect(curves(moments, 2)).toEqual([[{ step: 2, chance: 0.7 }], [{ step: 1, chance: 0.4 }, { step: 3, chance: 0.2 }]]);
});
