import { type EnvironmentName, isEnvironmentName } from "@stanza/viewer/environments";
import type { TranslationKey } from "@stanza/web-site";
import type { HdrPreview } from "./hdr-library.ts";

const CAPTIONS = {
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

/** What an environment is called: the viewer's own in the person's language, a site's by its own caption. */
export function environmentCaption(
  { name, ext, caption }: Pick<HdrPreview, "name"> & Partial<HdrPreview>,
  t: (key: TranslationKey) => string,
): string {
  if (ext !== "hdr" && isEnvironmentName(name)) return t(CAPTIONS[name]);
  return caption || name;
}
