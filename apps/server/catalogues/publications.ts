import type { Published } from "@stanza/publish";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import { type Listener, openListener } from "../db/listen.ts";
import { only } from "../db/pool.ts";
import { storePictures } from "./catalogue-pictures.ts";
import { type CatalogueStore, openVersion } from "./catalogue-store.ts";
import type { CatalogueSearch } from "./search/catalogue-search.ts";
import { indexCatalogue } from "./search/index-catalogue.ts";
import { storeVersion, writePublished } from "./version-folder.ts";

/** The notification channel on which servers hear that a catalogue was published; the payload is its code. */
const CHANNEL = "catalogue_published";

/** A published version. It never changes, and the versions of a catalogue are counted. */
interface Publication {
  readonly version: string;
  readonly number: number;
  /** False: the same contents were published before and are now in use again. */
  readonly isNew: boolean;
}

/** A sound catalogue with the pictures that its articles name. */
export interface Publishable extends Pick<Sound, "catalogue" | "priceLists"> {
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

type Sound = Extract<Published, { readonly ok: true }>;

/**
 * Publishes a sound catalogue for every server of this database and data folder: stores the version, makes its search index, takes it into
 * use and notifies running servers, which offer it from the next request on. Projects keep the version that they were made with.
 *
 * home        the folder of published versions
 * sourceHash  hash of the files that it was made from
 * pictures    of its articles, named by their content (`withNamedPictures`)
 */
export async function publishVersion(
  pool: pg.Pool,
  home: string,
  sourceHash: string,
  { catalogue, priceLists, pictures }: Publishable,
): Promise<Publication> {
  const { code } = catalogue;
  await storePictures(home, code, pictures);
  const version = await storeVersion(home, sourceHash, catalogue, priceLists);
  const published = openVersion(home, code, version);
  if (!published) throw new Error(`The version ${version} of ${code} could not be stored in ${home}.`);
  // Indexed first, so that its articles are found as soon as it is offered.
  await indexCatalogue(pool, published);
  const isNew = await recordVersion(pool, code, version, sourceHash);
  await writePublished(home, code, version);
  await pool.query("select pg_notify($1, $2)", [CHANNEL, code]);
  return { version, isNew, number: await numberOf(pool, code, version) };
}

/** Records the versions that were published when a server started, so that they count among their catalogues' versions. */
export async function recordVersions(pool: pg.Pool, catalogues: CatalogueStore): Promise<void> {
  for (const { code, version, sourceHash } of catalogues.current.values())
    await recordVersion(pool, code, version, sourceHash);
}

async function recordVersion(
  pool: pg.Pool,
  code: string,
  version: string,
  sourceHash: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    "insert into catalogue_version (code, version, source_hash) values ($1, $2, $3) on conflict do nothing",
    [code, version, sourceHash],
  );
  return rowCount === 1;
}

async function numberOf(pool: pg.Pool, code: string, version: string): Promise<number> {
  const { rows } = await pool.query<{ number: number }>(
    `select count(*) as number from catalogue_version as one
    join catalogue_version as this on this.code = one.code and this.version = $2
    where one.code = $1 and (one.published_at, one.version) <= (this.published_at, this.version)`,
    [code, version],
  );
  return only(rows).number;
}

/** A version among those of its catalogue, counted from the first one. */
export interface CountedVersion {
  readonly version: string;
  readonly number: number;
  readonly publishedAt: Date;
}

/** Every published version by catalogue, the latest first. */
export async function publishedVersions(
  pool: pg.Pool,
): Promise<ReadonlyMap<string, readonly CountedVersion[]>> {
  const { rows } = await pool.query<CountedVersion & { readonly code: string }>(
    `select code, version, published_at as "publishedAt",
      row_number() over (partition by code order by published_at, version)::int as number
    from catalogue_version order by code, published_at desc, version desc`,
  );
  return Map.groupBy(rows, ({ code }) => code);
}

/** Takes versions into use that are published while the server runs. */
export function listenForPublications(
  databaseUrl: string,
  {
    catalogues,
    search,
    log,
  }: {
    readonly catalogues: CatalogueStore;
    readonly search: CatalogueSearch;
    readonly log: FastifyBaseLogger;
  },
): Listener {
  const look = () => {
    const taken = catalogues.refresh();
    for (const code of taken)
      log.info(`Catalogue ${code} is in use in version ${catalogues.current.get(code)?.version}`);
    if (taken.length > 0) void search.prepare();
  };
  const interrupted = (error: Error) =>
    log.warn({ err: error }, "Listening for published catalogues was interrupted");
  // Whatever was published while nobody listened is found at the next connection.
  const listener = openListener(databaseUrl, [CHANNEL], interrupted, look);
  listener.on(CHANNEL, look);
  return listener;
}
