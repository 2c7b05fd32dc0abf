/**
 * When a standing answer goes out. Where all is open it may go at once; a moment is left to see what it is about.
 * Where others choose at the same time, in secret, an answer at once would tell them what it is: so it waits about as
 * long as a person thinks, or until no other person is left to choose.
 */
import type { Sight } from "./protocol";

const GLANCE = 500;
const SHORT = { least: 400, spread: 1600 };
const LONG = { least: 3000, spread: 6000 };

/** In milliseconds, from when the sight came; `random` draws from 0 to 1. */
export function pause(sight: Sight, seat: number, random: () => number = Math.random): number {
  if (!sight.standing?.sealed) return GLANCE;
  const { least, spread } = othersChoose(sight, seat) ? LONG : SHORT;
  return least + spread * random();
}

/** Whether another person has still to choose; bots make nothing of how long we think, and at one screen all know. */
export function othersChoose(sight: Sight, seat: number): boolean {
  return sight.actors.some((other) => other !== seat && !sight.seats[other]?.bot && !sight.seats[other]?.mine);
}
