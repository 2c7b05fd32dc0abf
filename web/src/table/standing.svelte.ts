/** What a player has said once and for all: which answers there are, and giving them. The server says what they are. */
import { api } from "../lib/api";
import { othersChoose, pause } from "../lib/standing";
import type { Ack, Refused, Sight, StandingInfo } from "../lib/protocol";

/** Sends an answer for the player. */
type Give = (version: number, action: Readonly<Record<string, unknown>>) => Promise<Ack | Refused>;

export class Standing {
  /** All that this table has, in words. */
  infos = $state.raw<readonly StandingInfo[]>([]);
  /** An answer is about to be given. */
  coming = $state(false);
  private answer = "";
  /** The answer that the player does not want given now. */
  private held = "";
  private hurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string, private readonly give: Give) {}

  async load(seat: number | null): Promise<void> {
    this.infos = seat === null ? [] : await api.standing(this.id, seat).catch(() => []);
  }

  /** Switches one on or off, until it is changed again: on every device. */
  async switch(seat: number, sight: Sight, name: string, on: boolean): Promise<void> {
    const others = (sight.standing?.on ?? []).filter((other) => other !== name);
    this.held = "";
    this.infos = await api.setStanding(this.id, seat, on ? [...others, name] : others);
  }

  /** The player wants to decide this time. */
  hold(): void {
    this.held = this.answer;
    this.stop();
  }

  /** Looks whether there is something to give; called with everything that the server tells. */
  look(sight: Sight, seat: number | null): void {
    const action = sight.standing?.answer;
    const answer = action ? JSON.stringify([sight.prompt, action]) : "";
    if (answer !== this.answer) this.begin(answer);
    if (!action || seat === null || answer === this.held) return;
    const hurry = !othersChoose(sight, seat);
    if (!this.coming || (hurry && !this.hurried)) this.wait(sight, seat, action, hurry);
    else this.latest = () => this.send(sight.number, action);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.coming = false;
  }

  private latest: () => void = () => undefined;

  private begin(answer: string): void {
    this.stop();
    this.answer = answer;
    if (!answer) this.held = "";
  }

  private wait(sight: Sight, seat: number, action: Readonly<Record<string, unknown>>, hurry: boolean): void {
    clearTimeout(this.timer);
    this.coming = true;
    this.hurried = hurry;
    this.latest = () => this.send(sight.number, action);
    this.timer = setTimeout(() => this.latest(), pause(sight, seat));
  }

  private async send(version: number, action: Readonly<Record<string, unknown>>): Promise<void> {
    const answer = await this.give(version, action);
    // Refused: another device was quicker, or something has changed. If it is still asked, the player decides.
    if (answer.type === "refused") this.hold();
    else this.begin("");
  }
}
