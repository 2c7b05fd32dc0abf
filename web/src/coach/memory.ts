/** Which questions a learner has had explained, by table. It is kept in this browser only: elsewhere they are told again. */
const KEY = "rockworker-guide";
const MANY = 8;

type Kept = Record<string, string[]>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function explained(table: string): string[] {
  return kept()[table] ?? [];
}

/** Keeps what was explained; of many tables the oldest are forgotten. */
export function keepExplained(table: string, prompts: readonly string[]): void {
  const { [table]: _, ...others } = kept();
  const recent = Object.entries(others).slice(1 - MANY);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...recent, [table, [...prompts]]])));
  } catch {
    // A browser that keeps nothing explains everything again.
  }
}
