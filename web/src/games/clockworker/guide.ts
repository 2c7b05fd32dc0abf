/** The guided first game of Clockworker. */
import { mine as mineOf, type Guide } from "../../coach/guide";
import type { ClockworkerEvent, Pieces } from "./generated";
import { piecesHere } from "../printed.svelte";
import { REGIONS } from "./regions";

const mine = mineOf<ClockworkerEvent>;

/** Whether a factory was bought where the row makes it cheaper. */
function cheaper(place: number): boolean {
  return place === piecesHere<Pieces>("clockworker")?.pieces.discount_place;
}

const guide: Guide<ClockworkerEvent> = {
  goals: [
    { id: "recover", chapter: 4, reached: mine("robot-recovered") },
    { id: "factory", chapter: 5, reached: mine("factory-bought") },
    { id: "staff", chapter: 5, reached: mine("robots-placed") },
    {
      id: "marker",
      chapter: 6,
      reached: ({ event, me }) =>
        (event.type === "marker-paid-off" && event.player === me) ||
        (event.type === "factory-bought" && event.player === me && cheaper(event.place)),
    },
    { id: "extract", chapter: 5, reached: mine("robot-extracted") },
    { id: "repair", chapter: 8, reached: mine("artifact-repaired") },
    { id: "ability", chapter: 8, reached: mine("artifact-paid-off", "resource-duplicated", "gold-exchanged", "price-reduced", "final-bonus-gained") },
    { id: "communicate", chapter: 5, reached: mine("archive-bought") },
    { id: "score", chapter: 9, reached: mine("player-scored") },
  ],
  regions: REGIONS,
};

export default guide;
