/** What moves on a table when something has happened. Anchors are names of places on it (`data-anchor`). */
import type { LogLine } from "../lib/protocol";

/** Pieces go from one place to another; none: a card does. Of several names, apart by spaces, the first that can be seen counts. */
export interface Flight {
  readonly kind: "fly";
  readonly from: string;
  readonly to: string;
  readonly pieces: readonly number[];
}

/** Something lights up, or is shaken. */
export interface Mark {
  readonly kind: "glow" | "shake";
  readonly at: string;
}

export type Motion = Flight | Mark;

/** What a game shows of what has happened: beats, one after the other, each with what moves at the same time. */
export type Motions<Event = any> = (news: readonly LogLine<Event>[], me: number | null) => readonly (readonly Motion[])[];

/** A motion with its time, in milliseconds. */
export interface Timed {
  readonly motion: Motion;
  readonly wait: number;
  readonly lasts: number;
}

const LASTS: Readonly<Record<Motion["kind"], number>> = { fly: 700, glow: 700, shake: 240 };
/** From one beat to the next, and within a beat from one piece to the next. */
const BEAT = 420;
const APART = 60;
/** All of it takes no longer; more than so many at once is a blur. */
const MOST_TIME = 4000;
const MOST = 24;

/** When everything moves, so that the whole is over in time. */
export function timed(beats: readonly (readonly Motion[])[], speed: number): Timed[] {
  if (!speed) return [];
  const pace = Math.max(speed, (beats.length * BEAT) / (MOST_TIME - LASTS.fly));
  const all = beats.flatMap((beat, n) =>
    beat.map((motion, place) => ({ motion, wait: (n * BEAT + place * APART) / pace, lasts: LASTS[motion.kind] / speed })),
  );
  return all.slice(0, MOST);
}

export const fly = (from: string, to: string, pieces: readonly number[]): Flight => ({ kind: "fly", from, to, pieces });
export const glow = (at: string): Mark => ({ kind: "glow", at });
export const shake = (at: string): Mark => ({ kind: "shake", at });
/** The place of a player beside the board. */
export const seatAnchor = (seat: number): string => `seat-${seat}`;
