/** What the pieces are and do, in words: for those who point at them and for those who hear them. */
import { has, t } from "../../lib/text.svelte";
import type { Pieces } from "./generated";
import type { Printed } from "../printed.svelte";
import { words } from "./units";

type All = Printed<Pieces>;

const named = (printed: All, kind: string, value: number): string => printed.labels[kind]?.[value] ?? "";

/** A factory; its price where it is for sale. */
export function aboutFactory(printed: All, factory: number, price?: number): string[] {
  const piece = printed.pieces.factories[factory]!;
  const slots = piece.slots.map((gain, n) => t("cw-slot", { slot: n + 1, gain: words(gain) }));
  const cost = price === undefined ? [] : [t("cw-price", { price: words([price]) })];
  return [named(printed, "factory", factory), ...cost, ...slots];
}

export function aboutArtifact(printed: All, artifact: number, copies?: number): string[] {
  const { key, cost, points } = printed.pieces.artifacts[artifact]!;
  const does = has(`artifact-${key}`) ? [t(`artifact-${key}.about`)] : [];
  const worth = points ? [t("cw-worth", { points })] : [];
  const forSale = copies === undefined ? [] : [t("cw-price", { price: words(cost) }), t("cw-copies", { count: copies })];
  return [named(printed, "artifact", artifact), ...does, ...worth, ...forSale];
}

export function aboutArchive(printed: All, archive: number): string[] {
  const { cost, points } = printed.pieces.archives[archive]!;
  return [named(printed, "archive", archive), t("cw-worth", { points }), t("cw-price", { price: words(cost) })];
}
