import { describe, expect, it } from "vitest";
import {
  borderPoint, CREW, ENTRANCE, entrancePoint, gaugePath, intersectionPoint, spots, startAngle, tileCentre, tilePath,
} from "./geometry";

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

  it("never lets one crew hide another", () => {
    for (const place of [0, 12, 20, 30, 40, 65, 68]) {
      for (const count of [1, 2, 3, 5, 8]) {
        const found = spots(place, count);
        expect(found).toHaveLength(count);
        for (const [n, one] of found.entries()) {
          for (const other of found.slice(n + 1)) expect(distance(one, other)).toBeGreaterThan(1.9 * CREW * one.scale);
        }
      }
    }
  });

  it("draws crews in full size as long as there is room", () => {
    for (const place of [3, 11, 19, 64]) expect(spots(place, 4).every((spot) => spot.scale === 1)).toBe(true);
  });

  it("fills a gauge in step with the power", () => {
    const ends = [0, 0.5, 1, 2].map((share) => gaugePath(9, share).split(" ").slice(-2).map(Number));
    const [none, half, full, more] = ends.map(([x, y]) => ({ x: x!, y: y! }));
    expect(distance(none!, half!)).toBeCloseTo(distance(half!, full!), 0);
    expect(more).toEqual(full);
  });

  it("closes every outline", () => {
    for (let tile = 0; tile < 32; tile++) expect(tilePath(tile)).toMatch(/^M[-\d. ]+A.*L[-\d. ]+A.*Z$/);
  });
});
