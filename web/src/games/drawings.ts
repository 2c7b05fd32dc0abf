/** All drawings, by the name that a game asks for. Games with a drawing of their own are listed in this order. */
import clockworker from "./clockworker";
import type { GameDrawing } from "./drawing";
import generic from "./generic";
import rockwell from "./rockwell";

const DRAWINGS: Readonly<Record<string, GameDrawing>> = { rockwell, clockworker };
const ORDER = Object.keys(DRAWINGS);

/** The drawing of that name; for all others, the one that can draw any game. */
export function drawingNamed(name: string): GameDrawing {
  return Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name]! : generic;
}

/** Our own drawings first, in their order; then the rest, in the server's order. */
export function inOrder<Game extends { readonly drawing: string }>(games: readonly Game[]): Game[] {
  const place = ({ drawing }: Game) => (ORDER.includes(drawing) ? ORDER.indexOf(drawing) : ORDER.length);
  return [...games].sort((one, other) => place(one) - place(other));
}
