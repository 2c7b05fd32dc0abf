/** Clockworker's table. */
import type { Pieces, View } from "./generated";
import { piecesHere } from "../printed.svelte";
import type { TableDrawing } from "../drawing";
import "./clockworker.css";
import Glyph from "./Glyph.svelte";
import { openPoints } from "./choosable";
import Strip from "./Strip.svelte";
import Table from "./Table.svelte";

const clockworker: TableDrawing<View> = {
  Table,
  Strip,
  Glyph,
  points: (view) => {
    const pieces = piecesHere<Pieces>("clockworker")?.pieces;
    return view.players.map((player) => (pieces ? openPoints(pieces, player) : null));
  },
};

export default clockworker;
