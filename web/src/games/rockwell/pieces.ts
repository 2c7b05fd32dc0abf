/** What is printed on Rockwell's pieces, as the server tells it, fetched once for a table and a language. */
import { api } from "../../lib/api";

type Cubes = readonly [number, number, number, number];

export interface Pieces {
  readonly owners: number;
  readonly rounds: number;
  readonly slots: readonly { board: number; advantage: string; actions: number }[];
  readonly hiring_fees: readonly number[];
  readonly power_prices: readonly number[];
  readonly safety_prices: readonly number[];
  readonly mobility_prices: readonly number[];
  readonly shaft_prices: readonly number[];
  readonly pile_numbers: readonly number[];
  readonly deliveries: readonly { costs: readonly Cubes[]; prestige: readonly number[] }[];
  readonly achievements: readonly { row: number; prestige: readonly number[] }[];
  readonly bonus: readonly number[];
  readonly centre_players: number;
}

export interface Printed {
  readonly pieces: Pieces;
  readonly labels: Record<string, string[]>;
}

const kept = new Map<string, Promise<Printed>>();

export function printed(table: string, language: string, invite: string | null): Promise<Printed> {
  const key = `${table} ${language}`;
  let found = kept.get(key);
  if (!found) {
    found = api.pieces<Pieces>(table, invite);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}
