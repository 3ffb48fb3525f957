/** Why a code or what belongs to it was not taken, as the person reads it. */
export type CodeProblem = "missing" | "wrong" | "gone" | "wait" | "failed";

/** The answer of the server that was no success, in those terms. */
export function codeProblem({
  status,
  body,
}: {
  readonly status: number;
  readonly body?: { readonly error?: string };
}): CodeProblem {
  if (body?.error === "wrong-code" || status === 422) return "wrong";
  if (status === 429) return "wait";
  return status === 403 || status === 410 ? "gone" : "failed";
}
