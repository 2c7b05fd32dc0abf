import { describe, expect, it } from "vitest";
import { figureOf, hintsOf } from "./hints";

const DRILLS = { when: { type: "drill", crew: 1, to: 5 }, name: "would-drill", text: "Drills" };
const WORTH = { when: { type: "bid" }, name: "bid-value", text: "Value", base: 100, each: { zinc: 400, cash: 1 } };

describe("hints", () => {
  it("are about the drafts that hold all that they are about", () => {
    expect(hintsOf([DRILLS, WORTH], { type: "drill", crew: 1, to: 5 })).toEqual([DRILLS]);
    expect(hintsOf([DRILLS, WORTH], { type: "drill", crew: 1 })).toEqual([]);
    expect(hintsOf([DRILLS, WORTH], { type: "bid", zinc: 2, cash: 300 })).toEqual([WORTH]);
  });

  it("add up by the amounts of a draft", () => {
    expect(figureOf(WORTH, { type: "bid", zinc: 2, cash: 300 })).toBe(1200);
    expect(figureOf(WORTH, { type: "bid" })).toBe(100);
    expect(figureOf(DRILLS, {})).toBeNull();
  });
});
