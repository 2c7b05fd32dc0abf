/**
 * What a guided game teaches, and how far one has come. Nothing here knows a rule: questions, actions and events have
 * names, and texts are found by them. What was learned is read off the log, so that it is the same everywhere.
 */
import type { LogLine, OfferInfo } from "../lib/protocol";

/** Something that happened, as the log has it. */
export type Fact = Readonly<Record<string, unknown>>;

/** What happened, and who is learning. */
export interface Happening {
  readonly type: string;
  readonly fact: Fact;
  readonly me: number;
}

export interface Goal {
  readonly id: string;
  /** The chapter of "how to play" about it. */
  readonly chapter: number;
  readonly reached: (happening: Happening) => boolean;
  /** How often it must have happened; once, if nothing is said. */
  readonly times?: number;
}

/** A game's part: `web/src/games/<name>/guide.ts` exports one as default. */
export interface Guide {
  readonly goals: readonly Goal[];
  /** By question, or by kind of action: which part of the table it is about (`data-region`). */
  readonly regions: Readonly<Record<string, string>>;
}

/** Happened to whoever is learning. */
export function mine(...types: string[]): Goal["reached"] {
  return ({ type, fact, me }) => types.includes(type) && fact["player"] === me;
}

/** The log without moves that were taken back. */
export function standing(log: readonly LogLine[]): LogLine[] {
  let lines: LogLine[] = [];
  for (const line of log) {
    if (line.entry === "moved" || line.entry === "started") lines.push(line);
    else if (line.entry === "undone") lines.pop();
    else if (line.entry === "vote-opened" && line.question === "undo") lines = lines.filter((l) => l.number <= line.subject!);
  }
  return lines;
}

/** By goal: the entry with which it was reached; null: not yet. */
export function progress(goals: readonly Goal[], log: readonly LogLine[], me: number): Map<string, number | null> {
  const facts = standing(log).flatMap((line) => line.events.map((fact) => ({ number: line.number, fact: fact as Fact })));
  return new Map(goals.map((goal) => [goal.id, reachedAt(goal, facts, me)]));
}

function reachedAt(goal: Goal, facts: readonly { number: number; fact: Fact }[], me: number): number | null {
  let left = goal.times ?? 1;
  for (const { number, fact } of facts) {
    if (goal.reached({ type: String(fact["type"]), fact, me })) left -= 1;
    if (!left) return number;
  }
  return null;
}

/** The message that explains a question. */
export const askId = (game: string, prompt: string) => `guide-${game}-ask-${prompt}`;
/** The message that explains a kind of action. */
export const doId = (game: string, type: string) => `guide-${game}-do-${type}`;
/** The message that names a goal. */
export const goalId = (game: string, goal: string) => `guide-${game}-goal-${goal}`;
/** The name of a chapter of "how to play". */
export const chapterId = (game: string, goal: Goal) => `how-${game}-${goal.chapter}`;

/** The kinds of action that can be chosen, each once. */
export function kindsOf(offers: readonly OfferInfo[]): { type: string; label: string }[] {
  const found = new Map(offers.map((offer) => [offer.type, offer.label]));
  return [...found].map(([type, label]) => ({ type, label }));
}

/** Which part of the table to look at: that of the chosen kind of action, else that of the question. */
export function regionOf(guide: Guide, prompt: string, type: unknown): string | null {
  return guide.regions[String(type)] ?? guide.regions[prompt] ?? null;
}

const GUIDES = import.meta.glob<{ default: Guide }>("../games/*/guide.ts");

/** A game's guide; null: it has none. */
export async function guideOf(game: string): Promise<Guide | null> {
  return (await GUIDES[`../games/${game}/guide.ts`]?.())?.default ?? null;
}
