import { describe, expect, it } from "vitest";
import type { OfferInfo } from "../../lib/protocol";
import type { Pieces, PlayerView } from "./generated";
import { Choosable, nextRecovery, openPoints, slotSet, slotsOf, topRobot } from "./choosable";
import { gearPath, sum } from "./units";

const axis = (field: string, kind: string, ...values: number[]) => ({
  field, kind, label: field, values: values.map((value) => ({ value, label: String(value) })), low: 0, high: 0, step: 1,
});
const offer = (type: string, ...axes: ReturnType<typeof axis>[]): OfferInfo => ({ type, label: type, axes });

const OFFERS = [
  offer("extract", axis("factory", "factory", 0)),
  offer("distribute", axis("factory", "factory", 0), axis("slots", "slots", 0b0010, 0b0110, 0b1110)),
  offer("reassign", axis("factory", "factory", 7, 9)),
];
const HOME = { factory: 0, robots: [1] };

describe("slots", () => {
  it("are bits, the topmost lowest", () => {
    expect(slotsOf(0b1101)).toEqual([1, 3, 4]);
    expect(topRobot({ factory: 1, robots: [4, 2] })).toBe(2);
    expect(topRobot({ factory: 1, robots: [] })).toBeNull();
  });

  it("are filled up to the one that is clicked", () => {
    expect(slotSet([0b0010, 0b0110, 0b1110], undefined, 3)).toBe(0b0110);
    expect(slotSet([0b0010, 0b0110, 0b1110], undefined, 1)).toBeNull();
  });

  it("are added and taken out one by one where every set is offered", () => {
    const all = [0b001, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111];
    expect(slotSet(all, 0b001, 3)).toBe(0b101);
    expect(slotSet(all, 0b101, 1)).toBe(0b100);
  });
});

describe("clicking", () => {
  it("on a slot of the newest factory puts robots there from the top, as many as there are", () => {
    const robots = { field: "robots", kind: "count", label: "robots", values: null, low: 0, high: 2, step: 1 };
    const staff = new Choosable([{ type: "staff", label: "staff", axes: [robots] }], {});
    expect(staff.slot({ factory: 7, robots: [] }, 2, true)).toEqual({ type: "staff", robots: 2 });
    expect(staff.slot({ factory: 7, robots: [] }, 3, true)).toBeNull();
    expect(staff.slot(HOME, 2)).toBeNull();
  });

  it("on the topmost robot takes it back", () => {
    expect(new Choosable(OFFERS, {}).slot(HOME, 1)).toEqual({ type: "extract", factory: 0 });
  });

  it("on an empty slot sends robots there", () => {
    expect(new Choosable(OFFERS, {}).slot(HOME, 4)).toEqual({ type: "distribute", factory: 0, slots: 0b1110 });
    expect(new Choosable(OFFERS, { type: "distribute", factory: 0, slots: 0b0110 }).slot(HOME, 3)).toEqual({ type: "distribute", factory: 0, slots: 0b0010 });
  });

  it("on another robot, or where nothing is offered, does nothing", () => {
    expect(new Choosable(OFFERS, {}).slot({ factory: 0, robots: [1, 2] }, 2)).toBeNull();
    expect(new Choosable([], {}).slot(HOME, 1)).toBeNull();
  });

  it("on a factory of the row chooses it", () => {
    const choosable = new Choosable(OFFERS, {});
    expect([0, 7, 8].map((factory) => choosable.has("factory", factory))).toEqual([true, true, false]);
    expect(choosable.click("factory", 9)).toEqual({ factory: 9 });
  });
});

const PIECES = {
  factories: [{ cost: 0, slots: [[1, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0]] }, { cost: 2, slots: [[0, 1, 0, 0, 0, 0, 0]] }],
  artifacts: [{ points: 3 }],
  archives: [{ points: 7 }, { points: 8 }],
} as unknown as Pieces;
const PLAYER = { points: 4, factories: [{ factory: 0, robots: [2] }, { factory: 1, robots: [1] }], artifacts: [0], archives: [1] } as unknown as PlayerView;

it("adds up what the next recovery brings", () => {
  expect(nextRecovery(PIECES, PLAYER)).toEqual([2, 1, 0, 0, 0, 0, 0]);
});

it("counts only points that can be seen", () => {
  expect(openPoints(PIECES, PLAYER)).toBe(15);
  expect(openPoints(PIECES, { ...PLAYER, archives: null })).toBe(7);
});

it("sums bundles of unequal length", () => {
  expect(sum([[1], [0, 2, 0, 0, 0, 1, 3]])).toEqual([1, 2, 0, 0, 0, 1, 3]);
});

it("gives a wheel as many teeth as asked for", () => {
  expect(gearPath(6, 10, 8, 3).match(/L/g)).toHaveLength(23);
});
