/** What is printed on Rockwell's pieces. */
import type { Printed as AnyPrinted } from "../pieces.svelte";

export type Cubes = readonly [number, number, number, number];

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

export type Printed = AnyPrinted<Pieces>;
