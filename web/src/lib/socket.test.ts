import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "./protocol";
import { TableSocket, type LinkState, type Wire } from "./socket";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: (ClientMessage & { key?: string })[] = [];
  closed = false;
  constructor(readonly path: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: FakeWire[];
let states: LinkState[];
let messages: ServerMessage[];
let online: boolean;

function table(): TableSocket {
  let key = 0;
  const socket = new TableSocket(
    { table: "t", seat: null, lang: "en", invite: null },
    { message: (m) => messages.push(m), state: (s) => states.push(s) },
    {
      connect: (path) => {
        const wire = new FakeWire(path);
        wires.push(wire);
        return wire;
      },
      online: () => online,
      key: () => `k${key++}`,
    },
  );
  socket.open();
  return socket;
}

const last = () => wires[wires.length - 1]!;
const welcome = (number: number) => ({ type: "welcome", sight: { number }, own: {}, log: [] });

beforeEach(() => {
  vi.useFakeTimers();
  [wires, states, messages, online] = [[], [], [], true];
});
afterEach(() => vi.useRealTimers());

describe("a table's socket", () => {
  test("knows at once when the browser is offline, and comes back", () => {
    const socket = table();
    last().say(welcome(3));
    online = false;
    socket.breakOff();
    expect(states.at(-1)).toBe("offline");
    expect(last().closed).toBe(true);
    online = true;
    socket.retryNow();
    last().say(welcome(3));
    expect(states.at(-1)).toBe("saved");
    expect(wires.length).toBe(2);
  });

  test("shows sending until the acknowledgement, then saved", async () => {
    const socket = table();
    last().say(welcome(3));
    const answer = socket.ask({ type: "act", version: 3, action: { type: "pass" } });
    expect(socket.state).toBe("sending");
    expect(last().sent).toEqual([{ type: "act", version: 3, key: "k0", action: { type: "pass" } }]);
    last().say({ type: "ack", key: "k0", number: 4 });
    expect(await answer).toMatchObject({ type: "ack", number: 4 });
    expect(states).toEqual(["saved", "sending", "saved"]);
  });

  test("sends what was not acknowledged again, with the same key, after a break", async () => {
    const socket = table();
    last().say(welcome(3));
    const answer = socket.ask({ type: "act", version: 3, action: { type: "pass" } });
    last().onclose?.({ code: 1006 });
    expect(socket.state).toBe("reconnecting");
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
    expect(last().path).toContain("since=3");
    expect(last().sent).toEqual([]);
    last().say(welcome(4));
    expect(last().sent).toEqual([{ type: "act", version: 3, key: "k0", action: { type: "pass" } }]);
    last().say({ type: "ack", key: "k0", number: 4 });
    await answer;
    expect(socket.state).toBe("saved");
  });

  test("a request made while the line is down waits for the welcome", () => {
    const socket = table();
    void socket.ask({ type: "undo" });
    expect(last().sent).toEqual([]);
    last().say(welcome(1));
    expect(last().sent).toEqual([{ type: "undo", key: "k0" }]);
  });

  test("says offline after several vain tries, and goes on trying", () => {
    const socket = table();
    for (let n = 0; n < 5; n++) {
      last().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(10_000);
    }
    expect(socket.state).toBe("offline");
    expect(wires).toHaveLength(6);
    last().say(welcome(1));
    expect(socket.state).toBe("saved");
  });

  test("without a network it is offline at once", () => {
    online = false;
    const socket = table();
    last().onclose?.({ code: 1006 });
    expect(socket.state).toBe("offline");
  });

  test("updates change the sight, and after a break one asks from there", () => {
    const socket = table();
    last().say(welcome(3));
    last().say({ type: "update", set: { "/number": 4 }, log: [] });
    expect(socket.sight).toEqual({ number: 4 });
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(300);
    expect(last().path).toContain("since=4");
    last().say(welcome(9));
    expect(socket.sight).toEqual({ number: 9 });
  });

  test("a stale move is refused, and no longer pending", async () => {
    const socket = table();
    last().say(welcome(3));
    const answer = socket.ask({ type: "act", version: 3, action: { type: "pass" } });
    last().say({ type: "refused", key: "k0", error: "stale-version", text: "moved on", details: {} });
    expect(await answer).toMatchObject({ type: "refused", error: "stale-version" });
    expect(socket.state).toBe("saved");
  });

  test("while the database is away it asks again, with the same key, and the caller waits", async () => {
    const socket = table();
    last().say(welcome(3));
    const answer = socket.ask({ type: "act", version: 3, action: { type: "pass" } });
    messages = [];
    last().say({ type: "refused", key: "k0", error: "unavailable", text: "in a moment", details: {} });
    expect(socket.state).toBe("sending");
    expect(messages).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(last().sent).toHaveLength(2);
    expect(last().sent[1]).toEqual(last().sent[0]);
    last().say({ type: "ack", key: "k0", number: 4 });
    expect(await answer).toMatchObject({ type: "ack", number: 4 });
    vi.advanceTimersByTime(5_000);
    expect(last().sent).toHaveLength(2);
  });

  test("a server without its database lets nobody in for a while: one comes back", () => {
    const socket = table();
    last().onclose?.({ code: 1013 });
    expect(socket.state).toBe("reconnecting");
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
  });

  test("being refused at the door is the end", () => {
    const socket = table();
    last().say({ type: "refused", key: null, error: "no-such-table", text: "no" });
    last().onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(socket.state).toBe("refused");
    expect(wires).toHaveLength(1);
  });

  test("a silent line is cut and opened again", () => {
    table();
    last().say(welcome(1));
    vi.advanceTimersByTime(15_000);
    expect(last().sent).toEqual([{ type: "ping" }]);
    vi.advanceTimersByTime(45_000);
    expect(wires[0]!.closed).toBe(true);
    expect(wires).toHaveLength(2);
  });

  test("another language forgets what was seen: the whole log comes in that language", () => {
    const socket = table();
    last().say(welcome(7));
    socket.move({ lang: "fr" });
    expect(wires[0]!.closed).toBe(true);
    expect(last().path).toContain("lang=fr");
    expect(last().path).not.toContain("since");
  });

  test("a wire that was replaced is not listened to", () => {
    const socket = table();
    const old = last();
    socket.move({ seat: 1 });
    old.say(welcome(9));
    old.onclose?.({ code: 1006 });
    expect(messages).toEqual([]);
    expect(wires).toHaveLength(2);
  });
});
