/** Rockwell's table. */
import type { RockwellView } from "./generated";
import type { TableDrawing } from "../drawing";
import "./rockwell.css";
import Glyph from "./Glyph.svelte";
import { notes } from "./notes";
import Side from "./Side.svelte";
import Table from "./Table.svelte";

const rockwell: TableDrawing<RockwellView> = {
  Table,
  Side,
  Glyph,
  notes,
  fineStep: (_field, kind) => (kind === "money" ? 100 : 1),
  points: (view) =>
    view.companies.map((company) =>
      company.achievement_prestige === null ? null : company.achievement_prestige + (company.delivery_prestige ?? 0),
    ),
};

export default rockwell;
