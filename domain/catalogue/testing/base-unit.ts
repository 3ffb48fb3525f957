import type { ArticleRequest, Choices } from "../index.ts";
import { openDemo } from "./demo-home.ts";

/** The demo catalogue of this package's tests. */
export const demo = openDemo();

/** A request for the base unit with one door, 600 wide, in the header of model ARIA. */
export const request = (choices: Choices, more: Partial<ArticleRequest> = {}): ArticleRequest => ({
  model: "ARIA",
  article: "BASE-1D-60",
  header: { FIN: "LB", HND: "BAR" },
  choices,
  ...more,
});

/** That base unit, evaluated with these choices. */
export const base = (choices: Choices, more: Partial<ArticleRequest> = {}) =>
  demo.evaluate(request(choices, more));

/** The panel's view of one variable. */
export const view = (evaluation: ReturnType<typeof base>, code: string) =>
  evaluation.views().find((candidate) => candidate.code === code)!;
