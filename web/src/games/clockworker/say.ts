/** Moves in the words of the button that makes them. */
import { has, t } from "../../lib/text.svelte";
import type { SayContext } from "../drawing";
import { piecesHere } from "../printed.svelte";
import { slotsOf } from "./choosable";
import type { Pieces, View } from "./generated";

/** What the action will do; null: there are no words for it here. */
export function say({ draft }: SayContext<View>): string | null {
  const id = `cw-do-${String(draft["type"])}`;
  if (!has(id)) return null;
  const printed = piecesHere<Pieces>("clockworker");
  const named = (kind: string) => printed?.labels[kind]?.[Number(draft[kind])] ?? "";
  const robots = typeof draft["slots"] === "number" ? slotsOf(draft["slots"]).length : Number(draft["robots"] ?? 0);
  return t(id, {
    factory: named("factory"), artifact: named("artifact"), archive: named("archive"), robots,
    gears: printed?.pieces.recharge ?? 0, gold: Number(draft["gold"] ?? 0),
  });
}

/** The actions of a turn in a word: what they are about is said of the button, and seen on the table. */
export function short(_view: View, kind: string, value: unknown): string | undefined {
  return kind === "type" && has(`cw-act-${String(value)}`) ? t(`cw-act-${String(value)}`) : undefined;
}
