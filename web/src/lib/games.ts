/** The games' tables, loaded when they are needed. A game without one is shown as plain data. */
import AnyTable from "../table/AnyTable.svelte";
import type { GameModule } from "../games/types";
import { loadTexts } from "./text.svelte";

const MODULES = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");

export async function gameModule(name: string): Promise<GameModule> {
  const load = MODULES[`../games/${name}/index.ts`];
  const [module] = await Promise.all([load ? load() : { default: { Table: AnyTable } }, loadTexts(name)]);
  return module.default;
}
