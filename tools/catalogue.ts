/**
 * Checks a catalogue folder as publishing does.
 *
 *   npm run catalogue -- check DIR   every fault as file:line:column, or one line with counts
 *   npm run catalogue -- test DIR    the golden tests with a diff
 *   npm run catalogue -- doctor DIR  what random configurations bring to light: failing rules, dead ends, missing prices
 *
 * Exits with 0 when sound, 1 with faults, 2 when called wrongly.
 */

import { examineCatalogue, publishCatalogue } from "@stanza/catalogue/publish";
import { readCatalogueFolder } from "./catalogue/read-catalogue-folder.ts";
import { faultLine, findingLine, summary, testReport } from "./catalogue/report.ts";

/** Configurations that the doctor tries for each article. */
const DOCTOR_ROUNDS = 1000;

const [command, folder] = process.argv.slice(2);
if (!["check", "test", "doctor"].includes(command ?? "") || !folder) {
  console.error("Usage: npm run catalogue -- check DIR | test DIR | doctor DIR");
  process.exit(2);
}
process.exitCode = run(folder);

function run(dir: string): number {
  const read = readCatalogueFolder(dir);
  if (!read.ok) {
    console.error(read.message);
    return 2;
  }
  const started = performance.now();
  const published = publishCatalogue(read.files);
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
