/** What the board's parts share: which things light up, and what a click on them means. */
import { choosable, clickOn, fits, matching, settle, valuesOf, type Draft, type Value } from "../../lib/offers";
import { hintsOf } from "../../lib/hints";
import type { HintInfo, OfferInfo } from "../../lib/protocol";
import type { Compared } from "../../review/compared";
import type { Recapped } from "../../table/recap";
import type { CrewView, RockwellEvent, RockwellView } from "./generated";
import { ENTRANCE, spots, TILES, type Spot } from "./geometry";

/** What can be chosen now, by kind. */
export class Choosable {
  private readonly sets = new Map<string, Set<Value>>();

  constructor(
    readonly offers: readonly OfferInfo[],
    readonly draft: Draft,
    /** Where the crews stand. */
    private readonly crews: readonly CrewView[] = [],
  ) {}

  private of(kind: string): Set<Value> {
    let set = this.sets.get(kind);
    if (!set) {
      set = new Set(choosable(this.offers, this.draft, kind).map((choice) => choice.value));
      this.sets.set(kind, set);
    }
    return set;
  }

  values(kind: string): Value[] {
    return [...this.of(kind)];
  }

  has(kind: string, value: Value): boolean {
    return this.of(kind).has(value);
  }

  /** A place where something can go or be done. That a crew may stay lights its place only once it is chosen. */
  place(place: number): boolean {
    return (this.has("place", place) && this.isReached(place)) || (place < TILES && this.has("tile", place));
  }

  private isReached(place: number): boolean {
    if ("crew" in this.draft || !this.field("crew")) return true;
    return this.offers.some((offer) => {
      const crew = offer.axes.find((axis) => axis.field === "crew");
      const movers = (crew?.values ?? []).filter(({ value }) => this.crews[Number(value)]?.at !== place);
      return movers.length > 0 && fits(offer, { ...this.draft, to: place });
    });
  }

  /** The partial action that a click on a place stands for. */
  clickPlace(place: number): Draft | null {
    const there = clickOn(this.offers, this.draft, "place", place);
    return there ?? (place < TILES ? clickOn(this.offers, this.draft, "tile", place) : null);
  }

  /** Whether something is asked for under this name. */
  field(name: string): boolean {
    return this.offers.some((offer) => offer.axes.some((axis) => axis.field === name));
  }

  click(kind: string, value: Value): Draft | null {
    return clickOn(this.offers, this.draft, kind, value);
  }
}

/** A destination implies who goes there: the crew that stands there stays; else the first that can go. */
export function inferred(view: RockwellView, offers: readonly OfferInfo[], draft: Draft, partial: Draft): Draft {
  const to = partial["to"];
  if (to === undefined || "crew" in partial || matching(offers, { ...draft, ...partial }).some(() => "crew" in draft)) return partial;
  const crews = valuesOf(offers, settle(offers, partial), "crew").map((choice) => choice.value);
  const able = crews.filter((crew) => matching(offers, { ...partial, crew }).length);
  const crew = able.find((one) => view.crews[Number(one)]?.at === to) ?? able[0];
  return crew === undefined ? partial : { ...partial, crew };
}

/** Where on the board something has happened. */
export function placeOf(events: readonly RockwellEvent[]): Draft | null {
  for (const event of events) {
    if ("to" in event && typeof event.to === "number") return { to: event.to };
    if ("tile" in event && typeof event.tile === "number") return { tile: event.tile };
  }
  return null;
}

/** A way that a crew has gone, with the number of the line that tells it. */
export interface Trail {
  readonly number: number;
  readonly owner: number;
  readonly from: number;
  readonly to: number;
}

/** The ways of the crews in what is told since the viewer's last move. */
export function trailsOf(recap: readonly Recapped<RockwellEvent>[]): Trail[] {
  return recap.flatMap((line, n) =>
    line.events.flatMap((event) => {
      if (event.type === "crew-moved") return [{ number: n + 1, owner: event.player, from: event.origin, to: event.to }];
      if (event.type === "crew-bribed") return [{ number: n + 1, owner: event.owner, from: event.origin, to: event.tile }];
      return [];
    }),
  );
}

/** An action of a review on the board: a way, or a place where something is done. */
export interface ReviewedMove {
  readonly kind: "taken" | "best";
  readonly from: number | null;
  readonly to: number;
}

/** Where the two actions that are compared happen. */
export function reviewedMoves(compared: Compared | null, crews: readonly CrewView[]): ReviewedMove[] {
  return (["taken", "best"] as const).flatMap((kind) => {
    const action = compared?.[kind];
    const to = action?.["to"] ?? action?.["tile"] ?? action?.["entrance"];
    const crew = crews[Number(action?.["crew"] ?? -1)];
    if (typeof to !== "number") return crew ? [{ kind, from: null, to: crew.at }] : [];
    const from = crew?.at ?? action?.["origin"];
    return [{ kind, from: typeof from === "number" && from !== to ? from : null, to }];
  });
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

/** What a tile would show after a move. */
export interface Arrival {
  readonly tile: number;
  readonly power: number;
  readonly drills: boolean;
}

/** What the server says of a move: the power that there would be on each undrilled tile. */
export function arrivals(hints: readonly HintInfo[], draft: Draft): Arrival[] {
  return hintsOf(hints, draft).flatMap(({ name, figures }) => {
    const [tile, power] = [figures?.["tile"], figures?.["power"]];
    return typeof tile === "number" && typeof power === "number" ? [{ tile, power, drills: name === "would-drill" }] : [];
  });
}

/** The tiles on which a crew counts that stands there. */
export function tilesOf(place: number): number[] {
  if (place < TILES) return [place];
  if (place >= ENTRANCE) return [];
  const tile = place - TILES;
  return [tile, tile - (tile % 8) + ((tile + 1) % 8)];
}
