/** The built-in environments in the order in which they are offered. */
export const ENVIRONMENT_NAMES = [
  "studio_small_09",
  "studio_soft",
  "studio_contrast",
  "daylight",
  "overcast",
  "evening",
  "night_city",
  "warehouse",
  "north_window",
] as const;

export type EnvironmentName = (typeof ENVIRONMENT_NAMES)[number];

export const DEFAULT_ENVIRONMENT: EnvironmentName = "studio_small_09";

export const isEnvironmentName = (name: string): name is EnvironmentName =>
  ENVIRONMENT_NAMES.some((one) => one === name);
