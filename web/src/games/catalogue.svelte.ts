/** The games that can be played here, as the server lists them in the reader's language. */
import { api } from "../lib/api";
import { humanised } from "../lib/humanise";
import type { GameInfo } from "../lib/protocol";
import { language, loadTexts } from "../lib/text.svelte";
import type { GameDrawing, TableDrawing } from "./drawing";
import { drawingNamed, inOrder } from "./drawings";

const AGAIN_MS = 3000;

let listed = $state.raw<readonly GameInfo[]>([]);
let problem = $state("");
let asked = 0;
let early: { lang: string; answer: Promise<GameInfo[]> } | null = null;

/** Asks before the words are there, which come meanwhile. */
export function askEarly(lang: string): void {
  early = { lang, answer: api.games(lang) };
  early.answer.catch(() => undefined); // a caller that waits for the answer is told
}

/** Asks the server, and asks again while it does not answer. Call it in an effect: another language asks anew. */
export function learnGames(): void {
  language();
  asked += 1;
  void ask(asked).finally(() => (early = null));
}

async function ask(number: number): Promise<void> {
  try {
    const found = await (early?.lang === language() ? early.answer : api.games());
    if (number !== asked) return;
    listed = inOrder(found);
    problem = "";
  } catch (error) {
    if (number !== asked) return;
    problem = (error as Error).message;
    setTimeout(() => number === asked && void ask(number), AGAIN_MS);
  }
}

/** All games, in the order in which the page shows them; empty until the server has answered. */
export function games(): readonly GameInfo[] {
  return listed;
}

/** Why there is no list of games. */
export function gamesProblem(): string {
  return problem;
}

export function gameNamed(name: string): GameInfo | undefined {
  return listed.find((game) => game.name === name);
}

/** What people call a game. */
export function titleOf(name: string): string {
  return gameNamed(name)?.title ?? humanised(name);
}

/** What a field of a view (`view`) or a part of a score (`score`) is called: the game's word, or else its own name. */
export function termOf(game: string, kind: "view" | "score", name: string): string {
  return gameNamed(game)?.terms[`${kind}-${name.replaceAll("_", "-")}`] ?? humanised(name);
}

/** A game's drawing; null while the list of games is on its way. */
export function drawingOf(name: string): GameDrawing | null {
  if (!listed.length) return null;
  return drawingNamed(gameNamed(name)?.drawing ?? "generic");
}

/** A game's table, with its texts. */
export async function tableDrawing(name: string, drawing: GameDrawing): Promise<TableDrawing> {
  const [module] = await Promise.all([drawing.table(), loadTexts(name)]);
  return module.default;
}
