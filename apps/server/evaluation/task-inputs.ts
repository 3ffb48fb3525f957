import type { Choices } from "@stanza/catalogue";
import type { EvaluationInput } from "@stanza/evaluation";
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
}

/** A project that is drawn or listed without prices. */
export interface DrawingInput {
  readonly project: Project;
  /** ISO date; null: everything is in date. */
  readonly priceDate: string | null;
}
