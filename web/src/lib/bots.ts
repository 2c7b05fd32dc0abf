/** What bots are called, and which one is chosen. */
import { humanised } from "./humanise";
import type { GameInfo } from "./protocol";
import { has, t } from "./text.svelte";

/** Those that the page knows in words, others by their own name. */
export function botLabel(level: string): string {
  return has(`bot-${level}`) ? t(`bot-${level}`) : humanised(level);
}

/** The level that somebody has chosen, if the game has it; else the one that the server suggests. */
export function chosenLevel(game: GameInfo | undefined, level: string): string {
  return game?.bots.includes(level) ? level : (game?.suggested ?? "");
}
