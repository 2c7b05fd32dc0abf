/** Rockwell on the page: what is known of it before a table is shown. */
import type { GameDrawing } from "../drawing";
import Card from "./Card.svelte";

const rockwell: GameDrawing = {
  Card,
  accent: "var(--stratum-b)",
  table: () => import("./table"),
  guide: () => import("./guide"),
};

export default rockwell;
