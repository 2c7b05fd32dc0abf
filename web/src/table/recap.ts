/** From the log to a few lines: what has happened since the viewer's last move. */
import type { LogLine } from "../lib/protocol";

export interface Recapped {
  readonly key: number;
  readonly seat: number | null;
  readonly text: string;
  /** The viewer is concerned. */
  readonly touches: boolean;
  readonly events: LogLine["events"];
}

const MOST = 6;

/** Whether an event is about a player who did not cause it. */
function concerns(event: Readonly<Record<string, unknown>>, me: number): boolean {
  return event["owner"] === me && event["player"] !== me;
}

/** The latest lines of the others since `me` moved, those that concern `me` first; spectators get the latest of all. */
export function recapOf(log: readonly LogLine[], me: number | null): Recapped[] {
  const mine = me === null ? -1 : log.findLastIndex((line) => line.entry === "moved" && line.seat === me);
  const lines = log
    .slice(mine + 1)
    .filter((line) => line.entry === "moved" && line.texts.length)
    .map((line) => ({
      key: line.number, seat: line.seat, text: line.texts[0]!, events: line.events,
      touches: me !== null && line.events.some((event) => concerns(event, me)),
    }));
  const first = lines.filter((line) => line.touches);
  const rest = lines.filter((line) => !line.touches).slice(-Math.max(0, MOST - first.length));
  return [...first, ...rest].slice(0, MOST);
}
