/** A sender: the application's own page, or a host that the deployment lists. */
export type Sender = "own" | "listed";

/**
 * Who a message is from; undefined: nobody who may speak. Scheme, host and port have to be the same to the letter. An opaque origin, as of a
 * sandboxed page, is `null` and never anybody (reliability.md T01).
 *
 * listed   origins of the deployment's configuration
 */
export function senderOf(origin: string, own: string, listed: readonly string[]): Sender | undefined {
  if (origin === "null" || origin === "") return undefined;
  if (listed.includes(origin)) return "listed";
  return origin === own ? "own" : undefined;
}

/** Why an origin may not be listed; undefined: it may. A deployment with such an origin does not start. */
export function originFault(origin: string): string | undefined {
  if (!URL.canParse(origin) || origin.includes("*")) return "is no origin such as https://shop.example";
  const url = new URL(origin);
  if (url.origin !== origin) return "is no origin such as https://shop.example";
  const isHere = url.hostname === "localhost" || url.hostname === "127.0.0.1" || url.hostname === "[::1]";
  if (url.protocol === "http:" && !isHere) return "is not https, which only this machine may do without";
  return url.protocol === "https:" || url.protocol === "http:" ? undefined : "is neither https nor http";
}
