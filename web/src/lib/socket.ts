/**
 * A socket to a table that never gives up. What was sent and not yet acknowledged is sent again with the same key
 * after a break; the server answers a repeated key with the first answer, so nothing happens twice.
 */
import { Sights } from "./changes";
import type { Ack, ClientMessage, Refused, ServerMessage, Sight } from "./protocol";

/** Always shown: everything is on the server's disk / on its way / we are trying again / we have tried for long. */
export type LinkState = "connecting" | "saved" | "sending" | "reconnecting" | "offline" | "refused";

export interface Address {
  table: string;
  seat: number | null;
  lang: string;
  invite: string | null;
}

/** A request as a caller makes it; the key is added here. */
export type Wish = ClientMessage extends infer M ? (M extends { key: string } ? Omit<M, "key"> : never) : never;

/** What a browser's WebSocket does, and a test's. */
export interface Wire {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings {
  connect: (path: string) => Wire;
  online: () => boolean;
  key: () => string;
}

export interface Listener {
  message: (message: ServerMessage) => void;
  state: (state: LinkState) => void;
}

interface Pending {
  message: ClientMessage & { key: string };
  done: (answer: Ack | Refused) => void;
}

const PAUSES = [300, 700, 1500, 3000, 6000, 10_000];
const HEARTBEAT = 15_000;
const SILENCE = 40_000;
/** While the server's database is away, a request is sent again after so long. */
const AGAIN = 500;

const BROWSER: Surroundings = {
  connect: (path) => {
    const url = new URL(path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    return new WebSocket(url) as unknown as Wire;
  },
  online: () => navigator.onLine,
  key: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
};

export class TableSocket {
  state: LinkState = "connecting";
  private wire: Wire | null = null;
  private readonly pending = new Map<string, Pending>();
  /** The table as the last welcome or update has left it. */
  sight: Sight | null = null;
  private readonly sights = new Sights();
  private tries = 0;
  private heard = 0;
  private welcomed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(private address: Address, private readonly listener: Listener, private readonly world = BROWSER) {}

  open(): void {
    clearTimeout(this.retry);
    this.welcomed = false;
    const wire = (this.wire = this.world.connect(this.path()));
    wire.onopen = () => (this.heard = Date.now());
    wire.onmessage = (event) => this.wire === wire && this.receive(JSON.parse(event.data) as ServerMessage);
    wire.onclose = (event) => this.wire === wire && this.lost(event.code);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.pulse(), HEARTBEAT);
  }

  /** Another seat, another language: a new socket. What was seen counts only in the same language and seat. */
  move(changes: Partial<Address>): void {
    this.address = { ...this.address, ...changes };
    this.sight = null;
    this.drop();
    this.show("connecting");
    this.open();
  }

  /** Tries at once, e.g. because the browser is online again. */
  retryNow(): void {
    if (this.state === "reconnecting" || this.state === "offline") this.open();
  }

  /** The line is dead, though nobody has closed it. */
  breakOff(): void {
    if (this.state === "refused") return;
    this.drop();
    this.lost(1006);
  }

  close(): void {
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.drop();
    this.pending.clear();
  }

  /** Asks for something; resolves with the answer, however long the way is. */
  ask(wish: Wish): Promise<Ack | Refused> {
    const message = { ...wish, key: this.world.key() } as ClientMessage & { key: string };
    return new Promise((done) => {
      this.pending.set(message.key, { message, done });
      if (this.welcomed) this.transmit(message);
      this.show(this.resting());
    });
  }

  private path(): string {
    const { table, seat, lang, invite } = this.address;
    const query = new URLSearchParams({ lang });
    if (seat !== null) query.set("seat", String(seat));
    if (this.sight !== null) query.set("since", String(this.sight.number));
    if (invite) query.set("invite", invite);
    return `/api/v1/tables/${encodeURIComponent(table)}/play?${query}`;
  }

  private receive(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === "welcome" || message.type === "update") this.sight = this.sights.take(message);
    if (message.type === "welcome") this.greeted();
    if (message.type === "refused" && message.error === "unavailable") return this.askAgain(message.key);
    if (message.type === "ack" || (message.type === "refused" && message.key !== null)) this.answered(message);
    if (message.type === "refused" && !this.welcomed) this.show("refused");
    this.listener.message(message);
  }

  private greeted(): void {
    this.welcomed = true;
    this.tries = 0;
    for (const { message } of this.pending.values()) this.transmit(message);
    this.show(this.resting());
  }

  /** The caller goes on waiting: it is asked again, with the same key, until the database is back. */
  private askAgain(key: string | null): void {
    setTimeout(() => {
      const waiting = this.pending.get(key ?? "");
      if (waiting && this.welcomed) this.transmit(waiting.message);
    }, AGAIN);
  }

  private answered(answer: Ack | Refused): void {
    const waiting = this.pending.get(answer.key ?? "");
    if (!waiting) return;
    this.pending.delete(answer.key!);
    this.show(this.resting());
    waiting.done(answer);
  }

  private lost(code: number): void {
    this.wire = null;
    this.welcomed = false;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    if (code >= 4400 && code < 4500 && code !== 4429) return this.show("refused");
    this.show(this.tries >= 3 || !this.world.online() ? "offline" : "reconnecting");
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)]!;
    this.tries += 1;
    this.retry = setTimeout(() => this.open(), pause);
  }

  private pulse(): void {
    if (Date.now() - this.heard > SILENCE) {
      this.breakOff();
    } else if (this.welcomed) {
      this.transmit({ type: "ping" });
    }
  }

  private transmit(message: ClientMessage): void {
    try {
      this.wire?.send(JSON.stringify(message));
    } catch {
      // Lost: it is sent again after the next welcome.
    }
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    this.welcomed = false;
    wire?.close();
  }

  private resting(): LinkState {
    if (!this.welcomed) return this.state;
    return this.pending.size ? "sending" : "saved";
  }

  private show(state: LinkState): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.state(state);
  }
}
