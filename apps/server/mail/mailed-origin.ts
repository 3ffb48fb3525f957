import type { FastifyRequest } from "fastify";
import type { Context } from "../operation/context.ts";
import { ownOrigin } from "../operation/own-origin.ts";

/**
 * The origin of links in mails that anybody may have sent; `null`: there is no mail server, or no address that can be trusted: otherwise a
 * stranger could have us mail a link to their page.
 */
export const mailedOrigin = (
  context: Pick<Context, "config">,
  request: Pick<FastifyRequest, "protocol" | "host" | "hostname">,
): string | null => (context.config.mail ? ownOrigin(context, request) : null);
