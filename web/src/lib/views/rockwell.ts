// Written by tools/typescript.py from rockworker.games.rockwell: change that, then run `make page-types`.

/** A company board, and the screen beside it: what lies behind it is None for others. */
export interface CompanyView {
  readonly player: number;
  readonly safety: number;
  readonly mobility: number;
  readonly shafts_built: number;
  readonly achievements: readonly number[];
  readonly cards: number;
  readonly exchange_actions: number;
  readonly workshop_actions: number;
  readonly cubes: readonly [number, number, number, number] | null;
  readonly cash: number | null;
  readonly insurance: number | null;
  readonly deliveries: number | null;
  readonly delivery_prestige: number | null;
  readonly achievement_prestige: number | null;
}

/** A tile: its front, what stands on it, and once it is revealed its back. */
export interface TileView {
  readonly stratum: string;
  readonly printed_power: number;
  readonly required_power: number;
  readonly power: number;
  readonly extractable: boolean;
  readonly revealed: boolean;
  readonly income: readonly [number, number, number, number] | null;
  readonly shaft: number;
}

/** A crew: whose, where, how strong. */
export interface CrewView {
  readonly owner: number;
  readonly at: number;
  readonly power: number;
  readonly die: number;
}

/** A pile of tiles, of which only the top one counts. */
export interface PileView {
  readonly left: number;
  readonly cubes: readonly [number, number, number, number] | null;
  readonly prestige: number | null;
}

/** An extraction under way. */
export interface ExtractionView {
  readonly tile: number;
  readonly trigger: number;
  readonly priority: number | null;
  readonly cubes: readonly [number, number, number, number] | null;
  readonly danger: boolean;
  readonly share: readonly [number, number, number, number] | null;
  readonly remainder: readonly [number, number, number, number] | null;
  readonly powers: Readonly<Record<string, number>>;
}

/** Everything that one pair of eyes may see. */
export interface RockwellView {
  readonly viewer: number | null;
  readonly players: number;
  readonly turn: number;
  readonly track: number;
  readonly prompts: readonly string[];
  readonly active: number;
  readonly active_crew: number;
  readonly ending: string;
  readonly prices: readonly [number, number, number, number];
  readonly management: readonly number[];
  readonly control: readonly number[];
  readonly slots: readonly number[];
  readonly bribery_tiles: number;
  readonly dice: number;
  readonly companies: readonly CompanyView[];
  readonly tiles: readonly TileView[];
  readonly crews: readonly CrewView[];
  readonly piles: readonly number[];
  readonly deliveries: readonly PileView[];
  readonly achievements: readonly PileView[];
  readonly extraction: ExtractionView | null;
  readonly traded: readonly (readonly number[])[];
  readonly sealed: unknown;
  readonly modules: Readonly<Record<string, unknown>>;
}

/** A slot for a Vice President. */
export interface SlotPiece {
  readonly board: number;
  readonly advantage: string;
  readonly actions: number;
}

/** A pile of delivery tiles, the cheapest first. */
export interface DeliveryPiece {
  readonly costs: readonly (readonly [number, number, number, number])[];
  readonly prestige: readonly number[];
}

/** A pile of achievement tiles in use, the best first. */
export interface AchievementPiece {
  readonly row: number;
  readonly prestige: readonly number[];
}

/** Everything that the players see printed before the first move. */
export interface RockwellPieces {
  readonly owners: number;
  readonly rounds: number;
  readonly slots: readonly SlotPiece[];
  readonly hiring_fees: readonly number[];
  readonly power_prices: readonly number[];
  readonly safety_prices: readonly number[];
  readonly mobility_prices: readonly number[];
  readonly shaft_prices: readonly number[];
  readonly pile_numbers: readonly number[];
  readonly deliveries: readonly DeliveryPiece[];
  readonly achievements: readonly AchievementPiece[];
  readonly bonus: readonly number[];
  readonly centre_players: number;
}

export type View = RockwellView;

export type Pieces = RockwellPieces;
