/** Running totals under the decision panel: arithmetic on what the view shows, never rules. */
import { number, t } from "../../lib/text.svelte";
import type { RockwellView } from "../../lib/views/rockwell";
import type { Note, NoteContext } from "../types";
import { arrival } from "./board";
import { RESOURCES } from "./resources";

const money = (amount: number): string => t("rw-money", { amount });

function amounts(draft: NoteContext["draft"]): number[] {
  return RESOURCES.map((name) => Number(draft[name] ?? 0));
}

function bid({ view, draft }: NoteContext<RockwellView>): Note[] {
  const worth = amounts(draft).reduce((sum, count, n) => sum + count * view.prices[n]!, Number(draft["cash"] ?? 0));
  return [{ id: "bid", label: t("rw-note-bid"), value: money(worth) }];
}

function insurance({ draft }: NoteContext<RockwellView>): Note[] {
  const tiles = amounts(draft).reduce((sum, count) => sum + count, 0);
  return [{ id: "insure", label: t("rw-note-insure"), value: number(tiles) }];
}

function trade({ view, me, draft }: NoteContext<RockwellView>, sign: 1 | -1): Note[] {
  const price = view.prices[Number(draft["resource"])] ?? 0;
  const sum = price * Number(draft["amount"] ?? 0);
  const cash = view.companies[me]?.cash ?? 0;
  return [
    { id: "sum", label: t(sign > 0 ? "rw-note-earn" : "rw-note-pay"), value: money(sum) },
    { id: "after", label: t("rw-note-after"), value: money(cash + sign * sum) },
  ];
}

function move({ view, draft }: NoteContext<RockwellView>): Note[] {
  const [crew, to] = [draft["crew"], draft["to"]];
  if (typeof crew !== "number" || typeof to !== "number") return [];
  return arrival(view, crew, to).map(({ power, needed, drills }, n) => ({
    id: `arrival-${n}`,
    label: t("rw-note-power"),
    value: t(drills ? "rw-would-drill" : "rw-would-have", { power, needed }),
    tone: drills ? "good" : "plain",
  }));
}

export function notes(context: NoteContext<RockwellView>): Note[] {
  switch (context.draft["type"]) {
    case "bid":
      return bid(context);
    case "insure":
      return insurance(context);
    case "sell":
      return trade(context, 1);
    case "buy":
      return trade(context, -1);
    case "drill":
      return move(context);
    default:
      return [];
  }
}
