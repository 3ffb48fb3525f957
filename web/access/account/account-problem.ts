import { log } from "@stanza/web-ui";

/** Why something about an account was not done, as the person reads it. */
export type AccountProblem = "wait" | "gone" | "known" | "weak" | "mail" | "failed";

/** The answer of the server that was no success, in those terms. */
export function accountProblem(answer: {
  readonly status: number;
  readonly message?: string;
  readonly body?: { readonly error?: string; readonly message?: string };
}): AccountProblem {
  const { status, body } = answer;
  log("warning", `Not done for the account: ${status} ${body?.message ?? answer.message ?? ""}`);
  if (status === 429) return "wait";
  if (status === 404 || status === 410) return "gone";
  if (status === 422) return "weak";
  if (status === 409) return body?.error === "account-exists" ? "known" : "mail";
  return "failed";
}
