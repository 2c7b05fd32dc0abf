import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/protocol";
import type { ClockworkerEvent } from "./generated";
import { motionsOf } from "./motions";

function line(...events: Record<string, unknown>[]): LogLine<ClockworkerEvent> {
  return { number: 1, at: 0, entry: "act", seat: 0, events: events as unknown as ClockworkerEvent[], texts: [], question: null, subject: null, agrees: null, text: "", standing: [] };
}

describe("motion", () => {
  it("brings a robot home with what its slot gives", () => {
    expect(motionsOf([line({ type: "robot-recovered", player: 1, factory: 3, slot: 2, gain: [2, 0, 0, 0, 0, 0, 0] })])).toEqual([
      [{ kind: "fly", from: "slot-1-3-2", to: "supply-1", pieces: [5, 0, 0] }],
    ]);
  });

  it("sends robots out to each slot", () => {
    expect(motionsOf([line({ type: "robots-placed", player: 0, factory: 3, slots: 0b101 })])).toEqual([
      [
        { kind: "fly", from: "supply-0", to: "slot-0-3-1", pieces: [5] },
        { kind: "fly", from: "supply-0", to: "slot-0-3-3", pieces: [5] },
      ],
    ]);
  });

  it("lights up an artifact that works", () => {
    expect(motionsOf([line({ type: "price-reduced", player: 1, artifact: 4, resource: 2 })])).toEqual([[{ kind: "glow", at: "artifact-1-4" }]]);
  });

  it("keeps the order of events and leaves out what does not move", () => {
    const news = line({ type: "turn-began", player: 0, round: 2 }, { type: "factory-bought", player: 0, factory: 4, place: 5, gears: 3 }, { type: "factory-revealed", factory: 8 });
    expect(motionsOf([news])).toEqual([
      [{ kind: "fly", from: "place-5", to: "cards-0", pieces: [] }],
      [{ kind: "fly", from: "deck", to: "place-1", pieces: [] }],
    ]);
  });
});
