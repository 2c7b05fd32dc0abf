/** What players gain and pay: a hue and a shape each, so that nobody needs to tell hues apart. */
import { t } from "../../lib/text.svelte";

/** In the order of the server's bundles. */
export const UNITS = ["gear", "red", "green", "blue", "gold", "robot", "point"] as const;
export const [GEAR, RED, GREEN, BLUE, GOLD, ROBOT, POINT] = [0, 1, 2, 3, 4, 5, 6] as const;
export type Bundle = readonly number[];

/** A wheel with teeth around (0, 0). */
export function gearPath(teeth: number, outer: number, inner: number, hole: number): string {
  const step = (2 * Math.PI) / teeth;
  const at = (radius: number, angle: number) => `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  const corners = Array.from({ length: teeth }, (_, n) =>
    [[inner, -0.3], [outer, -0.19], [outer, 0.19], [inner, 0.3]].map(([radius, shift]) => at(radius!, (n + shift!) * step)),
  );
  return `M${corners.flat().join("L")}ZM${hole} 0A${hole} ${hole} 0 1 0 ${-hole} 0A${hole} ${hole} 0 1 0 ${hole} 0Z`;
}

/** Outlines within a radius of about 11: wheel, flame, leaf, wave block, ingot, head, star. */
export const OUTLINES: readonly string[] = [
  gearPath(8, 11, 8, 3.2),
  "M1 -11.5C2 -7 8.5 -4 8.5 3A8.5 8.5 0 0 1 -8.5 3C-8.5 -1.5 -6 -3.5 -5 -7.5C-3 -6 -2.4 -4.5 -2.2 -3C0 -5 1 -8 1 -11.5Z",
  "M-10.5 10.5L-8 7.2C-11 -3 -4 -10.5 10.5 -10.5C11 3 5 11.5 -5.4 8.8L-8 11.5Z",
  "M-9.5 -9.5H9.5V9.5H-9.5Z",
  "M-5.5 -6.5H5.5L11 7.5H-11Z",
  "M-8.5 -5.5H-1V-8A2.6 2.6 0 1 1 1 -8V-5.5H8.5V9.5H-8.5Z",
  "M0 -11.5L3.3 -3.7L11.4 -3.2L5.2 2.3L7.2 10.4L0 6L-7.2 10.4L-5.2 2.3L-11.4 -3.2L-3.3 -3.7Z",
];

/** Lines drawn upon them: a vein, waves, an edge, a face. */
export const DETAILS: readonly string[] = [
  "",
  "M-3.2 6.4C-3.2 3.4 0 2.4 0.6 -0.4C2.6 1.6 3.4 3.6 3 6",
  "M-5.5 6.5C-1 2 2 -1 7 -7",
  "M-7 -2.4q3.5 -3.6 7 0t7 0M-7 4.2q3.5 -3.6 7 0t7 0",
  "M-4.4 -3H4.4",
  "M-4.4 5.4H4.4",
  "",
];

export const NOTHING: Bundle = [0, 0, 0, 0, 0, 0, 0];

export function sum(bundles: readonly Bundle[]): Bundle {
  return bundles.reduce((all, bundle) => all.map((count, kind) => count + (bundle[kind] ?? 0)), NOTHING);
}

/** `2 gears, 1 red block`. */
export function words(bundle: Bundle): string {
  const held = UNITS.flatMap((unit, kind) => (bundle[kind] ? [t(`units-${unit}`, { count: bundle[kind] })] : []));
  return held.join(", ") || t("units-none");
}
