import { isIP } from "node:net";

/** The site as authenticators know it. */
export interface RelyingParty {
  /** The host that passkeys are bound to. */
  readonly id: string;
  /** The only origin whose pages may ask for them. */
  readonly origin: string;
  readonly name: string;
}

/**
 * A site at this address as passkeys are bound to it; `null`: it can have none, as browsers take none for a bare network address, nor without
 * https except on the machine itself.
 */
export function relyingPartyAt(origin: string, name: string): RelyingParty | null {
  const { protocol, hostname } = new URL(origin);
  if (isIP(hostname) !== 0 || hostname.startsWith("[")) return null;
  if (protocol !== "https:" && hostname !== "localhost") return null;
  return { id: hostname, origin, name };
}
