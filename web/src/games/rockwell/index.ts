/** Rockwell on the page. */
import type { RockwellView } from "../../lib/views/rockwell";
import type { GameModule } from "../types";
import "./rockwell.css";
import Mark from "./Mark.svelte";
import { notes } from "./notes";
import Side from "./Side.svelte";
import Table from "./Table.svelte";

const rockwell: GameModule<RockwellView> = {
  Table,
  Side,
  Mark,
  notes,
  fineStep: (_field, kind) => (kind === "money" ? 100 : 1),
  points: (view) =>
    view.companies.map((company) =>
      company.achievement_prestige === null ? null : company.achievement_prestige + (company.delivery_prestige ?? 0),
    ),
};

export default rockwell;
