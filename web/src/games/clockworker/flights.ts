/** What flies where when something has happened. Anchors are names of places on the table. */
import type { LogLine } from "../../lib/protocol";
import { slotsOf } from "./choosable";
import type { ClockworkerEvent } from "./generated";
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

function flights(event: ClockworkerEvent): Flight[] {
  switch (event.type) {
    case "robot-recovered":
    case "robot-extracted":
      return toSupply(event, anchor.slot(event.player, event.factory, event.slot), [ROBOT, ...kindsOf(event.gain)]);
    case "robots-placed":
      return slotsOf(event.slots).map((slot) => ({
        from: anchor.supply(event.player), to: anchor.slot(event.player, event.factory, slot), kinds: [ROBOT],
      }));
    case "artifact-paid-off":
    case "resource-duplicated":
      return toSupply(event, anchor.artifact(event.player, event.artifact), kindsOf(event.gain));
    case "gold-exchanged":
      return toSupply(event, anchor.artifact(event.player, event.artifact), kindsOf([0, 0, 0, 0, event.gold]));
    case "marker-paid-off":
      return toSupply(event, anchor.bank, kindsOf(event.gain));
    case "gears-recharged":
      return toSupply(event, anchor.bank, kindsOf([event.gears]));
    case "factory-bought":
      return toCards(event, anchor.place(event.place));
    case "factory-revealed":
      return [{ from: anchor.deck, to: anchor.place(1), kinds: [] }];
    case "artifact-repaired":
      return toCards(event, anchor.junk(event.artifact));
    case "archive-bought":
      return toCards(event, anchor.archives);
    default:
      return [];
  }
}

function toSupply({ player }: { readonly player: number }, from: string, kinds: readonly number[]): Flight[] {
  return [{ from, to: anchor.supply(player), kinds }];
}

function toCards({ player }: { readonly player: number }, from: string): Flight[] {
  return [{ from, to: anchor.cards(player), kinds: [] }];
}

/** Everything that moves, in the order in which it happened. */
export function flightsOf(news: readonly LogLine[]): Flight[] {
  return news.flatMap((line) => line.events as unknown as readonly ClockworkerEvent[]).flatMap(flights);
}
