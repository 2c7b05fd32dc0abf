/** What the table's parts share: what can be chosen by clicking what, and what follows from what lies open. */
import { choosable, clickOn, stretchOf, valuesOf, type Draft, type Value } from "../../lib/offers";
import type { OfferInfo } from "../../lib/protocol";
import type { FactoryView, Pieces, PlayerView } from "./generated";
import { NOTHING, sum, type Bundle } from "./units";

/** Slot numbers, the top one first, from the server's bits. */
export function slotsOf(bits: number): number[] {
  return Array.from({ length: 31 }, (_, n) => n + 1).filter((slot) => (bits >> (slot - 1)) & 1);
}

export const bitOf = (slot: number): number => 1 << (slot - 1);

/** The robot that comes back next: the topmost one. */
export function topRobot({ robots }: FactoryView): number | null {
  return robots.length ? Math.min(...robots) : null;
}

/** What the topmost robot of a factory would bring. */
export function topGain(pieces: Pieces, factory: FactoryView): Bundle {
  const top = topRobot(factory);
  return top === null ? NOTHING : (pieces.factories[factory.factory]?.slots[top - 1] ?? NOTHING);
}

/** What all topmost robots bring together: the next recovery, artifacts not counted. */
export function nextRecovery(pieces: Pieces, player: PlayerView): Bundle {
  return sum(player.factories.map((factory) => topGain(pieces, factory)));
}

/** Points that lie open to the viewer: tokens, artifacts, and archives that are not face down. */
export function openPoints(pieces: Pieces, player: PlayerView): number {
  const artifacts = player.artifacts.map((n) => pieces.artifacts[n]?.points ?? 0);
  const archives = (player.archives ?? []).map((n) => pieces.archives[n]?.points ?? 0);
  return [...artifacts, ...archives].reduce((all, points) => all + points, player.points);
}

/**
 * Which of the offered sets of slots a click on a slot means: the present set with the slot added or taken out, if
 * that is offered; else the smallest set that holds the slot.
 */
export function slotSet(sets: readonly number[], present: number | undefined, slot: number): number | null {
  const bit = bitOf(slot);
  if (present !== undefined && sets.includes(present ^ bit)) return present ^ bit;
  const holding = sets.filter((set) => set & bit).sort((a, b) => slotsOf(a).length - slotsOf(b).length);
  return holding[0] ?? null;
}

/** What can be chosen now. */
export class Choosable {
  private readonly sets = new Map<string, Set<Value>>();

  constructor(
    private readonly offers: readonly OfferInfo[],
    private readonly draft: Draft,
  ) {}

  has(kind: string, value: Value): boolean {
    let set = this.sets.get(kind);
    if (!set) {
      set = new Set(choosable(this.offers, this.draft, kind).map((choice) => choice.value));
      this.sets.set(kind, set);
    }
    return set.has(value);
  }

  click(kind: string, value: Value): Draft | null {
    return clickOn(this.offers, this.draft, kind, value);
  }

  /** What a click on a slot of one's own factory chooses: the robot there, the slot for a robot, or, where the newest
   * factory gets its first robots, so many that they reach the slot. */
  slot(factory: FactoryView, slot: number, newest = false): Draft | null {
    const staff = newest ? stretchOf(this.offers, { type: "staff" }, "robots") : null;
    if (staff) return slot <= staff.high ? { type: "staff", robots: slot } : null;
    if (factory.robots.includes(slot)) return topRobot(factory) === slot ? this.takeBack(factory.factory) : null;
    const sets = valuesOf(this.offers, { type: "distribute", factory: factory.factory }, "slots").map((choice) => Number(choice.value));
    const present = this.draft["factory"] === factory.factory ? this.draft["slots"] : undefined;
    const set = slotSet(sets, typeof present === "number" ? present : undefined, slot);
    return set === null ? null : { type: "distribute", factory: factory.factory, slots: set };
  }

  private takeBack(factory: number): Draft | null {
    for (const type of ["extract", "recover"]) {
      const offered = this.offers.filter((offer) => offer.type === type);
      if (valuesOf(offered, {}, "factory").some((choice) => choice.value === factory)) return { type, factory };
    }
    return null;
  }
}
