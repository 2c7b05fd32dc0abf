/** The chances along a game that has been reviewed already, and what draws them. */
import { api } from "../lib/api";
import { loadTexts } from "../lib/text.svelte";
import Curve from "./Curve.svelte";
import { momentsOf, type Moment } from "./moments";

export interface Chances {
  readonly Curve: typeof Curve;
  readonly moments: readonly Moment[];
}

/** Null: nobody has asked for a review yet. */
export async function chancesOf(table: string, invite: string | null): Promise<Chances | null> {
  const known = await api.review(table, invite, false);
  if (!known.is_complete) return null;
  const [{ steps }] = await Promise.all([api.statistics(table, invite), loadTexts("review")]);
  return { Curve, moments: momentsOf(known.decisions, steps) };
}
