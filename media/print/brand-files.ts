import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const TEMPLATES = fileURLToPath(new URL("./templates/", import.meta.url));

const OWN_BRAND = path.join(TEMPLATES, "default-brand");
/** The files that a brand may bring; a deployment's folder holds other files too. */
const BRAND_FILE = /\.(typ|svg|png|jpe?g)$/i;

/** The files of a brand's folder as a document sees them. Read anew for each document: a brand is changed without a restart. */
export async function brandFiles(folder = OWN_BRAND): Promise<readonly (readonly [string, Uint8Array])[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() && BRAND_FILE.test(entry.name))
      .map(async ({ name }) => [`brand/${name}`, await readFile(path.join(folder, name))] as const),
  );
}
