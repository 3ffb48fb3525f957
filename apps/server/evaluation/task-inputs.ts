import type { Choices } from "@stanza/catalogue";
import type { EvaluationInput } from "@stanza/evaluation";
import type { ComparisonChoice } from "@stanza/offer";
import type { Project } from "@stanza/project";
import type { DatedTerms } from "./catalogues-in-use.ts";

/** Everything that a project's prices depend on, besides its catalogues. */
export interface PricingInput {
  readonly project: EvaluationInput;
  /** Number of the stored project; absent: it is not stored yet, and nothing of it is kept. */
  readonly projectId?: number;
  /** The shop's list of each catalogue, by code. */
  readonly priceLists: Readonly<Record<string, string>>;
  readonly terms: DatedTerms;
}

/** One rule, as a project with that one row. */
export interface RuleInput extends PricingInput {
  readonly forced: Choices;
  /** Code of a variable that divides the article, to be evaluated with it. */
  readonly divider?: string;
}

/** A project, and another option for a variable that its pieces share. */
export interface ComparisonInput extends PricingInput {
  readonly project: Project;
  readonly choice: Omit<ComparisonChoice, "values">;
  readonly value: string;
}

/** A project that is drawn or listed without prices. */
export interface DrawingInput {
  readonly project: Project;
  /** ISO date; null: everything is in date. */
  readonly priceDate: string | null;
}
