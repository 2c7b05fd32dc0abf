import { describe, expect, it } from "vitest";
import type { RockwellView } from "./generated";
import { trackOf } from "./market";

function view(prices: number[], modules: Record<string, unknown>): RockwellView {
  return { prices, modules } as unknown as RockwellView;
}

const TRACKS = { start: [400, 600, 800, 1000], minimum: [100, 200, 300, 400], maximum: [700, 1000, 1300, 1600], sold: [0, 2, 0, 0], moods: ["", "", "", ""] };

describe("price tracks", () => {
  it("are not there where prices are fixed", () => {
    expect(trackOf(view([400, 600, 800, 1000], {}), 0)).toBeNull();
  });

  it("say where a price is between its ends", () => {
    expect(trackOf(view([400, 600, 800, 1000], { fluctuating_market: TRACKS }), 1)).toMatchObject({
      low: 200, high: 1000, mood: "", share: 0.5, startShare: 0.5, sold: 2,
    });
  });
});
