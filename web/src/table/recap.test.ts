import { expect, test } from "vitest";
import type { LogLine } from "../lib/protocol";
import { recapOf } from "./recap";

const line = (number: number, seat: number, types: string[], texts: string[]): LogLine =>
  ({ number, at: 0, entry: "moved", seat, events: types.map((type) => ({ type })), texts });

test("tells what the others have done since the viewer's move", () => {
  const log = [line(1, 1, ["crew-moved"], ["before"]), line(2, 0, ["crew-moved"], ["mine"]), line(3, 1, ["crew-moved"], ["after"])];
  expect(recapOf(log, 0).map(({ text }) => text)).toEqual(["after"]);
  expect(recapOf(log, null).map(({ text }) => text)).toEqual(["before", "mine", "after"]);
});

test("a secret decision is no news; what the last one brings is, and it is nobody's", () => {
  const log = [line(1, 1, ["choice-sealed"], ["Ben has decided."]), line(2, 2, ["choice-sealed", "auction-won"], ["Cleo has decided.", "Ben comes first."])];
  expect(recapOf(log, 0)).toMatchObject([{ seat: null, text: "Ben comes first." }]);
});
