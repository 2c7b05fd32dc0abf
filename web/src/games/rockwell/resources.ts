/** The four resources: a hue and a shape each, so that nobody needs to tell hues apart. */
export const RESOURCES = ["zinc", "copper", "silver", "gold"] as const;
export type ResourceName = (typeof RESOURCES)[number];

/** Shapes around (0, 0) within a radius of 1: hexagon, drop-like triangle, square, star. */
export const RESOURCE_SHAPES = [
  "M0 -1L0.87 -0.5V0.5L0 1L-0.87 0.5V-0.5Z",
  "M0 -0.98L1.02 0.82H-1.02Z",
  "M-0.82 -0.82H0.82V0.82H-0.82Z",
  "M0 -1.12L0.33 -0.36L1.12 -0.3L0.52 0.24L0.7 1.02L0 0.6L-0.7 1.02L-0.52 0.24L-1.12 -0.3L-0.33 -0.36Z",
] as const;

export const resourceHue = (resource: number): string => `var(--resource-${RESOURCES[resource]})`;
