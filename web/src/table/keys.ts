/** What the keyboard can do at a table, besides what each part does for itself. */

/** Presses a button, if it is there and may be pressed. */
export function press(selector: string): (() => void) | null {
  const button = document.querySelector<HTMLButtonElement>(selector);
  return button && !button.disabled ? () => (button.focus(), button.click()) : null;
}

/** Leads the focus somewhere, once it is drawn. */
export function focus(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
