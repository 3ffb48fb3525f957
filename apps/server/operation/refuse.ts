import type { Denial } from "@stanza/project";
import { NOT_FOUND } from "../http/errors.ts";
import type { DocumentFault } from "../projects/stored-document.ts";

/** A declared refusal; `details` where the operation names them. */
export function refuse<const S extends number, const Code extends string>(
  status: S,
  error: Code,
  message: string,
): { readonly status: S; readonly body: { readonly error: Code; readonly message: string } } {
  return { status, body: { error, message } };
}

/** A document that cannot be stored, and where it is wrong. */
export function invalidProject(problems: readonly DocumentFault[]) {
  const { status, body } = refuse(422, "invalid-project", "The project has faults.");
  return { status, body: { ...body, details: [...problems] } };
}

/** What is not there, and what is somebody else's. */
export const notFound = () => refuse(404, "not-found", NOT_FOUND);

/** What `projectCan` denies of a project that one may see. */
export function denied(because: Denial, status: string) {
  return because === "readOnlyStatus"
    ? refuse(403, "read-only", `In the status ${status} this project can only be read.`)
    : refuse(403, "forbidden", `Not allowed: ${because}.`);
}
