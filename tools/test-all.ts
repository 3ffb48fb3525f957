import { mkdirSync } from "node:fs";
import { runStep, type Step } from "./test-all/steps.ts";
import { BALANCER, bringSystemPackages, ENGINES, OTHER_BROWSERS } from "./test-all/system-packages.ts";
import { addTallies, type Tally } from "./test-all/tally.ts";

const RESULTS = "test-results";

const VITEST: Step["command"] = [
  "npx",
  "vitest",
  "run",
  "--retry=1",
  "--reporter=default",
  "--reporter=./tools/test-all/vitest-tally.ts",
];
const JOURNEYS: Step["command"] = [
  "env",
  "E2E_LANES=2",
  "npx",
  "playwright",
  "test",
  "--retries=1",
  "--reporter=list,./tools/test-all/playwright-tally.ts",
];

const BOUNDARIES: Step = {
  name: "Boundaries",
  command: [...VITEST, "tools/boundaries.test.ts"],
  tally: `${RESULTS}/boundaries.json`,
  advice: "The table stands in tools/boundaries/packages.ts; docs/architecture.md draws it.",
};

const TYPES: Step = {
  name: "Types",
  command: ["npm", "run", "--silent", "typecheck"],
  advice: "Mend the type errors above; ./run npm run typecheck repeats them.",
};

const LINT: Step = {
  name: "Lint and format",
  command: ["npx", "biome", "check"],
  advice: "./run npm run format mends most of it.",
};

/** Everything that a change needs. Cheap steps come first, so that most failures are told within minutes. */
const STEPS: readonly Step[] = [
  TYPES,
  LINT,
  {
    // The oldest PostgreSQL that Stanza runs on; the journeys and the tests of starting have the embedded one, the newest.
    name: "Unit, component, boundary and server tests",
    command: ["node", "tools/test-all/on-postgres-15.ts", ...VITEST],
    tally: `${RESULTS}/unit.json`,
    advice: "./run npx vitest run PATH repeats one file, on the embedded PostgreSQL.",
  },
  {
    name: "Build of the web app",
    command: ["npm", "run", "--silent", "build"],
    advice: "./run npm run build repeats it.",
  },
  {
    name: "Journeys in the browser",
    command: JOURNEYS,
    tally: `${RESULTS}/browser.json`,
    advice: "./run npx playwright test -g 'TITLE' repeats one; --trace on records what happened.",
  },
];

const killed = (times: number): Step => ({
  name: `A server that is killed ${times} times while it saves`,
  command: ["env", `KILLS=${times}`, ...VITEST, "apps/server/testing/resilience.test.ts", "-t", "kill -9"],
  tally: `${RESULTS}/kills.json`,
  advice: `KILLS=${times} ./run npx vitest run apps/server/testing/resilience.test.ts repeats it.`,
});

const CUTS: Step = {
  name: "A server that is cut off at every statement of what changes something",
  command: [
    "env",
    "EVERY_CUT=1",
    ...VITEST,
    "apps/server/testing/cut-at-every-step.test.ts",
    "apps/server/db/migrate-cut.test.ts",
  ],
  tally: `${RESULTS}/cuts.json`,
  advice:
    "EVERY_CUT=1 ./run npx vitest run apps/server/testing/cut-at-every-step.test.ts apps/server/db/migrate-cut.test.ts repeats it.",
};

const BALANCED: Step = {
  name: "Three servers behind a balancer, one of them killed",
  command: ["env", "BALANCED=1", ...VITEST, "apps/server/testing/balanced-servers.test.ts"],
  tally: `${RESULTS}/balanced.json`,
  advice: "BALANCED=1 ./run npx vitest run apps/server/testing/balanced-servers.test.ts repeats it.",
};

const EDITORS: Step = {
  name: "2,000 pairs of editors of one project",
  command: ["env", "MERGE_SEEDS=2000", ...VITEST, "domain/project/merge"],
  tally: `${RESULTS}/merges.json`,
  advice: "MERGE_SEEDS=2000 ./run npx vitest run domain/project/merge repeats it.",
};

/** What to run by the first word after `./test`; other words choose steps of the usual run by their names. */
const LEVELS: Readonly<Record<string, readonly Step[]>> = {
  quick: [
    TYPES,
    LINT,
    BOUNDARIES,
    {
      name: "Unit tests",
      command: [...VITEST, "--project", "domain", "--project", "front"],
      tally: `${RESULTS}/unit.json`,
      advice: "./run npx vitest run PATH repeats one file.",
    },
  ],
  /** What is worth a night: kills by the thousand. */
  nightly: [killed(1000), CUTS, BALANCED, EDITORS],
  all: [
    ...STEPS.map((step) =>
      step.command === JOURNEYS
        ? { ...step, command: ["env", "E2E_ALL=1", ...JOURNEYS.slice(1)] as const }
        : step,
    ),
    {
      name: "Server tests on the embedded PostgreSQL",
      command: [...VITEST, "--project", "server"],
      tally: `${RESULTS}/embedded.json`,
      advice: "./run npx vitest run PATH repeats one file.",
    },
    {
      name: "Every journey in the dark theme",
      command: ["env", "E2E_ALL=1", "E2E_DARK=1", ...JOURNEYS.slice(1), "--project=desktop dark"],
      tally: `${RESULTS}/dark.json`,
      advice: "E2E_DARK=1 ./run npx playwright test --project='desktop dark' -g 'TITLE' repeats one.",
    },
    {
      name: "Every screen in every state",
      command: ["env", "E2E_STATES=1", ...JOURNEYS.slice(1), "--project=desktop light", "every-screen"],
      tally: `${RESULTS}/states.json`,
      advice: "E2E_STATES=1 ./run npx playwright test every-screen -g 'TITLE' repeats one.",
    },
    {
      name: "The kitchen journey in Firefox and WebKitGTK",
      command: [
        "env",
        "E2E_BROWSERS=1",
        "npx",
        "playwright",
        "test",
        "--retries=1",
        "--reporter=list,./tools/test-all/playwright-tally.ts",
        "--project=desktop light",
      ],
      tally: `${RESULTS}/browsers.json`,
      advice: "E2E_BROWSERS=1 ./run npx playwright test --project='desktop light' repeats it.",
    },
    killed(200),
    CUTS,
    BALANCED,
    EDITORS,
    {
      name: "1,000 pictures by three workers, one killed every ten seconds",
      command: ["env", "RENDERS=1000", ...VITEST, "apps/server/renders/farm-of-processes.test.ts"],
      tally: `${RESULTS}/renders.json`,
      advice: "RENDERS=1000 ./run npx vitest run apps/server/renders/farm-of-processes.test.ts repeats it.",
    },
    {
      name: "Pictures by Blender's Cycles, and films",
      command: ["env", "CYCLES=1", ...VITEST, "apps/server/renders/engines"],
      tally: `${RESULTS}/cycles.json`,
      advice: "CYCLES=1 ./run npx vitest run apps/server/renders/engines repeats it.",
    },
    {
      name: "A session of 200 opened projects",
      command: ["npm", "run", "--silent", "bench", "--", "long-session"],
      advice: "./run npm run bench -- long-session repeats it.",
    },
  ],
};

/** What a level needs of the system beyond the usual run. */
const FURTHER: Readonly<Record<string, Parameters<typeof bringSystemPackages>[1]>> = {
  all: [...OTHER_BROWSERS, ...BALANCER, ...ENGINES],
  nightly: BALANCER,
};

/** The steps that the words after `./test` ask for; all usual ones without words. */
function stepsFor(words: readonly string[]): readonly Step[] {
  const level = LEVELS[words[0] ?? ""];
  if (level) return level;
  return STEPS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
  );
}

/** `./test`, `./test quick`, `./test all`, `./test nightly`, or `./test NAME…` for the steps whose name contains one of the words. */
async function main(words: readonly string[]): Promise<number> {
  const steps = stepsFor(words);
  const say = (line: string) => console.log(`\x1b[2m${line}\x1b[0m`);
  bringSystemPackages(say, FURTHER[words[0] ?? ""] ?? []);
  mkdirSync(RESULTS, { recursive: true });
  const tallies: Tally[] = [];
  const advice: string[] = [];
  for (const [index, step] of steps.entries()) {
    console.log(`\n\x1b[1m[${index + 1}/${steps.length}] ${step.name}\x1b[0m`);
    const started = process.hrtime.bigint();
    const tally = await runStep(step);
    const seconds = Number((process.hrtime.bigint() - started) / 1_000_000_000n);
    say(`${step.name}: ${tally.passed} passed, ${tally.failed.length} failed in ${seconds} s`);
    tallies.push(tally);
    if (tally.failed.length > 0) advice.push(`${step.name}: ${step.advice}`);
  }
  const { passed, failed, passedOnRetry } = addTallies(tallies);
  tell("Passed only when tried again", passedOnRetry);
  tell("Failed", failed);
  if (advice.length > 0) console.log(`\n${advice.join("\n")}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return failed.length === 0 && passed > 0 ? 0 : 1;
}

/** The last lines are what a log keeps when it is cut: so they name what failed. */
function tell(heading: string, titles: readonly string[]): void {
  if (titles.length > 0) console.log(`\n${heading}:\n${titles.map((title) => `  ${title}`).join("\n")}`);
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log("\n0 passed, 1 failed");
  return 1;
});
