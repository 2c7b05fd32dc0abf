/** One stop for the Tab key in a group of buttons; arrow keys go from one to the next. */
const AHEAD: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function rovingFocus(group: HTMLElement): () => void {
  const stops = () => [...group.querySelectorAll<HTMLElement>("button")];
  let here: HTMLElement | null = null;

  function settle() {
    const all = stops();
    if (!here || !all.includes(here)) here = all.find((stop) => stop.classList.contains("lit")) ?? all[0] ?? null;
    for (const stop of all) stop.tabIndex = stop === here ? 0 : -1;
  }
  function onKey(event: KeyboardEvent) {
    const all = stops();
    const place = all.indexOf(document.activeElement as HTMLElement);
    const step = AHEAD[event.key];
    if (step === undefined || place < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[(place + step + all.length) % all.length]!.focus();
  }
  function onFocus(event: FocusEvent) {
    here = (event.target as HTMLElement).closest("button");
    settle();
  }

  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  group.addEventListener("keydown", onKey);
  group.addEventListener("focusin", onFocus);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("keydown", onKey);
    group.removeEventListener("focusin", onFocus);
  };
}
