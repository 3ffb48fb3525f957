import { log } from "@stanza/web-ui";

/** Why a design could not be sent, as the person reads it. */
export type DesignProblem = "wait" | "refused" | "shop" | "failed" | "mail";

/** The answer of the server that was no success, in those terms. */
export function designProblem(answer: {
  readonly status: number;
  readonly message?: string;
  readonly body?: { readonly error?: string; readonly message?: string };
}): DesignProblem {
  log("warning", `The design was not sent: ${answer.status} ${answer.body?.message ?? answer.message ?? ""}`);
  if (answer.status === 429) return "wait";
  if (answer.status === 0) return "failed";
  if (answer.body?.error === "unknown-shop") return "shop";
  return answer.status === 409 ? "mail" : "refused";
}
