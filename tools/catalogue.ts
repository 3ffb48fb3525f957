/**
 * Checks, compares and describes catalogue folders.
 *
 *   npm run catalogue -- check DIR      every fault as file:line:column, or one line with counts
 *   npm run catalogue -- test DIR       the golden tests with a diff
 *   npm run catalogue -- doctor DIR     what random configurations bring to light: failing rules, dead ends, missing prices
 *   npm run catalogue -- diff OLD NEW   what differs in articles, rules, options and prices
 *   npm run catalogue -- schema DIR     writes the JSON Schema of each kind of file into DIR (docs/schema)
 *
 * Exits with 0 when sound, 1 with faults, 2 when called wrongly.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  compareCatalogues,
  examineCatalogue,
  formatSchemas,
  publishCatalogue,
} from "@stanza/catalogue/publish";
import { readCatalogueFolder } from "./catalogue/read-catalogue-folder.ts";
import { changeLine, faultLine, findingLine, schemaText, summary, testReport } from "./catalogue/report.ts";

/** Configurations that the doctor tries for each article. */
const DOCTOR_ROUNDS = 1000;

const [command = "", folder, other] = process.argv.slice(2);
if (
  !folder ||
  !["check", "test", "doctor", "diff", "schema"].includes(command) ||
  (command === "diff") !== (other !== undefined)
) {
  console.error("Usage: npm run catalogue -- check DIR | test DIR | doctor DIR | diff OLD NEW | schema DIR");
  process.exit(2);
}
if (command === "schema") process.exitCode = writeSchemas(folder);
else process.exitCode = other === undefined ? run(folder) : diff(folder, other);

function writeSchemas(dir: string): number {
  mkdirSync(dir, { recursive: true });
  for (const schema of formatSchemas()) {
    writeFileSync(join(dir, `${schema.name}.generated.json`), schemaText(schema));
    console.log(`${schema.name}.generated.json  ${schema.files}`);
  }
  return 0;
}

/** A sound folder's catalogue; faults are told and leave `undefined`. */
function publishFolder(dir: string) {
  const read = readCatalogueFolder(dir);
  if (!read.ok) {
    console.error(read.message);
    return undefined;
  }
  const published = publishCatalogue(read.files, read.faults);
  if (published.ok) return published;
  for (const fault of published.faults) console.error(faultLine(dir, fault));
  return undefined;
}

function diff(before: string, after: string): number {
  const [from, to] = [publishFolder(before), publishFolder(after)];
  if (!from || !to) return 1;
  const changes = compareCatalogues(from, to);
  for (const change of changes) console.log(changeLine(change));
  const { code, version } = to.catalogue;
  console.log(
    `${code} ${from.catalogue.version} -> ${version}: ${changes.length} difference${changes.length === 1 ? "" : "s"}.`,
  );
  return 0;
}

function run(dir: string): number {
  const read = readCatalogueFolder(dir);
  if (!read.ok) {
    console.error(read.message);
    return 2;
  }
  const started = performance.now();
  const published = publishCatalogue(read.files, read.faults);
  if (command === "test") {
    for (const line of testReport(dir, published.tests)) console.log(line);
    const others = published.ok
      ? []
      : published.faults.filter((fault) => fault.code !== "E_TEST" || published.tests.length === 0);
    for (const fault of others) console.error(faultLine(dir, fault));
    return published.ok ? 0 : 1;
  }
  if (!published.ok) {
    for (const fault of published.faults) console.error(faultLine(dir, fault));
    console.error(
      `${published.faults.length} fault${published.faults.length === 1 ? "" : "s"}; nothing is published.`,
    );
    return 1;
  }
  if (command === "doctor") {
    const findings = examineCatalogue(published.catalogue, published.priceLists, DOCTOR_ROUNDS);
    for (const finding of findings) console.log(findingLine(finding));
    console.log(`${findings.length} finding${findings.length === 1 ? "" : "s"}.`);
    return findings.some(({ kind }) => kind === "failure" || kind === "material") ? 1 : 0;
  }
  console.log(summary(published, performance.now() - started));
  return 0;
}
