/** Moves in the words of the button that makes them, and pieces in as few letters as possible. */
import { hintsOf } from "../../lib/hints";
import { has, t } from "../../lib/text.svelte";
import type { SayContext } from "../drawing";
import { piecesHere } from "../printed.svelte";
import { tilesOf } from "./choosable";
import { CENTRE, ENTRANCE } from "./geometry";
import type { RockwellView } from "./generated";
import type { Pieces, Printed } from "./printed";
import { RESOURCES } from "./resources";

type Context = SayContext<RockwellView>;
type Words = Record<string, string | number>;

const money = (amount: number): string => t("rw-money", { amount });

/** "2 zinc + $400". */
function stake(draft: Context["draft"], printed: Printed | null): string {
  const cubes = RESOURCES.flatMap((name, resource) => {
    const count = Number(draft[name] ?? 0);
    return count ? [`${count} ${printed?.labels["resource"]?.[resource] ?? name}`] : [];
  });
  const cash = Number(draft["cash"] ?? 0);
  return [...cubes, ...(cash ? [money(cash)] : [])].join(" + ");
}

/** Every value of an action that has a name, by its field. */
function named(draft: Context["draft"], printed: Printed | null): Words {
  const words: Words = {};
  for (const field of ["to", "tile", "origin", "entrance"]) {
    const place = draft[field];
    if (typeof place === "number") words[field] = printed?.labels["place"]?.[place] ?? "";
  }
  for (const field of ["resource", "up", "down"]) {
    const resource = draft[field];
    if (typeof resource === "number") words[field] = printed?.labels["resource"]?.[resource] ?? "–";
  }
  for (const field of ["amount", "power", "tiles", "level", "steps"]) {
    const value = draft[field];
    if (typeof value === "number") words[field] = value;
  }
  return words;
}

/** Whose crew, and where it is. */
function crewOf(view: RockwellView, crew: unknown, printed: Printed | null): Words {
  const found = view.crews[Number(crew)];
  if (!found) return {};
  return { from: printed?.labels["place"]?.[found.at] ?? "", owner: printed?.labels["owner"]?.[found.owner] ?? "" };
}

/** What the action will do; null: there are no words for it here. */
export function say({ view, draft, hints }: Context): string | null {
  const type = String(draft["type"]);
  const printed = piecesHere<Pieces>("rockwell");
  const id = type === "drill" && view.crews[Number(draft["crew"])]?.at === draft["to"] ? "rw-do-stay" : `rw-do-${type}`;
  if (!has(id)) return null;
  const cubes = stake(draft, printed);
  const words = { ...named(draft, printed), ...crewOf(view, draft["crew"], printed), cubes, some: cubes ? "yes" : "no" };
  const strengthened = hintsOf(hints, draft).find(({ name }) => name === "strengthened");
  const next = Number(strengthened?.figures?.["power"] ?? 0);
  const slot = printed?.labels["slot"]?.[Number(draft["slot"])] ?? "";
  const pile = printed?.labels["delivery"]?.[Number(draft["pile"])] ?? "";
  return t(id, { ...words, slot, pile, next, prompt: view.prompts.at(-1) ?? "" });
}

/** A slot by its board and number: "II·3". */
export function slotName(slots: Pieces["slots"], slot: number): string {
  const board = slots[slot]?.board ?? 0;
  return `${"I".repeat(board + 1)}·${slot - slots.findIndex((one) => one.board === board) + 1}`;
}

/** A place in as few letters as possible: "B3", "B3|B4", "E2". */
function placeName(labels: Printed["labels"], place: number): string {
  if (place >= ENTRANCE && place < CENTRE) return t("rw-entrance-short", { number: place - ENTRANCE + 1 });
  const tiles = place < ENTRANCE ? tilesOf(place) : [place];
  return tiles.map((tile) => labels["place"]?.[tile] ?? "").join("|");
}

/** A crew is where it is; a slot has a number. */
export function short(view: RockwellView, kind: string, value: unknown): string | undefined {
  const printed = piecesHere<Pieces>("rockwell");
  if (typeof value !== "number") return undefined;
  if (kind === "slot") return printed ? slotName(printed.pieces.slots, value) : undefined;
  if (kind === "place" && printed) return placeName(printed.labels, value);
  const crew = kind === "crew" ? view.crews[value] : undefined;
  return crew && printed ? `${placeName(printed.labels, crew.at)} (${crew.power}${crew.die ? `+${crew.die}` : ""})` : undefined;
}
