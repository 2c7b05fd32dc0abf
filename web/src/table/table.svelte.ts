/** A table as the page holds it: what the server said last, and what is being put together. */
import { api } from "../lib/api";
import { EMPTY, complete, narrow, settle, type Draft } from "../lib/offers";
import type { LogLine, OfferInfo, Refused, Said, ServerMessage, Sight, TableInfo } from "../lib/protocol";
import { TableSocket, type LinkState, type Wish } from "../lib/socket";
import { language, t } from "../lib/text.svelte";
import { botPause } from "../lib/settings.svelte";
import { Playback } from "./playback";
import { Standing } from "./standing.svelte";

const NONE: readonly OfferInfo[] = [];

export class Table {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Said[]>([]);
  news = $state.raw<LogLine[]>([]);
  connected = $state.raw<readonly number[]>([]);
  spectators = $state(0);
  link = $state<LinkState>("connecting");
  draft = $state.raw<Draft>(EMPTY);
  /** The draft with everything in it that is left without an alternative. */
  readonly settled = $derived(settle(this.sight?.offers ?? NONE, this.draft));
  pointed = $state.raw<Draft | null>(null);
  /** The last refusal, in words, until it is read. */
  refusal = $state.raw<{ text: string; clause: string | null } | null>(null);
  /** The server lacks this game's rules: what is stored can be looked at, and nothing else. */
  readOnly = $state(false);
  /** Why we can't be here at all. */
  barred = $state.raw<string | null>(null);
  /** The server's clock minus ours. */
  skew = $state(0);

  /** What the player has said once and for all. */
  readonly standing: Standing;

  private readonly socket: TableSocket;
  private readonly playback = new Playback(botPause);
  private fetching: Promise<void> | null = null;

  constructor(readonly id: string, readonly invite: string | null, seat: number | null = null) {
    this.socket = new TableSocket(
      { table: id, seat, lang: language(), invite },
      { message: (message) => this.receive(message), state: (state) => this.linkIs(state) },
    );
    this.standing = new Standing(id, (version, action) => this.socket.ask({ type: "act", version, action, standing: true }));
    this.socket.open();
  }

  private linkIs(state: LinkState): void {
    this.link = state;
    // Without a line a game that was kept in this browser can still be looked at.
    if (!this.sight && (state === "offline" || state === "reconnecting")) void this.showStored(null);
  }

  close(): void {
    this.playback.drop();
    this.standing.stop();
    this.socket.close();
  }

  retryNow(): void {
    this.socket.retryNow();
  }

  /** The browser says that it is offline: nothing comes through, whatever the socket thinks. */
  goOffline(): void {
    this.socket.breakOff();
  }

  /** All in another language. */
  speak(lang: string): void {
    this.socket.move({ lang });
  }

  /** Looks with the eyes of another of one's own seats; null: as whatever the server thinks fit. */
  sitAs(seat: number | null): void {
    this.forget();
    this.socket.move({ seat });
  }

  /** Nothing of what one seat saw stays for the next. */
  forget(): void {
    this.playback.drop();
    this.standing.stop();
    this.sight = null;
    this.log = [];
    this.news = [];
    this.chat = [];
    this.draft = EMPTY;
    this.pointed = null;
    this.refusal = null;
  }

  get offers(): readonly OfferInfo[] {
    return this.sight?.offers ?? NONE;
  }

  /** Narrows the draft; what no longer agrees with the new choice is dropped. */
  choose(partial: Draft): void {
    if (this.standing.coming) this.standing.hold();
    this.refusal = null;
    this.draft = narrow(this.offers, this.draft, partial);
  }

  startOver(): void {
    this.draft = EMPTY;
  }

  /** Sends what the draft amounts to. */
  async confirm(): Promise<void> {
    const action = complete(this.offers, this.draft);
    if (!action || !this.sight) return;
    await this.ask({ type: "act", version: this.sight.number, action });
  }

  async ask(wish: Wish): Promise<boolean> {
    this.refusal = null;
    const answer = await this.socket.ask(wish);
    if (answer.type === "ack") return true;
    this.refusal = { text: answer.text, clause: clauseOf(answer) };
    return false;
  }

  /** Asks what stands in the way of something that is not offered. */
  async wonder(action: Draft): Promise<void> {
    if (this.seat === null || !this.offers.length) return;
    const answer = await api.whyNot(this.id, this.seat, action).catch(() => null);
    if (answer?.text) this.refusal = { text: answer.text, clause: answer.clause };
  }

  async refresh(): Promise<void> {
    this.learn(await api.table(this.id, this.invite));
  }

  /** What is known of the table. Strangers are not told the invitation: those who came by one keep theirs. */
  learn(info: TableInfo): void {
    this.info = { ...named(info), invite: info.invite ?? this.invite };
  }

  /** What an address within this table ends with. */
  get tail(): string {
    return this.invite ? `?invite=${this.invite}` : "";
  }

  /** Whether the log goes further back than what is here. */
  get hasEarlier(): boolean {
    return (this.log[0]?.number ?? 1) > 1;
  }

  /** Fetches the page of the log before what is here. */
  earlier(): Promise<void> {
    this.fetching ??= this.fetchEarlier().finally(() => (this.fetching = null));
    return this.fetching;
  }

  /** Fetches all of the log. */
  async wholeLog(): Promise<void> {
    while (this.hasEarlier) await this.earlier();
  }

  private async fetchEarlier(): Promise<void> {
    const before = this.log[0]?.number ?? 1;
    const seat = this.seat;
    const page = before > 1 ? await api.log(this.id, before, seat, this.invite) : [];
    // Meanwhile the table may be seen with other eyes, or in another language.
    if (this.log[0]?.number === before && this.seat === seat) this.log = [...page, ...this.log];
  }

  /** What is stored of a game that can't be played here, or now. Without a reason, it may be had later. */
  private async showStored(reason: string | null): Promise<void> {
    try {
      const info = await api.table(this.id, this.invite);
      const lines = await api.log(this.id, null, null, this.invite);
      const last = lines.at(-1)?.number;
      if (last === undefined) throw new Error(reason ?? "");
      const step = await api.step(this.id, last, null, this.invite);
      const own = info.seats.filter((seat) => seat.mine);
      this.readOnly = true;
      this.learn(info);
      this.seat = own.length === 1 ? own[0]!.number : null;
      this.log = lines;
      this.sight = {
        ...step, at: lines.at(-1)!.at, status: info.status, paused: false, ended: info.status === "over", offers: NONE,
        standing: null, can_undo: false, vote: null, seats: this.info!.seats, progress: [], hints: [],
      };
    } catch (error) {
      if (reason !== null) this.barred = (error as Error).message;
    }
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.playback.drop();
        this.readOnly = false;
        this.learn(message.table);
        this.seat = message.seat;
        this.log = merged(this.log, message.log);
        this.news = [];
        void this.standing.load(message.seat);
        this.skew = message.now - Date.now();
        this.show(this.socket.sight!);
        break;
      case "update": {
        const sight = this.socket.sight!;
        this.playback.next(() => this.happened(message.log, sight), this.isByBots(message.log));
        break;
      }
      case "pong":
        this.skew = message.now - Date.now();
        break;
      case "refused":
        if (message.key !== null || this.sight) break;
        if (message.error === "other-rules") void this.showStored(message.text);
        else this.barred = message.text;
        break;
      case "said":
        if (!this.chat.some((said) => said.id === message.id)) this.chat = [...this.chat, message];
        break;
      case "presence":
        this.connected = message.connected;
        this.spectators = message.spectators;
        break;
    }
  }

  private happened(lines: readonly LogLine[], sight: Sight): void {
    this.log = merged(this.log, lines);
    this.news = [...lines];
    this.show(sight);
    if (sight.status !== "running" || sight.status !== this.info?.status) void this.refresh();
  }

  /** Only bots have moved, while the viewer waits: that may be shown at leisure. */
  private isByBots(lines: readonly LogLine[]): boolean {
    const bots = this.sight?.seats.filter((seat) => seat.bot).map((seat) => seat.number) ?? [];
    const moved = lines.filter((line) => line.entry === "moved");
    return !this.offers.length && moved.length > 0 && moved.every((line) => line.seat !== null && bots.includes(line.seat));
  }

  /** Shows at once what is still to be shown. */
  catchUp(): void {
    this.playback.flush();
  }

  /** Milliseconds since the last entry: clocks run on from there. */
  since(now: number): number {
    return this.sight ? Math.max(0, now + this.skew - this.sight.at) : 0;
  }

  private show(sight: Sight): void {
    const asked = this.sight && same(this.sight.offers, sight.offers);
    this.sight = named(sight);
    if (!asked) this.draft = EMPTY;
    this.standing.look(sight, this.seat);
  }
}

/** Players who have been forgotten have a number instead of a name. */
export function named<T extends Pick<Sight, "seats" | "status">>(table: T): T {
  if (table.status === "open" || table.seats.every((seat) => seat.name)) return table;
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, name: seat.name || t("player-number", { number: seat.number + 1 }) })) };
}

/** The log without doubles: after a break the server tells again what may have been missed; if that is too much for one
 * message, the log begins anew, and what was before is fetched when somebody reads it. */
export function merged(before: readonly LogLine[], more: readonly LogLine[]): LogLine[] {
  const first = more[0];
  if (!first) return [...before];
  if (first.number > (before.at(-1)?.number ?? 0) + 1) return [...more];
  return [...before.filter((line) => line.number < first.number), ...more];
}

function same(a: readonly OfferInfo[], b: readonly OfferInfo[]): boolean {
  return a.length === b.length && JSON.stringify(a) === JSON.stringify(b);
}

function clauseOf(answer: Refused): string | null {
  const clause = answer.details["clause"];
  return typeof clause === "string" && clause !== "None" ? clause : null;
}
