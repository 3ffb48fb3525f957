import { useSession } from "@stanza/web-site";

/**
 * Returns true for people who sell. Taxes, American rules, the dealer's view and terms of payment are theirs to set; for everybody else
 * the server takes the shop's.
 */
export const useSells = (): boolean =>
  useSession(({ profile }) => profile?.kind === "pro" || profile?.isAdmin === true);
