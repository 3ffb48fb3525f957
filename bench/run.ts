import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import type { Bench, Measure } from "./measure.ts";

/** `npm run bench [-- WORD…]`: every `*.bench.ts` here, or those whose name contains a word; a table and `results/latest.json`. */
async function main(words: readonly string[]): Promise<void> {
  const folder = new URL(".", import.meta.url);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".bench.ts"))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .sort();
  const measures: Measure[] = [];
  for (const file of files) {
    const { bench } = (await import(new URL(file, folder).href)) as { bench: Bench };
    console.log(`\x1b[2m${bench.name} …\x1b[0m`);
    measures.push(...(await bench.run()));
  }
  print(measures);
  mkdirSync(new URL("results/", folder), { recursive: true });
  writeFileSync(new URL("results/latest.json", folder), `${JSON.stringify(measures, null, 2)}\n`);
}

function print(measures: readonly Measure[]): void {
  const rows = measures.map(({ name, value, unit, reference, ratio }) => [
    name,
    `${value.toPrecision(3)} ${unit}`,
    ratio === null ? "" : ratio.toFixed(2),
    reference,
  ]);
  const table = [["measure", "value", "ratio", "reference"], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
  for (const row of table)
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
}

await main(process.argv.slice(2));
process.exit(0);
