import type { Choices, OpenCatalogue, Problem } from "@stanza/catalogue";
import { ownValue } from "@stanza/catalogue";
import type { Row } from "@stanza/project";
import type { AnswerPool } from "./answer-pool.ts";
import type { EvaluationInput } from "./evaluation-input.ts";

/** Open catalogues by code. */
export type OpenCatalogues = ReadonlyMap<string, OpenCatalogue>;

export interface EvaluationOptions {
  /** ISO date on which options must be valid, i.e. the project's price date. Absent: every option is valid. */
  readonly priceDate?: string;
  /** Called before and after each piece of work, so that a watchdog knows where a thread hangs (reliability.md F14). */
  readonly watch?: (work: EvaluationWork, phase: "begin" | "end") => void;
  /** The reason to skip a piece of work, for example because it did not end before; its row then fails. Asked again in each call. */
  readonly excluded?: (work: EvaluationWork) => Problem | undefined;
  /** Answers of other projects. Absent: each is worked out for this one. */
  readonly answers?: AnswerPool;
}

/** A piece of work for a catalogue's rules: one row, or the rows that its automatic rules make. */
export type EvaluationWork =
  | { readonly kind: "row"; readonly row: Row; readonly header: Choices }
  | { readonly kind: "rules"; readonly catalogue: string };

/** One object for all rows without a header, so that two of them compare as the same. */
export const NO_CHOICES: Choices = {};

/** A row of a project as a piece of work, with its model's header. */
export function workOf(
  project: EvaluationInput,
  row: Row,
): Extract<EvaluationWork, { readonly kind: "row" }> {
  const header = ownValue(ownValue(project.catalogues, row.catalogue)?.headers, row.model) ?? NO_CHOICES;
  return { kind: "row", row, header };
}
