/** What the table's parts share: what can be chosen by clicking what. */
import { isAbout } from "../../lib/hints";
import { choosable, clickOn, valuesOf, type Draft, type Value } from "../../lib/offers";
import type { HintInfo, OfferInfo } from "../../lib/protocol";
import type { FactoryView } from "./generated";

/** Slot numbers, the top one first, from the server's bits. */
export function slotsOf(bits: number): number[] {
  return Array.from({ length: 31 }, (_, n) => n + 1).filter((slot) => (bits >> (slot - 1)) & 1);
}

export const bitOf = (slot: number): number => 1 << (slot - 1);

const slotsIn = (hint: HintInfo): number => Number(hint.figures?.["slots"]);

/**
 * Which of the offered sets of slots a click on a slot means: the smallest one that holds it. Where sets are not nested,
 * slots are chosen one by one: then it is the present set with the slot added or taken out, if that is offered.
 */
export function slotSet(sets: readonly number[], present: number, slot: number): number | null {
  const bit = bitOf(slot);
  const bySize = [...sets].sort((a, b) => slotsOf(a).length - slotsOf(b).length);
  const nested = bySize.every((set, n) => n === 0 || (set & bySize[n - 1]!) === bySize[n - 1]);
  if (present && !nested && sets.includes(present ^ bit)) return present ^ bit;
  return bySize.find((set) => set & bit) ?? null;
}

/** What can be chosen now. */
export class Choosable {
  private readonly sets = new Map<string, Set<Value>>();

  constructor(
    private readonly offers: readonly OfferInfo[],
    private readonly draft: Draft,
    private readonly hints: readonly HintInfo[] = [],
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

  /** What the server says of robots on a factory's slots. */
  private placings(factory: number): HintInfo[] {
    return this.hints.filter(({ figures }) => figures?.["factory"] === factory && typeof figures["slots"] === "number");
  }

  /** The slots of a factory, as bits, that a draft would fill. */
  filled(factory: number, draft: Draft): number {
    const meant = this.placings(factory).find((hint) => isAbout(hint, draft));
    return meant ? slotsIn(meant) : 0;
  }

  /** What a click on a slot of one's own factory chooses: the robot there, or as many robots as it takes to reach the slot. */
  slot(factory: FactoryView, slot: number): Draft | null {
    if (factory.robots.includes(slot)) return factory.next === slot ? this.takeBack(factory.factory) : null;
    const placings = this.placings(factory.factory);
    const set = slotSet(placings.map(slotsIn), this.filled(factory.factory, this.draft), slot);
    const meant = placings.find((hint) => slotsIn(hint) === set);
    return meant ? (meant.when as Draft) : null;
  }

  private takeBack(factory: number): Draft | null {
    for (const type of ["extract", "recover"]) {
      const offered = this.offers.filter((offer) => offer.type === type);
      if (valuesOf(offered, {}, "factory").some((choice) => choice.value === factory)) return { type, factory };
    }
    return null;
  }
}
