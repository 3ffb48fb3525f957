import { z } from "zod";

/** What a backup begins with: what is in it, in the order in which it follows. */
export const manifestSchema = z.object({
  format: z.literal("stanza-backup-1"),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that its tables have; they are run before its rows are read. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string().regex(/^[a-z_0-9]+$/)),
    }),
  ),
});
export type Manifest = z.output<typeof manifestSchema>;

/** What a backup ends with. One without it was cut off. */
export const endSchema = z.object({
  /** Rows by table. */
  rows: z.record(z.string(), z.number().int()),
  files: z.number().int(),
});
export type BackupEnd = z.output<typeof endSchema>;

/** The backup is damaged, incomplete or of another kind, or there is no empty place for it; the message says which. */
export class RestoreRefused extends Error {
  override readonly name = "RestoreRefused";
}

export const MANIFEST = "manifest.json";
export const END = "end.json";

/** What belongs to a backup of the data folder beside the database. */
export const DATA_FOLDERS = ["files", "catalogues", "orders"] as const;
export const SECRET_KEY = "secret.key";

/** Name of the n-th part of a table's rows: the parts of a table follow each other, and tables stand behind those that they refer to. */
export const tableEntry = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, "0")}`;

/** The table whose rows an entry holds; undefined for any other entry. */
export const tableOf = (entry: string): string | undefined => /^tables\/([a-z_]+)\/\d{6}$/.exec(entry)?.[1];

/** The path below the data folder that an entry is for; undefined for any other entry, and for a path that leads elsewhere. */
export function dataPathOf(entry: string): string | undefined {
  const path = /^data\/(.+)$/.exec(entry)?.[1];
  if (path === undefined || path.split("/").some((part) => part === "" || part === "." || part === ".."))
    return undefined;
  const [folder] = path.split("/");
  return path === SECRET_KEY || DATA_FOLDERS.some((known) => known === folder) ? path : undefined;
}
