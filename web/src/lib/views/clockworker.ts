// Written by tools/typescript.py from rockworker.games.clockworker: change that, then run `make page-types`.

/** A factory in a tableau: the card, and the slots on which robots stand. */
export interface FactoryView {
  readonly factory: number;
  readonly robots: readonly number[];
}

/** What lies before a player. */
export interface PlayerView {
  readonly player: number;
  readonly seat: number;
  readonly holdings: readonly number[];
  readonly points: number;
  readonly factories: readonly FactoryView[];
  readonly artifacts: readonly number[];
  readonly active_artifacts: readonly number[];
  readonly cards: number;
  readonly archive_count: number;
  readonly archives: readonly number[] | null;
}

/** The table as one viewer sees it. */
export interface ClockworkerView {
  readonly viewer: number | null;
  readonly round: number;
  readonly current: number;
  readonly first: number;
  readonly ending: string;
  readonly phase: string;
  readonly cost: readonly number[] | null;
  readonly row: readonly number[];
  readonly prices: readonly number[];
  readonly deck_count: number;
  readonly display: readonly number[];
  readonly stack_count: number;
  readonly archives_before_fin: number;
  readonly copies: readonly number[];
  readonly players: readonly PlayerView[];
}

/** A factory: its price in gears, and what its slots give, from the top. */
export interface FactoryPiece {
  readonly cost: number;
  readonly slots: readonly (readonly number[])[];
}

/** An artifact. `key` finds the words for what it does; an owner's own artifacts may have none. */
export interface ArtifactPiece {
  readonly key: string;
  readonly cost: readonly number[];
  readonly points: number;
  readonly effect: "permission" | "scoring" | "trigger";
}

/** An archive tile. */
export interface ArchivePiece {
  readonly cost: readonly number[];
  readonly points: number;
}

/** Everything that the players see printed before the first move. Bundles count the seven kinds of units. */
export interface ClockworkerPieces {
  readonly factories: readonly FactoryPiece[];
  readonly artifacts: readonly ArtifactPiece[];
  readonly archives: readonly ArchivePiece[];
  readonly copies: readonly number[];
  readonly discount_place: number;
  readonly discount: number;
  readonly bonus_place: number;
  readonly recharge: number;
  readonly last_cards: number;
}

export type View = ClockworkerView;

export type Pieces = ClockworkerPieces;
