/** What is printed on a table's pieces, and what they are called, as the server tells it. */
import { api } from "../lib/api";
import { language } from "../lib/text.svelte";

export interface Printed<Pieces> {
  readonly pieces: Pieces;
  /** By kind, then by number: a name in the reader's language. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
}

interface Known {
  readonly table: string;
  readonly language: string;
  readonly printed: Printed<any>;
}

let known = $state.raw<Known | null>(null);

/** Fetches a table's pieces in the present language, unless they are there. Call it in an effect. */
export function learnPieces(table: string, invite: string | null): void {
  const spoken = language();
  if (known?.table === table && known.language === spoken) return;
  api.pieces<any>(table, invite).then(
    (printed) => (known = { table, language: spoken, printed }),
    // The socket says that the server is away, and asks again; so do we.
    () => setTimeout(() => learnPieces(table, invite), 2000),
  );
}

/** The pieces of a table, in the language that came last; null: they are not there yet. */
export function piecesOf<Pieces>(table: string): Printed<Pieces> | null {
  return known?.table === table ? known.printed : null;
}

/** The pieces of the table that is being looked at, for those who don't know which one that is. */
export function piecesHere<Pieces>(): Printed<Pieces> | null {
  return known?.printed ?? null;
}
