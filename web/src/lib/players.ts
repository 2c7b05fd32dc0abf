/** How players are told apart: a hue that colour-blind people can tell, and a symbol that needs no hue at all. */

/** So many seats look different; the hues are `--player-0` … `--player-5` in the style sheet. */
export const SEATS = 6;

/** Symbols by seat: circle, triangle, square, diamond, star, cross. */
export const SYMBOLS = ["●", "▲", "■", "◆", "★", "✚"] as const;

/** The same symbols as SVG paths around (0, 0) within a radius of 1. */
export const SHAPES = [
  "M1 0A1 1 0 1 1 -1 0A1 1 0 1 1 1 0Z",
  "M0 -1.05L1.05 0.85H-1.05Z",
  "M-0.88 -0.88H0.88V0.88H-0.88Z",
  "M0 -1.15L1.05 0L0 1.15L-1.05 0Z",
  "M0 -1.2L0.34 -0.42L1.18 -0.36L0.53 0.18L0.74 1L0 0.55L-0.74 1L-0.53 0.18L-1.18 -0.36L-0.34 -0.42Z",
  "M-0.4 -1.08H0.4V-0.4H1.08V0.4H0.4V1.08H-0.4V0.4H-1.08V-0.4H-0.4Z",
] as const;

/** How far a symbol's middle lies below that of its box, in radii: where something is written on it. */
const MIDDLES = [0, 0.2, 0, 0, 0.05, 0] as const;

export function symbolOf(seat: number): string {
  return SYMBOLS[seat % SEATS]!;
}

export function shapeOf(seat: number): string {
  return SHAPES[seat % SEATS]!;
}

export function middleOf(seat: number): number {
  return MIDDLES[seat % SEATS]!;
}

/** The CSS colour of a player's pieces, and of what is written on them. */
export function hueOf(seat: number): string {
  return `var(--player-${seat % SEATS})`;
}

export function inkOf(seat: number): string {
  return `var(--player-ink-${seat % SEATS})`;
}
