/**
 * The contract between the page and a game's drawing.
 *
 * A drawing is a folder `web/src/games/<name>/`. Its `index.ts` exports a `GameDrawing`, which is small and always
 * there; the table itself comes when one is shown, with its texts (`web/locale/<language>/<name>.ftl`, said by
 * `t(id, args)` of `lib/text.svelte`). Every game names its drawing (`GameInfo.drawing`); one that has none of its own is
 * drawn by `games/generic`. A drawing shows views and offers; it has no rules and never talks to the server.
 */
import type { Component, ComponentProps } from "svelte";
import type { Guide } from "../coach/guide";
import type { Draft } from "../lib/offers";
import type { Chapter, HintInfo, LogLine, OfferInfo, Sight, TableInfo } from "../lib/protocol";
import type Icon from "../app/parts/Icon.svelte";
import type { Sound } from "../lib/sound";
import type { Motions } from "../table/motion";
import type { Compared } from "../review/compared";
import type { Recapped } from "../table/recap";

/** What a game's table component gets. All of it may change at any time. */
export interface TableProps<View = unknown, Event = any> {
  /** The game's own view (`sight.view`, or that of an earlier step while looking back). */
  view: View;
  sight: Sight;
  table: Pick<TableInfo, "id" | "game" | "modules" | "invite">;
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
  /** Asks why an action is not offered: for clicks on what is not lit. */
  wonder: (action: Draft) => void;
  /** What has just happened, oldest first, for what the game tells at length; empty at first sight and while looking back. */
  news: readonly LogLine<Event>[];
  /** What the others have done since the viewer's last move, as it is told beside the board. */
  recap: readonly Recapped<Event>[];
  /** In a review: what was done here, and what would have been better. `markOf` says how something looks then. */
  compared: Compared | null;
  /** Motion: 0 none (also for those who want it reduced), 1 normal, 2 twice as fast, … Durations are divided by it. */
  speed: number;
}

/** What a drawing is given to put an action into words. */
export interface SayContext<View = unknown> {
  view: View;
  me: number;
  /** The draft with all amounts filled in. */
  draft: Draft;
  offers: readonly OfferInfo[];
  /** What the offered actions would bring. */
  hints: readonly HintInfo[];
}

/** A part of the table that shares its place beside the board with others. */
export interface TablePart<View = any, Event = any> {
  /** Also the name of its label: `<id>-tab`. */
  id: string;
  icon: ComponentProps<typeof Icon>["name"];
  Part: Component<TableProps<View, Event>>;
  /** The key that leads to it. */
  key?: string;
  /** Stays in sight where there is room. */
  wide?: boolean;
  /** What it shows of that which a guide points at (`data-region`). */
  regions?: readonly string[];
}

/** How a game's table is drawn: `games/<name>/table.ts` exports one as default, loaded when a table is shown. */
export interface TableDrawing<View = any, Event extends { readonly type: string } = any> {
  /** The board. It gets all the room that there is, and must not need more. */
  Table: Component<TableProps<View, Event>>;
  /** Where the game stands, for the bar. */
  Ribbon?: Component<{ view: View; prompt: string }>;
  /** What lies before a player, in small, under the name. */
  Mini?: Component<TableProps<View> & { seat: number }>;
  /** What a player wants in sight while deciding (their own supply), in a line. */
  Strip?: Component<TableProps<View>>;
  /** Everything else, by turns. */
  parts?: readonly TablePart<View, Event>[];
  /** Which part a question is about, if one. */
  partFor?: (prompt: string) => string | undefined;
  /** Kinds of action that are done with one click where there is something else to choose from; else `pass`. */
  direct?: readonly string[];
  /** The decision is a line under the board instead of a column beside it. */
  below?: boolean;
  /** Where on the board something has happened, for pointing at it. */
  placeOf?: (events: readonly Event[]) => Draft | null;
  /** What a choice means besides itself: a destination implies who goes there. */
  inferred?: (view: View, offers: readonly OfferInfo[], draft: Draft, partial: Draft) => Draft;
  /** What sending the action will do, for the button that does it. */
  say?: (context: SayContext<View>) => string | null;
  /** A figure of a hint, with its unit. */
  figure?: (name: string, value: number) => string;
  /** A step size hint for an amount (e.g. money by 100); the frame offers ±step and ±10 steps. */
  fineStep?: (field: string, kind: string) => number;
  /** A small figure for a value in the decision panel (a resource's symbol, a crew's), beside its label. */
  Glyph?: Component<{ kind: string; value: unknown }>;
  /** A label of a value where there is little room. */
  short?: (view: View, kind: string, value: unknown) => string | undefined;
  /** What everything on the table does, in short, with the chapters of "how to play"; the texts of the game's guide are there. */
  aid?: () => Promise<{ default: Component<TableProps<View> & { chapters: readonly Chapter[] }> }>;
  /** What moves when something has happened: from where to where, by the names that places have (`data-anchor`). */
  motions?: Motions<Event>;
  /** A piece that flies. */
  Piece?: Component<{ piece: number }>;
  /** What events sound like, by their type. */
  sounds?: Readonly<Partial<Record<Event["type"], Sound>>>;
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
}
