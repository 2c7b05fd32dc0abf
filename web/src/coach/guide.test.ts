import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { GameEvent, LogLine, OfferInfo } from "../lib/protocol";
import clockworker from "../games/clockworker/guide";
import rockwell from "../games/rockwell/guide";
import { askId, doId, goalId, kindsOf, mine, progress, regionOf, standing, type Goal } from "./guide";

const ROOT = join(import.meta.dirname, "../..");
const GUIDES = { rockwell, clockworker };
const ME = 0;

/** The messages of a file, and their attributes. */
function messages(file: string): Map<string, string[]> {
  const resource = new FluentResource(readFileSync(join(ROOT, "locale", file), "utf8"));
  return new Map(resource.body.map((entry) => [entry.id, Object.keys(entry.attributes)]));
}

let last = 0;
function line(entry: string, events: GameEvent[] = [], more: Partial<LogLine> = {}): LogLine {
  last += 1;
  return { number: last, at: 0, entry, seat: ME, events, texts: [], question: null, subject: null, agrees: null, text: "", standing: [], ...more };
}

const moved = (type: string, fact: Record<string, unknown> = {}) => line("moved", [{ type, player: ME, ...fact }]);
const reached = (goals: readonly Goal[], log: LogLine[]) => [...progress(goals, log, ME)].filter(([, at]) => at !== null).map(([id]) => id);

describe("what was learned", () => {
  test("is read off the log, with the entry at which it happened", () => {
    const log = [line("started"), moved("bid-revealed"), moved("cubes-sold")];
    expect(reached(rockwell.goals, log)).toEqual(["auction", "trade"]);
    expect(progress(rockwell.goals, log, ME).get("trade")).toBe(log[2]!.number);
  });

  test("others' doings teach nothing", () => {
    expect(reached(rockwell.goals, [moved("cubes-sold", { player: 1 }), moved("delivery-made", { player: 2 })])).toEqual([]);
  });

  test("some things must happen twice", () => {
    const placed = () => moved("vice-president-placed");
    expect(reached(rockwell.goals, [placed()])).toEqual([]);
    expect(reached(rockwell.goals, [placed(), placed()])).toEqual(["vice-presidents"]);
  });

  test("an extraction must be shared with somebody, and one must be among the sharers", () => {
    const shared = (sharers: number[]) => reached(rockwell.goals, [line("moved", [{ type: "booty-shared", sharers }])]);
    expect(shared([0])).toEqual([]);
    expect(shared([1, 2])).toEqual([]);
    expect(shared([0, 2])).toEqual(["share"]);
  });

  test("a move that was taken back has taught nothing", () => {
    expect(reached(rockwell.goals, [moved("cubes-sold"), line("undone")])).toEqual([]);
    const [first, second] = [moved("cubes-sold"), moved("delivery-made")];
    const back = line("vote-opened", [], { question: "undo", subject: first.number });
    expect(standing([first, second, back])).toEqual([first]);
    expect(standing([first, line("vote-opened", [], { question: "pause", subject: 0 })])).toEqual([first]);
  });

  test("each of Clockworker's goals has its event", () => {
    const events = [
      "robot-recovered", "factory-bought", "robots-placed", "marker-paid-off", "robot-extracted", "artifact-repaired",
      "artifact-paid-off", "archive-bought", "player-scored",
    ];
    expect(reached(clockworker.goals, events.map((type) => moved(type)))).toEqual(clockworker.goals.map((goal) => goal.id));
    const recovered = { type: "robot-recovered", player: 1 } as const;
    expect(mine<typeof recovered>("robot-recovered")({ event: recovered, me: ME })).toBe(false);
  });
});

describe("what is asked", () => {
  test("a kind of action has its part of the table, else the question has", () => {
    expect(regionOf(rockwell, "workshop", undefined)).toBe("company");
    expect(regionOf(rockwell, "workshop", "deliver")).toBe("deliveries");
    expect(regionOf(clockworker, "action-phase", "reassign")).toBe("row");
    expect(regionOf(clockworker, "nothing", undefined)).toBeNull();
  });

  test("each kind of action that is offered is told once", () => {
    const offer = (type: string) => ({ type, label: type.toUpperCase(), axes: [] }) as OfferInfo;
    expect(kindsOf([offer("sell"), offer("buy"), offer("sell")])).toEqual([
      { type: "sell", label: "SELL" },
      { type: "buy", label: "BUY" },
    ]);
  });
});

describe.each(Object.entries(GUIDES))("%s", (game, guide) => {
  test("every goal has its words and its chapter", () => {
    const words = messages(`en/guide-${game}.ftl`);
    const book = readFileSync(join(ROOT, `../src/rockworker/games/${game}/how/en.toml`), "utf8").split("[[chapters]]").length - 1;
    for (const goal of guide.goals) {
      expect(words.get(goalId(game, goal.id)), goal.id).toEqual(["why"]);
      expect(goal.chapter, goal.id).toBeLessThanOrEqual(book);
    }
    for (const id of ["welcome", "end", "end-more"]) expect(words.has(`guide-${game}-${id}`), id).toBe(true);
  });

  test("no text is left that nobody asks for", () => {
    const goals = guide.goals.map((goal) => goalId(game, goal.id));
    const known = [...messages(`en/guide-${game}.ftl`).keys()];
    const rest = known.filter((id) => !id.startsWith(askId(game, "")) && !id.startsWith(doId(game, "")));
    expect(rest.sort()).toEqual([...goals, ...["welcome", "end", "end-more"].map((id) => `guide-${game}-${id}`)].sort());
  });

  test("every part of the table that is pointed at is there", () => {
    const folder = join(ROOT, "src/games", game);
    const drawn = readdirSync(folder).filter((name) => name.endsWith(".svelte")).map((name) => readFileSync(join(folder, name), "utf8")).join();
    for (const region of new Set(Object.values(guide.regions))) {
      expect(drawn).toMatch(new RegExp(`data-region=(\\{[^}]*)?"${region}"`));
    }
  });

  test("every question that is explained points somewhere", () => {
    const asks = [...messages(`en/guide-${game}.ftl`).keys()].filter((id) => id.startsWith(askId(game, "")));
    for (const id of asks) expect(guide.regions[id.slice(askId(game, "").length)], id).toBeDefined();
  });
});
