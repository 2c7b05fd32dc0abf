/** Clockworker on the page. */
import type { Pieces, View } from "../../lib/views/clockworker";
import { piecesHere } from "../pieces.svelte";
import type { GameModule } from "../types";
import "./clockworker.css";
import Mark from "./Mark.svelte";
import { notes } from "./notes";
import { openPoints } from "./table";
import Side from "./Side.svelte";
import Table from "./Table.svelte";

const clockworker: GameModule<View> = {
  Table,
  Side,
  Mark,
  notes,
  points: (view) => {
    const pieces = piecesHere<Pieces>("clockworker")?.pieces;
    return view.players.map((player) => (pieces ? openPoints(pieces, player) : null));
  },
};

export default clockworker;
