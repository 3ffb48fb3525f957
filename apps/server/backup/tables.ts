import type { Db } from "../db/pool.ts";
import type { Manifest } from "./manifest.ts";

type Table = Manifest["tables"][number];

/**
 * The tables of the application with the columns that are stored, each behind the tables that it refers to. The job queue's own tables are
 * not among them: a server finds unfinished jobs by their rows and queues them anew.
 */
export async function readTables(db: Db): Promise<readonly Table[]> {
  const { rows } = await db.query<Table & { refersTo: string[] }>(
    `select c.relname as name,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
        array(select distinct f.confrelid::regclass::text from pg_constraint f
          where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
      from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
      order by c.relname`,
  );
  const ordered: Table[] = [];
  const waiting = new Map(rows.map((row) => [row.name, row]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ refersTo }) => !refersTo.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(", ")}`);
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      waiting.delete(name);
    }
  }
  return ordered;
}

/** The names of the migrations that the database has, in order. */
export async function appliedMigrations(db: Db): Promise<readonly string[]> {
  const { rows } = await db.query<{ name: string }>("select name from kysely_migration order by name");
  return rows.map(({ name }) => name);
}

/** A table and some of its columns as SQL. Names come from the database itself or were checked by the manifest's schema. */
export const columnList = ({ name, columns }: Table): string =>
  `"${name}" (${columns.map((column) => `"${column}"`).join(", ")})`;
