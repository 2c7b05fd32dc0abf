/** Words of the game that is being played, which tell what they mean when they are touched. */
import { howOf } from "./how";
import type { Word } from "./protocol";
import { language } from "./text.svelte";

/** A piece of a text; with `about`, a word that can be explained. */
export interface Spoken {
  readonly text: string;
  readonly about?: string;
}

export interface Glossary {
  readonly pattern: RegExp;
  readonly about: ReadonlyMap<string, string>;
}

let known = $state.raw<{ readonly key: string; readonly glossary: Glossary } | null>(null);

/** Asks for a game's words in the present language. Call it in an effect. */
export function learnWords(game: string): void {
  const key = `${game} ${language()}`;
  if (known?.key === key) return;
  // Without them the texts are as good as before.
  howOf(game).then(({ words }) => (known = { key, glossary: glossaryOf(words) }), () => undefined);
}

/** What begins with a small letter may begin a sentence, too; what begins with a capital is a name. */
const spellings = (form: string) => [...new Set([form, form.charAt(0).toLocaleUpperCase() + form.slice(1)])];

export function glossaryOf(words: readonly Word[]): Glossary {
  const about = new Map(words.flatMap((word) => word.forms.flatMap(spellings).map((form) => [form, word.about] as const)));
  const longest = [...about.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longest.join("|")})(?![\\p{L}-])`, "gu"), about };
}

/** A text in pieces. Each word is marked where it comes first. */
export function parted(text: string, glossary: Glossary | undefined = known?.glossary): Spoken[] {
  if (!glossary?.about.size) return [{ text }];
  const parts: Spoken[] = [];
  const told = new Set<string>();
  let end = 0;
  for (const { 0: form, index } of text.matchAll(glossary.pattern)) {
    const about = glossary.about.get(form)!;
    if (told.has(about)) continue;
    told.add(about);
    parts.push({ text: text.slice(end, index) }, { text: form, about });
    end = index + form.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text);
}
