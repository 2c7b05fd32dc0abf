/** Short sounds, made by the browser itself; none until they are switched on. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "move" | "drilled" | "cubes" | "danger" | "achievement" | "refusal" | "tick";

/** Plays sounds one after the other. The first one fetches what makes them. */
export function play(...sounds: readonly Sound[]): void {
  if (settings.sound && sounds.length) void import("./synthesiser").then((synthesiser) => synthesiser.play(sounds));
}
