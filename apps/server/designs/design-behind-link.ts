import type { FastifyRequest } from "fastify";
import type { Context } from "../operation/context.ts";
import { countUse } from "./design-limits.ts";
import { findLink } from "./design-link-table.ts";

/** The link of a request's secret, once its use has been counted; otherwise the refusal to answer with. */
export async function designBehindLink(call: {
  readonly context: Context;
  readonly params: { readonly token: string };
  readonly request: FastifyRequest;
}) {
  const refused = await countUse(call.context, call.request, "open");
  return refused ? { link: undefined, refusal: refused } : findLink(call.context, call.params.token);
}
