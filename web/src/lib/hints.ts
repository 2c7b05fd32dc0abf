/** What the server says that actions would bring: which of it is about a draft. */
import { same, type Draft, type Value } from "./offers";
import type { HintInfo } from "./protocol";

/** Whether a hint is about everything that a draft may still become. */
export function isAbout(hint: HintInfo, draft: Draft): boolean {
  return Object.entries(hint.when).every(([field, value]) => same(draft[field], value as Value));
}

export function hintsOf(hints: readonly HintInfo[], draft: Draft): HintInfo[] {
  return hints.filter((hint) => isAbout(hint, draft));
}

/** A hint's figure at the amounts of a draft; null: it has none. */
export function figureOf(hint: HintInfo, draft: Draft): number | null {
  if (hint.base == null) return null;
  return Object.entries(hint.each ?? {}).reduce((sum, [field, each]) => sum + each * Number(draft[field] ?? 0), hint.base);
}
