/**
 * What people read. Messages are Fluent files in `web/locale/<language>/<name>.ftl`; `page` is always there, others
 * (a game's, a "how to play") come when they are needed. `t` is reactive: another language changes every text.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import MESSAGES from "virtual:messages";
import { LANGUAGES } from "./protocol";

export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself: English, Français, Deutsch. */
export function nameOfLanguage(known: Language): string {
  const name = new Intl.DisplayNames([known], { type: "language" }).of(known) ?? known;
  return name.charAt(0).toLocaleUpperCase(known) + name.slice(1);
}

let names: string[] = ["page"];
let current = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});

async function bundleOf(language: Language, wanted: readonly string[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const sources = await Promise.all([...wanted].reverse().map((name) => MESSAGES[`${language}/${name}`]?.()));
  for (const source of sources) if (source) bundle.addResource(new FluentResource(source.default), { allowOverrides: true });
  return bundle;
}

/** The latest request: earlier callers wait for it as well, so that nobody gets less than they asked for. */
let latest: Promise<void> = Promise.resolve();
let wanted: Language = "en";

/** Switches to a language: everything that was loaded is loaded in it, then all texts change at once. */
export function useLanguage(language: Language): Promise<void> {
  const mine: Promise<void> = bundleOf(language, names).then((bundle) => {
    if (latest !== mine) return latest;
    current = { language, bundle };
    return undefined;
  });
  [latest, wanted] = [mine, language];
  return mine;
}

/** Makes sure that the messages of a file are there; where two games use one name, the one that was loaded last counts. */
export function loadTexts(name: string): Promise<void> {
  if (names[1] === name) return latest;
  const [page = "page", ...others] = names;
  names = [page, name, ...others.filter((other) => other !== name)];
  return useLanguage(wanted);
}

export function language(): Language {
  return current.language;
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return current.bundle.hasMessage(id);
}

/** A message in the chosen language. `name.attribute` asks for an attribute. */
export function t(id: string, variables?: Record<string, FluentVariable>): string {
  const [name = "", attribute] = id.split(".");
  const message = current.bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (pattern) return current.bundle.formatPattern(pattern, variables ?? null);
  console.error(`No message: ${id}`);
  return id;
}

/** Two letters of a browser's language, if we speak it. */
export function knownLanguage(wanted: string | null | undefined): Language | null {
  const short = wanted?.slice(0, 2).toLowerCase();
  return LANGUAGES.find((known) => known === short) ?? null;
}

export function number(value: number): string {
  return new Intl.NumberFormat(current.language).format(value);
}

/** A day, as the language writes it. */
export function date(then: number): string {
  return new Intl.DateTimeFormat(current.language, { dateStyle: "long" }).format(then);
}

/** "3 minutes ago", in words. */
export function ago(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(current.language, { numeric: "auto" });
  const seconds = Math.round((then - now) / 1000);
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3600], ["minute", 60]];
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return format.format(Math.trunc(seconds / size), unit);
}

/** Time on a clock: 1:02:03 or 2:03. */
export function clock(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const tail = `${String(minutes).padStart(hours ? 2 : 1, "0")}:${String(seconds).padStart(2, "0")}`;
  return hours ? `${hours}:${tail}` : tail;
}
