/** The four resources: a hue and a shape each, so that nobody needs to tell hues apart. */
export const RESOURCES = ["zinc", "copper", "silver", "gold"] as const;
export type ResourceName = (typeof RESOURCES)[number];

/** Shapes around (0, 0) within a radius of 1: hexagon, triangle, square, star-like octagon. */
export const RESOURCE_SHAPES = [
  "M0 -1L0.87 -0.5V0.5L0 1L-0.87 0.5V-0.5Z",
  "M0 -1L1 0.8H-1Z",
  "M-0.8 -0.8H0.8V0.8H-0.8Z",
  "M0 -1.08L0.33 -0.36L1.08 -0.3L0.52 0.22L0.68 1L0 0.6L-0.68 1L-0.52 0.22L-1.08 -0.3L-0.33 -0.36Z",
] as const;

export const resourceHue = (resource: number): string => `var(--resource-${RESOURCES[resource]})`;
