// Written by tools/typescript.py from rockworker.games.rockwell: change that, then run `make page-types`.

/** The new Board II. */
export interface MarketView {
  readonly start: readonly [number, number, number, number];
  readonly minimum: readonly [number, number, number, number];
  readonly maximum: readonly [number, number, number, number];
  readonly sold: readonly [number, number, number, number];
  readonly moods: readonly [string, string, string, string];
}

/** The pawns are in plain sight. */
export interface PawnsView {
  readonly superintendent: number;
  readonly supervisor: number;
  readonly target: number;
}

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
  readonly lacking: readonly (readonly [number, number, number, number])[] | null;
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
  readonly lost: Readonly<Record<string, readonly [number, number, number, number]>>;
}

/** Everything that one viewer may see. */
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
  readonly modules: ModuleViews;
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
  readonly track: readonly string[];
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

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface TurnStarted {
  readonly type: "turn-started";
  readonly turn: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface BidRevealed {
  readonly type: "bid-revealed";
  readonly player: number;
  readonly cubes: readonly [number, number, number, number];
  readonly cash: number;
  readonly value: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface ManagementOrdered {
  readonly type: "management-ordered";
  readonly order: readonly number[];
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface VicePresidentPlaced {
  readonly type: "vice-president-placed";
  readonly player: number;
  readonly slot: number;
}

/** No slot is left for this Vice President, who stays at home. */
export interface VicePresidentStuck {
  readonly type: "vice-president-stuck";
  readonly player: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface InsuranceTaken {
  readonly type: "insurance-taken";
  readonly player: number;
  readonly cubes: readonly [number, number, number, number];
  readonly tiles: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface ControlOrdered {
  readonly type: "control-ordered";
  readonly order: readonly number[];
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface RoundStarted {
  readonly type: "round-started";
  readonly round: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface CrewMoved {
  readonly type: "crew-moved";
  readonly player: number;
  readonly crew: number;
  readonly origin: number;
  readonly to: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface CrewStayed {
  readonly type: "crew-stayed";
  readonly player: number;
  readonly crew: number;
  readonly at: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface CentreReached {
  readonly type: "centre-reached";
  readonly player: number;
  readonly crew: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface DieCarried {
  readonly type: "die-carried";
  readonly player: number;
  readonly crew: number;
  readonly power: number;
  readonly fee: number;
}

/** A subcontractor goes back to Board I: abandoned, or its crew left the game or the tile. */
export interface DieReturned {
  readonly type: "die-returned";
  readonly owner: number;
  readonly crew: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface CrewBribed {
  readonly type: "crew-bribed";
  readonly player: number;
  readonly owner: number;
  readonly crew: number;
  readonly origin: number;
  readonly tile: number;
  readonly fee: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface SubcontractorHired {
  readonly type: "subcontractor-hired";
  readonly player: number;
  readonly crew: number;
  readonly power: number;
  readonly fee: number;
}

/** A tile is flipped. The trigger is the player who gets the credit, if any does. */
export interface TileDrilled {
  readonly type: "tile-drilled";
  readonly tile: number;
  readonly trigger: number;
  readonly income: readonly [number, number, number, number];
}

/** A straddling crew is moved onto the tile that is drilled. */
export interface CrewRelocated {
  readonly type: "crew-relocated";
  readonly owner: number;
  readonly crew: number;
  readonly tile: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface CardDrawn {
  readonly type: "card-drawn";
  readonly tile: number;
  readonly cubes: readonly [number, number, number, number];
  readonly danger: boolean;
}

/** Each of the sharers is to get the same share; the remainder is set apart. */
export interface BootyShared {
  readonly type: "booty-shared";
  readonly tile: number;
  readonly sharers: readonly number[];
  readonly share: readonly [number, number, number, number];
  readonly remainder: readonly [number, number, number, number];
}

/** After safety: how many cubes of the share are to be lost. */
export interface DangerStruck {
  readonly type: "danger-struck";
  readonly player: number;
  readonly loss: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface InsuranceUsed {
  readonly type: "insurance-used";
  readonly player: number;
  readonly tiles: number;
}

/** Among equally priced cubes, a player has chosen which ones danger takes. */
export interface LossChosen {
  readonly type: "loss-chosen";
  readonly player: number;
  readonly cubes: readonly [number, number, number, number];
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface CubesLost {
  readonly type: "cubes-lost";
  readonly player: number;
  readonly cubes: readonly [number, number, number, number];
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface ShareReceived {
  readonly type: "share-received";
  readonly player: number;
  readonly cubes: readonly [number, number, number, number];
}

/** The whole remainder goes to the priority player. */
export interface RemainderReceived {
  readonly type: "remainder-received";
  readonly player: number;
  readonly cubes: readonly [number, number, number, number];
}

/** Cubes of an extraction that nobody gets go to the supply. */
export interface CubesReturned {
  readonly type: "cubes-returned";
  readonly cubes: readonly [number, number, number, number];
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface CardKept {
  readonly type: "card-kept";
  readonly player: number;
  readonly cards: number;
}

/** Nobody may take credit: the card leaves the game. */
export interface CardRemoved {
  readonly type: "card-removed";
  readonly tile: number;
}

/** An active mineshaft gives its income. */
export interface ShaftPaid {
  readonly type: "shaft-paid";
  readonly player: number;
  readonly tile: number;
  readonly cubes: readonly [number, number, number, number];
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface CubesSold {
  readonly type: "cubes-sold";
  readonly player: number;
  readonly resource: number;
  readonly amount: number;
  readonly cash: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface CubesBought {
  readonly type: "cubes-bought";
  readonly player: number;
  readonly resource: number;
  readonly amount: number;
  readonly cash: number;
}

/** A Vice President goes home; `forgone` actions were given up. */
export interface VicePresidentReturned {
  readonly type: "vice-president-returned";
  readonly player: number;
  readonly board: number;
  readonly forgone: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface PowerRaised {
  readonly type: "power-raised";
  readonly player: number;
  readonly crew: number;
  readonly power: number;
  readonly price: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface SafetyRaised {
  readonly type: "safety-raised";
  readonly player: number;
  readonly level: number;
  readonly price: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface MobilityRaised {
  readonly type: "mobility-raised";
  readonly player: number;
  readonly level: number;
  readonly price: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface ShaftBuilt {
  readonly type: "shaft-built";
  readonly player: number;
  readonly number: number;
  readonly tile: number;
  readonly price: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface ShaftMoved {
  readonly type: "shaft-moved";
  readonly player: number;
  readonly origin: number;
  readonly tile: number;
  readonly price: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface DeliveryMade {
  readonly type: "delivery-made";
  readonly player: number;
  readonly pile: number;
  readonly cubes: readonly [number, number, number, number];
  readonly prestige: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface AchievementGained {
  readonly type: "achievement-gained";
  readonly player: number;
  readonly achievement: number;
  readonly prestige: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface EndConditionMet {
  readonly type: "end-condition-met";
  readonly condition: string;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface TurnEnded {
  readonly type: "turn-ended";
  readonly turn: number;
}

/** A ranking of the final scoring; `holding` is a resource, or 4 for money. */
export interface BonusScored {
  readonly type: "bonus-scored";
  readonly player: number;
  readonly holding: number;
  readonly amount: number;
  readonly rank: number;
  readonly prestige: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface GameScored {
  readonly type: "game-scored";
  readonly player: number;
  readonly achievements: number;
  readonly deliveries: number;
  readonly bonus: number;
  readonly total: number;
  readonly rank: number;
}

/** AI moves a crew; `player` decided if there was a tie, else it is -1. */
export interface AiMoved {
  readonly type: "ai-moved";
  readonly player: number;
  readonly crew: number;
  readonly origin: number;
  readonly to: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface AiRaised {
  readonly type: "ai-raised";
  readonly player: number;
  readonly crew: number;
  readonly power: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface SpeculationDrawn {
  readonly type: "speculation-drawn";
  readonly tile: number;
  readonly speculator: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface PriceRose {
  readonly type: "price-rose";
  readonly resource: number;
  readonly price: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface PriceFell {
  readonly type: "price-fell";
  readonly resource: number;
  readonly price: number;
}

/** A price has reached its maximum and is frozen. */
export interface BoomStarted {
  readonly type: "boom-started";
  readonly resource: number;
}

/** A price has reached its minimum and is frozen. */
export interface CrashStarted {
  readonly type: "crash-started";
  readonly resource: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface BoomPaid {
  readonly type: "boom-paid";
  readonly player: number;
  readonly resource: number;
  readonly amount: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface CrashSuffered {
  readonly type: "crash-suffered";
  readonly player: number;
  readonly resource: number;
  readonly amount: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface PriceReset {
  readonly type: "price-reset";
  readonly resource: number;
  readonly price: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface DiamondDrawn {
  readonly type: "diamond-drawn";
  readonly tile: number;
  readonly amount: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface DiamondPaid {
  readonly type: "diamond-paid";
  readonly player: number;
  readonly amount: number;
}

/** A second special card of the same kind waits, to be shuffled back after the extraction. */
export interface SpecialSetAside {
  readonly type: "special-set-aside";
  readonly tile: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface ExplosionDrawn {
  readonly type: "explosion-drawn";
  readonly tile: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface CrewWeakened {
  readonly type: "crew-weakened";
  readonly owner: number;
  readonly crew: number;
  readonly power: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface CrewBlownBack {
  readonly type: "crew-blown-back";
  readonly owner: number;
  readonly crew: number;
  readonly entrance: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface PawnMoved {
  readonly type: "pawn-moved";
  readonly pawn: number;
  readonly steps: number;
  readonly origin: number;
  readonly to: number;
}

/** A fact. Everything in an event is public, unless its type overrides `seen_by`. */
export interface ActionGivenUp {
  readonly type: "action-given-up";
  readonly player: number;
  readonly board: number;
}

export type RockwellEvent =
  | TurnStarted
  | BidRevealed
  | ManagementOrdered
  | VicePresidentPlaced
  | VicePresidentStuck
  | InsuranceTaken
  | ControlOrdered
  | RoundStarted
  | CrewMoved
  | CrewStayed
  | CentreReached
  | DieCarried
  | DieReturned
  | CrewBribed
  | SubcontractorHired
  | TileDrilled
  | CrewRelocated
  | CardDrawn
  | BootyShared
  | DangerStruck
  | InsuranceUsed
  | LossChosen
  | CubesLost
  | ShareReceived
  | RemainderReceived
  | CubesReturned
  | CardKept
  | CardRemoved
  | ShaftPaid
  | CubesSold
  | CubesBought
  | VicePresidentReturned
  | PowerRaised
  | SafetyRaised
  | MobilityRaised
  | ShaftBuilt
  | ShaftMoved
  | DeliveryMade
  | AchievementGained
  | EndConditionMet
  | TurnEnded
  | BonusScored
  | GameScored
  | AiMoved
  | AiRaised
  | SpeculationDrawn
  | PriceRose
  | PriceFell
  | BoomStarted
  | CrashStarted
  | BoomPaid
  | CrashSuffered
  | PriceReset
  | DiamondDrawn
  | DiamondPaid
  | SpecialSetAside
  | ExplosionDrawn
  | CrewWeakened
  | CrewBlownBack
  | PawnMoved
  | ActionGivenUp;

/** What expansions add to the view, where they are played. */
export interface ModuleViews {
  readonly fluctuating_market?: MarketView;
  readonly inspectors?: PawnsView;
}

export type View = RockwellView;

export type Pieces = RockwellPieces;
