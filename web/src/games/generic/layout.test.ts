import { describe, expect, test } from "vitest";
import { isLarge, layoutOf, sizeOf, type Part } from "./layout";

const number = (value: number): Part => ({ kind: "number", number: value });

describe("any game's view", () => {
  test("what there is one of for each player belongs to the players", () => {
    const { common, players } = layoutOf({ bag: 3, coins: [5, 4], fists: [[1, 2], 1], own_bid: null }, 2);
    expect(common.map(({ label, part }) => [label, part.kind])).toEqual([["Bag", "number"], ["Own bid", "nothing"]]);
    expect(players.map((entries) => entries.map(({ label, part }) => [label, part]))).toEqual([
      [["Coins", number(5)], ["Fists", { kind: "list", items: [number(1), number(2)] }]],
      [["Coins", number(4)], ["Fists", number(1)]],
    ]);
  });

  test("a player's record is spread out, in the order of the seats", () => {
    const { players } = layoutOf({ hands: [{ player: 1, cards: 3 }, { player: 0, cards: 7 }, { player: 2, cards: 1 }] }, 3);
    expect(players).toEqual([7, 3, 1].map((cards) => [{ name: "cards", label: "Cards", part: number(cards) }]));
  });

  test("numbers by seat may come in a record, too", () => {
    expect(layoutOf({ bids: { 0: 4, 1: 2 } }, 2).players.map(([bid]) => bid!.part)).toEqual([number(4), number(2)]);
    expect(layoutOf({ bids: { 1: 4, 2: 2 } }, 2).players).toEqual([]);
  });

  test("records of one shape make a table, others groups", () => {
    const { common } = layoutOf({ row: [{ card: 4, owner: -1 }, { card: 2, owner: 1 }, { card: 9, owner: 0 }], deck: { left: 7, top: { suit: "dark-red" } } }, 2);
    expect(common[0]!.part).toEqual({
      kind: "table",
      columns: ["Card", "Owner"],
      rows: [[number(4), { kind: "nothing" }], [number(2), { kind: "player", seat: 1 }], [number(9), { kind: "player", seat: 0 }]],
    });
    expect(common[1]!.part).toMatchObject({
      kind: "group",
      entries: [{ label: "Left" }, { part: { kind: "group", entries: [{ label: "Suit", part: { kind: "text", text: "Dark red" } }] } }],
    });
    expect(common.map(({ part }) => [isLarge(part), sizeOf(part)])).toEqual([[true, 6], [true, 2]]);
  });

  test("records that name no player are nobody's, even if there are as many as players", () => {
    const { common, players } = layoutOf({ row: [{ card: 4 }, { card: 2 }], hands: [{ seat: 1, size: 2 }, { seat: 1, size: 3 }] }, 2);
    expect(common.map(({ part }) => part.kind)).toEqual(["table", "table"]);
    expect(players).toEqual([]);
  });

  test("players are known by the names of fields", () => {
    const { common } = layoutOf({ viewer: 0, active_player: 2, owner: -1, players: 3, finished: false }, 3);
    expect(common.map(({ part }) => part)).toEqual([{ kind: "player", seat: 2 }, { kind: "nothing" }, number(3), { kind: "flag", on: false }]);
  });

  test("deeper down a list by player names them; within a player's own things it does not", () => {
    const { common } = layoutOf({ auction: { bids: [2, [4, 4]] } }, 2);
    expect(common[0]!.part).toMatchObject({
      entries: [{ part: { kind: "by-player", parts: [number(2), { kind: "list", items: [number(4), number(4)] }] } }],
    });
  });

  test("a view that is no record can be drawn, too", () => {
    expect(layoutOf([1, 2, 3], 2).common).toHaveLength(1);
    expect(layoutOf(null, 2)).toEqual({ common: [{ name: "view", label: "View", part: { kind: "nothing" } }], players: [] });
  });
});
