/** What is printed on a table's pieces, and what they are called, as the server tells it. */
import { api } from "../lib/api";
import type { PiecesInfo, TableInfo } from "../lib/protocol";
import { language } from "../lib/text.svelte";

export interface Printed<Pieces> {
  readonly pieces: Pieces;
  /** By kind, then by number: a name in the reader's language. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
}

interface Known {
  readonly table: string;
  readonly game: string;
  readonly language: string;
  readonly printed: Printed<any>;
}

let known = $state.raw<Known | null>(null);

/** Fetches a table's pieces in the present language, unless they are there. Call it in an effect. */
export function learnPieces({ id, game, invite }: Pick<TableInfo, "id" | "game" | "invite">): void {
  const spoken = language();
  if (known?.table === id && known.language === spoken) return;
  void ask({ table: id, game, language: spoken }, invite);
}

/** Pieces that came with something else, in the present language. */
export function putPieces(table: string, game: string, printed: PiecesInfo): void {
  known = { table, game, language: language(), printed };
}

async function ask(wanted: Omit<Known, "printed">, invite: string | null): Promise<void> {
  try {
    known = { ...wanted, printed: await api.pieces<any>(wanted.table, invite) };
  } catch {
    // The socket says that the server is away, and asks again; so do we.
    setTimeout(() => void ask(wanted, invite), 2000);
  }
}

/** The pieces of a table, in the language that came last; null: they are not there yet. */
export function piecesOf<Pieces>(table: string): Printed<Pieces> | null {
  return known?.table === table ? known.printed : null;
}

/** The pieces of the table of a game that is being looked at, for those who don't know which one that is. */
export function piecesHere<Pieces>(game: string): Printed<Pieces> | null {
  return known?.game === game ? known.printed : null;
}
