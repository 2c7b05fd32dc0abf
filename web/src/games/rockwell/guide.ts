/** The guided first game of Rockwell. */
import { mine as mineOf, type Guide } from "../../coach/guide";
import type { RockwellEvent } from "./generated";

const mine = mineOf<RockwellEvent>;

const guide: Guide<RockwellEvent> = {
  goals: [
    { id: "auction", chapter: 4, reached: mine("bid-revealed") },
    { id: "vice-presidents", chapter: 4, reached: mine("vice-president-placed"), times: 2 },
    // The order of drilling is settled once everybody has decided about insurance.
    { id: "insurance", chapter: 7, reached: ({ event }) => event.type === "control-ordered" },
    { id: "share", chapter: 6, reached: ({ event, me }) => event.type === "booty-shared" && inCompany(event.sharers, me) },
    { id: "remainder", chapter: 6, reached: mine("remainder-received") },
    { id: "danger", chapter: 7, reached: mine("danger-struck") },
    { id: "help", chapter: 5, reached: mine("crew-bribed", "subcontractor-hired") },
    { id: "trade", chapter: 8, reached: mine("cubes-sold", "cubes-bought") },
    { id: "improve", chapter: 9, reached: mine("power-raised", "safety-raised", "mobility-raised") },
    { id: "deliver", chapter: 9, reached: mine("delivery-made") },
    { id: "achieve", chapter: 10, reached: mine("achievement-gained") },
    { id: "shaft", chapter: 9, reached: mine("shaft-built") },
    { id: "score", chapter: 11, reached: mine("game-scored") },
  ],
  regions: {
    "auction": "stock",
    "place-vice-presidents": "boards",
    "buy-insurance": "stock",
    "drilling-turn-move": "board",
    "drilling-turn-carry-die": "board",
    "drilling-turn-advantage": "board",
    "threshold": "board",
    "insure-against-danger": "stock",
    "choose-loss": "stock",
    "market": "stock",
    "workshop": "company",
    "ai-move": "board",
    "ai-upgrade": "board",
    "deliver": "deliveries",
    "build-shaft": "board",
    "move-shaft": "board",
  },
};

function inCompany(sharers: readonly number[], me: number): boolean {
  return sharers.length > 1 && sharers.includes(me);
}

export default guide;
