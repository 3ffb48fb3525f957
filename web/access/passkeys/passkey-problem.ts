/** Why a passkey was not added or signs nobody in, as the person reads it. */
export type PasskeyProblem =
  | "refused"
  | "gone"
  | "wait"
  | "known"
  | "full"
  | "not-confirmed"
  | "wrong-code"
  | "browser"
  | "failed";

const BY_ERROR: Readonly<Record<string, PasskeyProblem>> = {
  "login-failed": "refused",
  "not-taken": "refused",
  "challenge-gone": "gone",
  "known-passkey": "known",
  "too-many-passkeys": "full",
  "not-confirmed": "not-confirmed",
  "wrong-code": "wrong-code",
  "too-many-attempts": "wait",
};

/** The answer of the server that was no success, in those terms. */
export function passkeyProblem({
  body,
}: {
  readonly status: number;
  readonly body?: { readonly error?: string };
}): PasskeyProblem {
  return BY_ERROR[body?.error ?? ""] ?? "failed";
}
