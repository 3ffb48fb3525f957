import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Catalogue, Fault, PriceList } from "@stanza/catalogue";
import { brotli } from "../files/brotli.ts";
import { writeWhole } from "../files/file-store.ts";

/** The manifest of a published version, with hashes of its files, so that a half-copied folder is noticed. */
interface Manifest {
  readonly code: string;
  readonly version: string;
  readonly sourceHash: string;
  readonly catalogue: string;
  readonly prices: string;
}

/** The version of a catalogue that is in use, and the faults that keep a newer one out. */
interface Current {
  readonly inUse: InUse | null;
  /** Hash of the last source that was read, whether it was published or refused. */
  readonly sourceHash: string;
  readonly faults: readonly Fault[];
}

export interface StoredVersion {
  readonly version: string;
  readonly sourceHash: string;
  /** Brotli. */
  readonly bytes: Buffer;
  readonly catalogue: Catalogue;
  readonly priceLists: readonly PriceList[];
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/**
 * Stores a published catalogue in a new version folder and returns the version's name. The name is the author's version with a hash of
 * the contents, so that equal names mean equal catalogues. One rename makes the complete folder appear.
 */
export async function storeVersion(
  home: string,
  sourceHash: string,
  catalogue: Catalogue,
  priceLists: readonly PriceList[],
): Promise<string> {
  const catalogueText = JSON.stringify(catalogue);
  const pricesText = JSON.stringify(priceLists);
  const content = createHash("sha256").update(catalogueText).update("\0").update(pricesText).digest("hex");
  const version = `${catalogue.version}-${content.slice(0, 12)}`;
  const folder = versionFolder(home, catalogue.code, version);
  if (readVersion(home, catalogue.code, version)) return version;
  const [packed, prices] = await Promise.all([brotli(catalogueText, 5), brotli(pricesText, 5)]);
  const manifest: Manifest = {
    code: catalogue.code,
    version,
    sourceHash,
    catalogue: sha256(packed),
    prices: sha256(prices),
  };
  const temporary = `${folder}.${process.pid}.tmp`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  await writeWhole(join(temporary, "catalogue.json.br"), packed);
  await writeWhole(join(temporary, "prices.json.br"), prices);
  await writeWhole(join(temporary, "manifest.json"), JSON.stringify(manifest));
  await rm(folder, { recursive: true, force: true });
  await rename(temporary, folder);
  return version;
}

/** A stored version; `null` where it is missing, or where its files differ from the manifest. */
export function readVersion(home: string, code: string, version: string): StoredVersion | null {
  const folder = versionFolder(home, code, version);
  try {
    const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
    const bytes = readFileSync(join(folder, "catalogue.json.br"));
    const prices = readFileSync(join(folder, "prices.json.br"));
    if (sha256(bytes) !== manifest.catalogue || sha256(prices) !== manifest.prices) return null;
    return {
      version,
      sourceHash: manifest.sourceHash,
      bytes,
      catalogue: parsePacked<Catalogue>(bytes),
      priceLists: parsePacked<readonly PriceList[]>(prices),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT" || error instanceof SyntaxError) return null;
    throw error;
  }
}

export function readCurrent(home: string, name: string): Current | null {
  const path = join(home, `${name}.current.json`);
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Current;
  } catch {
    return null;
  }
}

export async function writeCurrent(home: string, name: string, current: Current): Promise<void> {
  await mkdir(home, { recursive: true });
  await writeWhole(join(home, `${name}.current.json`), JSON.stringify(current));
}

/** The versions that were published by hand, by catalogue code. They are in use even if the source folders differ. */
export function readPublished(home: string): ReadonlyMap<string, string> {
  return new Map(jsonFiles<InUse>(home, PUBLISHED).map(({ code, version }) => [code, version]));
}

/** The version in use of every catalogue, by code. */
export function readInUse(home: string): ReadonlyMap<string, string> {
  const fromFolders = jsonFiles<Current>(home, ".current.json").flatMap(({ inUse }) => inUse ?? []);
  return new Map([
    ...fromFolders.map(({ code, version }) => [code, version] as const),
    ...readPublished(home),
  ]);
}

/** The contents of the files with an ending. A file that cannot be read is left out, so that other catalogues still open. */
function jsonFiles<T>(home: string, ending: string): readonly T[] {
  if (!existsSync(home)) return [];
  return readdirSync(home).flatMap((name): readonly T[] => {
    if (!name.endsWith(ending)) return [];
    try {
      return [JSON.parse(readFileSync(join(home, name), "utf8")) as T];
    } catch (error) {
      if (error instanceof SyntaxError) return [];
      throw error;
    }
  });
}

export async function writePublished(home: string, code: string, version: string): Promise<void> {
  await mkdir(home, { recursive: true });
  const inUse: InUse = { code, version };
  await writeWhole(join(home, encodeURIComponent(code) + PUBLISHED), JSON.stringify(inUse));
}

const PUBLISHED = ".published.json";

interface InUse {
  readonly code: string;
  readonly version: string;
}

/** Removes the folders that interrupted publications left behind. */
export async function removeAbandoned(home: string): Promise<void> {
  if (!existsSync(home)) return;
  for (const entry of await readdir(home, { recursive: true, withFileTypes: true })) {
    if (entry.name.endsWith(".tmp"))
      await rm(join(entry.parentPath, entry.name), { recursive: true, force: true });
  }
}

function parsePacked<T>(packed: Buffer): T {
  return JSON.parse(brotliDecompressSync(packed).toString("utf8")) as T;
}

function versionFolder(home: string, code: string, version: string): string {
  // Both also come from requests, so a name must be exactly one path segment.
  return join(
    home,
    encodeURIComponent(code).replaceAll(".", "%2E"),
    encodeURIComponent(version).replace(/^\.+$/, "_"),
  );
}
