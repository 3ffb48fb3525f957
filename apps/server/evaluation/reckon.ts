import type { OpenCatalogue } from "@stanza/catalogue";
import { type EvaluatedProject, evaluateProject, type FailedRow } from "@stanza/evaluation";
import { type PriceBook, type PricedProject, type PriceTerms, priceProject } from "@stanza/pricing";
import type { Project } from "@stanza/project";

/** What the server itself finds a project to cost. */
export interface Reckoning {
  readonly priced: PricedProject;
  readonly failed: readonly FailedRow[];
}

export interface ReckonTerms extends PriceTerms {
  /** ISO date. */
  readonly priceDate: string;
}

/** Evaluates and prices a project; a row that fails is in `failed` and unpriced, never dropped. */
export function reckon(
  project: Project,
  catalogues: ReadonlyMap<string, OpenCatalogue>,
  book: PriceBook,
  terms: ReckonTerms,
): Reckoning & { readonly evaluated: EvaluatedProject } {
  const evaluated = evaluateProject(project, catalogues, { priceDate: terms.priceDate });
  return { evaluated, priced: priceProject(evaluated, book, terms), failed: evaluated.failed };
}
