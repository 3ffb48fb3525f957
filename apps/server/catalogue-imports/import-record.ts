import type { TableMapping } from "@stanza/tables";
import type { Db } from "../db/pool.ts";

/** A catalogue that a shop has made of tables. */
export interface ImportRecord {
  readonly code: string;
  readonly shopId: string;
  readonly name: string;
  readonly mapping: TableMapping;
  readonly articles: number;
  readonly sourceSha: Buffer;
  readonly publishedSha: Buffer | null;
  readonly version: string | null;
  readonly updatedAt: Date;
}

const COLUMNS = `code, shop_id as "shopId", name, mapping, articles, source_sha as "sourceSha", published_sha as "publishedSha",
  version, updated_at as "updatedAt"`;

/** The record of a code, whichever shop's it is; `undefined`: nobody has imported a catalogue of this code. */
export async function findImport(db: Db, code: string): Promise<ImportRecord | undefined> {
  const { rows } = await db.query<ImportRecord>(`select ${COLUMNS} from catalogue_import where code = $1`, [
    code,
  ]);
  return rows[0];
}

/** The codes of all catalogues that are made of tables. */
export async function importedCodes(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ code: string }>("select code from catalogue_import");
  return new Set(rows.map(({ code }) => code));
}

export async function importsOf(db: Db, shopId: string): Promise<readonly ImportRecord[]> {
  const { rows } = await db.query<ImportRecord>(
    `select ${COLUMNS} from catalogue_import where shop_id = $1 order by updated_at desc limit 200`,
    [shopId],
  );
  return rows;
}

/** Keeps what a delivery has made. Returns false when the code has become another shop's meanwhile. */
export async function saveImport(
  db: Db,
  record: Omit<ImportRecord, "publishedSha" | "updatedAt"> & {
    readonly isPublished: boolean;
    readonly userId: string;
    readonly at: Date;
  },
): Promise<boolean> {
  // The folder of before goes with the next purge; nothing but this record names it.
  await db.query(
    `insert into discarded_file (sha, since) select source_sha, $3 from catalogue_import
      where code = $1 and shop_id = $4 and source_sha <> $2 on conflict do nothing`,
    [record.code, record.sourceSha, record.at, record.shopId],
  );
  const { rowCount } = await db.query(
    `insert into catalogue_import as kept
      (code, shop_id, name, mapping, articles, source_sha, published_sha, version, updated_at, updated_by)
    values ($1, $2, $3, $4, $5, $6, case when $7 then $6::bytea end, $8, $9, $10)
    on conflict (code) do update set name = excluded.name, mapping = excluded.mapping, articles = excluded.articles,
      source_sha = excluded.source_sha, published_sha = coalesce(excluded.published_sha, kept.published_sha),
      version = coalesce(excluded.version, kept.version), updated_at = excluded.updated_at, updated_by = excluded.updated_by
    where kept.shop_id = excluded.shop_id`,
    [
      record.code,
      record.shopId,
      record.name,
      JSON.stringify(record.mapping),
      record.articles,
      record.sourceSha,
      record.isPublished,
      record.version,
      record.at,
      record.userId,
    ],
  );
  return rowCount === 1;
}

/** Lets a shop sell a catalogue: by the list in its currency, else by the first one. A list that it has already stays. */
export async function sellCatalogue(
  db: Db,
  shopId: string,
  catalogue: string,
  lists: readonly { readonly code: string; readonly currency: string }[],
): Promise<void> {
  const { rows } = await db.query<{ currency: string }>("select currency from shop where id = $1", [shopId]);
  const list = lists.find(({ currency }) => currency === rows[0]?.currency) ?? lists[0];
  if (!list) return;
  await db.query("update shop set price_lists = $2::jsonb || price_lists where id = $1", [
    shopId,
    { [catalogue]: list.code },
  ]);
}
