import { expect, test } from "vitest";
import { glossaryOf, parted } from "./words.svelte";

const glossary = glossaryOf([
  { forms: ["remainder", "remainders"], about: "What is left." },
  { forms: ["Extraction card"], about: "A card." },
  { forms: ["extraction"], about: "A tile is drilled." },
  { forms: ["Control"], about: "An order." },
]);
const marked = (text: string) => parted(text, glossary).flatMap((part) => (part.about ? [part.text] : []));

test("words of the game are found, the longest first, and nothing of the text is lost", () => {
  const text = "The Extraction card of this extraction leaves a remainder.";
  expect(marked(text)).toEqual(["Extraction card", "extraction", "remainder"]);
  expect(parted(text, glossary).map((part) => part.text).join("")).toBe(text);
});

test("each is marked once, whatever its form", () => {
  expect(marked("Remainder here, remainders there.")).toEqual(["Remainder"]);
});

test("parts of other words are left alone, and names need their capital", () => {
  expect(marked("extractions, non-extraction, out of control")).toEqual([]);
  expect(marked("Control: who drills first")).toEqual(["Control"]);
});

test("a game without words has plain texts", () => {
  expect(parted("The remainder", glossaryOf([]))).toEqual([{ text: "The remainder" }]);
  expect(parted("The remainder", undefined)).toEqual([{ text: "The remainder" }]);
});
