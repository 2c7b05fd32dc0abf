import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "./playback";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A playback, and what it has shown. */
function begun(pause: number) {
  const shown: number[] = [];
  const playback = new Playback(() => pause);
  return { shown, playback, push: (n: number, ofBot = true) => playback.next(() => shown.push(n), ofBot) };
}

test("bots' moves are shown one after the other", () => {
  const { shown, push } = begun(500);
  push(1);
  push(2);
  push(3);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2, 3]);
});

test("after a while of silence the next move is shown at once", () => {
  const { shown, push } = begun(500);
  push(1);
  vi.advanceTimersByTime(2000);
  push(2);
  expect(shown).toEqual([1, 2]);
});

test("a person's move lets nobody wait", () => {
  const { shown, push } = begun(500);
  push(1);
  push(2);
  push(3, false);
  expect(shown).toEqual([1, 2, 3]);
});

test("what has piled up is never older than four seconds", () => {
  const { shown, push } = begun(1200);
  for (let n = 1; n <= 12; n += 1) push(n);
  expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("at once is at once", () => {
  const { shown, push } = begun(0);
  push(1);
  push(2);
  expect(shown).toEqual([1, 2]);
});

test("what is dropped is never shown", () => {
  const { shown, playback, push } = begun(500);
  push(1);
  push(2);
  playback.drop();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
});
