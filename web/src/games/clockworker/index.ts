/** Clockworker on the page: what is known of it before a table is shown. */
import type { GameDrawing } from "../drawing";
import Card from "./Card.svelte";

const clockworker: GameDrawing = {
  Card,
  accent: "var(--brass-bright)",
  table: () => import("./table"),
  guide: () => import("./guide"),
};

export default clockworker;
