/** The table of a game that brings no drawing. */
import type { TableDrawing } from "../drawing";
import Table from "./Table.svelte";

const generic: TableDrawing = { Table };

export default generic;
