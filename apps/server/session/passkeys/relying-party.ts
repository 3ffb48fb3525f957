import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Context } from "../../operation/context.ts";
import { ownOrigin } from "../../operation/own-origin.ts";

/** The site as authenticators know it. */
export interface RelyingParty {
  /** The host that passkeys are bound to. */
  readonly id: string;
  /** The only origin whose pages may ask for them. */
  readonly origin: string;
  readonly name: string;
}

/**
 * This deployment as passkeys are bound to it; `null`: it can have none. Its address is the deployment's setting and never what a request
 * says; browsers take no passkeys for a bare network address, nor without https except on the machine itself.
 */
export function relyingParty(
  context: Pick<Context, "config" | "site">,
  request: Pick<FastifyRequest, "protocol" | "host" | "hostname">,
): RelyingParty | null {
  const origin = ownOrigin(context, request);
  if (origin === null) return null;
  const { protocol, hostname } = new URL(origin);
  if (isIP(hostname) !== 0 || hostname.startsWith("[")) return null;
  if (protocol !== "https:" && hostname !== "localhost") return null;
  return { id: hostname, origin, name: context.site.theme.name };
}
