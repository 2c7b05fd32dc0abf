import { describe, expect, test } from "vitest";
import { Sights, put } from "./changes";
import type { Update, Welcome } from "./protocol";

const welcome = (sight: object, own = {}) => ({ type: "welcome", sight, own }) as unknown as Welcome;
const update = (set: object, own?: object) => ({ type: "update", set, log: [], own }) as unknown as Update;

describe("changes", () => {
  test("set values at places, and leave the rest as it is", () => {
    const before = { view: { tiles: [{ power: 1 }, { power: 2 }], turn: 1 }, actors: [0] };
    const after = put(before, { "/view/tiles/1/power": 5, "/actors": [1, 2] });
    expect(after).toEqual({ view: { tiles: [{ power: 1 }, { power: 5 }], turn: 1 }, actors: [1, 2] });
    expect(before.view.tiles[1]).toEqual({ power: 2 });
    expect(after.view.tiles[0]).toBe(before.view.tiles[0]);
  });

  test("the empty place is all of it, and names may hold any sign", () => {
    expect(put({ a: 1 }, { "": { b: 2 } })).toEqual({ b: 2 });
    expect(put({ "a/b~c": 1 }, { "/a~1b~0c": 2 })).toEqual({ "a/b~c": 2 });
  });
});

describe("sights", () => {
  test("what is one's own lies over what everybody sees, and goes when it is told anew", () => {
    const sights = new Sights();
    expect(sights.take(welcome({ cash: null, turn: 1 }, { "/cash": 500 }))).toEqual({ cash: 500, turn: 1 });
    expect(sights.take(update({ "/turn": 2 }))).toEqual({ cash: 500, turn: 2 });
    expect(sights.take(update({ "/turn": 3 }, {}))).toEqual({ cash: null, turn: 3 });
  });

  test("a welcome begins anew, whatever was missed", () => {
    const sights = new Sights();
    sights.take(welcome({ cash: null, turn: 1 }, { "/cash": 500 }));
    expect(sights.take(welcome({ cash: null, turn: 9 }, { "/cash": 700 }))).toEqual({ cash: 700, turn: 9 });
    expect(sights.take(update({ "/turn": 10 }))).toEqual({ cash: 700, turn: 10 });
  });
});
