import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The files of a catalogue folder as `publishCatalogue` takes them: text by path, binary files by name alone. */
export function readCatalogueFolder(
  dir: string,
):
  | { readonly ok: true; readonly files: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly message: string } {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
    return { ok: false, message: `There is no folder ${dir}.` };
  const files = new Map<string, string>();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(dir, path).split(sep).join("/");
    files.set(name, /\.(ya?ml|csv)$/i.test(name) ? readFileSync(path, "utf8") : "");
  }
  return files.has("catalogue.yaml")
    ? { ok: true, files }
    : { ok: false, message: `${dir} is no catalogue: it has no catalogue.yaml.` };
}
