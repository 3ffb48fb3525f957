import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** The journeys in the browser, half of them beside the other half, each with a server and a database of its own: `node journeys.ts [REPORT.json]`. */
const HALVES = [1, 2] as const;
const FIRST_PORT = 4317;

interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const [report = "test-results/browser.json"] = process.argv.slice(2);
const codes = await Promise.all(HALVES.map(run));
const halves = HALVES.map((half) => JSON.parse(readFileSync(reportOf(half), "utf8")) as Report);
const sum = (key: keyof Report["stats"]) => halves.reduce((total, { stats }) => total + stats[key], 0);
const stats: Report["stats"] = {
  expected: sum("expected"),
  unexpected: sum("unexpected"),
  flaky: sum("flaky"),
};
writeFileSync(report, JSON.stringify({ stats }));
process.exitCode = Math.max(...codes);

function reportOf(half: number): string {
  return `test-results/browser-${half}.json`;
}

function run(half: number): Promise<number> {
  rmSync(reportOf(half), { force: true });
  return new Promise((resolve) => {
    const child = spawn(
      "npx",
      [
        "playwright",
        "test",
        `--shard=${half}/${HALVES.length}`,
        `--output=test-results/browser-${half}`,
        "--reporter=list,json",
      ],
      {
        stdio: ["ignore", "pipe", "inherit"],
        env: {
          ...process.env,
          E2E_PORT: String(FIRST_PORT + half - 1),
          PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(half),
        },
      },
    );
    createInterface(child.stdout).on("line", (line) => console.log(`${half}│ ${line}`));
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}
