import { expect, test } from "vitest";
import { chosenLevel } from "./bots";
import type { GameInfo } from "./protocol";

const GAME = { bots: ["easy", "usual", "strong", "brought"], suggested: "usual" } as unknown as GameInfo;

test("a newcomer meets the level that the server suggests, not the last one", () => {
  expect(chosenLevel(GAME, "")).toBe("usual");
  expect(chosenLevel(undefined, "")).toBe("");
});

test("who has chosen a level keeps it in every game that has it", () => {
  expect(chosenLevel(GAME, "strong")).toBe("strong");
  expect(chosenLevel(GAME, "another game's")).toBe("usual");
});
