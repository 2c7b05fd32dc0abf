/** Where the pointer is. What comes to lie under one that rests is not pointed at. */
let last: readonly [number, number] | null = null;

for (const type of ["pointermove", "pointerdown", "pointerup"] as const)
  addEventListener(type, ({ screenX, screenY }) => (last = [screenX, screenY]), { capture: true, passive: true });

/** Whether the pointer came to a thing, and not the thing to the pointer. */
export function came({ screenX, screenY }: PointerEvent): boolean {
  return last === null || last[0] !== screenX || last[1] !== screenY;
}
