import { basename } from "node:path";
import { type Fault, type OpenCatalogue, openCatalogue, type PriceList } from "@stanza/catalogue";
import { publishCatalogue } from "@stanza/catalogue/publish";
import type { FastifyBaseLogger } from "fastify";
import { catalogueFolders, readSourceFolder } from "./source-folder.ts";
import { readCurrent, readVersion, removeAbandoned, storeVersion, writeCurrent } from "./version-folder.ts";

/** A published catalogue, ready for evaluation and for sending. */
export interface PublishedCatalogue {
  readonly code: string;
  readonly version: string;
  readonly open: OpenCatalogue;
  /** The bundle without prices, brotli. */
  readonly bytes: Buffer;
  readonly priceLists: ReadonlyMap<string, PriceList>;
  /** True: all that it sells goes into walls. */
  readonly isWalls: boolean;
}

export interface CatalogueState {
  readonly code: string;
  readonly version: string | null;
  readonly faults: readonly Fault[];
}

/** The site's catalogues: the version in use of each, and any older one that a project was made with. */
export interface CatalogueStore {
  /** By code. */
  readonly current: ReadonlyMap<string, PublishedCatalogue>;
  readonly states: readonly CatalogueState[];
  /** `undefined`: there is no such catalogue or version. */
  version(code: string, version: string): PublishedCatalogue | undefined;
}

/**
 * Publishes what has changed below `sources` since the last start and opens the rest as it is. A folder with a fault is not taken at
 * all: the version before stays in use and the faults are kept for `/readyz` (reliability.md F17).
 */
export async function openCatalogueStore(
  sources: string,
  home: string,
  log: FastifyBaseLogger,
): Promise<CatalogueStore> {
  await removeAbandoned(home);
  const current = new Map<string, PublishedCatalogue>();
  const states: CatalogueState[] = [];
  for (const folder of catalogueFolders(sources)) {
    const { state, published } = await bringUpToDate(folder, home, log);
    states.push(state);
    if (published) current.set(published.code, published);
  }
  const opened = new Map([...current.values()].map((one) => [`${one.code} ${one.version}`, one]));
  return {
    current,
    states,
    version(code, version) {
      const key = `${code} ${version}`;
      const known = opened.get(key) ?? openVersion(home, code, version);
      if (!known) return undefined;
      // The last few: projects of one time mostly share a version.
      opened.delete(key);
      opened.set(key, known);
      for (const old of opened.keys()) {
        if (opened.size <= MOST_OPEN + current.size) break;
        if (!isCurrent(current, old)) opened.delete(old);
      }
      return known;
    },
  };
}

const MOST_OPEN = 8;
const isCurrent = (current: ReadonlyMap<string, PublishedCatalogue>, key: string) =>
  [...current.values()].some((one) => `${one.code} ${one.version}` === key);

async function bringUpToDate(
  folder: string,
  home: string,
  log: FastifyBaseLogger,
): Promise<{ readonly state: CatalogueState; readonly published: PublishedCatalogue | undefined }> {
  const name = basename(folder);
  const before = readCurrent(home, name);
  const source = readSourceFolder(folder);
  const kept = before?.inUse ? openVersion(home, before.inUse.code, before.inUse.version) : undefined;
  const isLookedAt = before?.sourceHash === source.hash && (kept !== undefined || before.inUse === null);
  if (isLookedAt) return outcome(name, kept, before.faults, log);
  const result = publishCatalogue(source.files);
  if (!result.ok) {
    await writeCurrent(home, name, {
      inUse: before?.inUse ?? null,
      sourceHash: source.hash,
      faults: result.faults,
    });
    return outcome(name, kept, result.faults, log);
  }
  const { code } = result.catalogue;
  const version = await storeVersion(home, source.hash, result.catalogue, result.priceLists);
  await writeCurrent(home, name, { inUse: { code, version }, sourceHash: source.hash, faults: [] });
  return outcome(name, openVersion(home, code, version), [], log);
}

function outcome(
  name: string,
  published: PublishedCatalogue | undefined,
  faults: readonly Fault[],
  log: FastifyBaseLogger,
) {
  const state = { code: published?.code ?? name, version: published?.version ?? null, faults };
  if (faults.length > 0) {
    const fate = published ? `version ${published.version} stays in use` : "it is not offered";
    const lines = faults.map(
      ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`,
    );
    log.error(`Catalogue ${name} has ${faults.length} faults, ${fate}:\n${lines.join("\n")}`);
  }
  return { state, published };
}

function openVersion(home: string, code: string, version: string): PublishedCatalogue | undefined {
  const stored = readVersion(home, code, version);
  if (!stored) return undefined;
  const open = openCatalogue(stored.catalogue);
  const mounts = Object.values(stored.catalogue.articles).map(({ mount }) => mount);
  return {
    code,
    version,
    open,
    bytes: stored.bytes,
    priceLists: new Map(stored.priceLists.map((list) => [list.code, list])),
    isWalls: mounts.length > 0 && mounts.every((mount) => mount === "wall-opening"),
  };
}
