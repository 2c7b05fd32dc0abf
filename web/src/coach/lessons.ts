/** Guided first games: small tables against bots, with a deal in which everything there is to learn comes up. */
import { api } from "../lib/api";
import { beSomebody } from "../lib/person.svelte";
import type { NewTable } from "../lib/protocol";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/text.svelte";

export const LESSONS: Readonly<Record<string, Omit<NewTable, "game">>> = {
  // One bot shows how it is done, the other one leaves room.
  rockwell: { players: 3, bots: { 1: "greedy", 2: "random" }, seed: "9", lesson: true },
  clockworker: { players: 2, bots: { 1: "random" }, seed: "21", lesson: true },
};

/** Opens the guided game, and goes there. */
export async function startLesson(game: string): Promise<void> {
  await play({ game, ...LESSONS[game]! });
}

/** Opens a table against bots that can play, with as many people as in the lesson. */
export async function startNext(game: string): Promise<void> {
  const { players } = LESSONS[game]!;
  const others = Array.from({ length: players - 1 }, (_, index) => [String(index + 1), "greedy"]);
  await play({ game, players, bots: Object.fromEntries(others) });
}

async function play(wish: NewTable): Promise<void> {
  await beSomebody(settings.name || t("guest"));
  const table = await api.open(wish);
  await api.start(table.id);
  go(`/table/${table.id}`);
}
