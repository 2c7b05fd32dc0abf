/** Real URLs: each screen has one, and the browser's buttons work. */

export type Route =
  | { screen: "home" }
  | { screen: "lobby" }
  | { screen: "account" }
  | { screen: "person"; id: string }
  | { screen: "tournaments"; id: string }
  | { screen: "how"; game: string }
  | { screen: "table"; id: string; step: number | null; review: boolean }
  | { screen: "lost" };

/** Which screen a path means. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!parts.length) return { screen: "home" };
  if (parts[0] === "lobby" && parts.length === 1) return { screen: "lobby" };
  if (parts[0] === "account" && parts.length === 1) return { screen: "account" };
  if (parts[0] === "my-games" && parts.length === 1) return { screen: "person", id: "me" };
  if (parts[0] === "person" && parts.length === 2) return { screen: "person", id: parts[1]! };
  if (parts[0] === "tournaments" && parts.length <= 2) return { screen: "tournaments", id: parts[1] ?? "" };
  if (parts[0] === "how" && parts.length === 2) return { screen: "how", game: parts[1]! };
  if (parts[0] === "table" && parts[1]) return tableRoute(parts[1], parts.slice(2)) ?? { screen: "lost" };
  return { screen: "lost" };
}

/** A table now, at a step (`step/9`), or its review, at the end or at a step (`review`, `review/9`). */
function tableRoute(id: string, [what, step, ...more]: readonly string[]): Route | null {
  const review = what === "review";
  if (more.length || (what && !review && what !== "step") || (what === "step" && !step) || (step && !/^\d+$/.test(step))) return null;
  return { screen: "table", id, step: step ? Number(step) : null, review };
}

let here = $state.raw({ path: location.pathname, search: location.search });
addEventListener("popstate", () => (here = { path: location.pathname, search: location.search }));

export function route(): Route {
  return routeOf(here.path);
}

/** A value of the address's query, such as an invitation. */
export function query(name: string): string | null {
  return new URLSearchParams(here.search).get(name);
}

export function go(to: string, { replace = false } = {}): void {
  const url = new URL(to, location.origin);
  if (url.pathname + url.search === here.path + here.search) return;
  history[replace ? "replaceState" : "pushState"](null, "", url);
  const screen = routeOf(here.path).screen;
  here = { path: url.pathname, search: url.search };
  if (routeOf(here.path).screen !== screen) scrollTo(0, 0);
}

/** Links within the page change the screen without a reload. */
export function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema") || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
