import { beforeEach, expect, test } from "vitest";

import { forget, remember, setsOf, type OwnSet } from "./numbers";

const set = (fingerprint: string, name = ""): OwnSet => ({
  about: { name, edition: "", by: "", note: "" }, components: {}, differences: 1, fingerprint, reconstructed: 2, total: 3,
});

let kept: Record<string, string>;
let storage: Storage;
beforeEach(() => {
  kept = {};
  storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  } as unknown as Storage;
});

test("sets are kept by game, the newest first, five at most", () => {
  for (const name of "abcdef") remember("rockwell", set(name), storage);
  expect(setsOf("rockwell", storage).map((known) => known.fingerprint)).toEqual(["f", "e", "d", "c", "b"]);
  expect(setsOf("clockworker", storage)).toEqual([]);
});

test("the same numbers are kept once, under their newest name", () => {
  remember("rockwell", set("a", "old"), storage);
  remember("rockwell", set("b"), storage);
  remember("rockwell", set("a", "new"), storage);
  expect(setsOf("rockwell", storage).map((known) => known.about.name)).toEqual(["new", ""]);
});

test("a set can be forgotten", () => {
  remember("rockwell", set("a"), storage);
  expect(forget("rockwell", "a", storage)).toEqual([]);
  expect(setsOf("rockwell", storage)).toEqual([]);
});

test("a broken or full storage loses nothing else", () => {
  kept["rockworker-numbers"] = "{broken";
  expect(setsOf("rockwell", storage)).toEqual([]);
  storage.setItem = () => {
    throw new Error("full");
  };
  expect(remember("rockwell", set("a"), storage)).toHaveLength(1);
});
