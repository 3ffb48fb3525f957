import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import type { Fault } from "@stanza/catalogue";
import { IS_PICTURE, type SourcePictures } from "./catalogue-pictures.ts";
import { decodeSource } from "./decode-source.ts";

/** A catalogue as its manufacturer wrote it, in the form that `publishCatalogue` takes: text by path, binary files by name only. */
interface SourceFolder {
  readonly folder: string;
  readonly files: ReadonlyMap<string, string>;
  /** Names of the files that are no text. */
  readonly faults: readonly Fault[];
  /** Pictures that its articles may name. */
  readonly pictures: SourcePictures;
  /** Hash of every file's name and bytes and of the publisher's code: equal hashes publish to equal bundles. */
  readonly hash: string;
}

/** The catalogue folders below `directory`, by name. A directory that does not exist has none. */
export function catalogueFolders(directory: string): readonly string[] {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(directory, entry.name))
    .filter((folder) => statSync(join(folder, "catalogue.yaml"), { throwIfNoEntry: false })?.isFile())
    .sort();
}

export function readSourceFolder(folder: string): SourceFolder {
  const files = new Map<string, string>();
  const faults: Fault[] = [];
  const pictures = new Map<string, Uint8Array>();
  const hash = createHash("sha256").update(publisherHash());
  for (const path of filesBelow(folder)) {
    const name = relative(folder, path).split(sep).join("/");
    const bytes = readFileSync(path);
    const read = /\.(ya?ml|csv)$/i.test(name) ? decodeSource(name, bytes) : { text: "" };
    if (IS_PICTURE.test(name)) pictures.set(name, bytes);
    if ("fault" in read) faults.push(read.fault);
    else files.set(name, read.text);
    hash.update(`\0${name}\0${bytes.length}\0`).update(bytes);
  }
  return { folder, files, faults, pictures, hash: hash.digest("hex") };
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The packages whose code decides what a folder becomes: its reader, and the bundle that it makes. */
const PUBLISHER = ["@stanza/catalogue", "@stanza/publish"];
let publisher: string | undefined;

/** Hash of the publisher's own code, so that a changed publisher publishes every catalogue again. */
function publisherHash(): string {
  if (publisher !== undefined) return publisher;
  const hash = createHash("sha256");
  for (const name of PUBLISHER) {
    const folder = dirname(createRequire(import.meta.url).resolve(name));
    for (const path of filesBelow(folder)) {
      const isSource =
        path.endsWith(".ts") &&
        !path.endsWith(".test.ts") &&
        !path.includes(`${sep}node_modules${sep}`) &&
        !path.includes(`${sep}testing${sep}`);
      if (isSource) hash.update(`${name}/${relative(folder, path)}`).update(readFileSync(path));
    }
  }
  publisher = hash.digest("hex");
  return publisher;
}
