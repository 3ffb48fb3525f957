import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { addTallies, leaveTally, TALLY, takeTally } from "./tally.ts";

/**
 * The journeys in the browser: `node journeys.ts`. Two lanes take one part after another, each part with a server and a
 * database of its own, so that neither waits long for the other at the end.
 */
const LANES = [1, 2] as const;
const PARTS = 6;
const FIRST_PORT = 4317;

const waiting = Array.from({ length: PARTS }, (_, index) => index + 1);
const parts = [...waiting];
const codes = (await Promise.all(LANES.map(drive))).flat();
leaveTally(addTallies(parts.map(tallyOf)));
process.exitCode = Math.max(...codes);

async function drive(lane: number): Promise<readonly number[]> {
  const codes: number[] = [];
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift())
    codes.push(await run(part, lane));
  return codes;
}

function pathOf(part: number): string {
  return `test-results/browser-${part}.json`;
}

function tallyOf(part: number) {
  const failed = [`Part ${part} of the journeys ended without a result`];
  return takeTally(pathOf(part)) ?? { passed: 0, failed, passedOnRetry: [] };
}

function run(part: number, lane: number): Promise<number> {
  rmSync(pathOf(part), { force: true });
  return new Promise((resolve) => {
    const child = spawn(
      "npx",
      [
        "playwright",
        "test",
        `--shard=${part}/${PARTS}`,
        `--output=test-results/browser-${part}`,
        "--retries=1",
        "--reporter=list,./tools/test-all/playwright-tally.ts",
      ],
      {
        stdio: ["ignore", "pipe", "inherit"],
        env: {
          ...process.env,
          E2E_PORT: String(FIRST_PORT + lane - 1),
          [TALLY]: pathOf(part),
        },
      },
    );
    createInterface(child.stdout).on("line", (line) => console.log(`${part}│ ${line}`));
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}
