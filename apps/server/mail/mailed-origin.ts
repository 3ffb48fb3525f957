import type { FastifyRequest } from "fastify";
import type { Context } from "../operation/context.ts";

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The origin of links in mails that anybody may have sent; `null`: there is no mail server, or no address that can be trusted.
 *
 * A request names any host it likes, so without `PUBLIC_URL` only the machine's own address is believed: otherwise a stranger could have us
 * mail a link to their page.
 */
export function mailedOrigin(
  { config }: Pick<Context, "config">,
  { protocol, host, hostname }: Pick<FastifyRequest, "protocol" | "host" | "hostname">,
): string | null {
  if (!config.mail) return null;
  if (config.publicUrl !== undefined) return config.publicUrl;
  return LOCAL.test(hostname) ? `${protocol}://${host}` : null;
}
