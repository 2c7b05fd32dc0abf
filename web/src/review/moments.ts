/** A review's decisions along the steps of the game. */
import type { DecisionReview } from "../lib/protocol";

export interface Moment extends DecisionReview {
  /** The step of the replay at which it was this player's decision. */
  readonly step: number;
}

const MOST = 7;

/** Decisions with their steps. `steps` are the entries of the moves that stand: a decision follows as many as its number says. */
export function momentsOf(decisions: readonly DecisionReview[], steps: readonly number[]): Moment[] {
  const first = Math.max(1, (steps[0] ?? 2) - 1);
  return decisions.map((one) => ({ ...one, step: one.number ? (steps[one.number - 1] ?? first) : first }));
}

/** Where most was lost, in the order of the game. */
export function turningPoints(moments: readonly Moment[]): Moment[] {
  const slips = moments.filter((one) => one.better);
  const worst = [...slips].sort((a, b) => b.before - b.after - (a.before - a.after)).slice(0, MOST);
  return worst.sort((a, b) => a.number - b.number);
}

/** Turning points are named by letters, on the curve and in their list. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** By player: the chances to win after each decision. */
export function curves(moments: readonly Moment[], players: number): { step: number; chance: number }[][] {
  return Array.from({ length: players }, (_, player) =>
    moments.filter((one) => one.player === player).map(({ step, after }) => ({ step, chance: after })),
  );
}
