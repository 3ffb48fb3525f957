import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { openCatalogueStore } from "../catalogues/catalogue-store.ts";
import { indexCatalogue } from "../catalogues/search/index-catalogue.ts";
import { readConfig } from "../config/config.ts";
import { openEmbeddedPostgres } from "../db/embedded-postgres.ts";
import { createPool } from "../db/pool.ts";
import { makeTemplate, TEST_DATABASE_URL } from "./test-database.ts";
import { TEST_CATALOGUES } from "./test-server.ts";

/**
 * Once before the server's tests: one PostgreSQL for all files (the embedded one, unless TEST_DATABASE_URL names another) and the demo's
 * catalogues, published and indexed for the search. Doing that in each of fifty files took half of the run.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "stanza-tests-"));
  const given = process.env[TEST_DATABASE_URL];
  const embedded = given === undefined ? await openEmbeddedPostgres(folder, { attach: false }) : undefined;
  const url = given ?? embedded?.url ?? "";
  const catalogues = join(folder, "catalogues");
  const sources = readConfig({}).cataloguesDirectory;
  const [template, store] = await Promise.all([
    makeTemplate(url),
    openCatalogueStore(sources, catalogues, fastify().log),
  ]);
  const pool = createPool(template, () => {});
  for (const published of store.current.values()) await indexCatalogue(pool, published);
  await pool.end();
  process.env[TEST_DATABASE_URL] = url;
  process.env[TEST_CATALOGUES] = catalogues;
  return async () => {
    await embedded?.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
