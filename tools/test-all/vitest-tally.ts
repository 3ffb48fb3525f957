import type { Reporter, TestCase } from "vitest/node";
import { failureLine, leaveTally } from "./tally.ts";

/** Vitest's reporter for `./test`: what failed by name, errors outside any test included. */
export default class VitestTally implements Reporter {
  onTestRunEnd(...[modules, unhandled]: Parameters<NonNullable<Reporter["onTestRunEnd"]>>): void {
    const cases = modules.flatMap((module) => [...module.children.allTests()]);
    const of = (state: string) => cases.filter((test) => test.result().state === state);
    leaveTally({
      passed: of("passed").length,
      failed: [
        ...of("failed").map(lineOf),
        ...modules.flatMap((module) =>
          module.errors().map(({ message }) => failureLine(module.relativeModuleId, message)),
        ),
        ...unhandled.map(({ message }) => failureLine("An error outside any test", message)),
      ],
      passedOnRetry: of("passed")
        .filter((test) => test.diagnostic()?.flaky)
        .map(lineOf),
    });
  }
}

function lineOf(test: TestCase): string {
  const title = `${test.module.relativeModuleId} › ${test.fullName}`;
  return failureLine(title, test.result().errors?.[0]?.message);
}
