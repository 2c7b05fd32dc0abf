// Written by tools/typescript.py from rockworker.protocol and rockworker.server: change that, then run `make page-types`.

/** The languages that everything is written in. */
export const LANGUAGES = ["en", "fr", "de"] as const;

/** What happened in a game; each game that is drawn has a type for all of its own. */
export interface GameEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** No clock, counting only, or a bank of time for each player with an increment for each decision. */
export interface ClockRules {
  readonly kind: "bank" | "count" | "none";
  readonly bank_ms: number;
  readonly increment_ms: number;
}

/** A question that waits for answers. */
export interface Vote {
  readonly seat: number;
  readonly question: "end" | "pause" | "replace" | "resume" | "return" | "undo";
  readonly subject: number;
  readonly waiting: readonly number[];
  readonly bot: string;
}

/** Public seat metadata. */
export interface SeatInfo {
  readonly number: number;
  readonly name: string;
  readonly bot: string;
  readonly guest: boolean;
  readonly mine: boolean;
  readonly held_for: string;
  readonly held_for_me: boolean;
  readonly conceded: boolean;
  readonly spent_ms: number;
  readonly left_ms: number;
}

/** Public table metadata. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly modules: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly own_components: boolean;
  readonly set_name: string;
  readonly public: boolean;
  readonly hot_seat: boolean;
  readonly lesson: boolean;
  readonly clock: ClockRules;
  readonly patience_ms: number;
  readonly status: "open" | "over" | "running";
  readonly rules_version: number;
  readonly playable: boolean;
  readonly created: number;
  readonly changed: number;
  readonly owner_name: string;
  readonly owner_guest: boolean;
  readonly mine: boolean;
  readonly seats: readonly SeatInfo[];
  readonly connected: readonly number[];
  readonly commitment: string;
  readonly seed: string | null;
  readonly invite: string | null;
  readonly rematch: string | null;
  readonly starts_at: number | null;
  readonly fill: string;
  readonly pace: "days" | "live";
  readonly rated: boolean;
  readonly waits_for: readonly number[];
}

/** Of what, and how, somebody who is away wants to be told. Browsers that take Web Push are told besides. */
export interface NoticeSettings {
  readonly turn?: boolean;
  readonly over?: boolean;
  readonly invitation?: boolean;
  readonly email?: boolean;
  readonly webhook?: string;
  readonly quiet_from?: string;
  readonly quiet_to?: string;
  readonly zone?: string;
  readonly lang?: "de" | "en" | "fr";
}

/** A wish for a table. */
export interface NewTable {
  readonly game: string;
  readonly players: number;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly components?: Readonly<Record<string, unknown>> | null;
  readonly public?: boolean;
  readonly hot_seat?: boolean;
  readonly clock?: ClockRules;
  readonly patience_ms?: number;
  readonly bots?: Readonly<Record<string, string>>;
  readonly names?: Readonly<Record<string, string>>;
  readonly invite?: readonly string[];
  readonly starts_at?: number | null;
  readonly fill?: string;
  readonly seat?: number | null;
  readonly lesson?: boolean;
  readonly seed?: string | null;
  readonly rated?: boolean;
}

/** A move in the game, as an answer to a version of the table. */
export interface Act {
  readonly type: "act";
  readonly version: number;
  readonly key: string;
  readonly action: Readonly<Record<string, unknown>>;
  readonly standing?: boolean;
}

/** Undo the caller's last move if it revealed nothing. */
export interface Undo {
  readonly type: "undo";
  readonly key: string;
}

/** Ask the other players for something. */
export interface OpenVote {
  readonly type: "open-vote";
  readonly key: string;
  readonly question: "end" | "pause" | "replace" | "resume" | "return" | "undo";
  readonly subject?: number;
}

/** Answer the open question. */
export interface CastVote {
  readonly type: "cast-vote";
  readonly key: string;
  readonly agrees: boolean;
}

/** Give up; a bot plays on. */
export interface Concede {
  readonly type: "concede";
  readonly key: string;
}

/** Say something to the table. */
export interface Say {
  readonly type: "say";
  readonly key: string;
  readonly text: string;
}

/** A sign of life. */
export interface Ping {
  readonly type: "ping";
}

/** A value that may be chosen, and what it is called. */
export interface ValueInfo {
  readonly value: unknown;
  readonly label: string;
}

/** A field of an action: the values that it may take, as a list or as a range. */
export interface AxisInfo {
  readonly field: string;
  readonly label: string;
  readonly kind: string;
  readonly values: readonly ValueInfo[] | null;
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

/** Actions that may be chosen: any value of one axis goes with any value of the others. */
export interface OfferInfo {
  readonly type: string;
  readonly label: string;
  readonly axes: readonly AxisInfo[];
}

/** What some of the offered actions would bring. */
export interface HintInfo {
  readonly when: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly text: string;
  readonly tone?: "bad" | "good" | "plain";
  readonly figures?: Readonly<Record<string, unknown>>;
  readonly base?: number | null;
  readonly each?: Readonly<Record<string, number>>;
}

/** Something that a player may say once and for all, in words. */
export interface StandingInfo {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  readonly on: boolean;
}

/** A seat's standing answers, for its own player only. */
export interface StandingSight {
  readonly on: readonly string[];
  readonly here: readonly string[];
  readonly answer: Readonly<Record<string, unknown>> | null;
  readonly sealed: boolean;
}

/** What an entry did, as this client may see it. */
export interface LogLine<Event = GameEvent> {
  readonly number: number;
  readonly at: number;
  readonly entry: string;
  readonly seat: number | null;
  readonly events: readonly Event[];
  readonly texts: readonly string[];
  readonly question?: string | null;
  readonly subject?: number | null;
  readonly agrees?: boolean | null;
  readonly text?: string;
  readonly standing?: readonly string[];
}

/** A player's result: the total, the place (1 is best; ties share it), and what the total is made of. */
export interface Score {
  readonly player: number;
  readonly total: number;
  readonly rank: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly team?: number | null;
}

/** The table as one viewer sees it. */
export interface Sight {
  readonly number: number;
  readonly at: number;
  readonly status: "open" | "over" | "running";
  readonly paused: boolean;
  readonly ended: boolean;
  readonly actors: readonly number[];
  readonly view: unknown;
  readonly prompt: string;
  readonly asked: string;
  readonly offers: readonly OfferInfo[];
  readonly standing: StandingSight | null;
  readonly can_undo: boolean;
  readonly vote: Vote | null;
  readonly seats: readonly SeatInfo[];
  readonly scores: readonly Score[];
  readonly hints: readonly HintInfo[];
  readonly progress: readonly (readonly [number, number])[];
}

/** What stands in the way of an action. */
export interface WhyNot {
  readonly text: string;
  readonly clause: string | null;
}

/** A moment of a game, as one viewer sees it; after the end also as everybody does. */
export interface StepInfo {
  readonly number: number;
  readonly last: number;
  readonly view: unknown;
  readonly views: readonly unknown[] | null;
  readonly actors: readonly number[];
  readonly prompt: string;
  readonly asked: string;
  readonly log: readonly LogLine[];
  readonly scores: readonly Score[];
}

/** A game in numbers. */
export interface GameStatistics {
  readonly steps: readonly number[];
  readonly points: readonly (readonly number[])[];
  readonly scores: readonly Score[];
  readonly turns: number;
  readonly ending: string;
  readonly spent_ms: readonly number[];
  readonly game: Readonly<Record<string, unknown>>;
}

/** First message on a socket: the table as everybody sees it, and what the viewer sees besides. */
export interface Welcome {
  readonly type: "welcome";
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly sight: Sight;
  readonly own: Readonly<Record<string, unknown>>;
  readonly log: readonly LogLine[];
  readonly now: number;
}

/** Something has happened: what is different now from what the socket told before. */
export interface Update {
  readonly type: "update";
  readonly set: Readonly<Record<string, unknown>>;
  readonly log: readonly LogLine[];
  readonly own?: Readonly<Record<string, unknown>> | null;
}

/** A request was granted and is on disk. */
export interface Ack {
  readonly type: "ack";
  readonly key: string;
  readonly number: number;
}

/** A request was not granted: why. All that it missed was sent before. */
export interface Refused {
  readonly type: "refused";
  readonly key: string | null;
  readonly error: string;
  readonly text: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A player or spectator said something. */
export interface Said {
  readonly type: "said";
  readonly id: number;
  readonly name: string;
  readonly guest: boolean;
  readonly seat: number | null;
  readonly heard_by: "all" | "players" | "spectators";
  readonly at: number;
  readonly text: string;
}

/** Which seats are connected, and how many spectators. */
export interface Presence {
  readonly type: "presence";
  readonly connected: readonly number[];
  readonly spectators: number;
}

/** The answer to a ping. */
export interface Pong {
  readonly type: "pong";
  readonly now: number;
}

/** A guest's wish. */
export interface Name {
  readonly name: string;
}

/** An account's name and password. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** Who the caller is; `key` only in the answer that made it, for programs (pages use the cookie). */
export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  readonly symbol: "circle" | "cross" | "diamond" | "square" | "star" | "triangle";
  readonly key: string | null;
  readonly email: string | null;
}

/** What is to be different; None: as it is. */
export interface ProfileChange {
  readonly name?: string | null;
  readonly symbol?: "circle" | "cross" | "diamond" | "square" | "star" | "triangle" | null;
}

/** How strong somebody is, as people read it. */
export interface RatingInfo {
  readonly game: string;
  readonly pace: "days" | "live";
  readonly rating: number;
  readonly provisional: boolean;
  readonly games: number;
}

/** Who somebody is, for everybody to see. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly symbol: "circle" | "cross" | "diamond" | "square" | "star" | "triangle";
  readonly account: boolean;
  readonly since: number;
  readonly ratings: readonly RatingInfo[];
}

/** A seat of a game that is over. */
export interface Finisher {
  readonly seat: number;
  readonly name: string;
  readonly person: string | null;
  readonly bot: string;
  readonly place: number;
  readonly score: number;
  readonly left: boolean;
  readonly rating_before: number | null;
  readonly rating_after: number | null;
}

/** A game that is over, from one player's side. */
export interface PastGame {
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly pace: "days" | "live";
  readonly rated: boolean;
  readonly ended: number;
  readonly outcome: "left" | "lost" | "stopped" | "won";
  readonly place: number;
  readonly score: number;
  readonly seats: readonly Finisher[];
}

/** Games that are over, the last first. */
export interface History {
  readonly games: readonly PastGame[];
  readonly more: string | null;
}

/** Something that a player likes to do. */
export interface Favourite {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly games: number;
  readonly won: number;
}

/** Favourites of one kind, the most frequent first. */
export interface Plan {
  readonly group: string;
  readonly label: string;
  readonly favourites: readonly Favourite[];
}

/** One game as one person plays it. Guided games, games on one screen and games that were stopped don't count. */
export interface OwnStatistics {
  readonly game: string;
  readonly games: number;
  readonly won: number;
  readonly left: number;
  readonly places: Readonly<Record<string, readonly number[]>>;
  readonly best: number | null;
  readonly mean: number | null;
  readonly plans: readonly Plan[];
}

/** Somebody whom the caller has played with to the end of a game. */
export interface Opponent {
  readonly person: string;
  readonly name: string;
  readonly account: boolean;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
  readonly last: number;
  readonly blocked: boolean;
}

/** Somebody whom the caller has blocked. */
export interface Blocked {
  readonly person: string;
  readonly name: string;
}

/** For a badge. */
export interface Counts {
  readonly my_turn: number;
  readonly running: number;
  readonly open: number;
  readonly invitations: number;
}

/** Every table where the caller sits and something may still happen. Games that are over are in the history. */
export interface MyGames {
  readonly counts: Counts;
  readonly tables: readonly TableInfo[];
  readonly invitations: readonly TableInfo[];
}

/** The server's public key for Web Push (`applicationServerKey`). */
export interface PushKey {
  readonly key: string;
}

/** As browsers give them. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** A browser's push subscription, as its `toJSON()` has it. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: BrowserKeys;
}

/** What is printed on a table's pieces, and what they are called. */
export interface PiecesInfo {
  readonly pieces: unknown;
  readonly labels: Readonly<Record<string, readonly string[]>>;
}

/** Where to sit; None: anywhere. */
export interface SitDown {
  readonly seat?: number | null;
}

/** Whom: by id, or by the name of an account. */
export interface Invitation {
  readonly person?: string | null;
  readonly name?: string | null;
}

/** When a table starts by itself (None: it doesn't), and which bots take the free seats then. */
export interface Schedule {
  readonly starts_at: number | null;
  readonly fill?: string;
}

/** Which bot is to sit there. */
export interface SeatBot {
  readonly bot: string;
}

/** The names of the standing answers that are to be on; all others are off. */
export interface StandingChoice {
  readonly on: readonly string[];
}

/** Up to which step; None: all of it. */
export interface Clone {
  readonly step?: number | null;
  readonly keep_bots?: boolean;
}

/** A move that a bot would make in the caller's place. */
export interface Advice {
  readonly number: number;
  readonly action: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly reasons: readonly string[];
}

/** One decision, looked at again. */
export interface DecisionReview {
  readonly number: number;
  readonly player: number;
  readonly prompt: string;
  readonly taken: string;
  readonly best: string;
  readonly before: number;
  readonly after: number;
  readonly points: number;
  readonly better: string;
  readonly taken_action: Readonly<Record<string, unknown>>;
  readonly best_action: Readonly<Record<string, unknown>>;
}

/** How far a review is, and what it has found so far. */
export interface ReviewInfo {
  readonly done: number;
  readonly total: number;
  readonly is_complete: boolean;
  readonly decisions: readonly DecisionReview[];
}

/** A module or an option, in words. */
export interface ChoiceInfo {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  readonly default: unknown;
  readonly values: readonly unknown[];
  readonly words: readonly string[];
}

/** A bot that people may choose. */
export interface LevelInfo {
  readonly bot: string;
  readonly label: string;
  readonly about: string;
}

/** The table of a guided first game: one learner and bots, and a deal in which all there is to learn comes up. */
export interface Lesson {
  readonly players: number;
  readonly bots: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A game that can be played here, in words of the language asked for. */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly fewest_players: number;
  readonly most_players: number;
  readonly modules: readonly ChoiceInfo[];
  readonly options: readonly ChoiceInfo[];
  readonly bots: readonly string[];
  readonly levels: readonly LevelInfo[];
  readonly suggested: string;
  readonly can_be_reviewed: boolean;
  readonly own_components: boolean;
  readonly drawing: string;
  readonly lesson: Lesson | null;
  readonly terms: Readonly<Record<string, string>>;
}

/** What we decided where the books are silent or disagree. */
export interface RulingInfo {
  readonly id: string;
  readonly topic: string;
  readonly text: string;
  readonly reason: string;
}

/** A clause of the rules, or a ruling, with the rulings that bear on it. */
export interface RuleInfo {
  readonly id: string;
  readonly game: string;
  readonly section: string;
  readonly text: string;
  readonly rulings: readonly RulingInfo[];
}

/** A section of the rules. */
export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly RuleInfo[];
}

/** A chapter: paragraphs with an empty line between them; lines of a list begin with a dot. */
export interface Chapter {
  readonly title: string;
  readonly text: string;
}

/** What a scene shows, and what is to be touched in it. */
export interface Step {
  readonly title: string;
  readonly text: string;
  readonly touch: string;
}

/** A word of the game, as it may be written, and what it means. */
export interface Word {
  readonly forms: readonly string[];
  readonly about: string;
}

/** How to play a game, in one language. */
export interface How {
  readonly lead?: string;
  readonly chapters?: readonly Chapter[];
  readonly steps?: Readonly<Record<string, Step>>;
  readonly words?: readonly Word[];
}

/** A moment of a game, and the move that the newcomer makes there. */
export interface Scene {
  readonly step: string;
  readonly position: string;
  readonly moves: readonly string[];
  readonly begun?: readonly string[];
  readonly part?: string;
}

/** The file of a game's scenes. */
export interface Scenes {
  readonly scenes: readonly Scene[];
}

/** How a game is played, in one language. A game that says nothing has no chapters. */
export interface HowInfo {
  readonly lead: string;
  readonly chapters: readonly Chapter[];
  readonly words: readonly Word[];
}

/** A scene of "how to play": a table as its newcomer sees it, and what comes of the one move that is offered. */
export interface SceneInfo {
  readonly step: Step;
  readonly part: string;
  readonly before: Sight;
  readonly after: Sight;
  readonly told: LogLine;
}

/** The scenes of a game, all on the same pieces. */
export interface ScenesInfo {
  readonly printed: PiecesInfo | null;
  readonly scenes: readonly SceneInfo[];
}

/** A component file, as text. */
export interface ComponentFile {
  readonly name: string;
  readonly text: string;
}

/** What an owner says of a set, for those to whom it is given. */
export interface About {
  readonly name?: string;
  readonly edition?: string;
  readonly by?: string;
  readonly note?: string;
}

/** What is in a component file. */
export interface CheckedNumbers {
  readonly flaws: readonly string[];
  readonly components: Readonly<Record<string, unknown>>;
  readonly about: About;
  readonly differences: number;
  readonly reconstructed: number;
  readonly total: number;
  readonly fingerprint: string;
}

/** How a match ended. */
export interface Decision {
  readonly result: "draw" | "first" | "second";
}

/** A wish for a tournament. */
export interface NewTournament {
  readonly name: string;
  readonly game: string;
  readonly kind?: "round-robin" | "swiss";
  readonly rounds?: number;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly clock?: ClockRules;
  readonly patience_ms?: number;
}

/** Somebody's place so far. */
export interface Standing {
  readonly number: number;
  readonly name: string;
  readonly person: string | null;
  readonly place: number;
  readonly points: number;
  readonly buchholz: number;
  readonly dropped: boolean;
}

/** A tournament among others, for everybody to see. */
export interface ListedTournament {
  readonly id: string;
  readonly name: string;
  readonly kind: "round-robin" | "swiss";
  readonly status: "open" | "over" | "running";
  readonly rounds: number;
  readonly round: number;
  readonly mine: boolean;
  readonly wish: Readonly<Record<string, unknown>>;
  readonly created: number;
  readonly entrants: number;
}

/** Two who meet, or one who has a bye. */
export interface MatchRow {
  readonly round: number;
  readonly number: number;
  readonly first: number;
  readonly second: number | null;
  readonly table: string | null;
  readonly result: "draw" | "first" | "second" | null;
}

/** A tournament with all that has happened in it. */
export interface TournamentInfo {
  readonly id: string;
  readonly name: string;
  readonly kind: "round-robin" | "swiss";
  readonly status: "open" | "over" | "running";
  readonly rounds: number;
  readonly round: number;
  readonly mine: boolean;
  readonly wish: Readonly<Record<string, unknown>>;
  readonly created: number;
  readonly entrants: number;
  readonly standings: readonly Standing[];
  readonly matches: readonly MatchRow[];
}

/** Why something was refused. */
export interface Problem {
  readonly error: string;
  readonly text: string;
  readonly details: Readonly<Record<string, string>>;
}

export type ClientMessage =
  | Act
  | Undo
  | OpenVote
  | CastVote
  | Concede
  | Say
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Ack
  | Refused
  | Said
  | Presence
  | Pong;
