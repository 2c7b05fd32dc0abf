/** What flies where when something has happened. Anchors are names of places on the table. */
import type { LogLine } from "../../lib/protocol";
import { slotsOf } from "./choosable";
import { ROBOT, type Bundle } from "./units";

export interface Flight {
  readonly from: string;
  readonly to: string;
  /** Kinds of units that fly together; empty: a card. */
  readonly kinds: readonly number[];
}

export const anchor = {
  slot: (player: number, factory: number, slot: number) => `slot-${player}-${factory}-${slot}`,
  supply: (player: number) => `supply-${player}`,
  cards: (player: number) => `cards-${player}`,
  artifact: (player: number, artifact: number) => `artifact-${player}-${artifact}`,
  place: (place: number) => `place-${place}`,
  junk: (artifact: number) => `junk-${artifact}`,
  deck: "deck",
  archives: "archives",
  bank: "bank",
};

const kindsOf = (bundle: Bundle): number[] => bundle.flatMap((count, kind) => Array.from({ length: count }, () => kind));

function flights(fact: Readonly<Record<string, unknown>>): Flight[] {
  const at = (name: string) => Number(fact[name]);
  const player = at("player");
  const gain = kindsOf((fact["gain"] ?? []) as Bundle);
  const supply = anchor.supply(player);
  switch (fact["type"]) {
    case "robot-recovered":
    case "robot-extracted":
      return [{ from: anchor.slot(player, at("factory"), at("slot")), to: supply, kinds: [ROBOT, ...gain] }];
    case "robots-placed":
      return slotsOf(at("slots")).map((slot) => ({ from: supply, to: anchor.slot(player, at("factory"), slot), kinds: [ROBOT] }));
    case "artifact-paid-off":
    case "resource-duplicated":
      return [{ from: anchor.artifact(player, at("artifact")), to: supply, kinds: gain }];
    case "gold-exchanged":
      return [{ from: anchor.artifact(player, at("artifact")), to: supply, kinds: kindsOf([0, 0, 0, 0, at("gold")]) }];
    case "marker-paid-off":
      return [{ from: anchor.bank, to: supply, kinds: gain }];
    case "gears-recharged":
      return [{ from: anchor.bank, to: supply, kinds: kindsOf([at("gears")]) }];
    case "factory-bought":
      return [{ from: anchor.place(at("place")), to: anchor.cards(player), kinds: [] }];
    case "factory-revealed":
      return [{ from: anchor.deck, to: anchor.place(1), kinds: [] }];
    case "artifact-repaired":
      return [{ from: anchor.junk(at("artifact")), to: anchor.cards(player), kinds: [] }];
    case "archive-bought":
      return [{ from: anchor.archives, to: anchor.cards(player), kinds: [] }];
    default:
      return [];
  }
}

/** Everything that moves, in the order in which it happened. */
export function flightsOf(news: readonly LogLine[]): Flight[] {
  return news.flatMap((line) => line.events).flatMap(flights);
}
