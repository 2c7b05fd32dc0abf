import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hueOf, inkOf, SEATS, shapeOf, symbolOf } from "./players";

const STYLE = readFileSync(join(import.meta.dirname, "../app/style.css"), "utf8");
const SEAT_NUMBERS = Array.from({ length: SEATS }, (_, seat) => seat);
type Rgb = readonly [number, number, number];

/** A variable of the style sheet in both themes. */
function colours(name: string): { light: Rgb; dark: Rgb } {
  const found = new RegExp(`${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(STYLE);
  if (!found) throw new Error(`${name} has no colour`);
  return { light: rgb(found[1] ?? found[3]!), dark: rgb(found[2] ?? found[3]!) };
}

function rgb(hex: string): Rgb {
  const full = hex.length === 4 ? hex.replace(/\w/g, "$&$&") : hex;
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(full.slice(at, at + 2), 16) / 255));
  return [red!, green!, blue!];
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** What people see who lack one kind of cone (Viénot, Brettel and Mollon 1999; Machado et al. 2009 for tritanopia). */
const EYES: Record<string, readonly Rgb[]> = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanope: [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
  deuteranope: [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]],
  tritanope: [[1.25553, -0.07675, -0.17878], [-0.07841, 0.93081, 0.1476], [0.00473, 0.69137, 0.3039]],
};

function seen(matrix: readonly Rgb[], colour: Rgb): Rgb {
  const [red, green, blue] = matrix.map((row) => Math.min(1, Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])));
  return [red!, green!, blue!];
}

/** Lightness and the two colour axes of Oklab. */
function oklab([red, green, blue]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(one: Rgb, other: Rgb): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

describe("six seats", () => {
  test("each has a symbol, a shape and a hue that no other has", () => {
    for (const of of [symbolOf, shapeOf, hueOf, inkOf]) expect(new Set(SEAT_NUMBERS.map(of)).size).toBe(SEATS);
  });

  test.each(["light", "dark"] as const)("pieces stand out from the %s sheet, and what is written on them can be read", (theme) => {
    const sheet = colours("--sheet")[theme];
    for (const seat of SEAT_NUMBERS) {
      const hue = colours(`--player-${seat}`)[theme];
      expect(contrast(hue, sheet), `seat ${seat} on the sheet`).toBeGreaterThan(2.8);
      expect(contrast(hue, colours(`--player-ink-${seat}`)[theme]), `ink of seat ${seat}`).toBeGreaterThan(3.5);
    }
  });

  test.each(Object.keys(EYES))("hues can be told apart by: %s", (eyes) => {
    for (const theme of ["light", "dark"] as const) {
      const hues = SEAT_NUMBERS.map((seat) => seen(EYES[eyes]!, colours(`--player-${seat}`)[theme]));
      for (const one of SEAT_NUMBERS) {
        for (const other of SEAT_NUMBERS.slice(one + 1)) {
          expect(distance(hues[one]!, hues[other]!), `seats ${one} and ${other}, ${theme}`).toBeGreaterThan(0.07);
        }
      }
    }
  });
});
