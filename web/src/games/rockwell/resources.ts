/** The four resources: a hue and a shape each, so that nobody needs to tell hues apart. */
export const RESOURCES = ["zinc", "copper", "silver", "gold"] as const;
export type ResourceName = (typeof RESOURCES)[number];

/** Shapes around (0, 0) within a radius of about 1, which no player has: hexagon, drop, crescent, star. */
export const RESOURCE_SHAPES = [
  "M0 -1L0.87 -0.5V0.5L0 1L-0.87 0.5V-0.5Z",
  "M0 -1.15C0.28 -0.55 0.88 -0.1 0.88 0.38A0.88 0.74 0 0 1 -0.88 0.38C-0.88 -0.1 -0.28 -0.55 0 -1.15Z",
  "M0.28 -1.05A1.05 1.05 0 1 0 1.02 0.52A0.92 0.92 0 0 1 0.28 -1.05Z",
  "M0 -1.12L0.33 -0.36L1.12 -0.3L0.52 0.24L0.7 1.02L0 0.6L-0.7 1.02L-0.52 0.24L-1.12 -0.3L-0.33 -0.36Z",
] as const;

export const resourceHue = (resource: number): string => `var(--resource-${RESOURCES[resource]})`;
