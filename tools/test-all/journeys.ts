import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

/**
 * The journeys in the browser: `node journeys.ts [REPORT.json]`. Two lanes take one part after another, each part with a server and a
 * database of its own, so that neither waits long for the other at the end.
 */
const LANES = [1, 2] as const;
const PARTS = 6;
const FIRST_PORT = 4317;

interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const [report = "test-results/browser.json"] = process.argv.slice(2);
const waiting = Array.from({ length: PARTS }, (_, index) => index + 1);
const parts = [...waiting];
const codes = (await Promise.all(LANES.map(drive))).flat();
const reports = parts.map((part) => JSON.parse(readFileSync(reportOf(part), "utf8")) as Report);
const sum = (key: keyof Report["stats"]) => reports.reduce((total, { stats }) => total + stats[key], 0);
const stats: Report["stats"] = {
  expected: sum("expected"),
  unexpected: sum("unexpected"),
  flaky: sum("flaky"),
};
writeFileSync(report, JSON.stringify({ stats }));
process.exitCode = Math.max(...codes);

async function drive(lane: number): Promise<readonly number[]> {
  const codes: number[] = [];
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift())
    codes.push(await run(part, lane));
  return codes;
}

function reportOf(part: number): string {
  return `test-results/browser-${part}.json`;
}

function run(part: number, lane: number): Promise<number> {
  rmSync(reportOf(part), { force: true });
  return new Promise((resolve) => {
    const child = spawn(
      "npx",
      [
        "playwright",
        "test",
        `--shard=${part}/${PARTS}`,
        `--output=test-results/browser-${part}`,
        "--reporter=list,json",
      ],
      {
        stdio: ["ignore", "pipe", "inherit"],
        env: {
          ...process.env,
          E2E_PORT: String(FIRST_PORT + lane - 1),
          PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(part),
        },
      },
    );
    createInterface(child.stdout).on("line", (line) => console.log(`${part}│ ${line}`));
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}
