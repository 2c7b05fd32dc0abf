/** Rockwell's table. */
import { number, t } from "../../lib/text.svelte";
import type { RockwellEvent, RockwellView } from "./generated";
import type { TableDrawing } from "../drawing";
import "./rockwell.css";
import Boards from "./Boards.svelte";
import { inferred, placeOf } from "./choosable";
import Deliveries from "./Deliveries.svelte";
import Glyph from "./Glyph.svelte";
import Goals from "./Goals.svelte";
import Mini from "./Mini.svelte";
import { motionsOf } from "./motions";
import Piece from "./Piece.svelte";
import Ribbon from "./Ribbon.svelte";
import { say, short } from "./say";
import Strip from "./Strip.svelte";
import Table from "./Table.svelte";

/** What a question needs in sight besides the board. */
const PART: Readonly<Record<string, string>> = { "place-vice-presidents": "boards", workshop: "deliveries" };

const rockwell: TableDrawing<RockwellView, RockwellEvent> = {
  Table,
  Ribbon,
  Mini,
  Strip,
  Glyph,
  aid: () => import("./Aid.svelte"),
  motions: motionsOf,
  Piece,
  sounds: {
    "crew-moved": "move", "crew-bribed": "move", "vice-president-placed": "move", "tile-drilled": "drilled",
    "share-received": "cubes", "shaft-paid": "cubes", "cubes-sold": "cubes", "cubes-bought": "cubes", "danger-struck": "danger",
    "explosion-drawn": "danger", "achievement-gained": "achievement", "delivery-made": "achievement",
  },
  parts: [
    { id: "boards", icon: "flag", key: "b", Part: Boards, regions: ["boards"] },
    { id: "goals", icon: "medal", key: "g", Part: Goals, wide: true },
    { id: "deliveries", icon: "crate", Part: Deliveries, wide: true, regions: ["deliveries"] },
  ],
  partFor: (prompt) => PART[prompt] ?? "goals",
  placeOf,
  inferred,
  say,
  short,
  figure: (name, value) => (name === "insured" ? number(value) : t("rw-money", { amount: value })),
  fineStep: (_field, kind) => (kind === "money" ? 100 : 1),
  points: (view) =>
    view.companies.map((company) =>
      company.achievement_prestige === null ? null : company.achievement_prestige + (company.delivery_prestige ?? 0),
    ),
};

export default rockwell;
