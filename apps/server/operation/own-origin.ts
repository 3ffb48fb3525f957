import type { FastifyRequest } from "fastify";
import type { Context } from "./context.ts";

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The origin under which people reach this deployment; `null`: there is none that can be trusted. A request names any host it likes, so
 * without `PUBLIC_URL` only the machine's own address is believed.
 */
export function ownOrigin(
  { config }: Pick<Context, "config">,
  { protocol, host, hostname }: Pick<FastifyRequest, "protocol" | "host" | "hostname">,
): string | null {
  if (config.publicUrl !== undefined) return config.publicUrl;
  return LOCAL.test(hostname) ? `${protocol}://${host}` : null;
}
