/** Names on cards: where they may be broken, and how wide they are, so that none is cut. */
import { t } from "../../lib/text.svelte";

/** Narrow letters, as on printed cards. */
export const FAMILY = '"Roboto Condensed", "Avenir Next Condensed", "Arial Narrow", "Liberation Sans Narrow", "DejaVu Sans Condensed", sans-serif';
const SOFT_HYPHEN = "\u00ad";

/** The name with soft hyphens. `breaks` has the long words, each with a bar where it may be broken. */
export function breakable(name: string, breaks: string): string {
  const known = new Map(breaks.split(/\s+/).map((word) => [word.replaceAll("|", ""), word.replaceAll("|", SOFT_HYPHEN)]));
  return name.replace(/[\p{L}’]+/gu, (word) => known.get(word) ?? word);
}

/** What is never broken: whole words, or with soft hyphens their pieces, each with the hyphen that it would end with. */
export function unbroken(name: string, softly: boolean): string[] {
  const words = name.split(/\s+|(?<=-)/u);
  return softly
    ? words.flatMap((word) => word.split(SOFT_HYPHEN).map((piece, n, all) => (n < all.length - 1 ? `${piece}-` : piece)))
    : words.map((word) => word.replaceAll(SOFT_HYPHEN, ""));
}

let pen: CanvasRenderingContext2D | null | undefined;

/** How wide the widest of these is, in units of the font's size. */
function widest(texts: readonly string[]): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = `700 100px ${FAMILY}`;
  return Math.max(...texts.map((text) => pen!.measureText(text).width)) / 100;
}

const measured = new Map<string, { text: string; word: number; piece: number }>();

/** A name to be written on a card, with the widths of its widest word and of its widest piece. */
export function fitted(name: string) {
  const text = breakable(name, t("cw-breaks"));
  const known = measured.get(text) ?? { text, word: widest(unbroken(text, false)), piece: widest(unbroken(text, true)) };
  measured.set(text, known);
  return known;
}
