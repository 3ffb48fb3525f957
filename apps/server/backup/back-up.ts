import { createReadStream } from "node:fs";
import { type FileHandle, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type AddEntry, writeArchive } from "./archive.ts";
import {
  type BackupEnd,
  DATA_FOLDERS,
  END,
  MANIFEST,
  type Manifest,
  SECRET_KEY,
  tableEntry,
} from "./manifest.ts";
import { appliedMigrations, columnList, readTables } from "./tables.ts";

/** Bytes of a table's rows that are kept in memory until they become an entry of the archive. */
const PART_BYTES = 4_000_000;

interface Source {
  readonly databaseUrl: string;
  readonly dataDirectory: string;
  readonly now: Date;
}

/**
 * Writes everything that a deployment has stored to one file: the rows of the database as they are at one moment, the files of the data
 * folder, and the key that seals secrets. The server may go on working meanwhile. Files are stored by their content and never change, so
 * those that the rows need are among them, even when they are copied later.
 */
export async function backUp(source: Source, path: string): Promise<BackupEnd> {
  const client = new pg.Client({ connectionString: source.databaseUrl });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const tables = await readTables(client);
    const manifest: Manifest = {
      format: "stanza-backup-1",
      madeAt: source.now.toISOString(),
      migrations: [...(await appliedMigrations(client))],
      tables: [...tables],
    };
    const rows: Record<string, number> = {};
    let files = 0;
    await writeArchive(path, async (add) => {
      await addJson(add, MANIFEST, manifest);
      for (const table of tables) rows[table.name] = await addTable(client, table, add);
      for await (const file of dataFiles(source.dataDirectory))
        if (await addFile(source.dataDirectory, file, add)) files += 1;
      await addJson(add, END, { rows, files } satisfies BackupEnd);
    });
    return { rows, files };
  } finally {
    await client.end();
  }
}

async function addJson(add: AddEntry, name: string, value: object): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(value));
  await add(name, bytes.length, [bytes]);
}

/** The rows of a table in PostgreSQL's text format, which every version reads; how many there were comes back. */
async function addTable(
  client: pg.Client,
  table: Manifest["tables"][number],
  add: AddEntry,
): Promise<number> {
  const stream = client.query(copyTo(`copy ${columnList(table)} to stdout`));
  let pieces: Buffer[] = [];
  let size = 0;
  let part = 0;
  const flush = async () => {
    if (size === 0) return;
    part += 1;
    await add(tableEntry(table.name, part), size, pieces);
    pieces = [];
    size = 0;
  };
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size >= PART_BYTES) await flush();
  }
  await flush();
  return stream.rowCount;
}

/** Paths below the data folder, parts of files that are just being written left out. */
async function* dataFiles(directory: string): AsyncGenerator<string> {
  yield SECRET_KEY;
  for (const folder of DATA_FOLDERS) yield* filesBelow(directory, folder);
}

async function* filesBelow(directory: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(directory, folder), { withFileTypes: true }).catch(ifAbsent([]));
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(directory, path);
    else if (entry.isFile() && !entry.name.endsWith(".tmp")) yield path;
  }
}

/** False for a file that has gone meanwhile: only what no row needs any more is removed. */
async function addFile(directory: string, path: string, add: AddEntry): Promise<boolean> {
  const file = await open(join(directory, path)).catch(ifAbsent(null as FileHandle | null));
  if (!file) return false;
  try {
    const { size } = await file.stat();
    const bytes = createReadStream("", {
      fd: file,
      autoClose: false,
      ...(size > 0 ? { end: size - 1 } : {}),
    });
    await add(`data/${path}`, size, size > 0 ? bytes : []);
    return true;
  } finally {
    await file.close();
  }
}

const ifAbsent =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
