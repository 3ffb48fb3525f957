import type { Denial } from "@stanza/project";
import { NOT_FOUND } from "../http/errors.ts";

/** An answer that the contract declares as a refusal. */
export function refuse<const S extends number, const Code extends string>(
  status: S,
  error: Code,
  message: string,
): { readonly status: S; readonly body: { readonly error: Code; readonly message: string } } {
  return { status, body: { error, message } };
}

/** The refusal of a document that cannot be stored; each problem has its path in the document. */
export function invalidProject(problems: readonly { readonly path: string; readonly message: string }[]) {
  const { status, body } = refuse(422, "invalid-project", "The project has faults.");
  return { status, body: { ...body, details: [...problems] } };
}

/** The same answer for a thing that does not exist and for one that belongs to somebody else. */
export const notFound = () => refuse(404, "not-found", NOT_FOUND);

/** The refusal of something that `projectCan` denies; `status` is the project's. */
export function denied(because: Denial, status: string) {
  return because === "readOnlyStatus"
    ? refuse(403, "read-only", `In the status ${status} this project can only be read.`)
    : refuse(403, "forbidden", `Not allowed: ${because}.`);
}

/** The refusal of a change that starts from an older state than the one that is stored. */
export const changedMeanwhile = () =>
  refuse(409, "changed-meanwhile", "Somebody else has changed this meanwhile.");
