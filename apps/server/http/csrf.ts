import type { FastifyRequest } from "fastify";

/**
 * Returns true when a foreign page may have sent a request that changes something. A cookie for frames (SameSite=None) comes with
 * any page's form post, so every such request must prove its origin, and carry what no form can send: JSON, or the header `x-csrf`.
 * A bearer token needs no other proof: no foreign page has it.
 *
 * Source: server.md §5, reliability.md T11.
 */
export function isForeignRequest(request: FastifyRequest, trustedOrigins: readonly string[]): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return false;
  const { origin, authorization } = request.headers;
  if (authorization !== undefined) return false;
  const type = request.headers["content-type"]?.split(";")[0]?.trim();
  if (request.headers["x-csrf"] !== "1" && type !== "application/json") return true;
  if (origin !== undefined && trustedOrigins.includes(origin)) return false;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin";
  if (origin !== undefined) return origin !== `${request.protocol}://${request.host}`;
  // Current browsers send one of the two headers. A foreign page cannot set x-csrf without a preflight request, which we refuse.
  return request.headers["x-csrf"] !== "1";
}
