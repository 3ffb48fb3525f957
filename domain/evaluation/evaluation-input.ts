import type { Project } from "@stanza/project";

/**
 * The only list of the fields that evaluation reads. The fields to compare, to send to a worker and to keep on the server follow from it,
 * and evaluation code that reads another field does not compile.
 */
export const EVALUATED_FIELDS = [
  "rows",
  "rooms",
  "catalogues",
  "automaticEdits",
] as const satisfies readonly (keyof Project)[];

type EvaluatedField = (typeof EVALUATED_FIELDS)[number];

/** The part of a project that evaluation reads. */
export type EvaluationInput = Pick<Project, EvaluatedField>;

/** Returns true when evaluation would read the same objects. */
export function isSameInput(a: EvaluationInput, b: EvaluationInput): boolean {
  return EVALUATED_FIELDS.every((field) => a[field] === b[field]);
}

/** Copies the fields that evaluation reads, and no others. */
export function evaluationInput(project: EvaluationInput): EvaluationInput {
  return Object.fromEntries(
    EVALUATED_FIELDS.map((field) => [field, project[field]]),
  ) as unknown as EvaluationInput;
}
