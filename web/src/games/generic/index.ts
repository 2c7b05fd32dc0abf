/** Draws any game from its view and offers alone: a game is playable on its first day. */
import type { GameDrawing } from "../drawing";
import Card from "./Card.svelte";

const generic: GameDrawing = {
  Card,
  accent: "var(--info)",
  table: () => import("./table"),
};

export default generic;
