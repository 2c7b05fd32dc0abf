/** Looking closer: on a small screen the whole mine is too much at once. */
import { EDGE, type Point } from "./geometry";

const MOST = 3.2;

export class Zoom {
  factor = $state(1);
  private x = $state(0);
  private y = $state(0);

  /** Half of what is shown. */
  get reach(): number {
    return EDGE / this.factor;
  }

  get viewBox(): string {
    return `${this.x - this.reach} ${this.y - this.reach} ${2 * this.reach} ${2 * this.reach}`;
  }

  /** Where a point is on the screen, from 0 to 1. */
  place({ x, y }: Point): Point {
    return { x: (x - this.x) / (2 * this.reach) + 0.5, y: (y - this.y) / (2 * this.reach) + 0.5 };
  }

  by(times: number): void {
    this.factor = Math.min(MOST, Math.max(1, this.factor * times));
    this.move(0, 0);
  }

  /** Shifts the picture, in shares of its width. */
  drag(across: number, down: number): void {
    this.move(-across * 2 * this.reach, -down * 2 * this.reach);
  }

  private move(dx: number, dy: number): void {
    const room = EDGE - this.reach;
    this.x = Math.min(room, Math.max(-room, this.x + dx));
    this.y = Math.min(room, Math.max(-room, this.y + dy));
  }
}

/** Fingers and mouse on the board: one drags what is enlarged, two enlarge. A small movement is still a click. */
export class PanZoom {
  private readonly down = new Map<number, Point>();
  private moved = false;

  constructor(private readonly zoom: Zoom) {}

  press(event: PointerEvent): void {
    if (!this.down.size) this.moved = false;
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, width: number): void {
    const before = this.down.get(event.pointerId);
    if (!before || (this.down.size === 1 && this.zoom.factor === 1)) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.moved && Math.hypot(now.x - before.x, now.y - before.y) < 6) return;
    this.moved = true;
    const gap = this.gap();
    this.down.set(event.pointerId, now);
    if (this.down.size === 1) this.zoom.drag((now.x - before.x) / width, (now.y - before.y) / width);
    else if (gap) this.zoom.by(this.gap() / gap);
  }

  lift(event: PointerEvent): void {
    this.down.delete(event.pointerId);
  }

  /** Whether the click that comes now was the end of a movement. */
  get dragged(): boolean {
    return this.moved;
  }

  private gap(): number {
    const [one, other] = [...this.down.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}
