import { basename } from "node:path";
import {
  type Catalogue,
  type Fault,
  type OpenCatalogue,
  openCatalogue,
  type PriceList,
} from "@stanza/catalogue";
import type { FastifyBaseLogger } from "fastify";
import { publishChanged } from "./publish-changed.ts";
import { catalogueFolders } from "./source-folder.ts";
import { readCurrent, readPublished, readVersion, removeAbandoned } from "./version-folder.ts";

/** A published catalogue, ready for evaluation and for sending. */
export interface PublishedCatalogue {
  readonly code: string;
  readonly version: string;
  /** Hash of the files that it was made from. */
  readonly sourceHash: string;
  readonly open: OpenCatalogue;
  /** What `open` reads. Whoever evaluates many of its articles opens it anew: what is compiled for that goes with what compiled it. */
  readonly bundle: Catalogue;
  /** The bundle without prices, packed with brotli. */
  readonly bytes: Buffer;
  readonly priceLists: ReadonlyMap<string, PriceList>;
  /** True: every article of it is placed in a wall. */
  readonly isWalls: boolean;
}

interface CatalogueState {
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
  /** Takes the versions into use that were published by hand since, and gives the codes of their catalogues. */
  refresh(): readonly string[];
}

/**
 * Publishes the catalogues below `sources` that have changed since the last start, and opens the others as they are. A folder with a
 * fault is refused as a whole: the version before stays in use and the faults are kept for `/readyz` (reliability.md F17). A version that
 * was published by hand is in use whatever the folder of that catalogue holds.
 *
 * isPrepared  true: another process on the same data folder has done that, and everything is opened as it stands
 */
export async function openCatalogueStore(
  sources: string,
  home: string,
  log: FastifyBaseLogger,
  isPrepared = false,
): Promise<CatalogueStore> {
  if (!isPrepared) await removeAbandoned(home);
  const current = new Map<string, PublishedCatalogue>();
  const states: CatalogueState[] = [];
  const folders = catalogueFolders(sources);
  if (!isPrepared) await publishChanged(folders, home);
  for (const folder of folders) {
    const { state, published } = openFolder(folder, home, log);
    states.push(state);
    if (published) current.set(published.code, published);
  }
  const takePublished = (): readonly string[] => {
    const taken: string[] = [];
    for (const [code, version] of readPublished(home)) {
      if (current.get(code)?.version === version) continue;
      const published = openVersion(home, code, version);
      if (!published) {
        log.error(`Version ${version} of catalogue ${code} was published, but its files are damaged or gone`);
        continue;
      }
      current.set(code, published);
      const state = { code, version, faults: [] };
      const index = states.findIndex((one) => one.code === code);
      if (index < 0) states.push(state);
      else states[index] = { ...state, faults: states[index]?.faults ?? [] };
      taken.push(code);
    }
    return taken;
  };
  takePublished();
  const opened = new Map([...current.values()].map((one) => [`${one.code} ${one.version}`, one]));
  return {
    current,
    states,
    refresh: takePublished,
    version(code, version) {
      const key = `${code} ${version}`;
      const known = opened.get(key) ?? openVersion(home, code, version);
      if (!known) return undefined;
      // A few are enough: projects made at one time mostly share a version.
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

/** What came of a source folder when it was last published; the version in use is opened. */
function openFolder(folder: string, home: string, log: FastifyBaseLogger) {
  const name = basename(folder);
  const before = readCurrent(home, name);
  const kept = before?.inUse ? openVersion(home, before.inUse.code, before.inUse.version) : undefined;
  return outcome(name, kept, before?.faults ?? [], log);
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

/** A stored version, opened; `undefined`: there is none, or its files are damaged. */
export function openVersion(home: string, code: string, version: string): PublishedCatalogue | undefined {
  const stored = readVersion(home, code, version);
  if (!stored) return undefined;
  const open = openCatalogue(stored.catalogue);
  const mounts = Object.values(stored.catalogue.articles).map(({ mount }) => mount);
  return {
    code,
    version,
    sourceHash: stored.sourceHash,
    open,
    bundle: stored.catalogue,
    bytes: stored.bytes,
    priceLists: new Map(stored.priceLists.map((list) => [list.code, list])),
    isWalls: mounts.includes("wall-opening"),
  };
}
