/**
 * The contract between the page and a game's drawing.
 *
 * A drawing is a folder `web/src/games/<name>/`. Its `index.ts` exports a `GameDrawing`, which is small and always
 * there; the table itself comes when one is shown, with its texts (`web/locale/<language>/<name>.ftl`, said by
 * `t(id, args)` of `lib/text.svelte`). Every game names its drawing (`GameInfo.drawing`); one that has none of its own is
 * drawn by `games/generic`. A drawing shows views and offers; it has no rules and never talks to the server.
 */
import type { Component } from "svelte";
import type { Guide } from "../coach/guide";
import type { Draft } from "../lib/offers";
import type { LogLine, OfferInfo, Sight, TableInfo } from "../lib/protocol";

/** What a game's table component gets. All of it may change at any time. */
export interface TableProps<View = unknown> {
  /** The game's own view (`sight.view`, or that of an earlier step while looking back). */
  view: View;
  sight: Sight;
  table: TableInfo;
  /** The viewer's seat; null: a spectator. */
  me: number | null;
  /** What the viewer may choose now; empty while others decide and while looking back. */
  offers: readonly OfferInfo[];
  /** The partial action chosen so far: `type` and some fields. Shared with the decision panel. */
  draft: Draft;
  /** Narrows the draft, e.g. `choose({ crew: 5 })`; `lib/offers` says what can be chosen (`choosable`, `clickOn`). */
  choose: (partial: Draft) => void;
  /** Tells the frame what the pointer or focus is on (null: nothing), and what the panel points at comes as `pointed`. */
  hover: (partial: Draft | null) => void;
  pointed: Draft | null;
  /** What has just happened, oldest first, for animation; empty at first sight and while looking back. */
  news: readonly LogLine[];
  /** Motion: 0 none (also for those who want it reduced), 1 normal, 2 twice as fast, … Durations are divided by it. */
  speed: number;
}

/** A line under the decision panel while something is being put together: a running total, a consequence. */
export interface Note {
  /** A short name for tests and keys. */
  id: string;
  label: string;
  value: string;
  /** Marks what one should look at twice. */
  tone?: "plain" | "good" | "bad";
}

/** What `notes` gets. */
export interface NoteContext<View = unknown> {
  view: View;
  me: number;
  /** The draft with all amounts filled in. */
  draft: Draft;
  offers: readonly OfferInfo[];
}

/** How a game's table is drawn: `games/<name>/table.ts` exports one as default, loaded when a table is shown. */
export interface TableDrawing<View = any> {
  Table: Component<TableProps<View>>;
  /** What a player wants in sight while deciding (their own supply): under the decision panel where there is room. */
  Side?: Component<TableProps<View>>;
  /** Running totals for the decision panel: what a bid is worth, what a purchase costs. Arithmetic, not rules. */
  notes?: (context: NoteContext<View>) => Note[];
  /** A step size hint for an amount (e.g. money by 100); the frame offers ±step and ±10 steps. */
  fineStep?: (field: string, kind: string) => number;
  /** A small figure for a value in the decision panel (a resource's symbol, a crew's), beside its label. */
  Glyph?: Component<{ kind: string; value: unknown }>;
  /** Points so far by player, shown beside the names; null: this view does not show them. */
  points?: (view: View) => (number | null)[];
}

/** What the page needs of a game before a table is shown: `games/<name>/index.ts` exports one as default. */
export interface GameDrawing {
  /** The picture at the top of the game's card on the first screen. */
  Card: Component;
  /** A CSS colour that belongs to the game. */
  accent: string;
  table: () => Promise<{ default: TableDrawing }>;
  /** What the guide of the first game teaches; the server says whether there is such a game. */
  guide?: () => Promise<{ default: Guide }>;
  /** Pictures beside the chapters of "how to play", by the chapter's number; a chapter may have none. */
  chapters?: () => Promise<{ default: Component<{ chapter: number }> }>;
}
