import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { TALLY, type Tally, takeTally } from "./tally.ts";

/** One part of the test run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where its runner leaves a tally; absent: the command counts as one test. */
  readonly tally?: string;
  /** What to do when it fails, in a sentence. */
  readonly advice: string;
}

/** Runs a step, its output passing through. What ends badly without naming a failure counts as one. */
export async function runStep(step: Step): Promise<Tally> {
  if (step.tally) rmSync(step.tally, { force: true });
  const code = await exitCode(step);
  const tally = step.tally
    ? takeTally(step.tally)
    : { passed: Number(code === 0), failed: [], passedOnRetry: [] };
  const { passed, failed, passedOnRetry } = tally ?? { passed: 0, failed: [], passedOnRetry: [] };
  const silent = failed.length === 0 && (code !== 0 || tally === null);
  return { passed, failed: silent ? [`${step.name}: ended with code ${code}`] : failed, passedOnRetry };
}

function exitCode({ command: [program, ...args], tally }: Step): Promise<number> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...(tally ? { [TALLY]: tally } : {}) };
    const child = spawn(program, args, { stdio: "inherit", env });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}
