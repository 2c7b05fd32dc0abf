// Plays at many tables at once: four sockets each, a move as soon as everybody has received the last one.
//
//   node drive.mjs ours|bare|theirs URL SCRIPT
//
// Commands come as lines on standard input, answers go out as lines of JSON:
//   open TABLES          with all four sockets each
//   run SECONDS [RATE]   play; with a rate: so many moves a second in all, at most
//   far MOVES            one more table, played so far
//   join TIMES           somebody comes to that table to watch, again and again
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { performance } from "node:perf_hooks";
import { io } from "socket.io-client";
import WebSocket from "ws";

const [side, url, scriptFile] = process.argv.slice(2);
const PLAYERS = 4;
const script = side !== "theirs" ? JSON.parse(readFileSync(scriptFile, "utf8")) : null; // games

async function post(path, body, key) {
  const headers = { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) };
  const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const sizes = []; // of the updates since the last run, in bytes

// A table: `version` is the last one that everybody has received.
class Table {
  version = 0;
  moves = 0;
  received = new Array(PLAYERS).fill(0);

  note(player, version) {
    this.received[player] = Math.max(this.received[player], version);
    const everybody = Math.min(...this.received);
    if (everybody > this.version) {
      this.version = everybody;
      this.done?.();
    }
  }

  // Sends a move; resolves when all four sockets have received what it did.
  async move() {
    const target = this.version + 1;
    const began = performance.now();
    const finished = new Promise((resolve) => {
      this.done = () => this.version >= target && resolve();
    });
    this.send();
    await finished;
    this.moves += 1;
    return performance.now() - began;
  }
}

// In a welcome, in an update, and in an update of release 0.1.
const VERSION = /"(?:sight":\{"|\/)number":(\d+)/;

class OurTable extends Table {
  constructor(game) {
    super();
    this.game = game;
  }

  async open(keys) {
    const wish = { game: "rockwell", players: PLAYERS, seed: this.game.seed, public: true };
    this.id = (await post("/api/v1/tables", wish, keys[0])).id;
    for (const key of keys.slice(1)) await post(`/api/v1/tables/${this.id}/seats`, {}, key);
    await post(`/api/v1/tables/${this.id}/start`, {}, keys[0]);
    this.sockets = await Promise.all(keys.map((key, player) => this.connect(key, player)));
  }

  connect(key, player) {
    const address = `${url.replace("http", "ws")}/api/v1/tables/${this.id}/play`;
    const socket = new WebSocket(address, { headers: { authorization: `Bearer ${key}` } });
    return new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("message", (data) => {
        const text = data.toString("latin1");
        if (text.startsWith('{"type":"refused"')) throw new Error(text);
        if (text.startsWith('{"type":"update"')) sizes.push(data.length);
        const version = VERSION.exec(text);
        if (version) this.note(player, Number(version[1]));
        resolve(socket);
      });
    });
  }

  get over() {
    return side === "ours" && this.moves >= this.game.moves.length; // what plays nothing begins anew
  }

  watch() {
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/v1/tables/${this.id}/play`);
    return new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.once("message", () => socket.close());
      socket.on("close", resolve);
    });
  }

  send() {
    const [seat, action] = this.game.moves[this.moves % this.game.moves.length];
    this.sockets[seat].send(JSON.stringify({ type: "act", version: this.version, key: `${this.moves}`, action }));
  }
}

class TheirTable extends Table {
  over = false;

  async open() {
    this.id = (await post("/games/trivial/create", { numPlayers: PLAYERS })).matchID;
    // One after the other: its file storage forgets one of two who join at once.
    this.sockets = [];
    for (let player = 0; player < PLAYERS; player += 1) this.sockets.push(await this.connect(`${player}`));
  }

  async connect(player) {
    const joined = await post(`/games/trivial/${this.id}/join`, { playerID: player, playerName: `P${player}` });
    const socket = io(`${url}/trivial`, { transports: ["websocket"], forceNew: true });
    socket.credentials = joined.playerCredentials;
    socket.io.on("open", () => socket.io.engine.on("packet", ({ data }) => data?.startsWith('2/trivial,["update"') && sizes.push(data.length)));
    socket.on("update", (_match, state) => this.note(Number(player), state._stateID));
    socket.on("patch", (_match, _before, now) => this.note(Number(player), now));
    return new Promise((resolve, reject) => {
      socket.on("connect_error", reject);
      socket.on("sync", (_match, info) => {
        this.note(Number(player), info.state._stateID);
        resolve(socket);
      });
      socket.on("connect", () => socket.emit("sync", this.id, player, joined.playerCredentials, PLAYERS));
    });
  }

  send() {
    const seat = this.moves % PLAYERS;
    const { credentials } = this.sockets[seat];
    const payload = { type: "step", args: [], playerID: `${seat}`, credentials };
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, this.version, this.id, `${seat}`);
  }
}

async function enter() {
  const keys = [];
  if (side !== "theirs") {
    for (let player = 0; player < PLAYERS; player += 1) {
      keys.push((await post("/api/v1/guests", { name: `P${player}` })).key);
    }
  }
  return keys;
}

async function open(tables, keys, count) {
  for (const end = tables.length + count; tables.length < end; ) {
    const batch = Array.from({ length: Math.min(10, end - tables.length) }, (_, n) =>
      side !== "theirs" ? new OurTable(script[(tables.length + n) % script.length]) : new TheirTable(),
    );
    await Promise.all(batch.map((table) => table.open(keys)));
    tables.push(...batch);
  }
  return { tables: tables.length };
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// All tables for some seconds: how many moves, and how long each took until everybody had it.
async function run(tables, seconds, rate) {
  const times = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const between = rate ? (tables.length / rate) * 1000 : 0;
  await Promise.all(
    tables.map(async (table, number) => {
      if (between) await pause((between * number) / tables.length);
      while (performance.now() < end && !table.over) {
        const took = await table.move();
        times.push(took);
        if (between) await pause(Math.max(0, between - took));
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  const [p50, p95, p99] = quantiles(times, 0.5, 0.95, 0.99);
  const [bytes] = quantiles(sizes.splice(0), 0.5);
  return { moves: times.length, seconds: elapsed, p50, p95, p99, bytes };
}

function quantiles(values, ...parts) {
  values.sort((a, b) => a - b);
  return parts.map((part) => values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0);
}

let longGame;

async function far(keys, moves) {
  longGame = new OurTable(script.find((game) => game.moves.length >= moves));
  await longGame.open(keys);
  while (longGame.moves < moves) await longGame.move();
  return { moves };
}

async function join(times) {
  for (let n = 0; n < times; n += 1) await longGame.watch();
  return { times };
}

const keys = await enter();
const tables = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [command, amount, rate] = line.split(" ");
  const number = Number(amount);
  const answers = {
    open: () => open(tables, keys, number),
    run: () => run(tables, number, Number(rate)),
    far: () => far(keys, number),
    join: () => join(number),
  };
  console.log(JSON.stringify(await answers[command]()));
}
process.exit(0);
