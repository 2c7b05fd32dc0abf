/** Running totals under the decision panel: arithmetic on what the view and the pieces show, never rules. */
import { number, t } from "../../lib/text.svelte";
import type { RockwellView } from "./generated";
import { piecesHere } from "../printed.svelte";
import type { Note, NoteContext } from "../drawing";
import { arrival } from "./choosable";
import type { Pieces, Printed } from "./printed";
import { RESOURCES } from "./resources";
import { Words } from "./words";

type Context = NoteContext<RockwellView>;

const money = (amount: number): string => t("rw-money", { amount });

function amounts(draft: Context["draft"]): number[] {
  return RESOURCES.map((name) => Number(draft[name] ?? 0));
}

function bid({ view, me, draft }: Context): Note[] {
  const cash = Number(draft["cash"] ?? 0);
  const worth = amounts(draft).reduce((sum, count, n) => sum + count * view.prices[n]!, cash);
  return [
    { id: "bid", label: t("rw-note-bid"), value: money(worth), tone: worth ? "good" : "plain" },
    { id: "after", label: t("rw-note-after"), value: money((view.companies[me]?.cash ?? 0) - cash) },
  ];
}

function insurance({ view, me, draft }: Context): Note[] {
  const tiles = amounts(draft).reduce((sum, count) => sum + count, 0);
  const worth = amounts(draft).reduce((sum, count, n) => sum + count * view.prices[n]!, 0);
  return [
    { id: "insure", label: t("rw-note-insure"), value: number((view.companies[me]?.insurance ?? 0) + tiles) },
    { id: "worth", label: t("rw-note-pay"), value: money(worth) },
  ];
}

function trade({ view, me, draft }: Context, sign: 1 | -1): Note[] {
  const price = view.prices[Number(draft["resource"])];
  if (price === undefined) return [];
  const sum = price * Number(draft["amount"] ?? 0);
  const cash = view.companies[me]?.cash ?? 0;
  return [
    { id: "sum", label: t(sign > 0 ? "rw-note-earn" : "rw-note-pay"), value: money(sum) },
    { id: "after", label: t("rw-note-after"), value: money(cash + sign * sum) },
  ];
}

function move({ view, draft }: Context, printed: Printed | null): Note[] {
  const [crew, to] = [draft["crew"], draft["to"]];
  if (typeof crew !== "number" || typeof to !== "number") return [];
  const words = new Words(view, printed?.labels ?? {});
  return arrival(view, crew, to).map(({ tile, power, needed, drills }) => ({
    id: `arrival-${tile}`,
    label: t("rw-note-power", { tile: words.place(tile) }),
    value: t(drills ? "rw-note-drills" : "rw-note-has", { power, needed }),
    tone: drills ? "good" : "plain",
  }));
}

function delivery({ view, draft }: Context, printed: Printed | null): Note[] {
  const pile = view.deliveries[Number(draft["pile"])];
  if (!pile?.cubes) return [];
  return [
    { id: "cost", label: t("rw-note-pay"), value: new Words(view, printed?.labels ?? {}).cubes(pile.cubes) },
    { id: "prestige", label: t("rw-prestige"), value: `+${pile.prestige ?? 0}`, tone: "good" },
  ];
}

/** What has a printed price. */
function price({ view, me, draft }: Context, pieces: Pieces): number | undefined {
  const company = view.companies[me]!;
  switch (draft["type"]) {
    case "hire":
    case "carry-die":
      return [0, ...pieces.hiring_fees][Number(draft["power"])];
    case "raise-power":
      return pieces.power_prices[(view.crews[Number(draft["crew"])]?.power ?? 0) - 1];
    case "raise-safety":
      return pieces.safety_prices[company.safety];
    case "raise-mobility":
      return pieces.mobility_prices[company.mobility];
    case "build-shaft":
      return pieces.shaft_prices[company.shafts_built];
    case "move-shaft":
      return pieces.shaft_prices[Number(draft["level"]) - 1];
    default:
      return undefined;
  }
}

function purchase(context: Context, printed: Printed | null): Note[] {
  const cost = printed ? price(context, printed.pieces) : undefined;
  if (cost === undefined) return [];
  const cash = context.view.companies[context.me]?.cash ?? 0;
  return [
    { id: "price", label: t("rw-note-pay"), value: money(cost) },
    { id: "after", label: t("rw-note-after"), value: money(cash - cost) },
  ];
}

export function notes(context: Context): Note[] {
  const printed = piecesHere<Pieces>("rockwell");
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
      return move(context, printed);
    case "deliver":
      return delivery(context, printed);
    default:
      return purchase(context, printed);
  }
}
