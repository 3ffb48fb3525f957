import { Kysely, PostgresDialect } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import pg from "pg";
import * as base from "./migrations/0001-base.ts";
import * as offersAndPictures from "./migrations/0002-offers-and-pictures.ts";
import * as knownPriceLists from "./migrations/0003-known-price-lists.ts";
import * as catalogueSearch from "./migrations/0004-catalogue-search.ts";
import * as customersAndAttachments from "./migrations/0005-customers-and-attachments.ts";
import * as lifeOfOffers from "./migrations/0006-life-of-offers.ts";
import * as outbox from "./migrations/0007-outbox.ts";
import * as deliveriesAndOrders from "./migrations/0008-deliveries-and-orders.ts";
import * as printOptions from "./migrations/0010-print-options.ts";
import * as photos from "./migrations/0013-photos.ts";
import * as whatLinksShow from "./migrations/0014-what-links-show.ts";
import * as purge from "./migrations/0015-purge.ts";
import * as answeredRequests from "./migrations/0016-answered-requests.ts";
import * as acceptance from "./migrations/0017-acceptance.ts";
import * as designs from "./migrations/0018-designs.ts";
import * as favourites from "./migrations/0019-favourites.ts";
import * as whatOffersShow from "./migrations/0020-what-offers-show.ts";
import * as accountCodes from "./migrations/0021-account-codes.ts";
import * as catalogueImports from "./migrations/0022-catalogue-imports.ts";
import * as priceMappings from "./migrations/0023-price-mappings.ts";
import * as lists from "./migrations/0024-lists.ts";
import * as postingsInWords from "./migrations/0027-postings-in-words.ts";
import * as sessions from "./migrations/0030-sessions.ts";
import * as keysAndIdentities from "./migrations/0031-keys-and-identities.ts";
import * as secondFactor from "./migrations/0032-second-factor.ts";
import * as maintenance from "./migrations/0033-maintenance.ts";
import * as people from "./migrations/0034-people.ts";
import * as translations from "./migrations/0038-translations.ts";
import * as consents from "./migrations/0040-consents.ts";
import * as erasure from "./migrations/0042-erasure.ts";
import * as passkeys from "./migrations/0044-passkeys.ts";
import * as boxes from "./migrations/0048-boxes.ts";
import * as projectVersions from "./migrations/0050-project-versions.ts";
import * as bin from "./migrations/0052-bin.ts";
import * as presence from "./migrations/0054-presence.ts";
import * as arLinks from "./migrations/0060-ar-links.ts";
import * as renderFarm from "./migrations/0062-render-farm.ts";
import * as views from "./migrations/0066-views.ts";
import * as drafts from "./migrations/0067-drafts.ts";
import * as clients from "./migrations/0068-clients.ts";
import * as farmLightAndLimits from "./migrations/0070-farm-light-and-limits.ts";
import * as scenePictures from "./migrations/0073-scene-pictures.ts";
import * as arFromOffers from "./migrations/0075-ar-from-offers.ts";
import { gateTables, PASSES_MAINTENANCE } from "./write-gate.ts";

/** In order. The database remembers a migration by its name, so a name never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-base": base,
  "0002-offers-and-pictures": offersAndPictures,
  "0003-known-price-lists": knownPriceLists,
  "0004-catalogue-search": catalogueSearch,
  "0005-customers-and-attachments": customersAndAttachments,
  "0006-life-of-offers": lifeOfOffers,
  "0007-outbox": outbox,
  "0008-deliveries-and-orders": deliveriesAndOrders,
  "0010-print-options": printOptions,
  "0013-photos": photos,
  "0014-what-links-show": whatLinksShow,
  "0015-purge": purge,
  "0016-answered-requests": answeredRequests,
  "0017-acceptance": acceptance,
  "0018-designs": designs,
  "0019-favourites": favourites,
  "0020-what-offers-show": whatOffersShow,
  "0021-account-codes": accountCodes,
  "0022-catalogue-imports": catalogueImports,
  "0023-price-mappings": priceMappings,
  "0024-lists": lists,
  "0027-postings-in-words": postingsInWords,
  "0030-sessions": sessions,
  "0031-keys-and-identities": keysAndIdentities,
  "0032-second-factor": secondFactor,
  "0033-maintenance": maintenance,
  "0034-people": people,
  "0038-translations": translations,
  "0040-consents": consents,
  "0042-erasure": erasure,
  "0044-passkeys": passkeys,
  "0048-boxes": boxes,
  "0050-project-versions": projectVersions,
  "0052-bin": bin,
  "0054-presence": presence,
  "0060-ar-links": arLinks,
  "0062-render-farm": renderFarm,
  "0066-views": views,
  "0067-drafts": drafts,
  "0068-clients": clients,
  "0070-farm-light-and-limits": farmLightAndLimits,
  "0073-scene-pictures": scenePictures,
  "0075-ar-from-offers": arFromOffers,
};

/** The database was made by a newer Stanza; this one would damage it. */
export class DatabaseIsNewer extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database has been migrated by a newer Stanza (${unknown.join(", ")}). Run that version, or restore the backup taken before.`,
    );
    this.name = "DatabaseIsNewer";
  }
}

/**
 * Brings the database up to date in one transaction, under a lock, so that several servers may start at once. Returns the names of the
 * migrations that were run. Throws `DatabaseIsNewer`.
 */
export async function migrate(connectionString: string): Promise<readonly string[]> {
  return run(connectionString, MIGRATIONS);
}

/** Brings an empty database to the state of a backup, which had these migrations. Throws `DatabaseIsNewer`. */
export async function migrateTo(connectionString: string, names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0) throw new DatabaseIsNewer(unknown);
  await run(connectionString, Object.fromEntries(names.map((name) => [name, MIGRATIONS[name]!])));
}

async function run(
  connectionString: string,
  migrations: Readonly<Record<string, Migration>>,
): Promise<readonly string[]> {
  const pool = new pg.Pool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: 10_000,
    options: PASSES_MAINTENANCE,
  });
  pool.on("error", () => {});
  // A connection that is lost fails the statement, and not the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseNewer(pool);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    await gateTables(pool);
    return (results ?? []).map(({ migrationName }) => migrationName);
  } finally {
    await db.destroy();
  }
}

async function refuseNewer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ done: string | null }>(
    "select to_regclass('kysely_migration')::text as done",
  );
  if (!rows[0]?.done) return;
  const applied = await pool.query<{ name: string }>("select name from kysely_migration order by name");
  const unknown = applied.rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0) throw new DatabaseIsNewer(unknown);
}
