/** My games, for the badge in the bar and the first screen: asked for now and then while the page is looked at. */
import { api } from "./api";
import { me } from "./person.svelte";
import type { MyGames } from "./protocol";

const LOOK_MS = 30_000;
let found = $state.raw<MyGames | null>(null);

export function myGames(): MyGames | null {
  return me() ? found : null;
}

/** Looks now. A server that is away has no news. */
export async function lookAtMine(): Promise<void> {
  if (!me() || document.hidden) return;
  found = await api.mine().catch(() => found);
}

/** Keeps looking; call it in an effect. */
export function watchMine(): (() => void) | undefined {
  if (!me()) return;
  void lookAtMine();
  const looking = setInterval(() => void lookAtMine(), LOOK_MS);
  const back = () => void lookAtMine();
  document.addEventListener("visibilitychange", back);
  return () => {
    clearInterval(looking);
    document.removeEventListener("visibilitychange", back);
  };
}
