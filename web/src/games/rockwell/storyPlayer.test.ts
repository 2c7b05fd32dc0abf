import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LogLine } from "../../lib/protocol";
import type { RockwellEvent } from "./generated";
import { StoryPlayer } from "./storyPlayer.svelte";

function line(number: number, ...types: string[]): LogLine<RockwellEvent> {
  const events = types.map((type) => ({ type, tile: number, trigger: 0, player: 0, sharers: [] }));
  return { number, at: 0, entry: "act", seat: 0, events: events as unknown as RockwellEvent[], texts: types, question: null, subject: null, agrees: null, text: "", standing: [] };
}
const WHOLE = ["tile-drilled", "card-drawn", "booty-shared", "card-kept"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tells a beat at a time, faster at twice the speed, and then leaves", () => {
  for (const [speed, pause] of [[1, 1200], [2, 600]] as const) {
    const storyPlayer = new StoryPlayer();
    storyPlayer.hear([line(4, ...WHOLE)], speed);
    expect([storyPlayer.beats, storyPlayer.playing]).toEqual([1, true]);
    vi.advanceTimersByTime(pause);
    expect(storyPlayer.beats).toBe(2);
    vi.advanceTimersByTime(3 * pause);
    expect([storyPlayer.beats, storyPlayer.playing]).toEqual([4, false]);
    vi.advanceTimersByTime(4 * pause);
    expect(storyPlayer.story).toBeNull();
  }
});

it("is not held up by news that keep coming", () => {
  const storyPlayer = new StoryPlayer();
  storyPlayer.hear([line(4, ...WHOLE)], 1);
  for (let n = 0; n < 12; n++) {
    vi.advanceTimersByTime(200);
    storyPlayer.hear([line(5 + n, "crew-moved")], 1);
  }
  expect(storyPlayer.beats).toBe(3);
});

it("can be skipped, and shows all at once to those who want no motion", () => {
  const storyPlayer = new StoryPlayer();
  storyPlayer.hear([line(4, ...WHOLE), line(5, ...WHOLE)], 1);
  storyPlayer.skip();
  expect([storyPlayer.story?.tile, storyPlayer.beats, storyPlayer.playing]).toEqual([5, 4, false]);
  const still = new StoryPlayer();
  still.hear([line(4, ...WHOLE)], 0);
  expect([still.beats, still.playing]).toEqual([4, false]);
});

it("falls no further behind than two extractions", () => {
  const storyPlayer = new StoryPlayer();
  for (const n of [1, 2, 3, 4]) storyPlayer.hear([line(n, ...WHOLE)], 1);
  expect(storyPlayer.story?.tile).toBe(3);
});
