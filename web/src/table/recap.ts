/** From the log to a few lines: what has happened since the viewer's last move. */
import type { GameEvent, LogLine } from "../lib/protocol";

export interface Recapped<Event = any> {
  readonly key: number;
  readonly seat: number | null;
  readonly text: string;
  /** The viewer is concerned. */
  readonly touches: boolean;
  readonly events: readonly Event[];
}

const MOST = 6;
/** Somebody has decided in secret, which tells nothing; after the last of them comes what was decided. */
const SEALED = "choice-sealed";

/** Whether an event is about a player who did not cause it. */
function concerns(event: GameEvent, me: number): boolean {
  return event["owner"] === me && event["player"] !== me;
}

/** The latest lines of the others since `me` moved, those that concern `me` first; spectators get the latest of all. */
export function recapOf(log: readonly LogLine[], me: number | null): Recapped[] {
  const mine = me === null ? -1 : log.findLastIndex((line) => line.entry === "moved" && line.seat === me);
  const lines = log
    .slice(mine + 1)
    .filter((line) => line.entry === "moved")
    .map((line) => (line.events[0]?.type === SEALED ? { ...line, seat: null, texts: line.texts.slice(1) } : line))
    .filter((line) => line.texts.length)
    .map((line) => ({
      key: line.number, seat: line.seat, text: line.texts[0]!, events: line.events,
      touches: me !== null && line.events.some((event) => concerns(event, me)),
    }));
  const first = lines.filter((line) => line.touches);
  const rest = lines.filter((line) => !line.touches).slice(-Math.max(0, MOST - first.length));
  return [...first, ...rest].slice(0, MOST);
}
