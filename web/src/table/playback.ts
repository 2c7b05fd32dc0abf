/** Shows bots' moves one after the other, so that each can be seen; what people do is shown at once. */

/** What has piled up is never older. */
const MOST = 4000;

export class Playback {
  private readonly waiting: (() => void)[] = [];
  private shownAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `pause`: how long a move stands before the next one, in milliseconds. */
  constructor(private readonly pause: () => number) {}

  /** Shows something now, after all that waits; or, of a bot, when the move before it has been seen. */
  next(show: () => void, ofBot: boolean): void {
    this.waiting.push(show);
    if (!ofBot || !this.pause()) return this.flush();
    while (this.waiting.length * this.pause() > MOST) this.show();
    this.schedule();
  }

  /** How things are now. */
  flush(): void {
    while (this.waiting.length) this.show();
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** What waits is never shown. */
  drop(): void {
    this.waiting.length = 0;
    this.flush();
  }

  private show(): void {
    this.shownAt = Date.now();
    this.waiting.shift()?.();
  }

  private schedule(): void {
    if (this.timer !== undefined || !this.waiting.length) return;
    const wait = this.shownAt + this.pause() - Date.now();
    if (wait > 0) this.timer = setTimeout(() => this.turn(), wait);
    else this.turn();
  }

  private turn(): void {
    this.timer = undefined;
    this.show();
    this.schedule();
  }
}
