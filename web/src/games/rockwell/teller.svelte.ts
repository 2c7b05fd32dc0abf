/** Tells extractions one after the other, a beat at a time. */
import type { LogLine } from "../../lib/protocol";
import { continued, type Story } from "./story";

const BEAT = 1100;
const LAST = 3200;
/** So many extractions may wait; older ones are only in the log. */
const MOST = 2;

export class Teller {
  private stories = $state.raw<readonly Story[]>([]);
  beats = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private speed = 1;

  get story(): Story | null {
    return this.stories[0] ?? null;
  }

  /** Whether there is more to come by itself. */
  get playing(): boolean {
    return this.story !== null && (this.beats < this.story.beats.length || this.stories.length > 1);
  }

  /** Something has happened. Without motion the last extraction is simply there. */
  hear(news: readonly LogLine[], speed: number): void {
    this.speed = speed;
    const before = this.story?.key;
    const told = continued(this.stories, news).slice(speed ? -MOST : -1);
    if (!told.length) return;
    this.stories = told;
    if (!speed) this.beats = told[0]!.beats.length;
    else if (told[0]!.key !== before) this.beats = 1;
    this.schedule();
  }

  /** To the end of what is known. */
  skip(): void {
    const last = this.stories.at(-1);
    if (!last) return;
    this.stories = [last];
    this.beats = last.beats.length;
    this.schedule();
  }

  close(): void {
    clearTimeout(this.timer);
    this.stories = [];
    this.beats = 0;
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const story = this.story;
    const pace = this.speed || 0.5;
    if (!story) return;
    if (this.beats < story.beats.length) this.timer = setTimeout(() => this.next(), BEAT / pace);
    else if (story.over) this.timer = setTimeout(() => this.turn(), LAST / pace);
  }

  private next(): void {
    this.beats += 1;
    this.schedule();
  }

  /** On to the next story, or away. */
  private turn(): void {
    this.stories = this.stories.slice(1);
    this.beats = this.stories.length ? 1 : 0;
    this.schedule();
  }
}
