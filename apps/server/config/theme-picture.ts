import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { SiteConfig, THEME_PICTURES } from "@stanza/contract";

export type ThemePicture = (typeof THEME_PICTURES)[number];

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
};

/** The address at which a picture of the theme is served. */
export const themePicturePath = (picture: ThemePicture) => `/config/brand/${picture}`;

/** Why `name` cannot be a picture of the theme; undefined: it can, as far as its name says. */
export function themePictureProblem(name: string): string | undefined {
  if (basename(name) !== name) return `${name} is not the name of a file beside config.json`;
  if (!(extname(name).toLowerCase() in MEDIA_TYPES))
    return `${name} is no picture; use ${Object.keys(MEDIA_TYPES).join(", ")}`;
  return undefined;
}

/** The file of a picture of the theme, read anew for each request so that it can be replaced while the server runs; `null`: there is none. */
export async function readThemePicture(
  { theme }: SiteConfig,
  configDirectory: string,
  picture: ThemePicture,
): Promise<{ readonly bytes: Buffer; readonly mediaType: string } | null> {
  const name = theme[picture];
  if (name === undefined) return null;
  try {
    const bytes = await readFile(join(configDirectory, name));
    return { bytes, mediaType: MEDIA_TYPES[extname(name).toLowerCase()]! };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
