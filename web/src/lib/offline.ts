/** What can be read without a line: the page itself, and finished games that were kept in this browser. */
import { api, keepAnswers } from "./api";

const REPLAYS = "replays";
const isTheirs = (path: string, id: string) => path.startsWith(`/tables/${id}`) || path.startsWith("/games") || path === "/me";

/** Where an answer is kept: those with and without an invitation are the same. */
function addressOf(path: string): URL {
  const url = new URL(`/api/v1${path}`, location.origin);
  url.searchParams.delete("invite");
  return url;
}

export const canKeep = () => "caches" in globalThis && "serviceWorker" in navigator;

/** The service worker answers when the server does not. It gets what this page has loaded before it was there. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  active?.postMessage({ keep: ["/", "/icon.svg", ...own.map(({ pathname }) => pathname)] });
}

/** Keeps a finished game: every step as this seat sees it. `tick` hears how many steps are there. */
export async function keepGame(id: string, last: number, seat: number | null, invite: string | null, tick: (done: number) => void): Promise<void> {
  const cache = await caches.open(REPLAYS);
  const stop = keepAnswers((path, answer) => (isTheirs(path, id) ? cache.put(addressOf(path), answer) : Promise.resolve()));
  try {
    await Promise.all([api.me(), api.games(), api.table(id, invite), api.pieces(id, invite), api.log(id, null, null, invite)]);
    await Promise.all([api.log(id, null, seat, invite), api.statistics(id, invite), api.step(id, last, null, invite)]);
    for (let step = 1; step <= last; step++) {
      await api.step(id, step, seat, invite);
      tick(step);
    }
  } finally {
    stop();
  }
}

/** Whether a game is kept here. */
export async function isKept(id: string): Promise<boolean> {
  const cache = await caches.open(REPLAYS);
  return (await cache.match(`/api/v1/tables/${id}`, { ignoreSearch: true })) !== undefined;
}

/** Another person may sit here next: what was kept was for this one. */
export async function forgetGames(): Promise<void> {
  if (canKeep()) await caches.delete(REPLAYS);
}
