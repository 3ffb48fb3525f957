import { createHash } from "node:crypto";
import type { Catalogue, Fault, PriceList } from "@stanza/catalogue";
import { unpackFiles, ZipFault } from "@stanza/codecs";
import type { PublishedSource } from "@stanza/contract";
import { compareCatalogues, examineCatalogue, publishCatalogue } from "@stanza/publish";
import { IS_PICTURE, withNamedPictures } from "../catalogues/catalogue-pictures.ts";
import { decodeSource } from "../catalogues/decode-source.ts";
import { readInUse, readVersion } from "../catalogues/version-folder.ts";

const LIMITS = {
  maxZipEntries: 5000,
  maxInflatedBytes: 16_000_000,
  maxInflateRatio: 300,
  maxBytesTogether: 128_000_000,
};
const DOCTOR_ROUNDS = 200;
const MOST_CHANGES = 500;
const MOST_FINDINGS = 50;
/** Findings of the doctor with which nothing is published: an article that cannot be worked out, or not be shown. */
const SERIOUS = new Set(["failure", "material"]);

export interface SourceToCheck {
  /** The catalogue's folder as a zip. */
  readonly archive: Uint8Array;
  /** The folder of published versions. */
  readonly home: string;
  /** Random configurations of each article that the doctor looks at; absent: as many as before publishing. */
  readonly rounds?: number;
}

/** What came of looking at a folder; `catalogue` and what belongs to it are absent while it must not be published. */
export type CheckedSource =
  | { readonly ok: false; readonly message: string }
  | {
      readonly ok: true;
      readonly told: Omit<PublishedSource, "published">;
      readonly publishable?: {
        readonly catalogue: Catalogue;
        readonly priceLists: readonly PriceList[];
        readonly pictures: ReadonlyMap<string, Uint8Array>;
        readonly sourceHash: string;
      };
    };

/** Reads a catalogue's folder from a zip, and does what the `publish` command does before it stores: checks, tests, examines, compares. */
export function checkSource({ archive, home, rounds = DOCTOR_ROUNDS }: SourceToCheck): CheckedSource {
  let packed: ReadonlyMap<string, Uint8Array>;
  try {
    packed = unpackFiles(archive, LIMITS);
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error;
    return { ok: false, message: `The zip cannot be read: ${error.message}.` };
  }
  const files = catalogueFiles(packed);
  if (!files) return { ok: false, message: "There is no catalogue.yaml in the zip." };
  const texts = new Map<string, string>();
  const unreadable: Fault[] = [];
  for (const [path, bytes] of files) {
    const read = /\.(ya?ml|csv)$/i.test(path) ? decodeSource(path, bytes) : { text: "" };
    if ("fault" in read) unreadable.push(read.fault);
    else texts.set(path, read.text);
  }
  const published = publishCatalogue(texts, unreadable);
  const nothing = { findings: [], changes: [], changeCount: 0 };
  if (!published.ok)
    return {
      ok: true,
      told: { code: "", faults: [...published.faults], warnings: [...published.warnings], ...nothing },
    };
  const pictures = new Map([...files].filter(([path]) => IS_PICTURE.test(path)));
  const { catalogue, named } = withNamedPictures(published.catalogue, pictures);
  const { priceLists } = published;
  const found = rounds === 0 ? [] : examineCatalogue(catalogue, priceLists, rounds);
  const serious = found.filter(({ kind }) => SERIOUS.has(kind));
  const inUse = readInUse(home).get(catalogue.code);
  const before = inUse === undefined ? null : readVersion(home, catalogue.code, inUse);
  const changes = before ? compareCatalogues(before, { catalogue, priceLists }) : [];
  const told = {
    code: catalogue.code,
    faults: [],
    warnings: [...published.warnings],
    findings: [...serious, ...found.filter(({ kind }) => !SERIOUS.has(kind))]
      .slice(0, MOST_FINDINGS)
      .map(({ neutro, rule = neutro, kind, what }) => ({
        article: rule,
        what: `${kind}: ${what}`,
        isSerious: SERIOUS.has(kind),
      })),
    ...(before ? { before: before.version } : {}),
    changes: changes.slice(0, MOST_CHANGES).map(({ area, change, what, from, to }) => ({
      area,
      change,
      what,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    })),
    changeCount: changes.length,
  };
  if (serious.length > 0) return { ok: true, told };
  return {
    ok: true,
    told,
    publishable: { catalogue, priceLists, pictures: named, sourceHash: hashOf(files) },
  };
}

/** The files below the folder that `catalogue.yaml` is in, without hidden ones; `undefined`: there is none. */
function catalogueFiles(
  packed: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Uint8Array> | undefined {
  const [shortest] = [...packed.keys()]
    .filter((path) => /(^|\/)catalogue\.yaml$/.test(path) && !isHidden(path))
    .sort((a, b) => a.length - b.length);
  if (shortest === undefined) return undefined;
  const root = shortest.slice(0, -"catalogue.yaml".length);
  return new Map(
    [...packed].flatMap(([path, bytes]) =>
      path.startsWith(root) && !isHidden(path) ? [[path.slice(root.length), bytes] as const] : [],
    ),
  );
}

/** Folders of editors and of the Mac's own archives. */
const isHidden = (path: string) =>
  path.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");

function hashOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash("sha256");
  for (const [path, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\0${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest("hex");
}
