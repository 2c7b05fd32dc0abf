/**
 * The contract between the page's frame and a game's table.
 *
 * A game is a folder `web/src/games/<name>/` whose `index.ts` exports a `GameModule` as default. It is loaded when
 * a table of that game is shown. Its texts are in `web/locale/{en,fr,de}/<name>.ftl`, loaded with it; `t(id, args)`
 * of `lib/text.svelte` says them. A game draws views and offers; it has no rules and never talks to the server.
 */
import type { Component } from "svelte";
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

/** What a game's folder exports. */
export interface GameModule<View = any> {
  Table: Component<TableProps<View>>;
  /** What one wants in sight while deciding (one's own supply): under the decision panel where there is room for it. */
  Side?: Component<TableProps<View>>;
  /** Running totals for the decision panel: what a bid is worth, what a purchase costs. Arithmetic, not rules. */
  notes?: (context: NoteContext<View>) => Note[];
  /** A step size hint for an amount (e.g. money by 100); the frame offers ±step and ±10 steps. */
  fineStep?: (field: string, kind: string) => number;
  /** A small figure for a value in the decision panel (a resource's symbol, a crew's), beside its label. */
  Mark?: Component<{ kind: string; value: unknown }>;
  /** Points so far by player, shown beside the names; null: this view does not show them. */
  points?: (view: View) => (number | null)[];
}
