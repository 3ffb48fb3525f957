import type { Profile } from "@stanza/contract";
import { useSession } from "./session-store.ts";

/**
 * Returns true for people who sell: professionals and supervisors. Whatever concerns the shop's own work is theirs; the server refuses
 * everybody else (`isShopStaff`).
 */
export const sells = (profile: Pick<Profile, "kind" | "isAdmin"> | null): boolean =>
  profile !== null && (profile.kind === "pro" || profile.isAdmin);

/** `sells` of the person at the page. */
export const useSells = (): boolean => useSession(({ profile }) => sells(profile));
