/** What bots are called: those that the page knows in words, others by their own name. */
import { humanised } from "./humanise";
import { has, t } from "./text.svelte";

export function botLabel(level: string): string {
  return has(`bot-${level}`) ? t(`bot-${level}`) : humanised(level);
}
