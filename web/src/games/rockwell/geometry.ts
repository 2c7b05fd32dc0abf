/**
 * Where things are on the round board, in SVG units around the centre of the Earth. Places are numbered as the server
 * numbers them: tiles 0–31 (ring × 8 + index, clockwise), borders 32–63, entrances 64–67, the centre 68.
 */
export const TILES = 32;
export const ENTRANCE = 64;
export const CENTRE = 68;

/** Outer radius of the rings A–D, and the radius of the centre tile: inner rings are thicker, as they are shorter. */
export const RADII = [446, 373, 296, 210, 98] as const;
/** The surface, with the entrances. */
export const SURFACE = 496;
/** Half of what the picture shows. */
export const EDGE = 500;
const GAP = 1.8;
const ENTRANCE_RADIUS = 471;
const ENTRANCE_REACH = 41;
/** Radius of a crew's figure. */
export const CREW = 17;
const BESIDE = 2 * CREW + 2;
const DEGREES = 180 / Math.PI;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a crew stands, and how large it is drawn: smaller where it is crowded. */
export interface Spot extends Point {
  readonly scale: number;
}

/** Angle in degrees, clockwise from the top. */
export function polar(radius: number, angle: number): Point {
  const turn = (angle - 90) / DEGREES;
  return { x: round(radius * Math.cos(turn)), y: round(radius * Math.sin(turn)) };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

export const ringOf = (place: number): number => Math.floor((place % TILES) / 8);

/** Where a tile begins: odd rings are turned by half a tile. */
export function startAngle(tile: number): number {
  return (tile % 8) * 45 + (ringOf(tile) % 2 ? 22.5 : 0);
}

function at(radius: number, angle: number): string {
  const { x, y } = polar(radius, angle);
  return `${x} ${y}`;
}

/** A slice of a ring. */
export function slice(inner: number, outer: number, from: number, to: number): string {
  return (
    `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
  );
}

const outerOf = (tile: number): number => RADII[ringOf(tile)]!;
const innerOf = (tile: number): number => RADII[ringOf(tile) + 1]!;

/** So many degrees are so long at that radius. */
const along = (length: number, radius: number): number => (length / radius) * DEGREES;

/** The outline of a tile. */
export function tilePath(tile: number): string {
  const [outer, inner] = [outerOf(tile) - GAP, innerOf(tile) + GAP];
  const [from, to] = [startAngle(tile), startAngle(tile) + 45];
  const [out, into] = [along(GAP, outer), along(GAP, inner)];
  return (
    `M${at(outer, from + out)}A${outer} ${outer} 0 0 1 ${at(outer, to - out)}` +
    `L${at(inner, to - into)}A${inner} ${inner} 0 0 0 ${at(inner, from + into)}Z`
  );
}

/** A line along the inner edge of a tile that is full when the power suffices. */
export function gaugePath(tile: number, share: number): string {
  const radius = innerOf(tile) + 8;
  const margin = along(10, radius);
  const from = startAngle(tile) + margin;
  const to = from + (45 - 2 * margin) * Math.min(1, Math.max(0, share));
  return `M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}`;
}

export function tileCentre(tile: number): Point {
  return polar((outerOf(tile) + innerOf(tile)) / 2, startAngle(tile) + 22.5);
}

/** A border lies after its tile, clockwise. */
export function borderPoint(place: number): Point {
  return polar((outerOf(place % TILES) + innerOf(place % TILES)) / 2, startAngle(place % TILES) + 45);
}

export const entranceAngle = (place: number): number => (place - ENTRANCE) * 90 + 45;

export function entrancePoint(place: number): Point {
  return polar(ENTRANCE_RADIUS, entranceAngle(place));
}

export function entrancePath(place: number): string {
  const angle = entranceAngle(place);
  return slice(RADII[0] + 3, SURFACE - 3, angle - ENTRANCE_REACH, angle + ENTRANCE_REACH);
}

/** The winding tower beside an entrance. */
export function gatePoint(place: number): Point {
  return polar(ENTRANCE_RADIUS, entranceAngle(place) - ENTRANCE_REACH + 3.2);
}

/** Where a place's middle is. */
export function pointOf(place: number): Point {
  if (place < TILES) return tileCentre(place);
  if (place < ENTRANCE) return borderPoint(place);
  return place === CENTRE ? { x: 0, y: 0 } : entrancePoint(place);
}

/** A point on the way from one to another, so far before its end. */
export function before(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.max(distance, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: round(to.x + (from.x - to.x) * share), y: round(to.y + (from.y - to.y) * share) };
}

/** Where the crews on a place stand, so that none hides another. */
export function spots(place: number, count: number): Spot[] {
  if (place === CENTRE) return centreSpots(count);
  if (place >= ENTRANCE) return row(ENTRANCE_RADIUS, entranceAngle(place), count, 2 * (ENTRANCE_REACH - 5));
  if (place >= TILES) return borderSpots(place, count);
  return tileSpots(place, count);
}

/** Side by side along an arc; closer and smaller where there is no room. */
function row(radius: number, angle: number, count: number, room: number, most = 1): Spot[] {
  const step = Math.min(along(BESIDE * most, radius), room / Math.max(count, 1));
  const scale = Math.min(most, round((step * radius) / DEGREES / BESIDE));
  return Array.from({ length: count }, (_, n) => ({ ...polar(radius, angle + (n - (count - 1) / 2) * step), scale }));
}

function tileSpots(tile: number, count: number): Spot[] {
  const [inner, middle] = [innerOf(tile), startAngle(tile) + 22.5];
  const first = inner + 13 + CREW;
  const room = (radius: number) => 45 - 2 * along(22, radius);
  const fits = Math.floor((room(first) * first) / DEGREES / BESIDE);
  if (count <= fits) return row(first, middle, count, room(first));
  const deep = outerOf(tile) - inner > 100;
  const size = deep ? 0.95 : 0.62;
  const lower = inner + 11 + CREW * size;
  const upper = lower + BESIDE * size;
  const half = Math.floor(count / 2);
  return [...row(upper, middle, count - half, room(upper), size), ...row(lower, middle, half, room(lower), size)];
}

function borderSpots(place: number, count: number): Spot[] {
  const { x, y } = borderPoint(place);
  if (count === 1) return [{ x, y, scale: 1 }];
  const angle = startAngle(place % TILES) + 45;
  const [outer, inner] = [outerOf(place % TILES), innerOf(place % TILES)];
  const step = Math.min(BESIDE, (outer - inner - 6) / count);
  const middle = (outer + inner) / 2;
  return Array.from({ length: count }, (_, n) => ({
    ...polar(middle + ((count - 1) / 2 - n) * step, angle),
    scale: step / BESIDE,
  }));
}

function centreSpots(count: number): Spot[] {
  if (count === 1) return [{ x: 0, y: 0, scale: 1.2 }];
  const ring = count <= 6 ? 40 : 62;
  const scale = Math.min(1.1, (2 * ring * Math.sin(Math.PI / count)) / BESIDE);
  return Array.from({ length: count }, (_, n) => ({ ...polar(ring, (360 / count) * n), scale }));
}

/** What a mineshaft brings on a drilled tile: side by side at the outer edge. */
export function incomePoint(tile: number, n: number, count: number): Point {
  const radius = outerOf(tile) - 15;
  return polar(radius, startAngle(tile) + 22.5 + along(22 * (n - (count - 1) / 2), radius));
}

/** What must be reached: in the corner where the tile begins, so that no crew covers it. */
export function numberPoint(tile: number): Point {
  const radius = outerOf(tile) - 22;
  return polar(radius, startAngle(tile) + along(25, radius));
}

/** The power there now: where the gauge ends. */
export function tokenPoint(tile: number): Point {
  const radius = innerOf(tile) + 15;
  return polar(radius, startAngle(tile) + 45 - along(20, radius));
}

/** The tile's name: beside the number. */
export function namePoint(tile: number): Point {
  const radius = outerOf(tile) - 16;
  return polar(radius, startAngle(tile) + along(55, radius));
}

/** A mineshaft stands in the other corner. */
export function shaftPoint(tile: number): Point {
  const radius = outerOf(tile) - 22;
  return polar(radius, startAngle(tile) + 45 - along(ringOf(tile) === 3 ? 23 : 34, radius));
}

/** The number of a line that tells what happened on a place: beside its middle. */
export function pinPoint(place: number): Point {
  const { x, y } = pointOf(place);
  return { x: x + 24, y: y - 22 };
}

/** Sixteen intersections on each circle between rings: circle × 16 + k. */
export function intersectionPoint(intersection: number): Point {
  return polar(RADII[Math.floor(intersection / 16) + 1]!, (intersection % 16) * 22.5);
}
