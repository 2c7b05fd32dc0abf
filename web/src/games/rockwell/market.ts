/** Prices that move, where they do: what the view of the Fluctuating Market says about each resource. */
import type { RockwellView } from "./generated";

export interface Track {
  readonly low: number;
  readonly high: number;
  readonly start: number;
  /** Cubes sold in this Phase II. */
  readonly sold: number;
  /** `boom`, `crash`, or nothing: at either end a price is frozen. */
  readonly mood: string;
  /** From 0 (lowest) to 1. */
  readonly share: number;
  readonly startShare: number;
}

export function trackOf(view: RockwellView, resource: number): Track | null {
  const tracks = view.modules.fluctuating_market;
  if (!tracks) return null;
  const price = view.prices[resource]!;
  const [low, high, start] = [tracks.minimum[resource]!, tracks.maximum[resource]!, tracks.start[resource]!];
  const share = (value: number) => (value - low) / (high - low);
  return { low, high, start, sold: tracks.sold[resource]!, mood: tracks.moods[resource]!, share: share(price), startShare: share(start) };
}
