/** How a game is played, as the server tells it: asked for once in each language. */
import { api } from "./api";
import type { HowInfo } from "./protocol";
import { language } from "./text.svelte";

const known = new Map<string, Promise<HowInfo>>();

export function howOf(game: string): Promise<HowInfo> {
  const key = `${game} ${language()}`;
  const asked = known.get(key) ?? api.how(game);
  known.set(key, asked);
  // Who could not be told may ask again.
  asked.catch(() => known.delete(key));
  return asked;
}
