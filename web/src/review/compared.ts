/** What was done and what would have been better, for marking both on the board. */
import { same, type Draft } from "../lib/offers";

export interface Compared {
  readonly taken: Draft;
  /** Null: nothing was clearly better. */
  readonly best: Draft | null;
}

/** The class of something on the table that one of the two is about. What both are about is not in question. */
export function markOf(compared: Compared | null, field: string, value: number): string {
  const [taken, best] = [compared?.taken, compared?.best].map((action) => action !== undefined && action !== null && same(action[field], value));
  if (taken === best) return "";
  return best ? "mark-best" : "mark-taken";
}
