/** What moves on the board when something has happened: cubes, cards and coins on their way, tiles that danger shakes. */
import type { LogLine } from "../../lib/protocol";
import { fly, glow, seatAnchor, shake, type Motion } from "../../table/motion";
import type { RockwellEvent } from "./generated";
import type { Cubes } from "./printed";

/** Where things go that have no place of their own in sight. */
const CORE = "core";

export const anchor = {
  tile: (tile: number) => `tile-${tile}`,
  core: CORE,
  stock: "stock",
  price: (resource: number) => `price-${resource}`,
  slot: (slot: number) => `slot-${slot}`,
  goal: (goal: number) => `goal-${goal} ${CORE}`,
  pile: (pile: number) => `pile-${pile} ${CORE}`,
};
/** After the resources: money and a medal. */
export const MONEY = 4;
export const MEDAL = 5;

/** More of a kind fly as one. */
const FEW = 4;

function piecesOf(cubes: Cubes): number[] {
  return cubes.flatMap((count, resource) => Array.from({ length: Math.min(count, FEW) }, () => resource));
}

class Show {
  /** The tile that is being drilled. */
  private tile = anchor.core;

  constructor(private readonly me: number | null) {}

  private home(player: number): string {
    return player === this.me ? anchor.stock : seatAnchor(player);
  }

  private gain(player: number, from: string, cubes: Cubes): Motion[] {
    const pieces = piecesOf(cubes);
    return pieces.length ? [fly(from, this.home(player), pieces)] : [];
  }

  of(event: RockwellEvent): Motion[] {
    switch (event.type) {
      case "tile-drilled":
        this.tile = anchor.tile(event.tile);
        return [glow(this.tile)];
      case "card-drawn":
        return event.danger ? [shake(anchor.tile(event.tile))] : [];
      case "explosion-drawn":
        return [shake(anchor.tile(event.tile))];
      case "danger-struck":
        return event.loss ? [shake(this.tile)] : [];
      case "insurance-used":
        return [glow(seatAnchor(event.player))];
      case "cubes-lost":
        return event.cubes.some(Boolean) ? [fly(this.tile, anchor.core, piecesOf(event.cubes))] : [];
      case "share-received":
      case "remainder-received":
        return this.gain(event.player, this.tile, event.cubes);
      case "card-kept":
        return [fly(this.tile, seatAnchor(event.player), [])];
      case "shaft-paid":
        return [glow(anchor.tile(event.tile)), ...this.gain(event.player, anchor.tile(event.tile), event.cubes)];
      case "diamond-paid":
        return [fly(this.tile, this.home(event.player), [MONEY])];
      case "cubes-sold":
        return [fly(anchor.price(event.resource), this.home(event.player), [MONEY])];
      case "cubes-bought":
        return [fly(anchor.price(event.resource), this.home(event.player), [event.resource])];
      case "price-rose":
      case "price-fell":
      case "price-reset":
      case "boom-started":
      case "crash-started":
        return [glow(anchor.price(event.resource))];
      case "delivery-made":
        return [fly(this.home(event.player), anchor.pile(event.pile), piecesOf(event.cubes))];
      case "achievement-gained":
        return [fly(anchor.goal(event.achievement), seatAnchor(event.player), [MEDAL])];
      case "vice-president-placed":
        return [glow(anchor.slot(event.slot))];
      case "shaft-built":
      case "shaft-moved":
        return [glow(anchor.tile(event.tile))];
      default:
        return [];
    }
  }
}

/** What is shared at the same moment flies at the same moment. */
const TOGETHER: ReadonlySet<string> = new Set(["share-received", "shaft-paid", "danger-struck", "cubes-lost"]);

/** Everything that moves, beat by beat, in the order in which it happened. */
export function motionsOf(news: readonly LogLine<RockwellEvent>[], me: number | null): Motion[][] {
  const show = new Show(me);
  const beats: { readonly type: string; readonly motions: Motion[] }[] = [];
  for (const event of news.flatMap((line) => line.events)) {
    const motions = show.of(event);
    const last = beats.at(-1);
    if (last?.type === event.type && TOGETHER.has(event.type)) last.motions.push(...motions);
    else if (motions.length) beats.push({ type: event.type, motions });
  }
  return beats.map(({ motions }) => motions);
}
