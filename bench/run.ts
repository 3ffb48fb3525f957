import { fork } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Bench, Measure } from "./measure.ts";
import { implausible } from "./plausible.ts";

const FOLDER = new URL(".", import.meta.url);
/** The time that one bench may take, its preparation included; a longer one is ended and named. */
const LIMIT_MS = 120_000;
/** Those that go through the product in a browser take longer. */
const LONG_LIMIT_MS: Readonly<Record<string, number>> = {
  "editor.bench.ts": 1_200_000,
  "backup.bench.ts": 1_200_000,
  "catalogue-search.bench.ts": 600_000,
  "lighthouse.bench.ts": 900_000,
  "lists.bench.ts": 900_000,
  "long-session.bench.ts": 3_600_000,
  "opening.bench.ts": 600_000,
  "processes.bench.ts": 600_000,
  "renders.bench.ts": 3_600_000,
  "server-load.bench.ts": 600_000,
  "server-load-rest.bench.ts": 900_000,
  "start.bench.ts": 900_000,
};
/** Run when they are named in full only. */
const ONLY_NAMED: readonly string[] = [
  "lighthouse.bench.ts",
  "long-session.bench.ts",
  "renders.bench.ts",
  "server-load-rest.bench.ts",
];

/**
 * `npm run bench [-- WORD…]`: every `*.bench.ts` here but the longest, or those whose name contains a word, each in a process of its
 * own so that none warms up or wears out another; a table, and after a full run `results/latest.json`. Leaves 1 when a bench failed or
 * gave a figure that cannot be true.
 */
async function main(words: readonly string[]): Promise<number> {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".bench.ts"))
    .filter((file) =>
      ONLY_NAMED.includes(file)
        ? words.includes(file.replace(".bench.ts", ""))
        : words.length === 0 || words.some((word) => file.includes(word)),
    )
    .sort();
  const measures: Measure[] = [];
  const failed: string[] = [];
  for (const file of files) {
    console.log(`\x1b[2m${file.replace(".bench.ts", "")} …\x1b[0m`);
    try {
      const found = await inOwnProcess(file);
      measures.push(...found);
      const reason = implausible(found);
      if (reason !== undefined) throw new Error(reason);
    } catch (error) {
      failed.push(file);
      console.error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  print(measures);
  if (words.length === 0) {
    mkdirSync(new URL("results/", FOLDER), { recursive: true });
    writeFileSync(new URL("results/latest.json", FOLDER), `${JSON.stringify(measures, null, 2)}\n`);
  }
  if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}`);
  return failed.length > 0 ? 1 : 0;
}

function inOwnProcess(file: string): Promise<readonly Measure[]> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ["--one", file]);
    const limitMs = LONG_LIMIT_MS[file] ?? LIMIT_MS;
    // Asked to go first, so that it ends what it has started itself.
    let forced: ReturnType<typeof setTimeout> | undefined;
    const limit = setTimeout(() => {
      child.kill("SIGTERM");
      forced = setTimeout(() => child.kill("SIGKILL"), 10_000);
    }, limitMs);
    child.once("message", (measures) => resolve(measures as readonly Measure[]));
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      clearTimeout(limit);
      clearTimeout(forced);
      reject(new Error(forced ? `ended after ${limitMs / 1000} s` : `exit ${signal ?? code}`));
    });
  });
}

async function runOne(file: string): Promise<void> {
  const { bench } = (await import(new URL(file, FOLDER).href)) as { bench: Bench };
  const measures = await bench.run();
  await new Promise((sent) => process.send?.(measures, sent));
  process.exit(0);
}

function print(measures: readonly Measure[]): void {
  const rows = measures.map((measure) => [
    measure.name,
    `${measure.value.toPrecision(3)} ${measure.unit}`,
    measure.ratio === null ? "" : measure.ratio.toPrecision(3),
    barText(measure),
    measure.reference,
  ]);
  const table = [["measure", "value", "ratio", "bar", "reference"], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

function barText({ value, unit, ratio, bar }: Measure): string {
  if (!bar) return "";
  if ("atLeast" in bar) return `${value >= bar.atLeast ? "met" : "MISSED"} (≥ ${bar.atLeast} ${unit})`;
  const reached = bar.of === "value" ? value : (ratio ?? Number.POSITIVE_INFINITY);
  const target = bar.of === "value" ? `≤ ${bar.atMost} ${unit}` : `ratio ≤ ${bar.atMost}`;
  return `${reached <= bar.atMost ? "met" : "MISSED"} (${target})`;
}

const [first, second, ...rest] = process.argv.slice(2);
if (first === "--one" && second !== undefined) await runOne(second);
else process.exit(await main([first, second, ...rest].filter((word) => word !== undefined)));
