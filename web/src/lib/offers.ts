/**
 * From offers to choices. An offer is a box: an action type with one independent axis of values per field.
 * A draft is a partial action. Clicking a thing narrows the draft; what can be clicked is what some offer
 * still holds. Nothing here knows a rule: the server's offers say everything.
 */
import type { AxisInfo, OfferInfo } from "./protocol";

export type Value = number | string | boolean | readonly Value[];
/** A partial action: perhaps a `type`, perhaps some fields. */
export type Draft = Readonly<Record<string, Value>>;
/** A whole action, ready to be sent. */
export type Action = Draft & { readonly type: string };

/** A value that can be chosen now, with everything that choosing it means. */
export interface Choice {
  readonly field: string;
  readonly kind: string;
  readonly value: Value;
  readonly label: string;
}

export const EMPTY: Draft = Object.freeze({});

export function same(a: Value | undefined, b: Value | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => same(value, b[index]));
  }
  return a === b;
}

export function axisHas(axis: AxisInfo, value: Value): boolean {
  if (axis.values) return axis.values.some((info) => same(info.value as Value, value));
  if (typeof value !== "number" || !Number.isInteger(value)) return false;
  return axis.low <= value && value <= axis.high && (value - axis.low) % axis.step === 0;
}

function axisOf(offer: OfferInfo, field: string): AxisInfo | undefined {
  return offer.axes.find((axis) => axis.field === field);
}

/** Whether an offer holds an action that begins like the draft. */
export function fits(offer: OfferInfo, draft: Draft): boolean {
  return Object.entries(draft).every(([field, value]) => {
    if (field === "type") return offer.type === value;
    const axis = axisOf(offer, field);
    return axis !== undefined && axisHas(axis, value);
  });
}

export function matching(offers: readonly OfferInfo[], draft: Draft): OfferInfo[] {
  return offers.filter((offer) => fits(offer, draft));
}

export function without(draft: Draft, ...fields: string[]): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !fields.includes(field)));
}

/**
 * The draft after choosing `partial`. What was chosen before stays as far as it agrees with the new choice: so
 * clicking another crew changes the crew, and drops a destination that only the old crew could reach.
 */
export function narrow(offers: readonly OfferInfo[], draft: Draft, partial: Draft): Draft {
  let result: Draft = { ...partial };
  if (!matching(offers, result).length) return draft;
  for (const [field, value] of Object.entries(draft)) {
    if (field in partial) continue;
    const wider = { ...result, [field]: value };
    if (matching(offers, wider).length) result = wider;
  }
  return result;
}

/** Adds what is left without an alternative: the only type, the only value of a field. */
export function settle(offers: readonly OfferInfo[], draft: Draft): Draft {
  const left = matching(offers, draft);
  const first = left[0];
  if (!first || left.some((offer) => offer.type !== first.type)) return draft;
  const result: Record<string, Value> = { ...draft, type: first.type };
  for (const { field } of first.axes) {
    const values = field in result ? null : onlyValue(left, field);
    if (values !== null) result[field] = values;
  }
  return result;
}

function onlyValue(offers: readonly OfferInfo[], field: string): Value | null {
  let only: Value | null = null;
  for (const offer of offers) {
    const axis = axisOf(offer, field);
    if (!axis) return null;
    const single = axis.values ? axis.values.length === 1 : axis.low === axis.high;
    if (!single) return null;
    const value = axis.values ? (axis.values[0]!.value as Value) : axis.low;
    if (only !== null && !same(only, value)) return null;
    only = value;
  }
  return only;
}

/** The types of action that can still be chosen, each once, with its label; a chosen type can be changed. */
export function types(offers: readonly OfferInfo[], draft: Draft): { type: string; label: string }[] {
  const seen = new Map<string, string>();
  for (const offer of "type" in draft ? offers : matching(offers, draft)) {
    if (!seen.has(offer.type)) seen.set(offer.type, offer.label);
  }
  return [...seen].map(([type, label]) => ({ type, label }));
}

/** The fields of the draft's type that have a choice, in the action's order. */
export function fieldsOf(offers: readonly OfferInfo[], draft: Draft): AxisInfo[] {
  const first = offers.find((offer) => offer.type === draft["type"]);
  return first ? [...first.axes] : [];
}

/**
 * What of the draft binds a field. A field that is still open is bound by everything chosen; one that has a value
 * only by the fields before it, so that one can change one's mind.
 */
function binding(offer: OfferInfo, draft: Draft, field: string): Draft {
  if (!(field in draft)) return draft;
  const place = offer.axes.findIndex((axis) => axis.field === field);
  return without(draft, ...offer.axes.slice(place).map((axis) => axis.field));
}

/** The offers that a field's choice is made from. */
function openFor(offers: readonly OfferInfo[], draft: Draft, field: string): OfferInfo[] {
  return offers.filter((offer) => axisOf(offer, field) && fits(offer, binding(offer, draft, field)));
}

/** The values that a field can take; ranges are not listed (see `stretchOf`). */
export function valuesOf(offers: readonly OfferInfo[], draft: Draft, field: string): Choice[] {
  const found: Choice[] = [];
  for (const offer of openFor(offers, draft, field)) {
    const axis = axisOf(offer, field)!;
    for (const { value, label } of axis.values ?? []) {
      if (!found.some((choice) => same(choice.value, value as Value))) {
        found.push({ field, kind: axis.kind, value: value as Value, label });
      }
    }
  }
  return found;
}

/** A stretch of numbers that a field can take. */
export interface Stretch {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

/** The numbers that a field can take, if it is chosen by amount: the hull of all ranges; null: it is a list. */
export function stretchOf(offers: readonly OfferInfo[], draft: Draft, field: string): Stretch | null {
  let hull: Stretch | null = null;
  for (const offer of openFor(offers, draft, field)) {
    const axis = axisOf(offer, field)!;
    if (axis.values) return null;
    hull = hull
      ? { low: Math.min(hull.low, axis.low), high: Math.max(hull.high, axis.high), step: Math.min(hull.step, axis.step) }
      : { low: axis.low, high: axis.high, step: axis.step };
  }
  return hull;
}

/**
 * Amounts that hang together (so many cubes in all, of whichever kind) come as one offer for each way, with every value
 * listed. Each is then chosen from all that it may be in any way: what no longer agrees is dropped from the draft.
 */
export function coupledStretch(offers: readonly OfferInfo[], draft: Draft, field: string): Stretch | null {
  const axes = offers.filter((offer) => offer.type === draft["type"]).map((offer) => axisOf(offer, field));
  const values = axes.flatMap((axis) => (axis?.kind === AMOUNT ? (axis.values ?? []) : [])).map(({ value }) => Number(value));
  return values.length ? { low: Math.min(...values), high: Math.max(...values), step: 1 } : null;
}

const AMOUNT = "count";

/** Whether a field can take this value: between two ranges there may be gaps. */
export function allows(offers: readonly OfferInfo[], draft: Draft, field: string, value: Value): boolean {
  return openFor(offers, draft, field).some((offer) => axisHas(axisOf(offer, field)!, value));
}

/** Everything of a kind (`crew`, `tile`, …) that goes with the draft: what lights up on the board. */
export function choosable(offers: readonly OfferInfo[], draft: Draft, kind: string): Choice[] {
  const fields = new Set(offers.flatMap((offer) => offer.axes.filter((a) => a.kind === kind).map((a) => a.field)));
  return [...fields].flatMap((field) => valuesOf(offers, draft, field)).filter((choice) => choice.kind === kind);
}

/**
 * What a click on a thing chooses: a partial for `narrow`. What goes with the draft comes first; else the click
 * begins anew. null: it can't be chosen at all.
 */
export function clickOn(offers: readonly OfferInfo[], draft: Draft, kind: string, value: Value): Draft | null {
  for (const before of [draft, EMPTY]) {
    const fitting = choosable(offers, before, kind).filter((choice) => same(choice.value, value));
    const choice = fitting.find((c) => !(c.field in draft)) ?? fitting[0];
    if (choice) return { [choice.field]: choice.value };
  }
  return null;
}

/**
 * The draft with every amount that is not set yet at its lowest, or where amounts hang together as the first way has
 * it: what the sliders show first.
 */
export function withLowest(offers: readonly OfferInfo[], draft: Draft): Draft {
  let result = settle(offers, draft);
  for (const axis of fieldsOf(offers, result)) {
    if (axis.field in result) continue;
    const stretch = coupledStretch(offers, result, axis.field) ? null : stretchOf(offers, result, axis.field);
    if (stretch) result = { ...result, [axis.field]: stretch.low };
    else if (axis.kind === AMOUNT) result = settle(offers, { ...result, ...firstWay(offers, result, axis.field) });
  }
  return settle(offers, result);
}

function firstWay(offers: readonly OfferInfo[], draft: Draft, field: string): Draft {
  const value = matching(offers, draft).map((offer) => axisOf(offer, field)?.values?.[0]?.value)[0];
  return value === undefined ? EMPTY : { [field]: value as Value };
}

/** The action that the draft amounts to; null while something is still open. */
export function complete(offers: readonly OfferInfo[], draft: Draft): Action | null {
  const full = withLowest(offers, draft);
  const offer = matching(offers, full).find((o) => o.axes.every((axis) => axis.field in full));
  if (!offer || typeof full["type"] !== "string") return null;
  const action: Record<string, Value> = { type: offer.type };
  for (const { field } of offer.axes) action[field] = full[field]!;
  return action as Action;
}

/** The label of a chosen value, as the server calls it. */
export function labelOf(offers: readonly OfferInfo[], draft: Draft, field: string): string {
  const value = draft[field];
  if (value === undefined) return "";
  for (const offer of matching(offers, draft)) {
    const info = axisOf(offer, field)?.values?.find((v) => same(v.value as Value, value));
    if (info) return info.label;
  }
  return String(value);
}
