import { describe, expect, it } from "vitest";
import type { RockwellView } from "./generated";
import { arrival, tilesOf } from "./choosable";
import { notes } from "./notes";

const rock = (power: number, needed: number, more = {}) => ({ power, required_power: needed, printed_power: needed, extractable: true, revealed: false, shaft: -1, income: null, ...more });

const VIEW = {
  prices: [400, 600, 800, 1000],
  companies: [{ player: 0, cash: 2000, insurance: 1 }],
  tiles: Array.from({ length: 32 }, (_, n) => (n === 1 ? rock(2, 4) : n === 2 ? rock(3, 4, { extractable: false }) : n === 3 ? rock(0, 4, { revealed: true }) : rock(0, 9))),
  crews: [{ owner: 0, at: 64, power: 2, die: 3 }, { owner: 0, at: 1, power: 2, die: 0 }],
  deliveries: [{ left: 4, cubes: [6, 0, 0, 0], prestige: 2 }],
} as unknown as RockwellView;

const of = (draft: Record<string, string | number>) =>
  Object.fromEntries(notes({ view: VIEW, me: 0, draft, offers: [] }).map(({ id, value, tone }) => [id, [value, tone]]));

describe("what a crew would meet", () => {
  it("adds the crew's own power, not its subcontractor's", () => {
    expect(arrival(VIEW, 0, 1)).toEqual([{ tile: 1, power: 4, needed: 4, drills: true }]);
  });

  it("does not count a crew twice that is there already", () => {
    expect(arrival(VIEW, 1, 1)).toMatchObject([{ power: 2, drills: false }]);
  });

  it("looks at both tiles of a border, and promises no extraction where there can be none", () => {
    expect(arrival(VIEW, 0, 33)).toMatchObject([{ tile: 1, drills: true }, { tile: 2, power: 5, drills: false }]);
  });

  it("has nothing to say about drilled tiles, entrances and the centre", () => {
    expect([3, 65, 68].flatMap((place) => arrival(VIEW, 0, place))).toEqual([]);
  });

  it("knows that borders go round", () => {
    expect(tilesOf(39)).toEqual([7, 0]);
  });
});

describe("notes", () => {
  it("say that a destination will be drilled", () => {
    expect(of({ type: "drill", crew: 0, to: 1 })["arrival-1"]![1]).toBe("good");
    expect(of({ type: "drill", crew: 0, to: 8 })["arrival-8"]![1]).toBe("plain");
  });

  it("come one for each thing that matters", () => {
    expect(Object.keys(of({ type: "bid", zinc: 1, copper: 0, silver: 0, gold: 0, cash: 100 }))).toEqual(["bid", "after"]);
    expect(Object.keys(of({ type: "sell", resource: 1, amount: 2 }))).toEqual(["sum", "after"]);
    expect(Object.keys(of({ type: "deliver", pile: 0 }))).toEqual(["cost", "prestige"]);
    expect(of({ type: "sell" })).toEqual({});
    expect(of({ type: "pass" })).toEqual({});
  });
});
