import type { Project } from "@stanza/project";

/**
 * The fields of a project that evaluation reads. This list is the only one: what is compared, sent to a worker or kept on the server
 * follows from it, and a function of evaluation that reads another field does not compile.
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

/** True where evaluation would read the same objects. */
export function isSameInput(a: EvaluationInput, b: EvaluationInput): boolean {
  return EVALUATED_FIELDS.every((field) => a[field] === b[field]);
}

/** The part of a project that evaluation reads, and nothing else of it. */
export function evaluationInput(project: EvaluationInput): EvaluationInput {
  return Object.fromEntries(
    EVALUATED_FIELDS.map((field) => [field, project[field]]),
  ) as unknown as EvaluationInput;
}
