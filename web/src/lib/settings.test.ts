import { beforeEach, expect, test, vi } from "vitest";

import { set, settings } from "./settings.svelte";
import { useLanguage } from "./text.svelte";

vi.mock("./text.svelte", () => ({ knownLanguage: () => "en", useLanguage: vi.fn() }));

let kept: string;
beforeEach(() => {
  kept = "{}";
  vi.stubGlobal("localStorage", { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  settings.language = "en";
});

test("a language is kept at once: who leaves before its words have come has chosen it", () => {
  vi.mocked(useLanguage).mockReturnValue(new Promise(() => {}));
  void set({ language: "fr" });
  expect(JSON.parse(kept).language).toBe("fr");
});

test("a language whose words do not come is not kept", async () => {
  vi.mocked(useLanguage).mockRejectedValue(new Error("offline"));
  await expect(set({ language: "de" })).rejects.toThrow("offline");
  expect(JSON.parse(kept).language).toBe("en");
  expect(settings.language).toBe("en");
});
