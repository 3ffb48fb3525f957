import type { FullConfig, Reporter, Suite, TestCase, TestError } from "@playwright/test/reporter";
import { failureLine, leaveTally } from "./tally.ts";

/** Playwright's reporter for `./test`: what failed by name, errors outside any test included. */
export default class PlaywrightTally implements Reporter {
  readonly #outside: string[] = [];
  #tests: readonly TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onError({ message }: TestError): void {
    this.#outside.push(failureLine("An error outside any test", message));
  }

  onEnd(): void {
    const of = (outcome: string) => this.#tests.filter((test) => test.outcome() === outcome);
    const retried = of("flaky");
    leaveTally({
      passed: of("expected").length + retried.length,
      failed: [...of("unexpected").map(lineOf), ...this.#outside],
      passedOnRetry: retried.map(lineOf),
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** With what its first run died of: the last one of a retried test has no error. */
function lineOf(test: TestCase): string {
  const title = test
    .titlePath()
    .filter((part) => part !== "")
    .join(" › ");
  return failureLine(title, test.results[0]?.error?.message);
}
