import type { FastifyRequest } from "fastify";
import { type RelyingParty, relyingPartyAt } from "../session/passkeys/relying-party.ts";
import type { Context } from "./context.ts";
import { ownOrigin } from "./own-origin.ts";

/** This deployment as passkeys are bound to it: by its own address, never by what a request says. `null`: it can have none. */
export function ownRelyingParty(
  context: Pick<Context, "config" | "site">,
  request: Pick<FastifyRequest, "protocol" | "host" | "hostname">,
): RelyingParty | null {
  const origin = ownOrigin(context, request);
  return origin === null ? null : relyingPartyAt(origin, context.site.theme.name);
}
