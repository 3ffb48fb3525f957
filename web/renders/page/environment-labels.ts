import type { EnvironmentName } from "@stanza/environments";
import type { TranslationKey } from "@stanza/web-site";

/** What the built-in environments are called. */
export const ENVIRONMENT_LABELS = {
  studio_small_09: "look.studioSmall",
  studio_soft: "look.studioSoft",
  studio_contrast: "look.studioContrast",
  daylight: "look.daylight",
  overcast: "look.overcast",
  evening: "look.eveningSun",
  night_city: "look.nightCity",
  warehouse: "look.warehouse",
  north_window: "look.northWindow",
} as const satisfies Readonly<Record<EnvironmentName, TranslationKey>>;
