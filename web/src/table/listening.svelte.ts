/** What is to be heard at a table: what happens, that it is one's turn, that something can't be done. */
import type { TableDrawing } from "../games/drawing";
import type { LogLine } from "../lib/protocol";
import { play, type Sound } from "../lib/sound";
import type { Table } from "./table.svelte";

/** What events sound like; the same sound once. */
export function soundsOf(news: readonly LogLine[], sounds: Readonly<Partial<Record<string, Sound>>>): Sound[] {
  const heard = news.flatMap((line) => line.events).flatMap((event) => sounds[event.type] ?? []);
  return [...new Set(heard)];
}

/** Called while a component is set up: listens as long as it lives. */
export function listen(table: () => Table, game: () => TableDrawing | null): void {
  $effect(() => play(...soundsOf(table().news, game()?.sounds ?? {})));
  const asked = $derived(table().offers.length > 0);
  let before = true;
  $effect(() => {
    if (asked && !before) play("turn");
    before = asked;
  });
  $effect(() => {
    if (table().refusal) play("refusal");
  });
}
