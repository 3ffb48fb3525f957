import type { FastifyRequest } from "fastify";
import type { Context } from "../operation/context.ts";
import { networkOf } from "../operation/network-of.ts";
import { tooManyAttempts } from "../operation/too-many-attempts.ts";
import { type AttemptLimit, takeAttempt } from "../session/attempts.ts";
import { hashOf } from "../session/sessions.ts";

/** What one network may do, and what may be asked about one user id or address (reliability.md T19). */
const BY_NETWORK = {
  ask: { most: 10, windowSeconds: 3600 },
  open: { most: 60, windowSeconds: 60 },
  finish: { most: 20, windowSeconds: 60 },
} as const satisfies Record<string, AttemptLimit>;
const BY_NAME: AttemptLimit = { most: 3, windowSeconds: 900 };

/**
 * Counts what is done about accounts. `null`: it may go on; otherwise the refusal.
 *
 * about   the user id or address that was typed, whether or not it exists
 */
export async function countAccountUse(
  { pool }: Pick<Context, "pool">,
  request: FastifyRequest,
  use: keyof typeof BY_NETWORK,
  about?: string,
) {
  const from = await takeAttempt(pool, `account:${use}:${networkOf(request.ip)}`, BY_NETWORK[use]);
  const named =
    from > 0 || about === undefined
      ? 0
      : await takeAttempt(pool, `account-about:${hashOf(about.toLowerCase()).toString("hex")}`, BY_NAME);
  const seconds = Math.max(from, named);
  return seconds > 0 ? tooManyAttempts(seconds, "Too often") : null;
}
