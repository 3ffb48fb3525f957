import type { FastifyRequest } from "fastify";
import type { Context } from "../operation/context.ts";
import { refuse } from "../operation/refuse.ts";
import { countAttempt, secondsToWait } from "../session/attempts.ts";

/** How often one address may do something through a link within a minute before it has to wait. */
const MOST = { open: 60, options: 120, comment: 6, accept: 10 } as const;

/** Counts what an address does; a refusal where it does too much. */
export async function countUse(
  { pool }: Context,
  request: FastifyRequest,
  linkId: number,
  what: keyof typeof MOST,
) {
  const key = `offer-link:${what}:${linkId}:${request.ip}`;
  const seconds = await secondsToWait(pool, [key]);
  if (seconds > 0) {
    return {
      ...refuse(429, "too-many-attempts", `Too often; try again in ${seconds} s.`),
      headers: { "retry-after": String(seconds) },
    };
  }
  await countAttempt(pool, key, { most: MOST[what], windowSeconds: 60 });
  return null;
}
