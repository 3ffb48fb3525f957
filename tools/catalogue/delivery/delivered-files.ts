import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { NoTables, readTableFile } from "@stanza/codecs";
import { pictureKey } from "@stanza/publish";
import type { Sheet } from "@stanza/tables";

/** What a manufacturer has sent: tables, and pictures by the name that cells call them by. */
export interface DeliveredFiles {
  readonly sheets: readonly Sheet[];
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

const TABLE = /\.(?:xlsx|xlsm|csv|tsv|txt|xml|zip)$/i;
const PICTURE = /\.(?:png|jpe?g|webp)$/i;
const MOST_FILES = 50_000;

/**
 * Reads one file, or all tables and pictures of a folder; pictures may also lie in a folder of their own. Throws `NoTables` with the name
 * of the file.
 */
export function readDeliveredFiles(path: string, pictureFolder: string | undefined): DeliveredFiles {
  const about = statSync(path, { throwIfNoEntry: false });
  if (!about) throw new NoTables("noTable", `there is no file ${path}`);
  const files = about.isDirectory() ? filesBelow(path) : [path];
  const tables = files.filter((file) => !about.isDirectory() || TABLE.test(file));
  if (tables.length === 0) throw new NoTables("noTable", `${path} has no tables (.xlsx, .csv, .xml)`);
  const sheets = tables.flatMap((file) => {
    try {
      return readTableFile({ name: basename(file), bytes: readFileSync(file) });
    } catch (error) {
      if (error instanceof NoTables) throw new NoTables(error.cause, `${file}: ${error.message}`);
      throw error;
    }
  });
  const pictures = new Map<string, Uint8Array>();
  for (const file of [...files, ...(pictureFolder === undefined ? [] : filesBelow(pictureFolder))])
    if (PICTURE.test(file)) pictures.set(pictureKey(basename(file)), readFileSync(file));
  return { sheets, pictures };
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .slice(0, MOST_FILES)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
