import type { TableMapping } from "@stanza/tables";
import type { Db } from "../db/pool.ts";

/** The mapping of the latest price list of a catalogue; `undefined`: none came in so far. */
export async function findPriceMapping(
  db: Db,
  siteId: string,
  catalogue: string,
): Promise<TableMapping | undefined> {
  const { rows } = await db.query<{ mapping: TableMapping }>(
    "select mapping from price_mapping where site_id = $1 and catalogue = $2",
    [siteId, catalogue],
  );
  return rows[0]?.mapping;
}

export async function savePriceMapping(
  db: Db,
  record: {
    readonly siteId: string;
    readonly catalogue: string;
    readonly mapping: TableMapping;
    readonly at: Date;
    readonly userId: string;
  },
): Promise<void> {
  await db.query(
    `insert into price_mapping (site_id, catalogue, mapping, updated_at, updated_by) values ($1, $2, $3, $4, $5)
    on conflict (site_id, catalogue) do update set mapping = excluded.mapping, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by`,
    [record.siteId, record.catalogue, JSON.stringify(record.mapping), record.at, record.userId],
  );
}
