import { describe, expect, test } from "vitest";
import { allows, choosable, clickOn, complete, coupledStretch, fits, narrow, settle, stretchOf, types, valuesOf, withLowest } from "./offers";
import type { AxisInfo, OfferInfo } from "./protocol";

function list(field: string, kind: string, ...values: (number | string | number[])[]): AxisInfo {
  return { field, kind, label: field, values: values.map((value) => ({ value, label: `${kind} ${value}` })), low: 0, high: 0, step: 1 };
}
function range(field: string, kind: string, low: number, high: number, step = 1): AxisInfo {
  return { field, kind, label: field, values: null, low, high, step };
}
function offer(type: string, ...axes: AxisInfo[]): OfferInfo {
  return { type, label: type.toUpperCase(), axes };
}

const drilling = [
  offer("drill", list("crew", "crew", 0), list("to", "place", 5, 6)),
  offer("drill", list("crew", "crew", 1), list("to", "place", 6, 7)),
];
const market = [
  offer("sell", list("resource", "resource", 0), range("amount", "count", 1, 8)),
  offer("sell", list("resource", "resource", 2), range("amount", "count", 1, 3)),
  offer("buy", list("resource", "resource", 1), range("amount", "count", 1, 2)),
  offer("pass"),
];
const workshop = [
  offer("raise-power", list("crew", "crew", 0, 1)),
  offer("build-shaft", list("tile", "tile", 3, 4)),
  offer("move-shaft", list("level", "level", 1, 2), list("origin", "tile", 3), list("tile", "tile", 4, 9)),
  offer("pass"),
];

describe("what can be chosen", () => {
  test("at first everything that any offer holds", () => {
    expect(choosable(drilling, {}, "crew").map((c) => c.value)).toEqual([0, 1]);
    expect(choosable(drilling, {}, "place").map((c) => c.value)).toEqual([5, 6, 7]);
    expect(choosable(drilling, {}, "tile")).toEqual([]);
  });

  test("an open field is bound by everything chosen, in any order", () => {
    expect(choosable(drilling, { crew: 1 }, "place").map((c) => c.value)).toEqual([6, 7]);
    expect(choosable(drilling, { to: 5 }, "crew").map((c) => c.value)).toEqual([0]);
  });

  test("a chosen field can be changed within what came before it", () => {
    expect(choosable(drilling, { crew: 0, to: 5 }, "crew").map((c) => c.value)).toEqual([0, 1]);
    expect(choosable(drilling, { crew: 0, to: 5 }, "place").map((c) => c.value)).toEqual([5, 6]);
  });

  test("two fields of one kind are told apart", () => {
    const tiles = choosable(workshop, { type: "move-shaft" }, "tile");
    expect(tiles.map((c) => [c.field, c.value])).toEqual([["tile", 4], ["tile", 9], ["origin", 3]]);
    expect(clickOn(workshop, { type: "move-shaft" }, "tile", 3)).toEqual({ origin: 3 });
    expect(clickOn(workshop, { type: "move-shaft", origin: 3 }, "tile", 9)).toEqual({ tile: 9 });
  });

  test("a click that does not go with the draft begins anew; what no offer holds can't be clicked", () => {
    expect(clickOn(workshop, { tile: 4 }, "crew", 1)).toEqual({ crew: 1 });
    expect(narrow(workshop, { tile: 4 }, { crew: 1 })).toEqual({ crew: 1 });
    expect(clickOn(workshop, {}, "crew", 7)).toBeNull();
    expect(narrow(workshop, { tile: 4 }, { crew: 7 })).toEqual({ tile: 4 });
  });

  test("types are listed once each", () => {
    expect(types(market, {}).map((t) => t.type)).toEqual(["sell", "buy", "pass"]);
    expect(types(market, { resource: 1 }).map((t) => t.type)).toEqual(["buy"]);
    expect(types(market, { type: "sell", resource: 0 }).map((t) => t.type)).toEqual(["sell", "buy", "pass"]);
  });

  test("tuples are values too", () => {
    const offers = [offer("distribute", list("slots", "slots", [0, 1], [1, 2]))];
    expect(fits(offers[0]!, { slots: [1, 2] })).toBe(true);
    expect(fits(offers[0]!, { slots: [2, 1] })).toBe(false);
    expect(complete(offers, { slots: [0, 1] })).toEqual({ type: "distribute", slots: [0, 1] });
  });
});

describe("narrowing", () => {
  test("another crew keeps the destination if it can get there, and drops it if not", () => {
    expect(narrow(drilling, { crew: 0, to: 6 }, { crew: 1 })).toEqual({ crew: 1, to: 6 });
    expect(narrow(drilling, { crew: 0, to: 5 }, { crew: 1 })).toEqual({ crew: 1 });
  });

  test("what has no alternative settles by itself", () => {
    expect(settle(drilling, { to: 5 })).toEqual({ type: "drill", crew: 0, to: 5 });
    expect(settle(market, {})).toEqual({});
    expect(settle(market, { resource: 1 })).toEqual({ type: "buy", resource: 1 });
  });
});

describe("amounts", () => {
  test("a range follows what is chosen", () => {
    expect(stretchOf(market, { type: "sell", resource: 2 }, "amount")).toEqual({ low: 1, high: 3, step: 1 });
    expect(stretchOf(market, { type: "sell" }, "amount")).toEqual({ low: 1, high: 8, step: 1 });
    expect(stretchOf(market, { type: "sell" }, "resource")).toBeNull();
    expect(narrow(market, { type: "sell", resource: 0, amount: 7 }, { resource: 2 })).toEqual({ type: "sell", resource: 2 });
  });

  test("steps are kept", () => {
    const offers = [offer("bid", range("zinc", "count", 0, 3), range("cash", "money", 0, 3000, 100))];
    expect(allows(offers, {}, "cash", 1500)).toBe(true);
    expect(allows(offers, {}, "cash", 1550)).toBe(false);
    expect(allows(offers, {}, "zinc", 1.5)).toBe(false);
    expect(allows(offers, {}, "zinc", 4)).toBe(false);
    expect(withLowest(offers, { zinc: 2 })).toEqual({ type: "bid", zinc: 2, cash: 0 });
  });

  test("gaps between ranges are not allowed", () => {
    const offers = [offer("hire", range("power", "power", 0, 1)), offer("hire", range("power", "power", 4, 6))];
    expect(stretchOf(offers, {}, "power")).toEqual({ low: 0, high: 6, step: 1 });
    expect(allows(offers, {}, "power", 3)).toBe(false);
    expect(allows(offers, {}, "power", 4)).toBe(true);
  });
});

describe("the action to send", () => {
  test("is there once nothing is open, and holds exactly the offer's fields", () => {
    expect(complete(drilling, {})).toBeNull();
    expect(complete(drilling, { crew: 0 })).toBeNull();
    expect(complete(drilling, { crew: 0, to: 6 })).toEqual({ type: "drill", crew: 0, to: 6 });
    expect(complete(market, { type: "pass" })).toEqual({ type: "pass" });
    expect(complete(market, { type: "sell", resource: 2 })).toEqual({ type: "sell", resource: 2, amount: 1 });
    expect(complete(market, { type: "sell", resource: 2, amount: 4 })).toBeNull();
  });

  test("a draft that no offer holds is never complete", () => {
    expect(complete(drilling, { crew: 0, to: 7 })).toBeNull();
    expect(complete([], {})).toBeNull();
  });

  test("values of a field follow the type", () => {
    expect(valuesOf(workshop, { type: "build-shaft" }, "tile").map((c) => c.value)).toEqual([3, 4]);
  });
});

describe("amounts that hang together", () => {
  const ways = [[0, 2], [1, 1], [2, 0]].map(([zinc, copper]) =>
    offer("lose-cubes", list("zinc", "count", zinc!), list("copper", "count", copper!), list("gold", "count", 1)),
  );

  test("each is chosen from all that it may be", () => {
    const settled = settle(ways, { zinc: 1 });
    expect(settled).toEqual({ type: "lose-cubes", zinc: 1, copper: 1, gold: 1 });
    for (const field of ["zinc", "copper"]) expect(coupledStretch(ways, settled, field)).toEqual({ low: 0, high: 2, step: 1 });
    expect(coupledStretch(ways, settled, "gold")).toEqual({ low: 1, high: 1, step: 1 });
    expect(coupledStretch(market, { type: "sell", resource: 0 }, "amount")).toBeNull();
    expect(coupledStretch(market, { type: "sell" }, "resource")).toBeNull();
  });

  test("the last choice stands, the others follow it", () => {
    const first = narrow(ways, {}, { zinc: 2 });
    const second = narrow(ways, settle(ways, first), { copper: 1 });
    expect(complete(ways, second)).toEqual({ type: "lose-cubes", zinc: 1, copper: 1, gold: 1 });
  });

  test("without a choice it is the first way", () => {
    expect(complete(ways, {})).toEqual({ type: "lose-cubes", zinc: 0, copper: 2, gold: 1 });
  });

  test("a range among them stays a range", () => {
    const pay = [0, 1].map((red) => offer("pay", list("red", "count", red), range("blue", "count", 0, 2 - red)));
    expect(withLowest(pay, {})).toEqual({ type: "pay", red: 0, blue: 0 });
    expect(complete(pay, { red: 1, blue: 1 })).toEqual({ type: "pay", red: 1, blue: 1 });
  });
});
