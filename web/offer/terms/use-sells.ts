import type { Profile } from "@stanza/contract";
import { useSession } from "@stanza/web-site";

const isSelling = (profile: Profile | null): boolean => profile?.kind === "pro" || profile?.isAdmin === true;

/**
 * Returns true for people who sell. Taxes, American rules, the dealer's view and terms of payment are theirs to set; for everybody else
 * the server takes the shop's.
 */
export const useSells = (): boolean => useSession(({ profile }) => isSelling(profile));

/** The same, outside of a component. */
export const sells = (): boolean => isSelling(useSession.getState().profile);
