import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./protocol";
import { has, language, loadTexts, nameOfLanguage, t, useLanguage } from "./text.svelte";

const LOCALE = join(import.meta.dirname, "../../locale");
const GAMES = join(import.meta.dirname, "../../../src/rockworker/games");
const SOURCES = join(import.meta.dirname, "..");
const FILES = readdirSync(join(LOCALE, "en"));

/** Every message and attribute of a file, with the variables that each uses. */
function messages(path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const resource = new FluentResource(readFileSync(path, "utf8"));
  for (const entry of resource.body) {
    found.set(entry.id, variables(entry.value));
    for (const [name, pattern] of Object.entries(entry.attributes)) found.set(`${entry.id}.${name}`, variables(pattern));
  }
  return found;
}

function variables(pattern: unknown): string[] {
  const names = new Set<string>();
  JSON.stringify(pattern, (_, value) => {
    if (value && typeof value === "object" && value.type === "var") names.add(value.name);
    return value;
  });
  return [...names].sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name) && !file.name.endsWith(".test.ts"))
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"));
}

describe("texts", () => {
  test("are there for all who ask for them, also while they are on their way", async () => {
    const first = loadTexts("clockworker");
    await loadTexts("clockworker");
    expect(has("cw-round")).toBe(true);
    await first;
  });

  test("French signs never begin a line", () => {
    for (const file of FILES) {
      const lines = readFileSync(join(LOCALE, "fr", file), "utf8").split("\n").filter((line) => !line.startsWith("#"));
      expect(lines.filter((line) => / [:;!?»]|« /.test(line)), file).toEqual([]);
    }
  });

  test("languages call themselves by their own names", () => {
    expect(LANGUAGES.map(nameOfLanguage)).toEqual(["English", "Français", "Deutsch"]);
  });

  test("a switch of language and texts that come meanwhile don't undo each other", async () => {
    await Promise.all([useLanguage("fr"), loadTexts("how-rockwell"), loadTexts("clockworker")]);
    expect([language(), has("cw-supply"), t("cw-supply")]).toEqual(["fr", true, "Stock"]);
    await useLanguage("en");
  });

  test("where both games use a name, the game that was opened last is heard", async () => {
    const heard: string[] = [];
    for (const game of ["rockwell", "clockworker", "rockwell"]) {
      await loadTexts(game);
      heard.push(t("score-total"));
    }
    expect(heard[0]).not.toBe(heard[1]);
    expect(heard[2]).toBe(heard[0]);
  });

  test("what the server says in words is not loaded, too", async () => {
    await loadTexts("rockwell");
    for (const file of ["events", "reasons", "options"]) {
      const [first] = messages(join(GAMES, "rockwell/locale/en", `${file}.ftl`)).keys();
      expect([first, has(first!)]).toEqual([first, false]);
    }
  });

  test.each(LANGUAGES.slice(1))("%s has the same messages with the same variables as en", (language) => {
    expect(readdirSync(join(LOCALE, language)).sort()).toEqual([...FILES].sort());
    for (const file of FILES) {
      const theirs = Object.fromEntries(messages(join(LOCALE, language, file)));
      expect(theirs).toEqual(Object.fromEntries(messages(join(LOCALE, "en", file))));
    }
  });

  test.each(LANGUAGES)("%s can be read without errors", (language) => {
    for (const file of FILES) {
      const bundle = new FluentBundle(language);
      const text = readFileSync(join(LOCALE, language, file), "utf8");
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      const lines = text.split("\n").filter((line) => /^[a-z][\w-]* *=/.test(line));
      expect([...new FluentResource(text).body]).toHaveLength(lines.length);
    }
  });

  test("every message that the page asks for by its whole name is there", () => {
    const known = new Set(FILES.flatMap((file) => [...messages(join(LOCALE, "en", file)).keys()]));
    for (const game of readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
      for (const file of gameFiles(game.name)) for (const id of messages(file).keys()) known.add(id);
    }
    const asked = sources(SOURCES).flatMap((text) => [...text.matchAll(/\bt\("([a-z0-9.-]+)"/g)].map((match) => match[1]!));
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });

  test("no game takes a name of the page's for something else", () => {
    const page = messages(join(LOCALE, "en", "page.ftl"));
    for (const game of ["rockwell", "clockworker"]) {
      for (const file of gameFiles(game)) {
        expect([...messages(file).keys()].filter((id) => page.has(id))).toEqual([]);
      }
    }
  });
});

function gameFiles(game: string): string[] {
  const folder = join(GAMES, game, "locale/en");
  try {
    return readdirSync(folder)
      .filter((name) => !/^(actions|events|expected|hints|options|prompts|reasons|standing|statistics|terminal)\.ftl$/.test(name))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
