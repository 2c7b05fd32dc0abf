/** What the keyboard can do at a table, besides what each part does for itself. */
import type { TablePart } from "../games/drawing";
import { complete } from "../lib/offers";
import { hasRail } from "../lib/screen.svelte";
import type { Table } from "./table.svelte";

/** Presses a button, if it is there and may be pressed. */
export function press(selector: string): (() => void) | null {
  const button = document.querySelector<HTMLButtonElement>(selector);
  return button && !button.disabled ? () => (button.focus(), button.click()) : null;
}

/** Leads the focus somewhere, once it is drawn. */
export function focus(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** What keys are about: all of it may change. */
export interface Keyboard {
  table: () => Table;
  parts: () => readonly TablePart[];
  company: () => boolean;
  coach: () => { suggest: () => Promise<void> } | undefined;
  /** The step that is looked at; null: now. */
  step: () => number | null;
  show: (part: string) => void;
  lookAt: (step: number) => void;
  why: () => void;
  aid: () => void;
}

type Run = (() => unknown) | null;

/** A listener for the keys of a table. */
export function tableKeys(keyboard: Keyboard): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && target.closest(".area, body")) return keyboard.table().startOver();
    if (target.matches("input, textarea, select")) return;
    const run = meant(keyboard, event.key, target);
    if (!run) return;
    event.preventDefault();
    run();
  };
}

function meant(keyboard: Keyboard, key: string, target: HTMLElement): Run {
  if (/^[1-9]$/.test(key)) return press(`[data-key="${key}"]`);
  if (key === "g" && keyboard.coach()) return () => focus("[data-testid=coach-progress]");
  const part = keyboard.parts().find((one) => one.key === key);
  if (part) return () => (keyboard.show(part.id), focus(`#tab-${part.id}`));
  return deciding(keyboard, key, target) ?? looking(keyboard, key, target);
}

function deciding({ table, step, coach, why, aid }: Keyboard, key: string, target: HTMLElement): Run {
  const { sight, draft } = table();
  const offers = step() === null ? table().offers : [];
  switch (key) {
    case "Enter":
      return target.closest("button, a, summary, [role=button]") || !complete(offers, draft) ? null : () => table().confirm();
    case "u":
      return sight?.can_undo ? () => table().ask({ type: "undo" }) : null;
    case "p":
      return press("[data-direct]");
    case "f":
      return press('[data-direct="recharge"]');
    case "s":
      return coach() ? () => coach()?.suggest() : press('[data-shortcut="s"]');
    case "w":
      return why;
    case "a":
      return aid;
    case "d":
      return () => focus("#asked");
  }
  return null;
}

function looking({ table, step, company, show, lookAt }: Keyboard, key: string, target: HTMLElement): Run {
  const here = step() ?? table().sight?.number ?? 1;
  const elsewhere = target.closest("[role=tablist], svg") !== null;
  switch (key) {
    case "l":
      return () => (show("log"), focus("[data-testid=log]"));
    case "c":
      return company() ? () => (show("chat"), focus("[data-testid=chat-input]")) : null;
    case "r":
      return hasRail() ? () => focus("[data-testid=recap] button") : null;
    case "ArrowLeft":
    case ",":
      return elsewhere ? null : () => lookAt(here - 1);
    case "ArrowRight":
    case ".":
      return elsewhere || step() === null ? null : () => lookAt(here + 1);
  }
  return null;
}
