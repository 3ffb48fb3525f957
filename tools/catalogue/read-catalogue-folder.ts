import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Fault } from "@stanza/catalogue";
import { decodeSource } from "../../apps/server/catalogues/decode-source.ts";

/** A catalogue folder as it is on disk. */
export type ReadFolder =
  | {
      readonly ok: true;
      /** The files as `publishCatalogue` takes them: text by path, binary files by name alone. */
      readonly files: ReadonlyMap<string, string>;
      /** Files that cannot be read as text; they are not among `files`. */
      readonly faults: readonly Fault[];
    }
  | { readonly ok: false; readonly message: string };

/** More is no catalogue: somebody named a home folder, or a disk. */
const MOST_FILES = 20_000;

/**
 * Reads a catalogue folder. Files and folders whose names begin with a dot, and `node_modules`, are nobody's business here; links are
 * not followed, so that a folder cannot lead out of itself or round in circles, and are reported.
 */
export function readCatalogueFolder(dir: string): ReadFolder {
  const about = statSync(dir, { throwIfNoEntry: false });
  if (!about) return { ok: false, message: `There is no folder ${dir}.` };
  if (!about.isDirectory()) return { ok: false, message: `${dir} is a file; name the folder that it is in.` };
  const files = new Map<string, string>();
  const faults: Fault[] = [];
  const refuse = (file: string, message: string) =>
    faults.push({ file, line: 1, column: 1, code: "E_FILE", message });
  const folders = [""];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesOf(join(dir, folder), () =>
      refuse(folder ?? "", "the folder may not be read"),
    )) {
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      const name = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isSymbolicLink())
        refuse(name, "this is a link, and links are not followed; put the file or folder itself here");
      else if (entry.isDirectory()) folders.push(name);
      else if (entry.isFile()) readInto(files, faults, dir, name);
      if (files.size > MOST_FILES)
        return {
          ok: false,
          message: `${dir} has more than ${MOST_FILES} files; name the catalogue's folder.`,
        };
    }
  }
  const isBroken = faults.some(({ file }) => file === "catalogue.yaml");
  if (!files.has("catalogue.yaml") && !isBroken) return { ok: false, message: noCatalogue(dir, files) };
  return { ok: true, files, faults };
}

function readInto(files: Map<string, string>, faults: Fault[], dir: string, name: string): void {
  if (!/\.(ya?ml|csv)$/i.test(name)) {
    files.set(name, "");
    return;
  }
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(join(dir, name));
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code === "EACCES" ? "may not be read" : "cannot be read";
    faults.push({ file: name, line: 1, column: 1, code: "E_FILE", message: `the file ${why}` });
    return;
  }
  const read = decodeSource(name, bytes);
  if ("fault" in read) faults.push(read.fault);
  else files.set(name, read.text);
}

function entriesOf(folder: string, refused: () => void): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    refused();
    return [];
  }
}

function noCatalogue(dir: string, files: ReadonlyMap<string, string>): string {
  const names = [...files.keys()];
  const alike = names.find((name) => /^catalog(ue)?\.ya?ml$/i.test(name));
  if (alike) return `${dir} is no catalogue: it has no catalogue.yaml; rename ${alike}.`;
  const below = names.find((name) => basename(name) === "catalogue.yaml");
  if (below) return `${dir} is no catalogue, but ${join(dir, below, "..")} is one.`;
  return `${dir} is no catalogue: it has no catalogue.yaml.`;
}
