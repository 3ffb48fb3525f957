/**
 * Checks a catalogue folder as publishing does.
 *
 *   npm run catalogue -- check DIR   every fault as file:line:column, or one line with counts
 *   npm run catalogue -- test DIR    the golden tests with a diff
 *
 * Exits with 0 when sound, 1 with faults, 2 when called wrongly.
 */

import { publishCatalogue } from "@stanza/catalogue/publish";
import { readCatalogueFolder } from "./catalogue/read-catalogue-folder.ts";
import { faultLine, summary, testReport } from "./catalogue/report.ts";

const [command, folder] = process.argv.slice(2);
if ((command !== "check" && command !== "test") || !folder) {
  console.error("Usage: npm run catalogue -- check DIR | test DIR");
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
  console.log(summary(published, performance.now() - started));
  return 0;
}
