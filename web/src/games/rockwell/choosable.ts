/** What the board's parts share: which things light up, and what a click on them means. */
import { choosable, clickOn, type Draft, type Value } from "../../lib/offers";
import type { OfferInfo } from "../../lib/protocol";
import type { CrewView, RockwellView } from "./generated";
import { ENTRANCE, spots, TILES, type Spot } from "./geometry";

/** What can be chosen now, by kind. */
export class Choosable {
  private readonly sets = new Map<string, Set<Value>>();

  constructor(
    readonly offers: readonly OfferInfo[],
    readonly draft: Draft,
  ) {}

  private of(kind: string): Set<Value> {
    let set = this.sets.get(kind);
    if (!set) {
      set = new Set(choosable(this.offers, this.draft, kind).map((choice) => choice.value));
      this.sets.set(kind, set);
    }
    return set;
  }

  has(kind: string, value: Value): boolean {
    return this.of(kind).has(value);
  }

  /** Destinations show once it is clear who is to go there. */
  get places(): boolean {
    const movers = this.offers.filter((offer) => offer.axes.some((axis) => axis.field === "to"));
    return "crew" in this.draft || movers.length <= 1;
  }

  place(place: number): boolean {
    return (this.places && this.has("place", place)) || (place < TILES && this.has("tile", place));
  }

  /** The partial action that a click on a place stands for. */
  clickPlace(place: number): Draft | null {
    if (this.places) {
      const there = clickOn(this.offers, this.draft, "place", place);
      if (there) return there;
    }
    return place < TILES ? clickOn(this.offers, this.draft, "tile", place) : null;
  }

  /** Whether something is asked for under this name. */
  field(name: string): boolean {
    return this.offers.some((offer) => offer.axes.some((axis) => axis.field === name));
  }

  click(kind: string, value: Value): Draft | null {
    return clickOn(this.offers, this.draft, kind, value);
  }
}

export interface PlacedCrew extends CrewView {
  readonly crew: number;
  readonly point: Spot;
}

/** Every crew with the spot where it stands. */
export function placedCrews(view: RockwellView): PlacedCrew[] {
  const byPlace = new Map<number, number[]>();
  view.crews.forEach(({ at }, crew) => byPlace.set(at, [...(byPlace.get(at) ?? []), crew]));
  const placed: PlacedCrew[] = [];
  for (const [place, crews] of byPlace) {
    const points = spots(place, crews.length);
    crews.forEach((crew, n) => placed.push({ ...view.crews[crew]!, crew, point: points[n]! }));
  }
  return placed.sort((a, b) => a.crew - b.crew);
}

export interface Arrival {
  readonly tile: number;
  readonly power: number;
  readonly needed: number;
  readonly drills: boolean;
}

/**
 * What a crew would meet on a place: arithmetic on what the view shows. A subcontractor that moves along is not
 * counted, as its power is chosen afterwards.
 */
export function arrival(view: RockwellView, crew: number, place: number): Arrival[] {
  const mover = view.crews[crew];
  if (!mover) return [];
  const before = tilesOf(mover.at);
  return tilesOf(place)
    .filter((tile) => !view.tiles[tile]!.revealed)
    .map((tile) => {
      const { power, required_power: needed, extractable } = view.tiles[tile]!;
      const sum = before.includes(tile) ? power : power + mover.power;
      return { tile, power: sum, needed, drills: extractable && sum >= needed };
    });
}

/** The tiles on which a crew counts that stands there. */
export function tilesOf(place: number): number[] {
  if (place < TILES) return [place];
  if (place >= ENTRANCE) return [];
  const tile = place - TILES;
  return [tile, tile - (tile % 8) + ((tile + 1) % 8)];
}
