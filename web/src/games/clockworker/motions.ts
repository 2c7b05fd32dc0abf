/** What flies where when something has happened, and which artifacts light up. */
import type { LogLine } from "../../lib/protocol";
import { fly, glow, type Motion } from "../../table/motion";
import { slotsOf } from "./choosable";
import type { ClockworkerEvent } from "./generated";
import { ROBOT, type Bundle } from "./units";

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

function motions(event: ClockworkerEvent): Motion[] {
  switch (event.type) {
    case "robot-recovered":
    case "robot-extracted":
      return [toSupply(event, anchor.slot(event.player, event.factory, event.slot), [ROBOT, ...kindsOf(event.gain)])];
    case "robots-placed":
      return slotsOf(event.slots).map((slot) => fly(anchor.supply(event.player), anchor.slot(event.player, event.factory, slot), [ROBOT]));
    case "artifact-paid-off":
    case "resource-duplicated":
      return works(event, kindsOf(event.gain));
    case "gold-exchanged":
      return works(event, kindsOf([0, 0, 0, 0, event.gold]));
    case "price-reduced":
    case "final-bonus-gained":
      return works(event, []);
    case "marker-paid-off":
      return [toSupply(event, anchor.bank, kindsOf(event.gain))];
    case "gears-recharged":
      return [toSupply(event, anchor.bank, kindsOf([event.gears]))];
    case "factory-bought":
      return [toCards(event, anchor.place(event.place))];
    case "factory-revealed":
      return [fly(anchor.deck, anchor.place(1), [])];
    case "artifact-repaired":
      return [glow(anchor.junk(event.artifact)), toCards(event, anchor.junk(event.artifact))];
    case "archive-bought":
      return [toCards(event, anchor.archives)];
    default:
      return [];
  }
}

function toSupply({ player }: { readonly player: number }, from: string, kinds: readonly number[]): Motion {
  return fly(from, anchor.supply(player), kinds);
}

function toCards({ player }: { readonly player: number }, from: string): Motion {
  return fly(from, anchor.cards(player), []);
}

/** An artifact does something for its owner. */
function works(event: { readonly player: number; readonly artifact: number }, kinds: readonly number[]): Motion[] {
  const at = anchor.artifact(event.player, event.artifact);
  return [glow(at), ...(kinds.length ? [toSupply(event, at, kinds)] : [])];
}

/** Everything that moves, beat by beat, in the order in which it happened. */
export function motionsOf(news: readonly LogLine<ClockworkerEvent>[]): Motion[][] {
  const events = news.flatMap((line) => line.events);
  return events.map(motions).filter((beat) => beat.length);
}
