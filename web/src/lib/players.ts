/** How players are told apart: a hue that colour-blind people can tell, and a symbol that needs no hue at all. */

/** Symbols by seat: circle, triangle, square, diamond. The hues are `--player-0` … `--player-3` in the style sheet. */
export const SYMBOLS = ["●", "▲", "■", "◆"] as const;

/** The same symbols as SVG paths around (0, 0) within a radius of 1. */
export const SHAPES = [
  "M1 0A1 1 0 1 1 -1 0A1 1 0 1 1 1 0Z",
  "M0 -1.05L1.05 0.85H-1.05Z",
  "M-0.88 -0.88H0.88V0.88H-0.88Z",
  "M0 -1.15L1.05 0L0 1.15L-1.05 0Z",
] as const;

export function symbolOf(seat: number): string {
  return SYMBOLS[seat % SYMBOLS.length]!;
}

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}

/** The CSS colour of a player's pieces, and of what is written on them. */
export function hueOf(seat: number): string {
  return `var(--player-${seat % SYMBOLS.length})`;
}

export function inkOf(seat: number): string {
  return `var(--player-ink-${seat % SYMBOLS.length})`;
}
