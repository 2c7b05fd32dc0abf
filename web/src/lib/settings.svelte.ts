/** What a person has set for this browser; kept in local storage. */
import { knownLanguage, useLanguage, type Language } from "./text.svelte";

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  language: Language;
  theme: Theme;
  /** Motion: 0 none, 1 normal, 2 fast. */
  speed: number;
  /** How long a bot's move stands before the next one is shown, in milliseconds. */
  botPause: number;
  /** Short sounds. */
  sound: boolean;
  /** Ask before a move is sent. */
  confirm: boolean;
  /** Tell with the browser's notifications when it is one's turn. */
  notify: boolean;
  /** The name one plays under. */
  name: string;
}

const KEY = "rockworker";
const reduced = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function first(): Settings {
  const language = knownLanguage(globalThis.navigator?.language) ?? "en";
  return { language, theme: "auto", speed: 1, botPause: 500, sound: false, confirm: true, notify: false, name: "", ...stored() };
}

export const settings: Settings = $state(first());

let stillness = $state(reduced?.matches ?? false);
reduced?.addEventListener("change", (event) => (stillness = event.matches));

/** How fast things move; 0 for those who want less motion. */
export function speed(): number {
  return stillness ? 0 : settings.speed;
}

/** How long a bot's move stands; without motion nothing is shown at leisure. */
export function botPause(): number {
  return speed() ? settings.botPause : 0;
}

/** Changes settings, keeps them, and shows their effect. */
export async function set(changes: Partial<Settings>): Promise<void> {
  const former = settings.language;
  keep(changes); // before the words of another language have come: who leaves the page meanwhile has chosen it, too
  show();
  if (settings.language === former) return;
  try {
    await useLanguage(settings.language);
  } catch (problem) {
    keep({ language: former });
    throw problem;
  }
}

function keep(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The theme as an attribute of the document: the style sheet does the rest. */
export function show(): void {
  document.documentElement.dataset["theme"] = settings.theme;
  document.documentElement.dataset["motion"] = speed() ? "on" : "off";
}
