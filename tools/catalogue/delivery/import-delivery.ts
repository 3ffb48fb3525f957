import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { NoTables } from "@stanza/codecs";
import {
  mappingText,
  publishCatalogue,
  readMapping,
  type TakenIn,
  takeInArticles,
  type UpdatedPrices,
  updatePrices,
} from "@stanza/publish";
import {
  codeOf,
  type Delivery,
  type DeliveryProblem,
  MAPPING_FILE,
  proposeMapping,
  readDelivery,
  type Sheet,
  type TableMapping,
} from "@stanza/tables";
import { readCatalogueFolder } from "../read-catalogue-folder.ts";
import { faultLine } from "../report.ts";
import { type DeliveredFiles, readDeliveredFiles } from "./delivered-files.ts";
import { deliveryLines, mappingLines, priceLines, reportCsv, takenLines } from "./delivery-report.ts";
import { knownCatalogue } from "./known-catalogue.ts";

export interface ImportDelivery {
  /** Prices alone; articles, rules and geometry stay. */
  readonly pricesOnly: boolean;
  readonly dryRun: boolean;
  /** The answer to the question whether the good rows come in. */
  readonly yes: boolean;
  readonly mapping?: string | undefined;
  readonly pictures?: string | undefined;
  readonly report?: string | undefined;
  readonly code?: string | undefined;
  readonly name?: string | undefined;
  readonly languages?: string | undefined;
  readonly currency?: string | undefined;
}

/**
 * `import` of tables that a manufacturer has: makes or updates a catalogue by a mapping. Returns 0 where every row came in, 1 where one
 * was refused or nothing may be written, 2 where there was nothing to read.
 */
export async function importDelivery(dir: string, from: string, options: ImportDelivery): Promise<number> {
  const files = existsSync(join(dir, "catalogue.yaml")) ? filesOf(dir) : new Map<string, string>();
  if (!files) return 1;
  const delivered = deliveredFrom(from, options.pictures);
  if (!delivered) return 2;
  const found = mappingFor(dir, delivered.sheets, files, options);
  if (!found) return 2;
  const { mapping, isProposed } = found;
  if (mapping.tables.length === 0) return noTable(delivered.sheets);
  if (isProposed) for (const line of mappingLines(mapping)) console.log(line);
  const delivery = readDelivery(delivered.sheets, mapping, options.pricesOnly ? "prices" : "articles");
  const outcome = options.pricesOnly
    ? ofPrices(updatePrices(files, delivery))
    : ofArticles(dir, takeInArticles(files, delivery, mapping, delivered.pictures));
  const problems = [...delivery.problems, ...outcome.problems];
  for (const line of [...deliveryLines({ ...delivery, problems }), ...outcome.lines]) console.log(line);
  if (options.report !== undefined) {
    writeFileSync(options.report, reportCsv(problems, outcome.changes));
    console.log(`The report is in ${options.report}.`);
  }
  const isSound = checked(dir, files, outcome);
  if (!isSound) return 1;
  return finish(dir, mapping, delivery, outcome, options);
}

/** What an import would write, whichever kind it is. */
interface Outcome {
  readonly files: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly changes: UpdatedPrices["changes"];
  readonly problems: readonly DeliveryProblem[];
  readonly lines: readonly string[];
}

const ofArticles = (dir: string, taken: TakenIn): Outcome => ({
  files: taken.files,
  pictures: new Map([...taken.pictures].filter(([path, bytes]) => !isSame(join(dir, path), bytes))),
  changes: taken.prices.filter(({ before }) => before !== undefined),
  problems: taken.problems,
  lines: takenLines(taken),
});

const isSame = (path: string, bytes: Uint8Array) => existsSync(path) && readFileSync(path).equals(bytes);

const ofPrices = (updated: UpdatedPrices): Outcome => ({
  files: updated.files,
  pictures: new Map(),
  changes: updated.changes,
  problems: [],
  lines: priceLines(updated),
});

function filesOf(dir: string): ReadonlyMap<string, string> | undefined {
  const read = readCatalogueFolder(dir);
  const mapping = join(dir, MAPPING_FILE);
  if (read.ok && read.faults.length === 0)
    return existsSync(mapping)
      ? new Map([...read.files, [MAPPING_FILE, readFileSync(mapping, "utf8")]])
      : read.files;
  for (const line of read.ok ? read.faults.map((fault) => faultLine(dir, fault)) : [read.message])
    console.error(line);
  return undefined;
}

function deliveredFrom(from: string, pictures: string | undefined): DeliveredFiles | undefined {
  try {
    return readDeliveredFiles(from, pictures);
  } catch (error) {
    if (!(error instanceof NoTables)) throw error;
    console.error(error.message);
    return undefined;
  }
}

function noTable(sheets: readonly Sheet[]): number {
  console.error(
    `No sheet has a row of headers that is understood (${sheets.map(({ name }) => name).join(", ")}). Write ${MAPPING_FILE} by hand; docs/recipes/import-a-price-list.md shows one.`,
  );
  return 2;
}

/** The mapping that is named, or that the catalogue keeps, or a proposed one. */
function mappingFor(
  dir: string,
  sheets: readonly Sheet[],
  files: ReadonlyMap<string, string>,
  options: ImportDelivery,
): { readonly mapping: TableMapping; readonly isProposed: boolean } | undefined {
  const path = options.mapping ?? join(dir, MAPPING_FILE);
  if (options.mapping !== undefined || existsSync(path)) {
    if (!existsSync(path)) {
      console.error(`There is no file ${path}.`);
      return undefined;
    }
    const read = readMapping(readFileSync(path, "utf8"));
    if (read.ok) return { mapping: read.mapping, isProposed: false };
    for (const fault of read.faults) console.error(`${path}: ${fault}`);
    return undefined;
  }
  const known = knownCatalogue(files);
  const named = basename(dir) || "catalogue";
  const catalogue = known?.catalogue ?? {
    code: codeOf(options.code ?? named) || "CATALOGUE",
    name: options.name ?? named,
    languages: (options.languages ?? "en,it,de").split(",").map((language) => language.trim()),
    currency: options.currency ?? "EUR",
  };
  const validFrom = `${new Date().getFullYear()}-01-01`;
  const { lists = [], matrices = [] } = known ?? {};
  return { mapping: proposeMapping(sheets, { catalogue, lists, matrices, validFrom }), isProposed: true };
}

/** What publishing would find wrong is said before anything is written; golden tests may expect old prices. */
function checked(dir: string, files: ReadonlyMap<string, string>, outcome: Outcome): boolean {
  const pictures = [...outcome.pictures.keys()].map((path) => [path, ""] as const);
  const published = publishCatalogue(new Map([...files, ...outcome.files, ...pictures]));
  if (published.ok) return true;
  for (const fault of published.faults) console.error(faultLine(dir, fault));
  const isAboutTests = published.faults.every(({ code }) => code === "E_TEST");
  if (isAboutTests)
    console.error("Golden tests expect the prices of before; put them right before you publish.");
  else console.error("Nothing is written.");
  return isAboutTests;
}

async function finish(
  dir: string,
  mapping: TableMapping,
  delivery: Delivery,
  { files, pictures }: Outcome,
  { dryRun, yes }: ImportDelivery,
): Promise<number> {
  const good = delivery.rows - delivery.refusedRows;
  if (files.size + pictures.size === 0) {
    console.log("The catalogue says all that already; nothing to write.");
    return delivery.refusedRows === 0 ? 0 : 1;
  }
  if (dryRun) {
    console.log(`Would write ${files.size} files and ${pictures.size} pictures (--dry-run).`);
    return delivery.refusedRows === 0 ? 0 : 1;
  }
  const isWanted =
    yes || delivery.refusedRows === 0 || (await asked(`Take in the ${good} good rows without the others?`));
  if (!isWanted || good === 0) {
    console.error(
      good === 0
        ? "No row is good; nothing is written."
        : `Nothing is written; --yes takes in the ${good} good rows.`,
    );
    return 1;
  }
  for (const [path, content] of [...files, ...pictures]) write(join(dir, path), content);
  if (!files.has(MAPPING_FILE) && !existsSync(join(dir, MAPPING_FILE)))
    write(join(dir, MAPPING_FILE), mappingText(mapping));
  console.log(
    `Written: ${files.size} files and ${pictures.size} pictures in ${dir}; the mapping is ${MAPPING_FILE}.`,
  );
  return delivery.refusedRows === 0 ? 0 : 1;
}

async function asked(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}

/** The new file is whole before the old one goes. */
function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.tmp`, content);
  renameSync(`${path}.tmp`, path);
}
