import { statSync } from "node:fs";
import { lstat, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { SiteConfig } from "@stanza/contract";

/** Where `npm run build` puts what it makes of a customer's screens and documents, beside config.json. */
const BUILT = "dist";
/** A file's own name, never a path. */
const FILE = /^[\w-][\w.-]{0,99}$/;
const MOST_BYTES = 32 * 1024 * 1024;

/** The kinds of files that a customer's folder gives out, by where they lie in `dist`. */
const KINDS = {
  screens: {
    folder: ".",
    types: {
      ".js": "text/javascript; charset=utf-8",
      ".mjs": "text/javascript; charset=utf-8",
      ".css": "text/css; charset=utf-8",
    },
  },
  documents: { folder: "documents", types: { ".pdf": "application/pdf" } },
} as const;

/** A built file of the customer's; `null`: there is none of that name. Nothing else of the folder is given out, and no link is followed. */
export async function readCustomerFile(
  configDirectory: string,
  kind: keyof typeof KINDS,
  name: string,
): Promise<{ readonly bytes: Buffer; readonly mediaType: string } | null> {
  const { folder, types } = KINDS[kind];
  const mediaType = (types as Readonly<Record<string, string>>)[extname(name)];
  if (!FILE.test(name) || mediaType === undefined) return null;
  const path = join(configDirectory, BUILT, folder, name);
  try {
    const stat = await lstat(path);
    if (!stat.isFile() || stat.size > MOST_BYTES) return null;
    return { bytes: await readFile(path), mediaType };
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}

/** The addresses of the customer's own screens as they are now; undefined: it has none. They can be built again while the server runs. */
export function screensOf(configDirectory: string): SiteConfig["screens"] {
  const script = addressOf(configDirectory, "screens.js");
  const style = addressOf(configDirectory, "screens.css");
  return script === undefined ? undefined : { script, ...(style === undefined ? {} : { style }) };
}

function addressOf(configDirectory: string, name: string): string | undefined {
  const built = statSync(join(configDirectory, BUILT, name), { throwIfNoEntry: false });
  return built?.isFile() ? `/config/screens/${name}?v=${Math.round(built.mtimeMs).toString(36)}` : undefined;
}
