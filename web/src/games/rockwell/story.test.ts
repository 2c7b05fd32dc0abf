import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/protocol";
import type { RockwellEvent } from "./generated";
import { continued, sceneOf } from "./story";

function line(number: number, ...events: Record<string, unknown>[]): LogLine<RockwellEvent> {
  return {
    number, at: 0, entry: "act", seat: 0, events: events as unknown as RockwellEvent[], texts: events.map((event) => String(event["type"])), question: null,
    subject: null, agrees: null, text: "", standing: [],
  };
}

const FLIP = { type: "tile-drilled", tile: 9, trigger: 1, income: [0, 1, 0, 0] };
const CARD = { type: "card-drawn", tile: 9, cubes: [7, 4, 0, 0], danger: true };
const SHARED = { type: "booty-shared", tile: 9, sharers: [0, 1], share: [3, 2, 0, 0], remainder: [1, 0, 0, 0] };
const STRUCK = { type: "danger-struck", player: 0, loss: 2 };
const LOST = { type: "cubes-lost", player: 0, cubes: [0, 2, 0, 0] };
const REST = { type: "remainder-received", player: 1, cubes: [1, 0, 0, 0] };
const GOT = { type: "share-received", player: 1, cubes: [3, 2, 0, 0] };
const KEPT = { type: "card-kept", player: 1, cards: 1 };

describe("an extraction's story", () => {
  it("begins when a tile is flipped and ends when the card is kept", () => {
    const [story, ...more] = continued([], [line(5, { type: "crew-moved" }, FLIP, CARD, SHARED, KEPT, { type: "round-started" })]);
    expect(more).toEqual([]);
    expect(story).toMatchObject({ key: "5-1", tile: 9, over: true });
    expect(story!.beats.map((beat) => beat.event.type)).toEqual(["tile-drilled", "card-drawn", "booty-shared", "card-kept"]);
  });

  it("goes on after a decision in the middle", () => {
    const first = continued([], [line(5, FLIP, CARD, SHARED, STRUCK)]);
    expect(first[0]!.over).toBe(false);
    const both = continued(first, [line(6, LOST, GOT, REST, KEPT)]);
    expect(both).toHaveLength(1);
    expect(both[0]).toMatchObject({ key: "5-0", over: true });
    expect(both[0]!.beats).toHaveLength(7);
  });

  it("is closed by whatever does not belong to it", () => {
    const told = continued([], [line(5, FLIP, { type: "turn-started", turn: 2 }, CARD)]);
    expect(told[0]).toMatchObject({ over: true });
    expect(told[0]!.beats).toHaveLength(1);
  });

  it("leaves other news alone", () => {
    expect(continued([], [line(1, { type: "crew-moved" }), line(2, CARD)])).toEqual([]);
  });

  it("shows step by step what everybody gets", () => {
    const beats = continued([], [line(5, FLIP, CARD, SHARED, STRUCK, LOST, REST, KEPT)])[0]!.beats;
    expect(sceneOf(beats.slice(0, 1))).toMatchObject({ tile: 9, trigger: 1, cubes: null, parts: [], caption: "tile-drilled" });
    expect(sceneOf(beats.slice(0, 3)).parts).toMatchObject([{ owner: 0, share: [3, 2, 0, 0] }, { owner: 1, share: [3, 2, 0, 0] }]);
    expect(sceneOf(beats)).toMatchObject({
      cubes: [7, 4, 0, 0],
      danger: true,
      parts: [
        { owner: 0, danger: 2, lost: [0, 2, 0, 0], remainder: null, card: false },
        { owner: 1, danger: null, remainder: [1, 0, 0, 0], card: true },
      ],
    });
  });
});
