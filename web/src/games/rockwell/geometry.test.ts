import { describe, expect, it } from "vitest";
import { borderPoint, ENTRANCE, entrancePoint, intersectionPoint, spots, startAngle, tileCentre, tilePath } from "./geometry";

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe("the round board", () => {
  it("turns every other ring by half a tile", () => {
    expect(startAngle(0)).toBe(0);
    expect(startAngle(8)).toBe(22.5);
    expect(startAngle(17)).toBe(45);
    expect(startAngle(31)).toBe(337.5);
  });

  it("puts a border between its two tiles", () => {
    for (let tile = 0; tile < 32; tile++) {
      const next = tile - (tile % 8) + ((tile + 1) % 8);
      const border = borderPoint(32 + tile);
      expect(distance(border, tileCentre(tile))).toBeCloseTo(distance(border, tileCentre(next)));
    }
  });

  it("lets each entrance face two tiles of stratum A", () => {
    for (let n = 0; n < 4; n++) {
      const entrance = entrancePoint(ENTRANCE + n);
      const near = [...Array(8).keys()].sort((a, b) => distance(tileCentre(a), entrance) - distance(tileCentre(b), entrance));
      expect(near.slice(0, 2).sort()).toEqual([2 * n, 2 * n + 1]);
    }
  });

  it("meets three tiles at every intersection", () => {
    // Circle A/B, k = 2: A1, A2 (indices 0 and 1) and B1, as RW-GEO-18 says for m = 1.
    const point = intersectionPoint(2);
    const near = [...Array(16).keys()].sort((a, b) => distance(tileCentre(a), point) - distance(tileCentre(b), point));
    expect(near.slice(0, 3).sort((a, b) => a - b)).toEqual([0, 1, 8]);
  });

  it("never puts two pieces on one spot", () => {
    for (const place of [0, 12, 20, 30, 65, 68]) {
      const found = spots(place, 12);
      for (const [n, one] of found.entries()) {
        for (const other of found.slice(n + 1)) expect(distance(one, other)).toBeGreaterThan(5);
      }
    }
  });

  it("closes every outline", () => {
    for (let tile = 0; tile < 32; tile++) expect(tilePath(tile)).toMatch(/^M[-\d. ]+A.*L[-\d. ]+A.*Z$/);
  });
});
