/** Tells extractions one after the other, a beat at a time. */
import type { LogLine } from "../../lib/protocol";
import type { RockwellEvent } from "./generated";
import { continued, type Story } from "./story";

const BEAT = 1100;
/** All beats of an extraction together take no longer. */
const TELLING = 4000;
const LAST = 3200;
/** So many extractions may wait; older ones are only in the log. */
const MOST = 2;

export class StoryPlayer {
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
  hear(news: readonly LogLine<RockwellEvent>[], speed: number): void {
    this.speed = speed;
    const before = this.story?.key;
    const told = continued(this.stories, news).slice(speed ? -MOST : -1);
    if (!told.length) return;
    this.stories = told;
    if (!speed) this.beats = told[0]!.beats.length;
    else if (told[0]!.key !== before) this.begin();
    this.schedule();
  }

  private begin(): void {
    this.stop();
    this.beats = 1;
  }

  /** To the end of what is known. */
  skip(): void {
    const last = this.stories.at(-1);
    if (!last) return;
    this.stories = [last];
    this.beats = last.beats.length;
    this.stop();
    this.schedule();
  }

  close(): void {
    this.stop();
    this.stories = [];
    this.beats = 0;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** News while a beat lasts don't make it longer. */
  private schedule(): void {
    const story = this.story;
    if (!story || this.timer !== undefined) return;
    const pace = this.speed || 0.5;
    if (this.beats < story.beats.length) this.after(Math.min(BEAT, TELLING / story.beats.length) / pace, () => (this.beats += 1));
    else if (story.over) this.after(LAST / pace, () => this.turn());
  }

  private after(pause: number, what: () => void): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      what();
      this.schedule();
    }, pause);
  }

  /** On to the next story, or away. */
  private turn(): void {
    this.stories = this.stories.slice(1);
    this.beats = this.stories.length ? 1 : 0;
  }
}
