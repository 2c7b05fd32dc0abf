/**
 * What a guided game teaches, and how far one has come. Nothing here knows a rule: questions, actions and events have
 * names, and texts are found by them. What was learned is read off the log, so that it is the same everywhere.
 */
import type { LogLine, OfferInfo } from "../lib/protocol";

/** An event of a game by its kind. */
interface Kind {
  readonly type: string;
}

/** What happened, and who is learning. */
export interface Happening<Event extends Kind = any> {
  readonly event: Event;
  readonly me: number;
}

export interface Goal<Event extends Kind = any> {
  readonly id: string;
  /** The chapter of "how to play" about it. */
  readonly chapter: number;
  readonly reached: (happening: Happening<Event>) => boolean;
  /** How often it must have happened; once, if nothing is said. */
  readonly times?: number;
}

/** A game's part: `web/src/games/<name>/guide.ts` exports one as default. */
export interface Guide<Event extends Kind = any> {
  readonly goals: readonly Goal<Event>[];
  /** By question, or by kind of action: which part of the table it is about (`data-region`). */
  readonly regions: Readonly<Record<string, string>>;
}

/** The events that are about one player. */
type Personal<Event extends Kind> = Extract<Event, { readonly player: number }>;

/** Happened to the learner. */
export function mine<Event extends Kind>(...types: Personal<Event>["type"][]): Goal<Event>["reached"] {
  return ({ event, me }) => types.includes(event.type) && (event as Personal<Event>).player === me;
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
  const told = standing(log).flatMap((line) => line.events.map((event) => ({ number: line.number, event })));
  return new Map(goals.map((goal) => [goal.id, reachedAt(goal, told, me)]));
}

function reachedAt(goal: Goal, told: readonly { number: number; event: unknown }[], me: number): number | null {
  let left = goal.times ?? 1;
  for (const { number, event } of told) {
    if (goal.reached({ event, me })) left -= 1;
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

/** The kinds of action that can be chosen, each once. */
export function kindsOf(offers: readonly OfferInfo[]): { type: string; label: string }[] {
  const found = new Map(offers.map((offer) => [offer.type, offer.label]));
  return [...found].map(([type, label]) => ({ type, label }));
}

/** Which part of the table to look at: that of the chosen kind of action, else that of the question. */
export function regionOf(guide: Guide, prompt: string, type: unknown): string | null {
  return guide.regions[String(type)] ?? guide.regions[prompt] ?? null;
}
