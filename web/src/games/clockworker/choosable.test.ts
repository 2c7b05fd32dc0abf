import { describe, expect, it } from "vitest";
import type { HintInfo, OfferInfo } from "../../lib/protocol";
import { Choosable, slotSet, slotsOf } from "./choosable";
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
const HOME = { factory: 0, robots: [1], next: 1, gain: [] };
const NEW = { factory: 7, robots: [], next: 0, gain: [] };

/** What the server says: these robots will stand on these slots. */
const placing = (factory: number, slots: number, when: Record<string, unknown>): HintInfo => ({
  when, name: "gains-later", text: "", figures: { factory, slots },
});
const HINTS = [0b0010, 0b0110, 0b1110].map((slots) => placing(0, slots, { type: "distribute", factory: 0, slots }));

describe("slots", () => {
  it("are bits, the topmost lowest", () => {
    expect(slotsOf(0b1101)).toEqual([1, 3, 4]);
  });

  it("are filled up to the one that is clicked", () => {
    expect(slotSet([0b0010, 0b0110, 0b1110], 0, 3)).toBe(0b0110);
    expect(slotSet([0b0010, 0b0110, 0b1110], 0, 1)).toBeNull();
  });

  it("are added and taken out one by one where every set is offered", () => {
    const all = [0b001, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111];
    expect(slotSet(all, 0b001, 3)).toBe(0b101);
    expect(slotSet(all, 0b101, 1)).toBe(0b100);
  });
});

describe("clicking", () => {
  it("on a slot of a new factory puts as many robots there as the server says that it takes", () => {
    const robots = { field: "robots", kind: "count", label: "robots", values: null, low: 0, high: 2, step: 1 };
    const hints = [placing(7, 0b01, { type: "staff", robots: 1 }), placing(7, 0b11, { type: "staff", robots: 2 })];
    const staff = new Choosable([{ type: "staff", label: "staff", axes: [robots] }], {}, hints);
    expect(staff.slot(NEW, 2)).toEqual({ type: "staff", robots: 2 });
    expect(staff.slot(NEW, 3)).toBeNull();
    expect(staff.slot(HOME, 2)).toBeNull();
    expect(staff.filled(7, { type: "staff", robots: 2 })).toBe(0b11);
    expect(staff.filled(7, { type: "staff", robots: 0 })).toBe(0);
  });

  it("on the robot that comes back next takes it back", () => {
    expect(new Choosable(OFFERS, {}).slot(HOME, 1)).toEqual({ type: "extract", factory: 0 });
  });

  it("on an empty slot sends robots there", () => {
    expect(new Choosable(OFFERS, {}, HINTS).slot(HOME, 4)).toEqual({ type: "distribute", factory: 0, slots: 0b1110 });
    const chosen = { type: "distribute", factory: 0, slots: 0b0110 };
    expect(new Choosable(OFFERS, chosen, HINTS).slot(HOME, 2)).toEqual({ type: "distribute", factory: 0, slots: 0b0010 });
    expect(new Choosable(OFFERS, chosen, HINTS).slot(HOME, 3)).toEqual(chosen);
  });

  it("on another robot, or where nothing is offered, does nothing", () => {
    expect(new Choosable(OFFERS, {}).slot({ ...HOME, robots: [1, 2] }, 2)).toBeNull();
    expect(new Choosable([], {}).slot(HOME, 1)).toBeNull();
  });

  it("on a factory of the row chooses it", () => {
    const choosable = new Choosable(OFFERS, {});
    expect([0, 7, 8].map((factory) => choosable.has("factory", factory))).toEqual([true, true, false]);
    expect(choosable.click("factory", 9)).toEqual({ factory: 9 });
  });
});

it("sums bundles of unequal length", () => {
  expect(sum([[1], [0, 2, 0, 0, 0, 1, 3]])).toEqual([1, 2, 0, 0, 0, 1, 3]);
});

it("gives a wheel as many teeth as asked for", () => {
  expect(gearPath(6, 10, 8, 3).match(/L/g)).toHaveLength(23);
});
