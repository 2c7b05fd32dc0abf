/** Makes sounds: each is a few notes of at most a quarter of a second in all, rather quiet. */
import type { Sound } from "./sound";

interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
  readonly shape?: OscillatorType;
}

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [{ pitch: 523, at: 0, lasts: 0.1 }, { pitch: 784, at: 0.1, lasts: 0.14 }],
  move: [{ pitch: 320, at: 0, lasts: 0.04, shape: "triangle" }],
  drilled: [{ pitch: 90, at: 0, lasts: 0.2 }, { pitch: 60, at: 0.02, lasts: 0.22, shape: "triangle" }],
  cubes: [0, 0.06, 0.12].map((at, n) => ({ pitch: 1100 + n * 160, at, lasts: 0.03, shape: "triangle" as const })),
  danger: [{ pitch: 392, at: 0, lasts: 0.11 }, { pitch: 311, at: 0.11, lasts: 0.14 }],
  achievement: [{ pitch: 523, at: 0, lasts: 0.11 }, { pitch: 659, at: 0.11, lasts: 0.14 }],
  refusal: [{ pitch: 150, at: 0, lasts: 0.05, shape: "square" }],
  tick: [{ pitch: 880, at: 0, lasts: 0.03, shape: "square" }],
};
/** −18 dB. */
const LOUDNESS = 0.126;
const APART = 0.26;
/** More than that at once is noise. */
const MOST = 4;

let context: AudioContext | undefined;

function sing({ pitch, at, lasts, shape = "sine" }: Note, from: number): void {
  const [tone, gain] = [context!.createOscillator(), context!.createGain()];
  tone.type = shape;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(LOUDNESS, from + at);
  gain.gain.exponentialRampToValueAtTime(0.001, from + at + lasts);
  tone.connect(gain).connect(context!.destination);
  tone.start(from + at);
  tone.stop(from + at + lasts);
}

/** One after the other. A browser that has not been touched yet stays silent. */
export function play(sounds: readonly Sound[]): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  sounds.slice(0, MOST).forEach((sound, n) => NOTES[sound].forEach((note) => sing(note, now + n * APART)));
}
