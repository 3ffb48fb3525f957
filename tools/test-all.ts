import { mkdirSync } from "node:fs";
import { countPlaywright, countVitest, runStep, type Step } from "./test-all/steps.ts";
import { bringSystemPackages } from "./test-all/system-packages.ts";

const REPORTS = "test-results";

const STEPS: readonly Step[] = [
  {
    name: "Types",
    command: ["npm", "run", "--silent", "typecheck"],
    advice: "Mend the type errors above; ./run npm run typecheck repeats them.",
  },
  {
    name: "Lint and format",
    command: ["npx", "biome", "check"],
    advice: "./run npm run format mends most of it.",
  },
  {
    name: "Unit, boundary and server tests",
    command: [
      "npx",
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${REPORTS}/unit.json`,
    ],
    report: { path: `${REPORTS}/unit.json`, count: countVitest },
    advice: "./run npx vitest run PATH repeats one file.",
  },
  {
    name: "Server tests on PostgreSQL 15",
    command: ["node", "tools/test-all/on-postgres-15.ts", `${REPORTS}/postgres-15.json`],
    report: { path: `${REPORTS}/postgres-15.json`, count: countVitest },
    advice: "The SQL must stay within PostgreSQL 15; ./run node tools/test-all/on-postgres-15.ts repeats it.",
  },
  {
    name: "Build of the web app",
    command: ["npm", "run", "--silent", "build"],
    advice: "./run npm run build repeats it.",
  },
  {
    name: "Journeys in the browser",
    command: ["node", "tools/test-all/journeys.ts", `${REPORTS}/browser.json`],
    report: { path: `${REPORTS}/browser.json`, count: countPlaywright },
    advice: "./run npx playwright test -g 'TITLE' repeats one; --trace on records what happened.",
  },
];

/** `./test`, or `./test NAME…` for the steps whose name contains one of the words. */
async function main(words: readonly string[]): Promise<number> {
  const steps = STEPS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
  );
  const say = (line: string) => console.log(`\x1b[2m${line}\x1b[0m`);
  bringSystemPackages(say);
  mkdirSync(REPORTS, { recursive: true });
  const advice: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const [index, step] of steps.entries()) {
    console.log(`\n\x1b[1m[${index + 1}/${steps.length}] ${step.name}\x1b[0m`);
    const started = process.hrtime.bigint();
    const tally = await runStep(step);
    const seconds = Number((process.hrtime.bigint() - started) / 1_000_000_000n);
    passed += tally.passed;
    failed += tally.failed;
    say(`${step.name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
    if (tally.failed > 0) advice.push(`${step.name}: ${step.advice}`);
  }
  if (advice.length > 0) console.log(`\n${advice.join("\n")}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log("\n0 passed, 1 failed");
  return 1;
});
