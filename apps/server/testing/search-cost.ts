import type { Catalogue } from "@stanza/catalogue";
import { cpuMs } from "../../../bench/measure.ts";
import { processCpuMs } from "../../../bench/process-cpu.ts";
import { findItems } from "../catalogues/search/find-items.ts";
import type { Found } from "../catalogues/search/found-item.ts";
import { indexCatalogue } from "../catalogues/search/index-catalogue.ts";
import { createPool } from "../db/pool.ts";
import { openTestPostgres } from "./test-database.ts";

/** A catalogue's search index in a database of its own, for measurements. */
interface SearchCost {
  /** CPU milliseconds that it took to make, of this process and of the database. */
  readonly indexed: { readonly here: number; readonly database: number };
  /** The first page of what is found. */
  find(text: string): Promise<Found>;
  /** The least that a question to the database takes. */
  roundTrip(): Promise<unknown>;
  close(): Promise<void>;
}

export async function openSearchCost(bundle: Catalogue): Promise<SearchCost> {
  const postgres = await openTestPostgres();
  const pool = createPool(await postgres.database(), () => {});
  const databaseMs = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
    );
    return rows.reduce((sum, { pid }) => sum + processCpuMs(pid), 0);
  };
  const [here, database] = [cpuMs(), await databaseMs()];
  const index = await indexCatalogue(pool, { code: bundle.code, version: bundle.version, bundle });
  return {
    indexed: { here: cpuMs() - here, database: (await databaseMs()) - database },
    find: (text) => findItems(pool, { kind: "article", text, indexes: [index], limit: 24, offset: 0 }),
    roundTrip: () => pool.query("select 1"),
    async close() {
      await pool.end();
      await postgres.close();
    },
  };
}
