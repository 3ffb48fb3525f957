import type { FastifyRequest } from "fastify";
import type { Context } from "../operation/context.ts";
import { networkOf } from "../operation/network-of.ts";
import { tooManyAttempts } from "../operation/too-many-attempts.ts";
import { takeAttempt } from "../session/attempts.ts";
import { findLink } from "./link-record.ts";

/** The number of uses of a link that one address has in a minute before it has to wait. */
const MOST = { open: 60, options: 120, comment: 6, accept: 10, room: 6 } as const;

/** The link of a request's secret, once its use has been counted; otherwise the refusal to answer with. */
export async function findLinkForUse(
  call: {
    readonly context: Context;
    readonly params: { readonly token: string };
    readonly request: FastifyRequest;
  },
  use: keyof typeof MOST,
) {
  const { context, params, request } = call;
  const found = await findLink(context, params.token);
  if (found.refusal) return found;
  const refusal = await countUse(context, request, found.link.id, use);
  return refusal ? { link: undefined, refusal } : found;
}

/** Counts what an address does through a link. `null`: it may go on; otherwise the refusal. */
export async function countUse(
  { pool }: Pick<Context, "pool">,
  request: FastifyRequest,
  linkId: number,
  use: keyof typeof MOST,
) {
  const key = `offer-link:${use}:${linkId}:${networkOf(request.ip)}`;
  const seconds = await takeAttempt(pool, key, { most: MOST[use], windowSeconds: 60 });
  return seconds > 0 ? tooManyAttempts(seconds, "Too often") : null;
}
