/** Clockworker's table. */
import type { ClockworkerEvent, View } from "./generated";
import type { TableDrawing } from "../drawing";
import "./clockworker.css";
import Glyph from "./Glyph.svelte";
import Mini from "./Mini.svelte";
import { motionsOf } from "./motions";
import Piece from "./Piece.svelte";
import Ribbon from "./Ribbon.svelte";
import { say, short } from "./say";
import Strip from "./Strip.svelte";
import Table from "./Table.svelte";

const clockworker: TableDrawing<View, ClockworkerEvent> = {
  Table,
  Ribbon,
  Mini,
  Strip,
  Glyph,
  aid: () => import("./Aid.svelte"),
  motions: motionsOf,
  Piece,
  sounds: {
    "robots-placed": "move", "factory-bought": "move", "robot-recovered": "cubes", "robot-extracted": "cubes", "gears-recharged": "cubes",
    "artifact-repaired": "achievement", "archive-bought": "achievement", "last-round-came": "danger",
  },
  say,
  short,
  below: true,
  direct: ["recharge", "finish", "decline", "pay-in-full"],
  points: (view) => view.players.map((player) => player.open_points),
};

export default clockworker;
