/**
 * Where things are on the round board, in SVG units around the centre of the Earth. Places are numbered as the server
 * numbers them: tiles 0–31 (ring × 8 + index, clockwise), borders 32–63, entrances 64–67, the centre 68.
 */
export const TILES = 32;
export const ENTRANCE = 64;
export const CENTRE = 68;

/** Outer radius of the rings A–D, and the radius of the centre tile. */
const RADII = [412, 330, 248, 166, 84] as const;
const GAP = 1.6;
const ENTRANCE_RADIUS = 462;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Angle in degrees, clockwise from the top. */
export function polar(radius: number, angle: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

export const ringOf = (place: number): number => Math.floor((place % TILES) / 8);

/** Where a tile begins: odd rings are turned by half a tile. */
export function startAngle(tile: number): number {
  return (tile % 8) * 45 + (ringOf(tile) % 2 ? 22.5 : 0);
}

function arc(radius: number, to: number, sweep: 0 | 1): string {
  const end = polar(radius, to);
  return `A${radius} ${radius} 0 0 ${sweep} ${round(end.x)} ${round(end.y)}`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

function at(radius: number, angle: number): string {
  const point = polar(radius, angle);
  return `${round(point.x)} ${round(point.y)}`;
}

/** The outline of a tile: a slice of its ring. */
export function tilePath(tile: number): string {
  const ring = ringOf(tile);
  const outer = RADII[ring]! - GAP;
  const inner = RADII[ring + 1]! + GAP;
  const [from, to] = [startAngle(tile), startAngle(tile) + 45];
  const out = (GAP / outer) * 57.3;
  const into = (GAP / inner) * 57.3;
  return (
    `M${at(outer, from + out)}${arc(outer, to - out, 1)}` + `L${at(inner, to - into)}${arc(inner, from + into, 0)}Z`
  );
}

function middle(ring: number): number {
  return (RADII[ring]! + RADII[ring + 1]!) / 2;
}

export function tileCentre(tile: number): Point {
  return polar(middle(ringOf(tile)), startAngle(tile) + 22.5);
}

/** A border lies after its tile, clockwise. */
export function borderPoint(place: number): Point {
  return polar(middle(ringOf(place)), startAngle(place % TILES) + 45);
}

export function entrancePoint(place: number): Point {
  return polar(ENTRANCE_RADIUS, (place - ENTRANCE) * 90 + 45);
}

/** Where a place's middle is. */
export function pointOf(place: number): Point {
  if (place < TILES) return tileCentre(place);
  if (place < ENTRANCE) return borderPoint(place);
  return place === CENTRE ? { x: 0, y: 0 } : entrancePoint(place);
}

/** Where the pieces of a place stand: in rows along its arc, so that none hides another. */
export function spots(place: number, count: number): Point[] {
  if (place >= TILES && place < ENTRANCE) return Array.from({ length: count }, () => borderPoint(place));
  if (place === CENTRE) return spread({ x: 0, y: 34 }, count, 22);
  if (place >= ENTRANCE) return entranceSpots(place, count);
  return tileSpots(place, count);
}

function spread(middlePoint: Point, count: number, gap: number): Point[] {
  return Array.from({ length: count }, (_, n) => ({ x: middlePoint.x + (n - (count - 1) / 2) * gap, y: middlePoint.y }));
}

function entranceSpots(place: number, count: number): Point[] {
  const angle = (place - ENTRANCE) * 90 + 45;
  return Array.from({ length: count }, (_, n) => polar(ENTRANCE_RADIUS, angle + (n - (count - 1) / 2) * 4.1));
}

function tileSpots(tile: number, count: number): Point[] {
  const ring = ringOf(tile);
  const centre = startAngle(tile) + 22.5;
  const rows = count > 5 ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const radius = middle(ring) - 14 + (rows === 2 ? (row === 0 ? 12 : -14) : 0);
    const step = Math.min(31 / radius, (34 / Math.max(inRow, 1)) * (Math.PI / 180)) * 57.3;
    return polar(radius, centre + ((n % perRow) - (inRow - 1) / 2) * step);
  });
}

/** Where a tile's required power is written: at both ends, as on a dial. */
export function labelPoints(tile: number): [Point, Point] {
  const radius = RADII[ringOf(tile)]! - 17;
  const reach = (15 / radius) * 57.3;
  return [polar(radius, startAngle(tile) + reach), polar(radius, startAngle(tile) + 45 - reach)];
}

/** The tile's name and its progress, at the outer edge. */
export function titlePoint(tile: number): Point {
  return polar(RADII[ringOf(tile)]! - 16, startAngle(tile) + 22.5);
}

/** A mineshaft stands near the inner edge. */
export function shaftPoint(tile: number): Point {
  const ring = ringOf(tile);
  const reach = ring === 3 ? 11 : 15;
  return polar(RADII[ring + 1]! + 17, startAngle(tile) + reach);
}

export function incomePoint(tile: number): Point {
  const ring = ringOf(tile);
  return polar(RADII[ring + 1]! + 17, startAngle(tile) + 25);
}

/** Sixteen intersections on each circle between rings: circle × 16 + k. */
export function intersectionPoint(intersection: number): Point {
  return polar(RADII[Math.floor(intersection / 16) + 1]!, (intersection % 16) * 22.5);
}
