import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** What a run of tests came to, whichever runner made it. */
export interface Tally {
  readonly passed: number;
  /** The titles of what failed, each with the first line of why. */
  readonly failed: readonly string[];
  /** The titles of what passed only when tried again. */
  readonly passedOnRetry: readonly string[];
}

/** The environment variable that tells a runner's reporter where to leave its tally. */
export const TALLY = "TALLY";

/** Leaves the tally where {@link TALLY} says; nowhere when the runner was started by hand. */
export function leaveTally(tally: Tally): void {
  const path = process.env[TALLY];
  if (path) writeFileSync(path, JSON.stringify(tally));
}

/** The tally that a runner left at `path`; `null` when it ended without one. */
export function takeTally(path: string): Tally | null {
  if (!existsSync(path)) return null;
  const tally = JSON.parse(readFileSync(path, "utf8")) as Tally;
  rmSync(path);
  return tally;
}

/** Several tallies as one. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    passedOnRetry: tallies.flatMap(({ passedOnRetry }) => passedOnRetry),
  };
}

/** A failure as one line: its title, and the first two lines of the message (fast-check tells its seed on the second) without colours. */
export function failureLine(title: string, message: string | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that begins a colour
  const plain = (message ?? "").replace(/\x1b\[[0-9;]*m/g, "");
  const why = plain.split("\n").slice(0, 2).join(" ").trim();
  return why === "" ? title : `${title}: ${why}`;
}
