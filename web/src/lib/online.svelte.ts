/** Whether the server can be reached: the browser knows at once if there is no line, requests tell the rest. */

let away = $state(globalThis.navigator?.onLine === false);
globalThis.addEventListener?.("offline", () => (away = true));
globalThis.addEventListener?.("online", () => (away = false));

export function isOffline(): boolean {
  return away;
}

/** A request came through, or did not. */
export function heard(answered: boolean): void {
  away = !answered;
}
