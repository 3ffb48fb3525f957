import type { OpenCatalogue } from "@stanza/catalogue";
import { findItems } from "../catalogues/search/find-items.ts";
import type { Found } from "../catalogues/search/found-item.ts";
import { indexCatalogue } from "../catalogues/search/index-catalogue.ts";
import { createPool } from "../db/pool.ts";
import { openTestPostgres } from "./test-database.ts";

/** A catalogue's search index in a database of its own, for measurements. */
interface SearchCost {
  /** Milliseconds that it took to make. */
  readonly indexedInMs: number;
  /** The first page of what is found. */
  find(text: string): Promise<Found>;
  /** The least that a question to the database takes. */
  roundTrip(): Promise<unknown>;
  close(): Promise<void>;
}

export async function openSearchCost(open: OpenCatalogue): Promise<SearchCost> {
  const postgres = await openTestPostgres();
  const pool = createPool(await postgres.database(), () => {});
  const before = performance.now();
  const index = await indexCatalogue(pool, { code: open.code, version: open.version, open });
  return {
    indexedInMs: performance.now() - before,
    find: (text) => findItems(pool, { kind: "article", text, indexes: [index], limit: 24, offset: 0 }),
    roundTrip: () => pool.query("select 1"),
    async close() {
      await pool.end();
      await postgres.close();
    },
  };
}
