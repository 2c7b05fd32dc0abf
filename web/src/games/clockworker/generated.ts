// Written by tools/typescript.py from rockworker.games.clockworker: change that, then run `make page-types`.

/** A factory in a tableau: the card, the slots on which robots stand, and which of them comes back first. */
export interface FactoryView {
  readonly factory: number;
  readonly robots: readonly number[];
  readonly next: number;
  readonly gain: readonly number[];
}

/** What lies before a player. */
export interface PlayerView {
  readonly player: number;
  readonly seat: number;
  readonly holdings: readonly number[];
  readonly points: number;
  readonly open_points: number;
  readonly recovery: readonly number[];
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

/** The player who holds the first-player marker, for the whole game. */
export interface FirstPlayerDrawn {
  readonly type: "first-player-drawn";
  readonly player: number;
}

/** A player's recovery phase begins. */
export interface TurnBegan {
  readonly type: "turn-began";
  readonly player: number;
  readonly round: number;
}

/** The recovery phase brought a robot back, and what its slot gives. */
export interface RobotRecovered {
  readonly type: "robot-recovered";
  readonly player: number;
  readonly factory: number;
  readonly slot: number;
  readonly gain: readonly number[];
}

/** Action A brought a robot back, and what its slot gives. */
export interface RobotExtracted {
  readonly type: "robot-extracted";
  readonly player: number;
  readonly factory: number;
  readonly slot: number;
  readonly gain: readonly number[];
}

/** An artifact's ability brought its owner something, by itself. */
export interface ArtifactPaidOff {
  readonly type: "artifact-paid-off";
  readonly player: number;
  readonly artifact: number;
  readonly gain: readonly number[];
}

/** Gears were paid for one more unit of something just gained. */
export interface ResourceDuplicated {
  readonly type: "resource-duplicated";
  readonly player: number;
  readonly artifact: number;
  readonly gears: number;
  readonly gain: readonly number[];
}

/** Gears were turned into gold. */
export interface GoldExchanged {
  readonly type: "gold-exchanged";
  readonly player: number;
  readonly artifact: number;
  readonly gears: number;
  readonly gold: number;
}

/** Robots went to work. */
export interface RobotsPlaced {
  readonly type: "robots-placed";
  readonly player: number;
  readonly factory: number;
  readonly slots: number;
}

/** Action C: a factory of the row changed hands. */
export interface FactoryBought {
  readonly type: "factory-bought";
  readonly player: number;
  readonly factory: number;
  readonly place: number;
  readonly gears: number;
}

/** The +1 resource marker over the last place gave the buyer what the top slot shows. */
export interface MarkerPaidOff {
  readonly type: "marker-paid-off";
  readonly player: number;
  readonly factory: number;
  readonly gain: readonly number[];
}

/** The row moved up and a new factory lies beside the deck. */
export interface FactoryRevealed {
  readonly type: "factory-revealed";
  readonly factory: number;
}

/** Action D: an artifact was bought. */
export interface ArtifactRepaired {
  readonly type: "artifact-repaired";
  readonly player: number;
  readonly artifact: number;
  readonly paid: readonly number[];
}

/** An artifact let its owner leave something out of an archive's price. */
export interface PriceReduced {
  readonly type: "price-reduced";
  readonly player: number;
  readonly artifact: number;
  readonly resource: number;
}

/** Action E: an archive was bought. */
export interface ArchiveBought {
  readonly type: "archive-bought";
  readonly player: number;
  readonly archive: number;
  readonly paid: readonly number[];
}

/** A new archive lies in the place of the one that was bought. */
export interface ArchiveRevealed {
  readonly type: "archive-revealed";
  readonly archive: number;
}

/** The FIN tile came up and left the game. */
export interface FinRevealed {
  readonly type: "fin-revealed";
}

/** Action F. */
export interface GearsRecharged {
  readonly type: "gears-recharged";
  readonly player: number;
  readonly gears: number;
}

/** The present round is the last one. */
export interface LastRoundCame {
  readonly type: "last-round-came";
  readonly cause: string;
}

/** A player's archives are turned up for scoring. */
export interface ArchivesShown {
  readonly type: "archives-shown";
  readonly player: number;
  readonly archives: readonly number[];
  readonly points: number;
}

/** An artifact's points of the final scoring. */
export interface FinalBonusGained {
  readonly type: "final-bonus-gained";
  readonly player: number;
  readonly artifact: number;
  readonly points: number;
}

/** A player's final score. */
export interface PlayerScored {
  readonly type: "player-scored";
  readonly player: number;
  readonly total: number;
  readonly rank: number;
}

export type ClockworkerEvent =
  | FirstPlayerDrawn
  | TurnBegan
  | RobotRecovered
  | RobotExtracted
  | ArtifactPaidOff
  | ResourceDuplicated
  | GoldExchanged
  | RobotsPlaced
  | FactoryBought
  | MarkerPaidOff
  | FactoryRevealed
  | ArtifactRepaired
  | PriceReduced
  | ArchiveBought
  | ArchiveRevealed
  | FinRevealed
  | GearsRecharged
  | LastRoundCame
  | ArchivesShown
  | FinalBonusGained
  | PlayerScored;

export type View = ClockworkerView;

export type Pieces = ClockworkerPieces;
