/** Guided first games: small tables against bots, with a deal in which everything there is to learn comes up. */
import { gameNamed } from "../games/catalogue.svelte";
import { api } from "../lib/api";
import { beSomebody } from "../lib/person.svelte";
import type { GameInfo, NewTable } from "../lib/protocol";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/text.svelte";

/** Opens the guided game, and goes there. */
export async function startLesson(game: string): Promise<void> {
  const lesson = gameNamed(game)?.lesson;
  if (lesson) await play({ game, ...lesson, lesson: true });
}

/** Opens a whole game without a guide, against bots one level above the lesson's, with as many players. */
export async function startNext(game: string): Promise<void> {
  const info = gameNamed(game);
  if (info) await play(nextTable(info));
}

export function nextTable({ name, bots, fewest_players, lesson }: GameInfo): NewTable {
  const players = lesson?.players ?? fewest_players;
  const others = Array.from({ length: players - 1 }, (_, index) => [String(index + 1), bots[1] ?? bots[0] ?? ""]);
  return { game: name, players, bots: Object.fromEntries(others) };
}

async function play(wish: NewTable): Promise<void> {
  await beSomebody(settings.name || t("guest"));
  const table = await api.open(wish);
  await api.start(table.id);
  go(`/table/${table.id}`);
}
