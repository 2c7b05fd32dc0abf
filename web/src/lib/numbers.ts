/** Sets of component numbers that were used in this browser before: the newest first, by game. */
import type { CheckedNumbers } from "./protocol";

const KEY = "rockworker-numbers";
const MOST = 5;

export type OwnSet = Pick<CheckedNumbers, "about" | "components" | "differences" | "fingerprint" | "reconstructed" | "total">;

function all(storage: Storage): Record<string, OwnSet[]> {
  try {
    return JSON.parse(storage.getItem(KEY) ?? "{}") as Record<string, OwnSet[]>;
  } catch {
    return {};
  }
}

export function setsOf(game: string, storage: Storage = localStorage): OwnSet[] {
  return all(storage)[game] ?? [];
}

/** Remembers a set, if the browser lets us; one with the same numbers is replaced. */
export function remember(game: string, set: OwnSet, storage: Storage = localStorage): OwnSet[] {
  const others = setsOf(game, storage).filter((known) => known.fingerprint !== set.fingerprint);
  return keep(game, [set, ...others].slice(0, MOST), storage);
}

export function forget(game: string, fingerprint: string, storage: Storage = localStorage): OwnSet[] {
  return keep(game, setsOf(game, storage).filter((known) => known.fingerprint !== fingerprint), storage);
}

function keep(game: string, sets: OwnSet[], storage: Storage): OwnSet[] {
  try {
    storage.setItem(KEY, JSON.stringify({ ...all(storage), [game]: sets }));
  } catch {
    // A full or forbidden storage: the set can still be used now.
  }
  return sets;
}
