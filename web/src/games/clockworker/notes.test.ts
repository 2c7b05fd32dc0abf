import { describe, expect, it } from "vitest";
import type { Pieces, PlayerView, View } from "./generated";
import { noted, paid } from "./notes";

const PIECES = {
  factories: [{ cost: 0, slots: [[1, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0]] }, { cost: 3, slots: [[0, 1, 0, 0, 0, 0, 0]] }],
  artifacts: [{ cost: [0, 1, 1, 1, 0, 0, 0], points: 3 }],
  archives: [{ cost: [0, 3, 1, 0, 0, 0, 0], points: 7 }],
  bonus_place: 2,
  recharge: 2,
} as unknown as Pieces;
const MINE = { holdings: [5, 1, 1, 1, 2, 4], factories: [{ factory: 0, robots: [1] }] } as unknown as PlayerView;
const VIEW = { row: [-1, 1], prices: [0, 3], cost: [0, 2, 1, 1, 0, 0, 0], players: [MINE] } as unknown as View;
const ids = (draft: Record<string, string | number>) => noted({ view: VIEW, me: 0, draft, offers: [] }, PIECES, MINE).map((note) => note.id);

describe("notes", () => {
  it("tell what each action would do", () => {
    expect(ids({ type: "extract", factory: 0 })).toEqual(["gain"]);
    expect(ids({ type: "distribute", factory: 0, slots: 0b10 })).toEqual(["later", "left"]);
    expect(ids({ type: "reassign", factory: 1 })).toEqual(["cost", "left", "gain"]);
    expect(ids({ type: "repair", artifact: 0 })).toEqual(["cost", "points"]);
    expect(ids({ type: "communicate", archive: 0 })).toEqual(["cost", "points"]);
    expect(ids({ type: "recharge" })).toEqual(["gain"]);
    expect(ids({ type: "staff", robots: 2 })).toEqual(["left"]);
    expect(ids({ type: "pay", gold_for_red: 1 })).toEqual(["cost", "left"]);
  });

  it("wait until there is something to say", () => {
    expect(ids({})).toEqual([]);
    expect(ids({ type: "distribute", factory: 0 })).toEqual([]);
    expect(ids({ type: "reassign" })).toEqual([]);
    expect(ids({ type: "finish" })).toEqual([]);
  });
});

it("lets gold stand in for colours", () => {
  expect(paid([2, 2, 1, 1, 0, 0, 0], { gold_for_red: 1, gold_for_blue: 1 })).toEqual([2, 1, 1, 0, 2, 0, 0]);
});
