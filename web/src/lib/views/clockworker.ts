// Written by tools/typescript.py from rockworker.games.clockworker.view: change that, then run `make page-types`.

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
export interface View {
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
