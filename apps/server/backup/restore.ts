import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { migrate, migrateTo } from "../db/migrate.ts";
import { PASSES_MAINTENANCE } from "../db/write-gate.ts";
import { type ArchiveEntry, readArchive, wholeEntry } from "./archive.ts";
import {
  type BackupEnd,
  DATA_FOLDERS,
  dataPathOf,
  END,
  endSchema,
  MANIFEST,
  type Manifest,
  manifestSchema,
  RestoreRefused,
  SECRET_KEY,
  tableOf,
} from "./manifest.ts";
import { columnList } from "./tables.ts";

interface Target {
  readonly databaseUrl: string;
  readonly dataDirectory: string;
}

/**
 * Brings everything of a backup into an empty database and an empty data folder, and then up to this version's tables. Nothing is there
 * before all of it is: rows come in one transaction, files get their names at the end. Throws `RestoreRefused` and `DatabaseIsNewer`.
 */
export async function restore(path: string, target: Target): Promise<BackupEnd> {
  await refuseFullFolder(target.dataDirectory);
  const entries = readArchive(path);
  const beside = join(target.dataDirectory, `restoring-${randomUUID()}`);
  try {
    const manifest = await readManifest(entries);
    await migrateTo(target.databaseUrl, manifest.migrations);
    const end = await inTransaction(target.databaseUrl, async (db) => {
      await refuseFullDatabase(db);
      const names = manifest.tables.map(({ name }) => `"${name}"`).join(", ");
      await db.query(`truncate ${names}`);
      const read = await readEntries(entries, manifest, db, beside);
      await afterRows(db, manifest);
      await moveInto(target.dataDirectory, beside);
      return read;
    });
    await migrate(target.databaseUrl);
    return end;
  } catch (error) {
    if (isDamage(error)) throw new RestoreRefused(`The backup is damaged: ${(error as Error).message}`);
    throw error;
  } finally {
    await entries.return(undefined);
    await rm(beside, { recursive: true, force: true });
  }
}

async function readManifest(entries: AsyncGenerator<ArchiveEntry>): Promise<Manifest> {
  const first = await entries.next();
  const parsed =
    !first.done && first.value.name === MANIFEST
      ? manifestSchema.safeParse(JSON.parse((await wholeEntry(first.value)).toString("utf8")))
      : null;
  if (!parsed?.success)
    throw new RestoreRefused("This file is no backup of Stanza, or one of a newer Stanza.");
  return parsed.data;
}

/** Reads tables and files until the end, and compares what came with what the end says. */
async function readEntries(
  entries: AsyncGenerator<ArchiveEntry>,
  { tables }: Manifest,
  db: pg.Client,
  beside: string,
): Promise<BackupEnd> {
  const rows: Record<string, number> = Object.fromEntries(tables.map(({ name }) => [name, 0]));
  let files = 0;
  let open: OpenCopy | null = null;
  const close = async () => {
    if (!open) return;
    open.copy.end();
    rows[open.table] = await open.done;
    open = null;
  };
  for await (const entry of entries) {
    const table = tableOf(entry.name);
    const file = dataPathOf(entry.name);
    // One statement for all parts of a table, so that its rows may refer to each other in any order.
    if (open?.table !== table) await close();
    if (table !== undefined) {
      const known = tables.find(({ name }) => name === table);
      if (!known) throw new RestoreRefused(`The backup holds rows of an unknown table ${table}.`);
      open ??= openCopy(db, known);
      for await (const piece of entry.bytes) await write(open.copy, piece, open.done);
    } else if (file !== undefined) {
      await writeFile(join(beside, file), entry);
      files += 1;
    } else if (entry.name === END) {
      const end = endSchema.parse(JSON.parse((await wholeEntry(entry)).toString("utf8")));
      refuseDifference(end, { rows, files });
      return end;
    } else throw new RestoreRefused(`The backup holds something unknown: ${entry.name}`);
  }
  throw new RestoreRefused("The backup is incomplete: its end is missing.");
}

/** A table that is being filled. */
interface OpenCopy {
  readonly table: string;
  readonly copy: Writable;
  /** The number of its rows. */
  readonly done: Promise<number>;
}

function openCopy(db: pg.Client, table: Manifest["tables"][number]): OpenCopy {
  const copy = db.query(copyFrom(`copy ${columnList(table)} from stdin`));
  const done = new Promise<number>((resolve, reject) => {
    copy.once("finish", () => resolve(copy.rowCount));
    copy.once("error", reject);
  });
  done.catch(() => {});
  return { table: table.name, copy, done };
}

/** Writes a piece; a statement that has failed says why. */
async function write(copy: Writable, piece: Uint8Array, done: Promise<number>): Promise<void> {
  if (copy.write(piece)) return;
  await Promise.race([new Promise<void>((resolve) => copy.once("drain", resolve)), done]);
}

/** Files that are named by their content must have it. */
async function writeFile(path: string, { name, bytes }: ArchiveEntry): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash("sha256");
  await pipeline(
    bytes,
    async function* (pieces) {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
  );
  if (name.startsWith("data/files/") && hash.digest("hex") !== basename(path))
    throw new RestoreRefused(`The backup is damaged: the content of ${name} is not what its name says.`);
}

function refuseDifference(said: BackupEnd, found: BackupEnd): void {
  const table = Object.keys(said.rows).find((name) => said.rows[name] !== found.rows[name]);
  if (table)
    throw new RestoreRefused(
      `The backup is incomplete: ${found.rows[table] ?? 0} of ${said.rows[table]} rows of ${table} are there.`,
    );
  if (said.files !== found.files)
    throw new RestoreRefused(`The backup is incomplete: ${found.files} of ${said.files} files are there.`);
}

/** Numbers go on where they were, and jobs that were under way begin anew with the next start. */
async function afterRows(db: pg.Client, { tables }: Manifest): Promise<void> {
  const { rows } = await db.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relname = any($1) and c.relnamespace = current_schema()::regnamespace and a.attidentity <> ''`,
    [tables.map(({ name }) => name)],
  );
  for (const { table, column } of rows)
    await db.query(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), coalesce(max("${column}"), 0) + 1, false) from "${table}"`,
    );
  await db.query("update job set updated_at = now() where state in ('queued', 'running')");
}

async function moveInto(directory: string, beside: string): Promise<void> {
  const restored = await readdir(beside).catch(() => [] as string[]);
  for (const name of restored) {
    await rm(join(directory, name), { recursive: true, force: true });
    await rename(join(beside, name), join(directory, name));
  }
}

async function refuseFullFolder(directory: string): Promise<void> {
  for (const name of [...DATA_FOLDERS, SECRET_KEY]) {
    const found = await readdir(join(directory, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      if (error.code === "ENOTDIR") return [name];
      throw error;
    });
    if (found.length > 0)
      throw new RestoreRefused(
        `There is something in ${join(directory, name)} already. Restore into an empty DATA_DIR, and an empty database where DATABASE_URL is set.`,
      );
  }
}

async function refuseFullDatabase(db: pg.Client): Promise<void> {
  const { rows } = await db.query<{ count: number }>("select count(*)::int as count from app_user");
  if (rows[0]?.count)
    throw new RestoreRefused("The database has people in it already. Restore into an empty one.");
}

async function inTransaction<Answer>(
  connectionString: string,
  work: (db: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString, options: PASSES_MAINTENANCE });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("begin");
    const answer = await work(client);
    await client.query("commit");
    return answer;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Errors of unpacking: what zlib and the tar reader say. */
const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  (error instanceof Error &&
    ("code" in error
      ? /^(Z_|ZSTD_|ERR_)/.test(String(error.code))
      : /tar|unexpected end/i.test(error.message)));
