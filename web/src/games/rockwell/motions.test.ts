import { expect, test } from "vitest";
import type { LogLine } from "../../lib/protocol";
import type { RockwellEvent } from "./generated";
import { motionsOf } from "./motions";

const told = (...events: object[]): LogLine<RockwellEvent>[] => [{ number: 1, events } as unknown as LogLine<RockwellEvent>];

test("shares fly from the tile to their owners at the same moment, one's own into one's stock", () => {
  const news = told(
    { type: "tile-drilled", tile: 9, trigger: 0, income: [0, 0, 0, 0] },
    { type: "share-received", player: 0, cubes: [1, 0, 0, 0] },
    { type: "share-received", player: 1, cubes: [1, 0, 0, 0] },
    { type: "remainder-received", player: 1, cubes: [0, 0, 1, 0] },
  );
  expect(motionsOf(news, 1)).toEqual([
    [{ kind: "glow", at: "tile-9" }],
    [
      { kind: "fly", from: "tile-9", to: "seat-0", pieces: [0] },
      { kind: "fly", from: "tile-9", to: "stock", pieces: [0] },
    ],
    [{ kind: "fly", from: "tile-9", to: "stock", pieces: [2] }],
  ]);
});

test("danger shakes the tile, and what is lost falls into the core", () => {
  const news = told(
    { type: "tile-drilled", tile: 3, trigger: 0, income: [0, 0, 0, 0] },
    { type: "danger-struck", player: 0, loss: 2 },
    { type: "cubes-lost", player: 0, cubes: [0, 2, 0, 0] },
  );
  expect(motionsOf(news, null).slice(1)).toEqual([
    [{ kind: "shake", at: "tile-3" }],
    [{ kind: "fly", from: "tile-3", to: "core", pieces: [1, 1] }],
  ]);
});

test("prices light up where they are written", () => {
  expect(motionsOf(told({ type: "price-rose", resource: 2, price: 1100 }), null)).toEqual([[{ kind: "glow", at: "price-2" }]]);
});

test("what nothing is to be seen of moves nothing", () => {
  expect(motionsOf(told({ type: "round-started", round: 2 }, { type: "share-received", player: 0, cubes: [0, 0, 0, 0] }), 0)).toEqual([]);
});
