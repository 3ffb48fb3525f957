import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** One part of the test run: a command and how to count what it did. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where the command leaves its JSON report, and how that is counted; absent: the command counts as one test. */
  readonly report?: { readonly path: string; readonly count: (report: unknown) => Tally };
  /** What to do when it fails, in a sentence. */
  readonly advice: string;
}

/** Runs a step, its output passing through. A crash without a report counts as one failure. */
export async function runStep(step: Step): Promise<Tally> {
  if (step.report) rmSync(step.report.path, { force: true });
  const code = await exitCode(step);
  if (!step.report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(step.report.path)) return { passed: 0, failed: 1 };
  const tally = step.report.count(JSON.parse(readFileSync(step.report.path, "utf8")));
  return code !== 0 && tally.failed === 0 ? { passed: tally.passed, failed: 1 } : tally;
}

function exitCode({ command: [program, ...args] }: Step): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: "inherit" });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

export function countVitest(report: unknown): Tally {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numFailedTestSuites = 0,
  } = report as Record<string, number>;
  return {
    passed: numPassedTests,
    failed: numFailedTests === 0 && numFailedTestSuites > 0 ? 1 : numFailedTests,
  };
}

export function countPlaywright(report: unknown): Tally {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
