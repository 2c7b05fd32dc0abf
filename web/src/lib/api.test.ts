import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, type Refusal } from "./api";

const AWAY = { error: "unavailable", text: "in a moment", details: {} };
let answers: [number, unknown][];
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (_: string, { method }: { method: string }) => {
    asked.push(method);
    const [status, body] = answers.length > 1 ? answers.shift()! : answers[0]!;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("while the database is away, it asks again", async () => {
  answers = [[503, AWAY], [503, AWAY], [200, []]];
  const tables = api.lobby();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await tables).toEqual([]);
  expect(asked).toEqual(["GET", "GET", "GET"]);
});

test("after a while it says so", async () => {
  answers = [[503, AWAY]];
  const refused = api.standUp("t", 1).catch((error: Refusal) => error.error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await refused).toBe("unavailable");
  expect(asked).toHaveLength(6);
});

test("what might have been done is left to the reader", async () => {
  answers = [[503, AWAY]];
  await expect(api.start("t")).rejects.toMatchObject({ error: "unavailable", message: "in a moment" });
  expect(asked).toEqual(["POST"]);
});

test("other refusals are final", async () => {
  answers = [[404, { error: "no-such-table", text: "no", details: {} }]];
  await expect(api.table("t")).rejects.toMatchObject({ status: 404 });
  expect(asked).toEqual(["GET"]);
});
