import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../lib/protocol";
import { breakable, unbroken } from "./names";

const WEB = join(import.meta.dirname, "../../../locale");
const GAME = join(import.meta.dirname, "../../../../src/rockworker/games/clockworker/locale");
/** The narrowest card has room for so many letters. */
const LETTERS = 10;

function breaksOf(language: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(join(WEB, language, "clockworker.ftl"), "utf8")));
  return bundle.formatPattern(bundle.getMessage("cw-breaks")!.value!);
}

function namesOf(language: string): string[] {
  const text = ["cards", "pieces"].map((file) => readFileSync(join(GAME, language, `${file}.ftl`), "utf8")).join("\n");
  return [...text.matchAll(/^(?:factory|artifact|archive)-[\w-]+ = (.+)$/gm)].map((found) => found[1]!);
}

describe.each(LANGUAGES)("names on cards in %s", (language) => {
  test("have pieces that fit the narrowest card", () => {
    const names = namesOf(language);
    expect(names.length).toBeGreaterThan(70);
    const pieces = names.flatMap((name) => unbroken(breakable(name, breaksOf(language)), true));
    expect(pieces.filter((piece) => piece.length > LETTERS)).toEqual([]);
  });

  test("are broken only in words that some name has", () => {
    const words = new Set(namesOf(language).flatMap((name) => name.match(/[\p{L}’]+/gu)));
    expect(breaksOf(language).split(/\s+/).filter((word) => !words.has(word.replaceAll("|", "")))).toEqual([]);
  });
});

test("a broken word ends with a hyphen, which takes room, too", () => {
  const name = breakable("Medical Encyclopedia", "Encyclo|pedia");
  expect(unbroken(name, false)).toEqual(["Medical", "Encyclopedia"]);
  expect(unbroken(name, true)).toEqual(["Medical", "Encyclo-", "pedia"]);
});
