/**
 * Any game's view as something to draw. Nothing here knows a game: fields are told apart by their values alone.
 *
 * - A list with one entry per player belongs to the players: each entry is drawn with its player. Records must name
 *   theirs (`player` or `seat`): three cards in a row are not those of three players.
 * - A list of records with the same plain fields is a table, other records are groups, other lists are lists.
 * - A whole number under a name such as `owner` or `active_player` is a player.
 */
import { humanised } from "../../lib/humanise";

/** What a field is called. */
export type Name = (field: string) => string;

/** A value, ready to be drawn. */
export type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "flag"; readonly on: boolean }
  | { readonly kind: "nothing" }
  | { readonly kind: "player"; readonly seat: number }
  | { readonly kind: "list"; readonly items: readonly Part[] }
  | { readonly kind: "by-player"; readonly parts: readonly Part[] }
  | { readonly kind: "table"; readonly columns: readonly string[]; readonly rows: readonly (readonly Part[])[] }
  | { readonly kind: "group"; readonly entries: readonly Entry[] };

/** A value under its name. */
export interface Entry {
  readonly name: string;
  readonly label: string;
  readonly part: Part;
}

/** The whole view: what lies on the table, and what belongs to each player. */
export interface Layout {
  readonly common: readonly Entry[];
  readonly players: readonly (readonly Entry[])[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Where a value stands: how many seats there are, and whether it belongs to one of them already. */
interface Place {
  readonly seats: number;
  readonly owned: boolean;
  readonly name: Name;
}

const PLAYER = /(^|_)(player|seat|owner|winner|viewer|dealer|leader|bidder)$/;
/** A name of a program's, like `action-phase`: people read it as words. */
const IDENTIFIER = /^[a-z0-9]+([_-][a-z0-9]+)+$/;

export function layoutOf(view: unknown, seats: number, name: Name = humanised): Layout {
  const place = { seats, owned: false, name };
  const common: Entry[] = [];
  const players: Entry[][] = Array.from({ length: seats }, () => []);
  for (const [field, value] of Object.entries(isRecord(view) ? view : { view })) {
    if (field === "viewer") continue;
    const own = byPlayer(value, place);
    if (own) own.forEach((part, seat) => players[seat]!.push(...ownEntries(field, part, seat, { ...place, owned: true })));
    else common.push(entryOf(field, value, place));
  }
  return { common, players: players.some((entries) => entries.length) ? players : [] };
}

/** A player's record is spread out on the player's sheet; anything else keeps its name. */
function ownEntries(name: string, value: unknown, seat: number, place: Place): Entry[] {
  if (!isRecord(value)) return [entryOf(name, value, place)];
  return entriesOf(value, place).filter(({ part }) => part.kind !== "player" || part.seat !== seat);
}

/** The values by seat, if there is one for each player; what is one player's is not for all. */
function byPlayer(value: unknown, { seats, owned }: Place): unknown[] | null {
  if (owned) return null;
  if (Array.isArray(value)) return value.length !== seats ? null : value.some(isRecord) ? inSeats(value) : value;
  if (!isRecord(value) || Object.keys(value).length !== seats) return null;
  const own = Array.from({ length: seats }, (_, seat) => value[String(seat)]);
  return own.includes(undefined) ? null : own;
}

/** Records in the order of the seats that they name; null: they name none, or not each one. */
function inSeats(values: readonly unknown[]): unknown[] | null {
  const named = values.map((value) => (isRecord(value) ? (value["player"] ?? value["seat"]) : undefined));
  const seats = values.map((_, seat) => named.indexOf(seat));
  return seats.includes(-1) ? null : seats.map((place) => values[place]);
}

function entriesOf(fields: Fields, place: Place): Entry[] {
  return Object.entries(fields).map(([name, value]) => entryOf(name, value, place));
}

function entryOf(name: string, value: unknown, place: Place): Entry {
  return { name, label: place.name(name), part: partOf(name, value, place) };
}

function partOf(name: string, value: unknown, place: Place): Part {
  const own = byPlayer(value, place);
  if (own) return { kind: "by-player", parts: own.map((item) => partOf("", item, { ...place, owned: true })) };
  if (Array.isArray(value)) return listOf(name, value, place);
  if (isRecord(value)) return { kind: "group", entries: entriesOf(value, place) };
  return plain(name, value, place.seats);
}

function listOf(name: string, values: readonly unknown[], place: Place): Part {
  const columns = columnsOf(values);
  if (columns) return { kind: "table", columns: columns.map(place.name), rows: rowsOf(values as Fields[], columns, place.seats) };
  if (values.every((value) => !isNested(value))) return { kind: "list", items: values.map((value) => plain(name, value, place.seats)) };
  return { kind: "group", entries: values.map((value, n) => ({ name: String(n), label: String(n + 1), part: partOf("", value, place) })) };
}

/** The fields that all records of a list have, if their values fit into a table. */
function columnsOf(values: readonly unknown[]): string[] | null {
  const [first] = values;
  if (!isRecord(first)) return null;
  const columns = Object.keys(first);
  const same = values.every((value) => isRecord(value) && Object.keys(value).join() === columns.join() && columns.every((name) => isFlat(value[name])));
  return same && columns.length ? columns : null;
}

function rowsOf(values: readonly Fields[], columns: readonly string[], seats: number): Part[][] {
  return values.map((value) => columns.map((name) => cellOf(name, value[name], seats)));
}

/** In a table a list is never the players': it would take too much room. */
function cellOf(name: string, value: unknown, seats: number): Part {
  return Array.isArray(value) ? { kind: "list", items: value.map((item) => plain(name, item, seats)) } : plain(name, value, seats);
}

function plain(name: string, value: unknown, seats: number): Part {
  if (typeof value === "boolean") return { kind: "flag", on: value };
  if (typeof value === "number") return PLAYER.test(name) ? playerOf(value, seats) : { kind: "number", number: value };
  if (typeof value === "string" && value) return { kind: "text", text: IDENTIFIER.test(value) ? humanised(value) : value };
  return { kind: "nothing" };
}

function playerOf(value: number, seats: number): Part {
  if (value < 0) return { kind: "nothing" };
  return value < seats ? { kind: "player", seat: value } : { kind: "number", number: value };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNested(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function isFlat(value: unknown): boolean {
  return !isNested(value) || (Array.isArray(value) && value.every((item) => !isNested(item)));
}

/** Whether a part needs lines of its own, rather than a place beside its label. */
export function isLarge(part: Part): boolean {
  return part.kind === "group" || part.kind === "table" || (part.kind === "by-player" && part.parts.some(isLarge));
}

/** How many values a part holds: a big one is folded at first. */
export function sizeOf(part: Part): number {
  switch (part.kind) {
    case "list":
      return part.items.length;
    case "by-player":
      return part.parts.reduce((sum, inner) => sum + sizeOf(inner), 0);
    case "table":
      return part.rows.length * part.columns.length;
    case "group":
      return part.entries.reduce((sum, entry) => sum + sizeOf(entry.part), 0);
    default:
      return 1;
  }
}
