/** Running totals under the decision panel: arithmetic on what the view and the pieces show, never rules. */
import { t } from "../../lib/text.svelte";
import type { Pieces, PlayerView, View } from "./generated";
import { piecesHere } from "../printed.svelte";
import type { Note, NoteContext } from "../drawing";
import { slotsOf, topGain } from "./choosable";
import { BLUE, GEAR, GOLD, GREEN, RED, ROBOT, sum, words, type Bundle } from "./units";

type Context = NoteContext<View>;

const gain = (bundle: Bundle): Note => ({ id: "gain", label: t("cw-note-gain"), value: words(bundle), tone: "good" });
const later = (bundle: Bundle): Note => ({ id: "later", label: t("cw-note-later"), value: words(bundle) });
const cost = (bundle: Bundle): Note => ({ id: "cost", label: t("cw-note-pay"), value: words(bundle) });
const points = (count: number): Note => ({ id: "points", label: t("cw-note-points"), value: `+${count}`, tone: "good" });
const left = (kind: number, count: number): Note => {
  const bundle = Array.from({ length: 7 }, (_, n) => (n === kind ? count : 0));
  return { id: "left", label: t("cw-note-left"), value: words(bundle) };
};

function takeBack({ draft }: Context, pieces: Pieces, mine: PlayerView): Note[] {
  const factory = mine.factories.find((one) => one.factory === draft["factory"]);
  return factory ? [gain(sum([topGain(pieces, factory), [0, 0, 0, 0, 0, 1]]))] : [];
}

function distribute({ draft }: Context, pieces: Pieces, mine: PlayerView): Note[] {
  const piece = pieces.factories[Number(draft["factory"])];
  if (!piece || typeof draft["slots"] !== "number") return [];
  const slots = slotsOf(draft["slots"]);
  return [later(sum(slots.map((slot) => piece.slots[slot - 1] ?? []))), left(ROBOT, mine.holdings[ROBOT]! - slots.length)];
}

function reassign({ view, draft }: Context, pieces: Pieces, mine: PlayerView): Note[] {
  const place = view.row.indexOf(Number(draft["factory"]));
  if (place < 0) return [];
  const price = view.prices[place]!;
  const bonus = place + 1 === pieces.bonus_place ? [{ ...gain(pieces.factories[Number(draft["factory"])]!.slots[0]!), label: t("cw-bonus") }] : [];
  return [cost([price]), left(GEAR, mine.holdings[GEAR]! - price), ...bonus];
}

function card(piece: { cost: Bundle; points: number } | undefined): Note[] {
  return piece ? [cost(piece.cost), ...(piece.points ? [points(piece.points)] : [])] : [];
}

/** What leaves one's panZoom, gold in place of colours included. */
export function paid(price: Bundle, draft: Context["draft"]): Bundle {
  const gold = [RED, GREEN, BLUE].map((_, n) => Number(draft[["gold_for_red", "gold_for_green", "gold_for_blue"][n]!] ?? 0));
  const full = sum([price]).slice();
  [RED, GREEN, BLUE].forEach((kind, n) => (full[kind] = full[kind]! - gold[n]!));
  full[GOLD] = full[GOLD]! + gold.reduce((all, count) => all + count, 0);
  return full;
}

function pay({ view, draft }: Context, mine: PlayerView): Note[] {
  if (!view.cost) return [];
  const bundle = paid(view.cost, draft);
  const rest = mine.holdings.map((count, kind) => count - (bundle[kind] ?? 0));
  return [cost(bundle), { id: "left", label: t("cw-note-left"), value: words(rest) }];
}

export function notes(context: Context): Note[] {
  const pieces = piecesHere<Pieces>("clockworker")?.pieces;
  const mine = context.view.players[context.me];
  return pieces && mine ? noted(context, pieces, mine) : [];
}

export function noted(context: Context, pieces: Pieces, mine: PlayerView): Note[] {
  const { draft } = context;
  switch (draft["type"]) {
    case "extract":
    case "recover":
      return takeBack(context, pieces, mine);
    case "distribute":
      return distribute(context, pieces, mine);
    case "reassign":
      return reassign(context, pieces, mine);
    case "repair":
      return card(pieces.artifacts[Number(draft["artifact"])]);
    case "communicate":
      return card(pieces.archives[Number(draft["archive"])]);
    case "recharge":
      return [gain([pieces.recharge])];
    case "staff":
      return [left(ROBOT, mine.holdings[ROBOT]! - Number(draft["robots"] ?? 0))];
    case "pay":
      return pay(context, mine);
    default:
      return [];
  }
}
