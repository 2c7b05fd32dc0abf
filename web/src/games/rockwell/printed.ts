/** What is printed on Rockwell's pieces, with names. */
import type { Pieces } from "./generated";
import type { Printed as AnyPrinted } from "../printed.svelte";

export type { Pieces };
export type Cubes = readonly [number, number, number, number];
export type Printed = AnyPrinted<Pieces>;
